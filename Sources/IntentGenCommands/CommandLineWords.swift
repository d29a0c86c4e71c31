/// The words of a command line, sorted into its command, its path and its options.
struct CommandLineWords {
  /// A command of the tool.
  enum Command: String {
    case system, compatible, language, definitions, intents

    /// Whether the command reads a file that the command line names.
    var readsFile: Bool { self == .definitions || self == .intents }
  }

  private(set) var command: Command?
  private(set) var asksForHelp = false
  private var path: String?
  /// The options with their values, empty for those without.
  private var options: [(name: String, value: String)] = []

  /// The options that a value follows, with a description of the value.
  private static let valued = [
    "--package-path": "the path of a directory", "--output": "a path",
    "--output-file": "the path of a file", "--visibility": "public or internal",
    "--class-prefix": "a prefix", "--style": "typed or compatible",
  ]

  /// The options without a value.
  private static let flags: Set = ["--check", "--dry-run"]

  /// Sorts words.
  init(_ words: [String]) throws(UsageError) {
    var rest = words[...]
    while let word = rest.popFirst() {
      if word == "--help" || word == "-h" {
        asksForHelp = true
        return
      }
      if let expected = Self.valued[word] {
        guard let value = rest.popFirst() else {
          throw UsageError(message: "\(word) needs \(expected).")
        }
        options.append((word, value))
      } else if Self.flags.contains(word) {
        options.append((word, ""))
      } else if command == nil, let command = Command(rawValue: word) {
        self.command = command
      } else if command?.readsFile ?? false, path == nil,
        !word.hasPrefix("-") || word == "-"
      {
        path = word
      } else {
        throw Self.unknown(word)
      }
    }
  }

  private static func unknown(_ word: String) -> UsageError {
    UsageError(message: "“\(word)” is an unknown argument; see intentgen --help.")
  }

  /// Removes an option, and returns its value if it is present.
  mutating func take(_ name: String) -> String? {
    let value = options.last { $0.name == name }?.value
    options.removeAll { $0.name == name }
    return value
  }

  /// Returns the path of the definition file.
  mutating func takePath() throws(UsageError) -> String {
    guard let path else {
      throw UsageError(
        message: "\(command?.rawValue ?? "") needs the path of an .intentdefinition file.")
    }
    return path
  }

  /// Rejects options that the command doesn't have.
  func finish() throws(UsageError) {
    if let option = options.first { throw Self.unknown(option.name) }
  }
}

/// An invalid command line.
struct UsageError: Error, Equatable {
  let message: String
}
