public import IntentKitCore

/// The codes that a unicorn holds out to others: a contact card, one to be paid by, and one to pay with.
///
/// Settings: `signedIn` (true unless said otherwise), `codes` (which of `contact`, `requestPayment` and `sendPayment` are
/// set up; all unless said otherwise), `asksForAmount` (whether the user types an amount before each payment) and `bank`
/// (whether the bank is `online`, `busy` or `offline`).
public struct UnicornCodes: SampleApp {
  public static let appDescription = AppDescription(
    displayName: "UnicornCodes",
    intentsSupported: [GetVisualCodeIntent.schema.siriKitName],
    // Whoever holds out such a code may pay with it.
    intentsRestrictedWhileLocked: [GetVisualCodeIntent.schema.siriKitName],
    userActivityTypes: [activityType])

  public static let summary =
    "Shows codes for others to scan: a contact card, and two for payments."

  private let settings: UnicornCodesSettings

  public init(environment: AppEnvironment) throws(ParameterError) {
    settings = try UnicornCodesSettings(parameterValue: .object(environment.settings))
  }

  public func handler(for intent: any Intent) -> (any IntentHandling)? {
    guard intent is GetVisualCodeIntent else { return nil }
    return GetVisualCodeHandler(settings: settings)
  }

  // MARK: - Activities

  /// The type of the activities with which the app comes to the screen.
  private static let activityType = "com.example.unicorncodes.screen"

  /// Has the user sign in.
  static let signIn = UserActivity(activityType: activityType, userInfo: ["screen": "signIn"])

  /// Has the user type how much to pay.
  static let amount = UserActivity(activityType: activityType, userInfo: ["screen": "amount"])
}
