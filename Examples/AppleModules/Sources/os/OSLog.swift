import Foundation

/// The messages of one part of a program.
public final class OSLog: Sendable {
  private let prefix: String
  private let isEnabled: Bool

  /// Creates a log whose messages begin with a subsystem and a category.
  public convenience init(subsystem: String, category: String) {
    self.init(prefix: "[\(subsystem):\(category)] ")
  }

  private init(prefix: String, isEnabled: Bool = true) {
    self.prefix = prefix
    self.isEnabled = isEnabled
  }

  /// The log without a subsystem.
  public static let `default` = OSLog(prefix: "")
  /// The log that drops all messages.
  public static let disabled = OSLog(prefix: "", isEnabled: false)

  /// Returns whether messages of a level are written.
  public func isEnabled(type: OSLogType) -> Bool { isEnabled }

  /// Returns the line for a message.
  func line(_ message: String, _ type: OSLogType) -> String {
    "\(prefix)\(type.name): \(message)"
  }

  /// Writes a message to the standard error.
  func write(_ message: String, _ type: OSLogType) {
    guard isEnabled else { return }
    FileHandle.standardError.write(Data("\(line(message, type))\n".utf8))
  }
}
