#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Android)
  import Android
#endif

/// A mark in the environment of a process that identifies it and its descendants.
///
/// A process can leave its group and lose its parent, but its descendants inherit its environment,
/// unless they are started with a different one. Build servers use the same technique to find
/// leftover processes.
package struct ProcessMark: Sendable {
  /// The variable that contains the mark.
  package let variable: String
  /// A random text that is unique to the process.
  package let text: String

  /// Creates a mark.
  package init(variable: String) {
    var generator = SystemRandomNumberGenerator()
    self.variable = variable
    text = String(generator.next(), radix: 36) + String(generator.next(), radix: 36)
  }

  #if !canImport(Darwin)
    /// Returns the text of the mark in the environment of a process; nil if it has none, or belongs
    /// to another user.
    func text(of pid: Int32) -> String? {
      guard let environment = Descriptor.contents(of: "/proc/\(pid)/environ") else { return nil }
      let name = Array("\(variable)=".utf8)
      return environment.withUnsafeBufferPointer { bytes in
        var start = 0
        while start < bytes.count {
          let rest = bytes[start...]
          let end = rest.firstIndex(of: 0) ?? bytes.count
          if rest[..<end].starts(with: name) {
            return String(decoding: bytes[(start + name.count)..<end], as: UTF8.self)
          }
          start = end + 1
        }
        return nil
      }
    }
  #endif
}
