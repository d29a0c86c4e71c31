import IntentKitCore

/// A language in which the sample apps write their own texts.
enum AppLanguage: Sendable {
  case english, japanese

  /// Creates the user's language, or English if the apps don't support it.
  init(_ environment: AppEnvironment) {
    self = environment.languageCode == "ja" ? .japanese : .english
  }

  /// Returns a text in this language.
  func text(_ english: String, _ japanese: String) -> String {
    switch self {
    case .english: english
    case .japanese: japanese
    }
  }
}
