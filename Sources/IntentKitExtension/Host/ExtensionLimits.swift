/// The resource limits of an extension's process.
public struct ExtensionLimits: Sendable, Hashable {
  /// The maximum time from the start until the extension's hello; nil to use only the limit of the
  /// request.
  public var launch: Duration?
  /// The maximum mapped memory in bytes; nil for no limit.
  ///
  /// This limit is available only on Linux.
  public var memory: Int?
  /// The maximum number of bytes written to the output and error streams together.
  public var output: Int
  /// The maximum number of bytes in a message.
  public var message: Int
  /// The time the process has to exit after a shutdown request.
  ///
  /// The default is the time that a device gives an app, so that a correct extension passes even on
  /// a busy machine.
  public var shutdown: Duration
  /// The time the process has to exit if the user cancels the request; nil for the same time as
  /// after other requests.
  public var cancellation: Duration?

  /// Creates limits.
  public init(
    launch: Duration? = nil, memory: Int? = nil, output: Int = 1 << 20, message: Int = 16 << 20,
    shutdown: Duration = .seconds(5), cancellation: Duration? = nil
  ) {
    self.launch = launch
    self.memory = memory
    self.output = output
    self.message = message
    self.shutdown = shutdown
    self.cancellation = cancellation
  }
}
