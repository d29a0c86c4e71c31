import Foundation

/// A failed system call.
struct SystemError: Error, CustomStringConvertible {
  let description: String

  /// Creates an error for the last system call.
  init(_ what: String) {
    description = "\(what): \(String(cString: strerror(errno)))."
  }
}
