/// The state of the device at the time of a request, as far as it decides how a request reaches its
/// handler.
public struct DeviceState: Sendable, Hashable {
  /// Whether the device is locked.
  public var isLocked: Bool
  /// Whether the user allowed the assistant to use the app.
  public var siriAuthorization: SiriAuthorizationStatus
  /// Where the app is.
  public var appState: AppState

  /// Makes a state; unlocked, allowed and without the app unless said otherwise.
  public init(
    isLocked: Bool = false, siriAuthorization: SiriAuthorizationStatus = .authorized,
    appState: AppState = .notRunning
  ) {
    self.isLocked = isLocked
    self.siriAuthorization = siriAuthorization
    self.appState = appState
  }
}
