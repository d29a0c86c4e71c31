/// What an app finds around it when it is asked to handle a request.
public struct AppEnvironment: Sendable {
  /// The clock the app waits on; in simulation it takes no time.
  public var clock: any Clock<Duration>
  /// The date and time of the request.
  public var now: Date
  /// The state the app is in, by names that the app itself declares, such as `signedIn`.
  public var settings: [String: ParameterValue]

  /// Makes an environment.
  public init(
    clock: any Clock<Duration> = ContinuousClock(), now: Date = Date(),
    settings: [String: ParameterValue] = [:]
  ) {
    self.clock = clock
    self.now = now
    self.settings = settings
  }
}
