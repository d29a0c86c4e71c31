import IntentKitSimulator

/// The words of reports on donations in one language.
struct DonationWords: Sendable {
  /// The text between the names of a list.
  let comma: String
  /// The text between sentences.
  let space: String
  let donations: String
  let suggestions: String
  let noDonations: String
  let noSuggestions: String
  let group: String
  let systemIntent: String
  let background: String
  let opensApp: String
  let withoutParameters: String
  let combination: @Sendable (String) -> String
  let count: @Sendable (Int) -> String
  let last: @Sendable (String) -> String
  let deleted: @Sendable (String) -> String
  let deletedNothing: String

  /// Returns the words in a language.
  static func words(in language: Language) -> DonationWords {
    switch language {
    case .english: english
    case .japanese: japanese
    }
  }

  private static let english = DonationWords(
    comma: ", ", space: " ", donations: "Donations", suggestions: "Suggestions",
    noDonations: "No donations.",
    noSuggestions: "No suggestions.", group: "group ",
    systemIntent:
      "An intent of SiriKit: suggested as it is donated. Users can't customize it, and its "
      + "parameters aren't resolved.",
    background: "Runs in the background.", opensApp: "Opens the app.",
    withoutParameters: "Combination without parameters.",
    combination: { "Combination: \($0)." },
    count: { $0 == 1 ? "1 donation" : "\($0) donations" }, last: { ", the last one \($0)" },
    deleted: { "Deleted: \($0)" }, deletedNothing: "Deleted: nothing")

  private static let japanese = DonationWords(
    comma: "、", space: "", donations: "提供", suggestions: "提案", noDonations: "提供はありません。",
    noSuggestions: "提案はありません。", group: "グループ：",
    systemIntent: "SiriKitのインテント：提供されたとおりに提案されます。ユーザはカスタマイズできず、パラメータは解決されません。",
    background: "バックグラウンドで実行されます。", opensApp: "Appが開きます。",
    withoutParameters: "パラメータのない組み合わせ。",
    combination: { "組み合わせ：\($0)。" },
    count: { "提供\($0)件" }, last: { "、最後は\($0)" },
    deleted: { "削除：\($0)" }, deletedNothing: "削除：なし")
}
