/// Writes a message to the standard error, with a format such as `%{public}@` or `%d` for each of
/// the arguments.
public func os_log(
  _ message: StaticString, dso: UnsafeRawPointer? = nil, log: OSLog = .default,
  type: OSLogType = .default, _ arguments: Any?...
) {
  log.write(LogFormat("\(message)").text(arguments), type)
}

/// Writes a message to the standard error.
public func os_log(
  _ type: OSLogType, dso: UnsafeRawPointer? = nil, log: OSLog = .default,
  _ message: StaticString, _ arguments: Any?...
) {
  log.write(LogFormat("\(message)").text(arguments), type)
}

/// Writes a message to the standard error.
@_disfavoredOverload
public func os_log(_ message: OSLogMessage, log: OSLog = .default) {
  log.write(message.text, .default)
}

/// Writes a message to the standard error.
@_disfavoredOverload
public func os_log(_ type: OSLogType, log: OSLog = .default, _ message: OSLogMessage) {
  log.write(message.text, type)
}
