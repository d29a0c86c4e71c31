/// The state of the device that affects how a request reaches its handler.
public struct DeviceState: Sendable, Hashable {
  /// Whether the device is locked.
  public var isLocked: Bool
  /// The user's permission for the assistant to use the app.
  public var siriAuthorization: SiriAuthorizationStatus
  /// The state of the app.
  public var appState: AppState

  /// Creates a state; by default unlocked and authorized, with the app not running.
  public init(
    isLocked: Bool = false, siriAuthorization: SiriAuthorizationStatus = .authorized,
    appState: AppState = .notRunning
  ) {
    self.isLocked = isLocked
    self.siriAuthorization = siriAuthorization
    self.appState = appState
  }
}
