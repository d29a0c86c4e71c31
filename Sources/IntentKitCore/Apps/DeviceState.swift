/// The state of the device at the time of a request, as far as it decides whether a handler is asked at all.
public struct DeviceState: Sendable, Hashable {
  /// Whether the device is locked.
  public var isLocked: Bool
  /// Whether the user allowed the assistant to use the app.
  public var siriAuthorization: SiriAuthorizationStatus

  /// Makes a state; unlocked and allowed unless said otherwise.
  public init(isLocked: Bool = false, siriAuthorization: SiriAuthorizationStatus = .authorized) {
    self.isLocked = isLocked
    self.siriAuthorization = siriAuthorization
  }
}
