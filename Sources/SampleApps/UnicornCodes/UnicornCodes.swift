package import IntentKitCore

/// An app that shows a contact card, a code to receive a payment, and a code to make one.
///
/// The scenario's settings configure the app:
/// - `signedIn`: Whether the user is signed in. Defaults to true.
/// - `codes`: The codes that are set up: `contact`, `requestPayment` and `sendPayment`. Defaults to
///   all.
/// - `asksForAmount`: Whether the user enters an amount before each payment. Defaults to false.
/// - `bank`: The state of the bank: `online` (the default), `busy` or `offline`.
package struct UnicornCodes {
  package static let appDescription = AppDescription(
    displayName: "UnicornCodes",
    alternativeNames: ["ユニコーンコード"],
    intentsSupported: [GetVisualCodeIntent.schema.siriKitName],
    // A code can authorize a payment, so the device must be unlocked.
    intentsRestrictedWhileLocked: [GetVisualCodeIntent.schema.siriKitName],
    userActivityTypes: [activityType])

  package static let summary =
    "Shows codes for others to scan: a contact card, and two for payments."
  package static let japaneseSummary = "ほかの人が読み取るコードを見せます。連絡先と、支払いの二種類です。"

  private let settings: UnicornCodesSettings
  let language: AppLanguage

  package init(environment: AppEnvironment) throws(ParameterError) {
    language = AppLanguage(environment)
    settings = try UnicornCodesSettings(parameterValue: .object(environment.settings))
  }
}

extension UnicornCodes: SampleApp {
  package func application(continue activity: UserActivity) async -> String? {
    switch activity.userInfo?["screen"] {
    case "signIn": language.text("the sign-in", "サインイン")
    case "amount": language.text("the amount to pay, to be entered", "支払う金額の入力")
    default: nil
    }
  }

  package func handler(for intent: any Intent) -> (any IntentHandling)? {
    guard intent is GetVisualCodeIntent else { return nil }
    return GetVisualCodeHandler(settings: settings)
  }

  // MARK: - Activities

  /// The type of the activities that open the app.
  private static let activityType = "com.example.unicorncodes.screen"

  /// Opens the app's sign-in screen.
  static let signIn = UserActivity(activityType: activityType, userInfo: ["screen": "signIn"])

  /// Opens the screen where the user enters the amount to pay.
  static let amount = UserActivity(activityType: activityType, userInfo: ["screen": "amount"])
}
