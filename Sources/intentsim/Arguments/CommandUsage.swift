/// The name of a command and the texts of its help, except for those of its options.
struct CommandUsage: Sendable {
  var name: String
  /// The summary, as one sentence.
  var summary: String
  /// Further details, as sentences.
  var details: String
  /// The placeholder of the arguments in the help: `[FILE]`.
  var arguments: String
  /// The maximum number of arguments.
  var maximumArgumentCount: Int
  /// Command lines that work.
  var examples: [String]

  init(
    _ name: String, summary: String, details: String = "", arguments: String = "",
    maximumArgumentCount: Int = 0, examples: [String]
  ) {
    self.name = name
    self.summary = summary
    self.details = details
    self.arguments = arguments
    self.maximumArgumentCount = maximumArgumentCount
    self.examples = examples
  }
}
