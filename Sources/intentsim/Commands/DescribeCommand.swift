import IntentKitCore
import IntentKitSimulator

/// `intentsim describe`: everything that is known of an intent.
struct DescribeCommand: Command {
  static let usage = CommandUsage(
    "describe",
    summary: "Describes an intent: parameters, resolve methods, results, codes, availability.",
    arguments: "INTENT", mostArguments: 1, options: [],
    examples: ["intentsim describe SendMessage", "intentsim describe INStartWorkoutIntent"])

  private let schema: IntentSchema
  private let output: Output

  init(_ arguments: ParsedArguments) throws(CommandError) {
    output = Output(format: try arguments.value("format") ?? .text)
    _ = try arguments.value("color") as ColorChoice?
    guard let name = arguments.positional.first else {
      throw .usage("describe needs the name of an intent; see intentsim list.")
    }
    guard let intent = SystemIntents.named(name) else { throw .unknownIntent(name) }
    schema = intent.schema
  }

  func run() async throws(CommandError) -> ExitStatus {
    let report = SchemaReport(schema)
    switch output.format {
    case .text: output.write(report.text(width: min(Terminal.columns(of: .output) ?? 100, 100)))
    case .json, .ndjson: output.value(report.value)
    }
    return .success
  }
}
