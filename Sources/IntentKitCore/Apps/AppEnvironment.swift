/// What an app finds around it when it is asked to handle a request.
public struct AppEnvironment: Sendable {
  /// The clock the app waits on; in simulation it takes no time.
  public var clock: any Clock<Duration>
  /// The date and time of the request.
  public var now: Date
  /// The state the app is in, by names that the app itself declares, such as `signedIn`.
  ///
  /// What they say of stored data is how it begins: as soon as the container has a document, the
  /// document counts.
  public var settings: [String: ParameterValue]
  /// The path of the folder that the app shares with its extension; nil when what it stores is for
  /// this request only.
  public var containerFolder: String?

  /// Makes an environment.
  public init(
    clock: any Clock<Duration> = ContinuousClock(), now: Date = Date(),
    settings: [String: ParameterValue] = [:], containerFolder: String? = nil
  ) {
    self.clock = clock
    self.now = now
    self.settings = settings
    self.containerFolder = containerFolder
  }
}
