/// Writes messages to the standard error.
public struct Logger: Sendable {
  private let logObject: OSLog

  public init() { logObject = .default }
  public init(_ logObject: OSLog) { self.logObject = logObject }

  public init(subsystem: String, category: String) {
    logObject = OSLog(subsystem: subsystem, category: category)
  }

  public func log(_ message: OSLogMessage) { log(level: .default, message) }
  public func log(level: OSLogType, _ message: OSLogMessage) {
    logObject.write(message.text, level)
  }

  public func trace(_ message: OSLogMessage) { log(level: .debug, message) }
  public func debug(_ message: OSLogMessage) { log(level: .debug, message) }
  public func info(_ message: OSLogMessage) { log(level: .info, message) }
  public func notice(_ message: OSLogMessage) { log(level: .default, message) }
  public func warning(_ message: OSLogMessage) { log(level: .error, message) }
  public func error(_ message: OSLogMessage) { log(level: .error, message) }
  public func critical(_ message: OSLogMessage) { log(level: .fault, message) }
  public func fault(_ message: OSLogMessage) { log(level: .fault, message) }
}
