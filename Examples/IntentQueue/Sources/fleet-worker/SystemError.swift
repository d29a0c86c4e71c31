import Foundation

/// A call of the system that failed.
struct SystemError: Error, CustomStringConvertible {
  let description: String

  /// Makes an error for the call that failed last.
  init(_ what: String) {
    description = "\(what): \(String(cString: strerror(errno)))."
  }
}
