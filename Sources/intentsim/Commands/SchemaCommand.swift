import IntentKitCore
import IntentKitReports
import SampleApps

/// `intentsim schema`: the JSON Schema of the files that intentsim reads.
struct SchemaCommand: Command {
  static let usage = CommandUsage(
    "schema",
    summary: "Prints the JSON Schema of a kind of file, for editors and validators.",
    arguments: "scenario", maximumArgumentCount: 1, options: [],
    examples: ["intentsim schema scenario > scenario.schema.json"])

  private static let kinds = ["scenario"]
  private let output: Output

  init(_ arguments: ParsedArguments) throws(CommandError) {
    let format: OutputFormat = try arguments.value("format") ?? .json
    // A schema is JSON in every format.
    output = Output(format: format == .text ? .json : format)
    _ = try arguments.value("color") as ColorChoice?
    let known = Self.kinds.joined(separator: ", ")
    guard let kind = arguments.positional.first else {
      throw .usage("schema needs a kind of file: \(known).")
    }
    guard Self.kinds.contains(kind) else {
      throw .usage("there is no schema of “\(kind.shortened(to: 60))”, only of: \(known).")
    }
  }

  func run() async throws(CommandError) -> ExitStatus {
    let apps = SampleApps.all.flatMap {
      [$0.appDescription.displayName] + $0.appDescription.alternativeNames
    }
    output.value(JSONSchema.scenario(apps: apps))
    return .success
  }
}
