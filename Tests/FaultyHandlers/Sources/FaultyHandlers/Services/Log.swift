/// The log of an app, discarded here.
struct Log: Sendable {
  static let shared = Log()

  func error(_ message: @autoclosure () -> String) {}
  func info(_ message: @autoclosure () -> String) {}
}
