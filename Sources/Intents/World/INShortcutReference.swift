import IntentKitCore

/// A shortcut as an object; Swift sources use ``INShortcut``.
public final class INShortcutReference: NSObject, NSSecureCoding, NSCopying, @unchecked Sendable {
  // `@unchecked` because `NSObject` isn't `Sendable`; the shortcut never changes.
  let shortcut: INShortcut

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

  public static var supportsSecureCoding: Bool { true }

  public func encode(with coder: NSCoder) {
    switch shortcut {
    case .intent(let intent): coder.encode(intent, forKey: "intent")
    case .userActivity(let activity):
      let text = (try? NSUserActivity.write(activity)).map { JSONWriter.text($0, style: .compact) }
      coder.encode(text as NSString?, forKey: "userActivity")
    }
  }

  public convenience init?(coder: NSCoder) {
    // An absent object is an error of the archive.
    if coder.containsValue(forKey: "intent") {
      guard let intent = coder.decodeObject(of: INIntent.self, forKey: "intent") else { return nil }
      self.init(.intent(intent))
      return
    }
    guard let text = coder.decodeText("userActivity"),
      let value = try? JSONReader.value(from: Data(text.utf8)),
      let activity = try? NSUserActivity.read(value)
    else { return nil }
    self.init(userActivity: activity)
  }
}
