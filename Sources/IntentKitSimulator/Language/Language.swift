public import IntentKitCore

/// A language that the assistant speaks.
public enum Language: String, Sendable, Hashable, Codable, CaseIterable, NamedValue {
  /// English.
  case english = "en"
  /// Japanese.
  case japanese = "ja"

  /// Reads a language from a text such as `en`, `en-US` or `ja_JP.UTF-8`.
  ///
  /// - Returns: Nil when it is a language that the assistant does not speak.
  public init?(_ text: String) {
    let code = text.lowercased().prefix { $0.isASCII && $0.isLetter }
    self.init(rawValue: String(code))
  }

  /// The language that the user of a process prefers, by the variables of its environment.
  ///
  /// The first of `LC_ALL`, `LC_MESSAGES` and `LANG` that says something decides; English when it names a language that
  /// the assistant does not speak.
  public static func preferred(in environment: [String: String]) -> Language {
    let names = ["LC_ALL", "LC_MESSAGES", "LANG"]
    let text = names.lazy.compactMap { environment[$0] }.first { !$0.isEmpty }
    return text.flatMap { Language($0) } ?? .english
  }

  /// What the assistant says in this language.
  public var phrasebook: Phrasebook {
    switch self {
    case .english: .english
    case .japanese: .japanese
    }
  }
}
