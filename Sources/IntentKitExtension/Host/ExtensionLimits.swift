/// What the process of an extension may use.
public struct ExtensionLimits: Sendable, Hashable {
  /// How long it may take from its start until it has said what it is; nil leaves only the limit of
  /// the request.
  public var launch: Duration?
  /// How much memory it may map, in bytes; nil for as much as there is. Linux only.
  public var memory: Int?
  /// How many bytes it may write to its output and error streams together.
  public var output: Int
  /// How many bytes one message may have.
  public var message: Int
  /// How long it may go on when it was told to end: as long as a device gives an app that it ends,
  /// so that a busy machine makes no good extension a bad one.
  public var shutdown: Duration

  /// Makes limits.
  public init(
    launch: Duration? = nil, memory: Int? = nil, output: Int = 1 << 20, message: Int = 16 << 20,
    shutdown: Duration = .seconds(5)
  ) {
    self.launch = launch
    self.memory = memory
    self.output = output
    self.message = message
    self.shutdown = shutdown
  }
}
