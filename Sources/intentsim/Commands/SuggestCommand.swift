import IntentKitCore
import IntentKitExtension
import IntentKitPlatform
import IntentKitReports
import IntentKitSimulator

/// The command that finds the combinations and the suggestions for donations.
struct SuggestCommand: Command {
  static let usage = CommandUsage(
    name: "suggest",
    summary: "Shows which combination each donated request matches, and what is suggested.",
    details:
      "FILE is JSON with the member donations: an array of donations, each with intent, parameters, "
      + "date, identifier and group, and of deletions such as {\"delete\": {\"group\": \"drafts\"}}; - is "
      + "the standard input. A donation of a custom intent must have values for exactly the "
      + "parameters of a combination with a title. A donation that matches none results in exit "
      + "status 5.",
    arguments: "FILE", maximumArgumentCount: 1,
    examples: [
      "intentsim suggest donations.json --definition Intents.intentdefinition",
      "intentsim suggest donations.json --extension Examples/PythonGuest/guest.py",
      "intentsim suggest donations.json --format ndjson",
    ])

  struct Options: OptionGroup {
    let locale = Option("locale", .language, help: "The language of the titles and the text.")
    let installation = ExtensionOptions(
      "Include the custom intents of this program, an extension.")
    let definition = DefinitionOptions()
    let output = OutputOptions()
  }

  let arguments: ParsedArguments<Options>
  let output: Output

  func run() async throws(CommandError) -> ExitStatus {
    try arguments.installation.check()
    let path = try arguments.first(
      orReport: "suggest needs a file with donations; see intentsim suggest --help.")
    let defined = try arguments.definition.schemas() ?? []
    let text = try usableBytes(of: path)
    let file = try usable { () throws(ScenarioError) in try DonationFile(path: path, text: text) }
    return try await arguments.installation.run { installed throws(CommandError) in
      let intents = KnownIntents(installed: installed, defined: defined)
      let history = try usable { () throws(ScenarioError) in
        try DonationHistory(file, customIntents: intents.custom)
      }
      let report = DonationReport(
        history, language: arguments.locale ?? .preferred(in: Output.environment))
      switch output.format {
      case .text: output.text(report.text(width: min(StandardStream.output.columns ?? 100, 100)))
      case .json: output.value(report.value)
      case .ndjson: for item in report.items { output.value(item) }
      }
      return report.status
    }
  }
}
