import IntentKitCore
import IntentKitReports
import SampleApps

/// The command that prints the JSON Schema of a kind of file.
struct SchemaCommand: Command {
  static let usage = CommandUsage(
    name: "schema",
    summary: "Prints the JSON Schema of a kind of file, for editors and validators.",
    arguments: "scenario", maximumArgumentCount: 1,
    examples: ["intentsim schema scenario > scenario.schema.json"])

  struct Options: OptionGroup {
    let format = Option<OutputFormat>(
      "format", .choice, default: .json, help: "The format of the result, which is always JSON.")
    let color = Option.color
  }

  let arguments: ParsedArguments<Options>
  let output: Output

  func run() async throws(CommandError) -> ExitStatus {
    let kind = try arguments.first(orReport: "schema needs a kind of file: scenario.")
    guard kind == "scenario" else {
      throw .usage("there is no schema of “\(kind.shortened(to: 60))”, only of: scenario.")
    }
    let apps = SampleApps.all.flatMap {
      [$0.appDescription.displayName] + $0.appDescription.alternativeNames
    }
    // A schema is JSON in every format.
    let output = Output(format: arguments.format == .text ? .json : arguments.format)
    output.value(JSONSchema.scenario(apps: apps))
    return .success
  }
}
