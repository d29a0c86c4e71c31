import IntentKitSimulator

/// The words of reports on sentences in one language.
struct SentenceWords: Sendable {
  /// The text between the names of a list.
  let comma: String
  let quoted: @Sendable (String) -> String
  /// The line for a sentence that has no meaning.
  let fitsNone: String
  let from: @Sendable (_ words: String) -> String
  let nearest: @Sendable (_ intent: String, _ example: String?) -> String
  /// The line about words that have no role.
  let unexplained: @Sendable (_ words: String) -> String
  /// The names of roles: words of the request, the name of the app, words that change nothing, and the
  /// reason for the request.
  let request: String
  let app: String
  let filler: String
  let reason: String
  /// The line for a sentence that means a request of an intent that an app, or every app, lacks.
  let unhandled: @Sendable (_ intent: String, _ app: String?) -> String
  /// The line on how to add an app.
  let addApp: String
  /// The line on how to find what can be said.
  let examples: String
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
    comma: ", ", quoted: { "“\($0)”" }, fitsNone: "isn't understood as a whole.",
    from: { "from “\($0)”" },
    nearest: { intent, example in
      "nearest: \(intent)\(example.map { ", such as “\($0)”" } ?? "")"
    },
    unexplained: { "no part of it: \($0)" }, request: "request", app: "app", filler: "–",
    reason: "reason",
    unhandled: { intent, app in
      app.map { "means \(intent), which \($0) doesn't handle." }
        ?? "means \(intent), which no installed app handles."
    },
    addApp: "Add an app that handles it with --extension.",
    examples:
      "intentsim list --apps shows the apps, and intentsim phrases INTENT what can be said.",
    otherLanguage: { "The sentence seems to be in another language: try --locale \($0)." })

  private static let japanese = SentenceWords(
    comma: "、", quoted: { "「\($0)」" }, fitsNone: "文全体の意味がわかりません。",
    from: { "「\($0)」より" },
    nearest: { intent, example in
      "最も近いもの：\(intent)\(example.map { "（例：「\($0)」）" } ?? "")"
    },
    unexplained: { "わからない部分：\($0)" }, request: "依頼", app: "App", filler: "–",
    reason: "理由",
    unhandled: { intent, app in
      app.map { "\(intent)という意味ですが、\($0)は対応していません。" }
        ?? "\(intent)という意味ですが、対応するAppがありません。"
    },
    addApp: "対応するAppは--extensionで追加できます。",
    examples: "Appはintentsim list --appsで、言い方の例はintentsim phrases INTENTで見られます。",
    otherLanguage: { "別の言語の文のようです。--locale \($0)を試してください。" })
}
