public import IntentKitCore

/// A language that the assistant speaks.
public enum Language: String, Sendable, Hashable, Codable, CaseIterable, NamedValue {
  /// English.
  case english = "en"
  /// Japanese.
  case japanese = "ja"

  /// Creates a language from its code or the name of a locale, or nil if it isn't supported.
  public init?(_ text: String) {
    let code = text.lowercased().prefix { $0.isASCII && $0.isLetter }
    self.init(rawValue: String(code))
  }

  /// Returns the user's preferred language according to environment variables.
  ///
  /// The first nonempty variable among `LC_ALL`, `LC_MESSAGES` and `LANG` determines the language.
  /// The default is English, also for unsupported languages.
  public static func preferred(in environment: [String: String]) -> Language {
    let names = ["LC_ALL", "LC_MESSAGES", "LANG"]
    let text = names.lazy.compactMap { environment[$0] }.first { !$0.isEmpty }
    return text.flatMap { Language($0) } ?? .english
  }

  /// The name of the language in English.
  package var name: String {
    switch self {
    case .english: "English"
    case .japanese: "Japanese"
    }
  }

  /// Returns whether a text can be in this language by its letters.
  ///
  /// Japanese contains words in Latin letters, but no sentence consists of them.
  package func isWritten(in text: String) -> Bool {
    let letters = text.unicodeScalars.filter(\.properties.isAlphabetic)
    return letters.isEmpty
      || letters.contains { scalar in
        let isLatin = scalar.value < 0x250
        return switch self {
        case .english: isLatin
        case .japanese: !isLatin
        }
      }
  }

  /// The phrasebook of the language.
  public var phrasebook: Phrasebook {
    switch self {
    case .english: .english
    case .japanese: .japanese
    }
  }
}
