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

  /// The mark in the environment of a process, compared with this one.
  enum Holding {
    /// The process has this mark.
    case this
    /// The process has another mark in the same variable.
    case other
    /// The process has no mark, or belongs to another user.
    case none
  }

  #if !canImport(Darwin)
    /// Compares the mark of a process with this one.
    func holding(of pid: Int32) -> Holding {
      guard let environment = Descriptor.contents(of: "/proc/\(pid)/environ") else { return .none }
      let (name, text) = (Array("\(variable)=".utf8), Array(text.utf8))
      return environment.withUnsafeBufferPointer { bytes in
        var start = 0
        while start < bytes.count {
          let rest = bytes[start...]
          let end = rest.firstIndex(of: 0) ?? bytes.count
          if rest[..<end].starts(with: name) {
            return bytes[(start + name.count)..<end].elementsEqual(text) ? .this : .other
          }
          start = end + 1
        }
        return .none
      }
    }
  #endif
}
