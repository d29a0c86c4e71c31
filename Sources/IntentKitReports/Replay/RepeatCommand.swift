/// The command line that runs scenarios of a replay again.
///
/// ```swift
/// RepeatCommand(["intentsim", "replay", "--locale", "ja"])
/// ```
public struct RepeatCommand: Sendable, Hashable {
  /// The program, its command, and the options that every scenario needs.
  public var arguments: [String]

  /// Creates a command, by default without options.
  public init(_ arguments: [String] = ["intentsim", "replay"]) { self.arguments = arguments }

  /// Returns the line for a scenario, or nil if it came from the standard input or its path can't
  /// be written in a line.
  func line(for record: ReplayRecord) -> String? {
    guard let file = record.repeatableFile else { return nil }
    let filter = record.line.map { ["--filter", ":\($0)$"] } ?? []
    return line(filter, [file])
  }

  /// Returns the line for scenarios in separate files.
  func line(forFiles files: [String]) -> String { line([], files) }

  private func line(_ options: [String], _ files: [String]) -> String {
    let end = files.contains { $0.hasPrefix("-") } ? ["--"] : []
    return (arguments + options + end + files).map(\.asShellWord).joined(separator: " ")
  }
}

extension ReplayRecord {
  /// The file with the scenario, or nil if a command line can't contain its path.
  var repeatableFile: String? {
    file == "-" || file.unicodeScalars.contains(where: \.isControl) ? nil : file
  }
}

extension Unicode.Scalar {
  fileprivate var isControl: Bool { properties.generalCategory == .control }
}

extension String {
  /// This text in single quotes, for POSIX shells.
  package var inShellQuotes: String {
    "'" + split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''") + "'"
  }

  /// This text as a word of a command line for POSIX shells.
  package var asShellWord: String {
    let isPlain = unicodeScalars.allSatisfy { scalar in
      switch scalar {
      case "a"..."z", "A"..."Z", "0"..."9", "_", "-", ".", "/", ":", "=", "+", ",", "@", "%": true
      default: false
      }
    }
    return isPlain && !isEmpty ? self : inShellQuotes
  }
}
