import IntentKitCore
import IntentKitExtension
import IntentKitPlatform
import IntentKitReports
import IntentKitSimulator

/// The command that describes an intent.
struct DescribeCommand: Command {
  static let usage = CommandUsage(
    name: "describe",
    summary: "Describes an intent: parameters, resolve methods, results, codes, availability.",
    arguments: "INTENT", maximumArgumentCount: 1,
    examples: [
      "intentsim describe SendMessage", "intentsim describe INStartWorkoutIntent",
      "intentsim describe --extension Examples/PythonGuest/guest.py OrderSoup",
      "intentsim describe --definition Intents.intentdefinition OrderTea",
    ])

  struct Options: OptionGroup {
    let locale = Option("locale", .language, help: "The language of the text.")
    let installation = ExtensionOptions(
      "Include the custom intents of this program, an extension.")
    let definition = DefinitionOptions()
    let output = OutputOptions()
  }

  let arguments: ParsedArguments<Options>
  let output: Output

  func run() async throws(CommandError) -> ExitStatus {
    try arguments.installation.check()
    let name = try arguments.first(
      orReport: "describe needs the name of an intent; see intentsim list.")
    let defined = try arguments.definition.schemas() ?? []
    return try await arguments.installation.run { installed throws(CommandError) in
      let intents = KnownIntents(installed: installed, defined: defined)
      guard let schema = intents.named(name) else { throw intents.unknown(name) }
      let report = SchemaReport(
        schema,
        declaredMethods: installed.flatMap { $0.methods[$0.customIntents.name(of: schema)] },
        language: arguments.locale ?? .preferred(in: Output.environment))
      let width = min(StandardStream.output.columns ?? 100, 100)
      output.result(report.text(width: width), report.value)
      return .success
    }
  }
}
