/// The state of the device that affects how a request reaches its handler.
public struct DeviceState: Sendable, Hashable {
  /// Whether the device is locked.
  public var isLocked: Bool
  /// The user's permission for the assistant to use the app.
  public var siriAuthorization: SiriAuthorizationStatus
  /// The state of the app.
  public var appState: AppState
  /// Whether the user started the assistant by voice and doesn't look at a screen.
  ///
  /// Everything is then spoken, and long lists of options in parts (What Siri does, 2.5).
  public var isVoiceOnly: Bool

  /// Creates a state; by default unlocked and authorized, with a screen and the app not running.
  public init(
    isLocked: Bool = false, siriAuthorization: SiriAuthorizationStatus = .authorized,
    appState: AppState = .notRunning, isVoiceOnly: Bool = false
  ) {
    self.isLocked = isLocked
    self.siriAuthorization = siriAuthorization
    self.appState = appState
    self.isVoiceOnly = isVoiceOnly
  }
}
