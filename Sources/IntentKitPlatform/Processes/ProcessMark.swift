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

  /// Returns the text of the mark in the environment of a process; nil if it isn't marked, or
  /// belongs to another user.
  func text(of pid: Int32) -> String? {
    let name = "\(variable)=".utf8
    let environment = try? InputFile.bytes(of: "/proc/\(pid)/environ")
    let entry = environment?.split(separator: 0).first { $0.starts(with: name) }
    return entry.map { String(decoding: $0.dropFirst(name.count), as: UTF8.self) }
  }
}
