/// What a command is called and what it understands.
struct CommandUsage {
  /// One option.
  struct Option {
    /// The long name, without dashes.
    var name: String
    /// The letter, where there is one.
    var letter: Character?
    /// What stands for the value in the help; nil for an option without one.
    var value: String?
    /// Whether it may be given several times.
    var isRepeatable = false
    /// What it does, as a line.
    var help: String

    init(
      _ name: String, _ letter: Character? = nil, value: String? = nil, isRepeatable: Bool = false,
      help: String
    ) {
      self.name = name
      self.letter = letter
      self.value = value
      self.isRepeatable = isRepeatable
      self.help = help
    }
  }

  var name: String
  /// What it does, as a line.
  var summary: String
  /// What else there is to say, as sentences.
  var details: String
  /// What stands for the arguments in the help: `[FILE]`.
  var arguments: String
  /// How many arguments there may be.
  var maximumArgumentCount: Int
  var options: [Option]
  /// Command lines that work.
  var examples: [String]

  init(
    _ name: String, summary: String, details: String = "", arguments: String = "",
    maximumArgumentCount: Int = 0, options: [Option], examples: [String]
  ) {
    self.name = name
    self.summary = summary
    self.details = details
    self.arguments = arguments
    self.maximumArgumentCount = maximumArgumentCount
    // What a command says of an option itself goes first.
    self.options =
      options + Self.common.filter { common in !options.contains { $0.name == common.name } }
    self.examples = examples
  }

  /// What every command understands.
  private static let common = [
    Option("format", value: "text|json|ndjson", help: "How to write the result (text)."),
    Option("color", value: "auto|always|never", help: "Whether to use colours (auto)."),
    Option("help", "h", help: "Show this help."),
  ]
}
