import IntentKitSimulator

/// The words of reports on sentences in one language.
struct SentenceWords: Sendable {
  /// The text between the names of a list.
  let comma: String
  let quoted: @Sendable (String) -> String
  /// The line for a sentence that has no meaning.
  let fitsNone: String
  /// The name of the end of a sentence, in place of words that are found or expected.
  let end: String
  let from: @Sendable (_ words: String) -> String
  let without: @Sendable (_ words: String) -> String
  let nearest: @Sendable (_ intent: String, _ example: String?) -> String
  let expected: @Sendable (_ understood: String, _ next: String) -> String
  let found: @Sendable (_ rest: String) -> String
  /// The line for a sentence that means a request of an intent that an app, or every app, lacks.
  let unhandled: @Sendable (_ intent: String, _ app: String?) -> String
  /// The line for a sentence that asks for an app that isn't installed.
  let missingApp: @Sendable (_ app: String) -> String
  /// The line on how to add an app.
  let addApp: String
  /// The line for a sentence that seems to be in another language.
  let otherLanguage: @Sendable (_ code: String) -> String

  /// Returns the words in a language.
  static func words(in language: Language) -> SentenceWords {
    switch language {
    case .english: english
    case .japanese: japanese
    }
  }

  private static let english = SentenceWords(
    comma: ", ", quoted: { "“\($0)”" }, fitsNone: "fits no template.", end: "the end",
    from: { "from “\($0)”" }, without: { "without “\($0)”" },
    nearest: { intent, example in
      "nearest: \(intent)\(example.map { ", such as “\($0)”" } ?? "")"
    },
    expected: { "after “\($0)” expected \($1)" }, found: { "found \($0)" },
    unhandled: { intent, app in
      app.map { "means \(intent), which \($0) doesn't handle." }
        ?? "means \(intent), which no installed app handles."
    },
    missingApp: { "asks for \($0), which isn't installed." },
    addApp: "Add an app that handles it with --extension.",
    otherLanguage: { "The sentence seems to be in another language: try --locale \($0)." })

  private static let japanese = SentenceWords(
    comma: "、", quoted: { "「\($0)」" }, fitsNone: "どのテンプレートにも合いません。", end: "文の終わり",
    from: { "「\($0)」より" }, without: { "「\($0)」を除く" },
    nearest: { intent, example in
      "最も近いもの：\(intent)\(example.map { "（例：「\($0)」）" } ?? "")"
    },
    expected: { $0.isEmpty ? "文頭に続くもの：\($1)" : "「\($0)」に続くもの：\($1)" }, found: { "実際：\($0)" },
    unhandled: { intent, app in
      app.map { "\(intent)という意味ですが、\($0)は対応していません。" }
        ?? "\(intent)という意味ですが、対応するAppがありません。"
    },
    missingApp: { "\($0)に頼んでいますが、このAppはインストールされていません。" },
    addApp: "対応するAppは--extensionで追加できます。",
    otherLanguage: { "別の言語の文のようです。--locale \($0)を試してください。" })
}
