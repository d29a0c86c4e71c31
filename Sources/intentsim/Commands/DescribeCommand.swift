import IntentKitCore
import IntentKitExtension
import IntentKitReports
import IntentKitSimulator

/// `intentsim describe`: everything that is known of an intent.
struct DescribeCommand: Command {
  static let usage = CommandUsage(
    "describe",
    summary: "Describes an intent: parameters, resolve methods, results, codes, availability.",
    arguments: "INTENT", maximumArgumentCount: 1,
    options: ExtensionOptions.usage(
      "The intent may also be one that this program brings along, an extension."),
    examples: [
      "intentsim describe SendMessage", "intentsim describe INStartWorkoutIntent",
      "intentsim describe --extension Examples/PythonGuest/guest.py OrderSoup",
    ])

  private let name: String
  private let installation: ExtensionOptions
  private let output: Output

  init(_ arguments: ParsedArguments) throws(CommandError) {
    output = Output(format: try arguments.value("format") ?? .text)
    _ = try arguments.value("color") as ColorChoice?
    installation = try ExtensionOptions(arguments)
    guard let name = arguments.positional.first else {
      throw .usage("describe needs the name of an intent; see intentsim list.")
    }
    self.name = name
  }

  func run() async throws(CommandError) -> ExitStatus {
    try await installation.whileListening { () async throws(CommandError) in
      try describe(KnownIntents(await installation.install()))
    }
  }

  private func describe(_ intents: KnownIntents) throws(CommandError) -> ExitStatus {
    guard let schema = intents.named(name) else { throw intents.unknown(name) }
    let report = SchemaReport(schema)
    switch output.format {
    case .text:
      output.write(report.text(width: min(Terminal.columns(of: .output) ?? 100, 100)).visible)
    case .json, .ndjson: output.value(report.value)
    }
    return .success
  }
}
