/// The name of a command and the texts of its help, except for those of its options.
struct CommandUsage: Sendable {
  var name: String
  /// The summary, as one sentence.
  var summary: String
  /// Further details, as sentences.
  var details = ""
  /// The placeholder of the arguments in the help: `[FILE]`.
  var arguments = ""
  /// The maximum number of arguments.
  var maximumArgumentCount = 0
  /// Command lines that work.
  var examples: [String]

  /// The form of the command line: `intentsim run [FILE] [OPTIONS]`.
  var synopsis: String {
    "intentsim \(name)\(arguments.isEmpty ? "" : " \(arguments)") [OPTIONS]"
  }
}
