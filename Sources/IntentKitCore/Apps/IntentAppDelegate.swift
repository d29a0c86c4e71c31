/// What the system calls of the app itself, as UIKit does of an application's delegate.
///
/// An extension handles most requests. The app comes in when the extension hands a request over,
/// when it must be opened, and for the intents that it handles itself (behaviour reference, 4.1 and
/// 5.1).
public protocol IntentAppDelegate: Sendable {
  /// The handler inside the app: for intents under `INIntentsSupported`, and for requests that the
  /// extension hands over with `handleInApp`. UIKit's `application(_:handlerFor:)`.
  func application(handlerFor intent: any Intent) -> (any IntentHandling)?

  /// Goes on with an activity on the screen. UIKit's `scene(_:continue:)`.
  ///
  /// - Returns: What the user sees now, as a sentence; nil when the activity means nothing to the
  ///   app.
  func application(continue activity: UserActivity) async -> String?
}

// MARK: - Default implementations

extension IntentAppDelegate {
  /// Handles nothing.
  public func application(handlerFor intent: any Intent) -> (any IntentHandling)? { nil }

  /// Knows no activity.
  public func application(continue activity: UserActivity) async -> String? { nil }
}
