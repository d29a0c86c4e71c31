import IntentKitReports

/// A command of `intentsim`.
protocol Command: SendableMetatype {
  /// The options of the command, each declared once.
  associatedtype Options: OptionGroup

  /// The name and the texts of the help.
  static var usage: CommandUsage { get }

  /// Creates the command with its arguments and an output in the format that they request.
  init(arguments: ParsedArguments<Options>, output: Output)

  /// Runs the command.
  ///
  /// - Throws: ``CommandError`` that says which argument can't be used and what to use instead, or
  ///   what failed.
  func run() async throws(CommandError) -> ExitStatus
}

extension Command {
  /// The options in the order in which the help lists them.
  static var options: [OptionUsage] { usages(of: Options().declared) }

  private static func usages(of options: [any DeclaredOption]) -> [OptionUsage] {
    options.map(\.usage) + [OptionUsage(name: help, letter: "h", help: "Show this help.")]
  }

  /// Runs the command with arguments, or shows its help where they ask for it.
  ///
  /// - Throws: ``CommandError`` for arguments that can't be used, or if the command fails.
  static func run(
    _ arguments: [String], _ output: Output
  ) async throws(CommandError) -> ExitStatus {
    // The reflection takes a noticeable part of a short run, so it happens once.
    let options = Options()
    let declared = options.declared
    let arguments = try SplitArguments(arguments, usage, usages(of: declared))
    guard arguments.texts[help] == nil else {
      output.text(Help.page(for: Self.self) + "\n")
      return .success
    }
    return try await Self(
      arguments: ParsedArguments(arguments, options, declared), output: output
    ).run()
  }
}

/// The option that every command has.
private let help = "help"
