/// A shortcut as an object; Swift sources use ``INShortcut``.
public final class INShortcutReference: NSObject, NSCopying, @unchecked Sendable {
  // `@unchecked` because `NSObject` isn't `Sendable`; the shortcut never changes.
  private let shortcut: INShortcut

  /// Creates a shortcut for a request, or returns nil if the request can't be one.
  public init?(intent: INIntent) {
    guard let shortcut = INShortcut(intent: intent) else { return nil }
    self.shortcut = shortcut
  }

  /// Creates a shortcut for an activity.
  public init(userActivity: NSUserActivity) { shortcut = .userActivity(userActivity) }

  init(_ shortcut: INShortcut) { self.shortcut = shortcut }

  /// The request; nil for an activity.
  public var intent: INIntent? { shortcut.intent }

  /// The activity; nil for a request.
  public var userActivity: NSUserActivity? { shortcut.userActivity }

  public func copy(with zone: NSZone? = nil) -> Any { self }
}
