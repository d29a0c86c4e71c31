import IntentKitCore

/// The response codes that most intents have in common.
protocol CommonCode: ResponseCode {
  static var ready: Self { get }
  static var success: Self { get }
  static var failure: Self { get }
  static var failureRequiringAppLaunch: Self { get }
}

extension CommonCode {
  /// Creates the code that reports a refusal to the user.
  ///
  /// - Parameters:
  ///   - refusal: The reason for the refusal, whose raw value is the name of a code.
  ///   - general: The code for an intent that has no code with this name.
  init(reporting refusal: some RawRepresentable<String>, orElse general: Self = .failure) {
    self = (try? Self(parameterValue: .string(refusal.rawValue))) ?? general
  }
}
