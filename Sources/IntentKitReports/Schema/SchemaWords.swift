import IntentKitCore
import IntentKitSimulator

/// The words of reports on schemas in one language.
struct SchemaWords: Sendable {
  let parameters: String
  let resolveMethods: String
  let replacedMethods: String
  let beforeHandle: String
  let handlerMethods: String
  let responseCodes: String
  let responseProperties: String
  let types: String
  let availability: String
  let providesOptions: String
  let searchesOptions: String
  let providesDefault: String
  let defaultValue: String
  let onlyIf: String
  let prompt: String
  let text: String
  let eachElement: String
  let wholeList: String
  let reasons: String
  let unsupportedEnds: String
  let oneOf: String
  let suchAs: String
  let fields: String
  let textAlone: String
  let always: String
  let never: String
  let onRequest: String
  let whenCharged: String
  let unlocked: String
  let onlyDonated: String
  let unknown: String
  let declared: String
  let missing: String
  let notAMethod: String
  let didYouMean: String
  let separator: String
  let colon: String
  let quotation: (start: String, end: String)
  let betweenSentences: String
  let deprecated: @Sendable (_ since: String?, _ replacement: String?) -> String
  let since: @Sendable (String) -> String
  let notOn: @Sendable (String) -> String
  let deprecatedSince: @Sendable (String) -> String
  let use: @Sendable (String) -> String
  let consequences: [CodeMeaning: String]
  /// The consequences of missing methods, by the first word of the call.
  let missingConsequences: [String: String]

  /// Returns the words in a language.
  static func words(in language: Language) -> SchemaWords {
    switch language {
    case .english: english
    case .japanese: japanese
    }
  }

  /// Returns a text in quotation marks after a word.
  func labeled(_ label: String, _ text: String) -> String {
    label + colon + quotation.start + text + quotation.end
  }

  private static let english = SchemaWords(
    parameters: "Parameters", resolveMethods: "Resolve methods, in order",
    replacedMethods: "Replaced resolve methods, not called", beforeHandle: "Before handle",
    handlerMethods: "Methods of the handler", responseCodes: "Response codes",
    responseProperties: "Response properties", types: "Types", availability: "Availability",
    providesOptions: "provides options", searchesOptions: "provides options and searches them",
    providesDefault: "provides a default",
    defaultValue: "default", onlyIf: "only if", prompt: "prompt", text: "text",
    eachElement: "each element", wholeList: "the whole list",
    reasons: " reasons", unsupportedEnds: "unsupported ends the request", oneOf: "one of ",
    suchAs: "a string, such as ", fields: "an object with ",
    textAlone: "a string alone is its ",
    always: "The user is always asked for confirmation.",
    never: "The user isn't asked for confirmation.",
    onRequest:
      "The user is asked for confirmation if confirm responds with userConfirmationRequired.",
    whenCharged: "The user is asked for confirmation if the response to confirm contains a fee.",
    unlocked: "The device must be unlocked.",
    onlyDonated: "Apps can't handle the intent; they can only donate it.",
    unknown: "Unknown.", declared: "declared", missing: "missing",
    notAMethod: "isn't a method of the intent", didYouMean: "; did you mean “%”?",
    separator: ", ", colon: ": ", quotation: ("“", "”"), betweenSentences: " ",
    deprecated: { since, replacement in
      "deprecated" + (since.map { " since \($0)" } ?? "")
        + (replacement.map { ": use \($0)" } ?? "")
    },
    since: { "Since \($0)." }, notOn: { "Not on \($0)." },
    deprecatedSince: { "Deprecated since \($0)." }, use: { "Use \($0)." },
    consequences: Dictionary(
      CodeMeaning.allCases.map { ($0, $0.consequence) }, uniquingKeysWith: { $1 }),
    missingConsequences: [
      "resolve": "the value is taken as it is", "options": "an open question is asked",
      "default": "there is no default", "confirm": "the request continues",
      "handle": "the request fails",
    ])

  private static let japanese = SchemaWords(
    parameters: "パラメータ", resolveMethods: "解決メソッド（順番どおり）",
    replacedMethods: "置き換えられた解決メソッド（呼ばれません）", beforeHandle: "実行の前",
    handlerMethods: "ハンドラのメソッド", responseCodes: "応答コード",
    responseProperties: "応答のプロパティ", types: "型", availability: "対応プラットフォーム",
    providesOptions: "選択肢を提供します", searchesOptions: "選択肢を提供し、検索します",
    providesDefault: "既定値を提供します",
    defaultValue: "既定値", onlyIf: "条件", prompt: "質問", text: "文", eachElement: "各要素",
    wholeList: "リスト全体",
    reasons: "の理由", unsupportedEnds: "unsupportedでリクエストが終わります", oneOf: "次のどれか：",
    suchAs: "文字列。例：", fields: "次のフィールドを持つオブジェクト：",
    textAlone: "文字列だけなら：",
    always: "ユーザーに必ず確認します。", never: "ユーザーに確認しません。",
    onRequest: "confirmがuserConfirmationRequiredを返したとき、ユーザーに確認します。",
    whenCharged: "confirmの応答に料金があるとき、ユーザーに確認します。",
    unlocked: "デバイスのロックを解除する必要があります。",
    onlyDonated: "アプリはこのインテントを処理できません。提供だけができます。",
    unknown: "不明です。", declared: "宣言済み", missing: "なし",
    notAMethod: "このインテントのメソッドではありません", didYouMean: "（「%」のことですか？）",
    separator: "、", colon: "：", quotation: ("「", "」"), betweenSentences: "",
    deprecated: { since, replacement in
      (since.map { "\($0)から" } ?? "") + "非推奨" + (replacement.map { "：\($0)を使ってください" } ?? "")
    },
    since: { "\($0)以降。" }, notOn: { "\($0)では使えません。" },
    deprecatedSince: { "\($0)から非推奨です。" }, use: { "\($0)を使ってください。" },
    consequences: [
      .unspecified: "アシスタントが一般的なエラーを伝えます。",
      .ready: "confirmの応答。リクエストが続きます。",
      .inProgress: "アプリが処理を続けるとアシスタントが伝えます。",
      .success: "アシスタントが成功を伝えます。",
      .failure: "アシスタントが失敗を伝えます。",
      .failureRequiringAppLaunch: "アシスタントがアプリを開くよう勧めます。",
      .continueInApp: "アプリが前面に開いて続けます。",
      .handleInApp: "アプリがバックグラウンドで起動して処理します。",
      .userConfirmationRequired: "confirmの応答。ユーザーに確認します。",
    ],
    missingConsequences: [
      "resolve": "値はそのまま使われます", "options": "自由な答えを求めます", "default": "既定値はありません",
      "confirm": "リクエストが続きます", "handle": "リクエストが失敗します",
    ])
}
