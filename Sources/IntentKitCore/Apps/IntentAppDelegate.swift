/// The methods of an app that the system calls directly, like those of UIKit's app delegate.
///
/// An extension handles most requests. The app is involved if the extension hands a request over,
/// if the app must be opened, and for the intents that the app itself handles. See
/// <doc:WhatSiriDoes#4.1-Codes> and <doc:WhatSiriDoes#5.1-Extension-or-app>.
public protocol IntentAppDelegate: Sendable {
  /// Returns the app's handler for an intent.
  ///
  /// The system calls this method for the intents under `INIntentsSupported`, and for requests that
  /// the extension hands over with `handleInApp`. It corresponds to UIKit's
  /// `application(_:handlerFor:)`.
  func application(handlerFor intent: any Intent) -> (any IntentHandling)?

  /// Continues an activity on the screen.
  ///
  /// It corresponds to UIKit's `scene(_:continue:)`.
  ///
  /// - Parameter activity: The activity to continue.
  /// - Returns: A sentence that describes what the app shows, or nil if the app doesn't recognize
  ///   the activity.
  func application(continue activity: UserActivity) async -> String?
}

// MARK: - Default implementations

extension IntentAppDelegate {
  /// By default, the app handles no intents.
  public func application(handlerFor intent: any Intent) -> (any IntentHandling)? {
    DefaultImplementation.handlerInApp.note()
    return nil
  }

  /// By default, the app recognizes no activities.
  public func application(continue activity: UserActivity) async -> String? {
    DefaultImplementation.activity.note()
    return nil
  }
}
