import IntentKitCore
import IntentKitReports
import IntentKitSimulator

/// The command that finds the meanings of a sentence and runs the best.
struct SayCommand: Command {
  static let usage = CommandUsage(
    name: "say", summary: "Understands a sentence, and runs the request that it means.",
    details:
      "The sentence names the app, unless only one of the apps handles such a request. Its possible "
      + "meanings are shown, best first, and the best one is run.",
    arguments: "SENTENCE", maximumArgumentCount: 1,
    examples: [
      "intentsim say \"Send Bill a message with UnicornChat saying hello\"",
      "intentsim say --locale ja \"柿の種で太郎さんにメッセージ送って\" --dry-run",
      "intentsim say \"Order sencha\" --definition Intents.intentdefinition",
    ])

  struct Options: OptionGroup {
    let dryRun = Option("dry-run", help: "Show what the sentence means, without running it.")
    let run = RunCommand.Options()
  }

  let arguments: ParsedArguments<Options>
  let output: Output

  func run() async throws(CommandError) -> ExitStatus {
    let sentence = try arguments.first(
      orReport: "say needs a sentence, in quotation marks; see intentsim say --help.")
    let command = RunCommand(arguments.run.withoutPositional, output, saying: sentence)
    let (file, options) = try command.request()
    let language = file.scenario.locale ?? options.language
    let isDryRun = arguments.dryRun
    let reading = try await arguments.run.installation.run { installed throws(CommandError) in
      let reading = try usable { () throws(ScenarioError) in
        try Simulator(installed).reading(file, options: options)
      }
      guard let reading else { throw .usage("say needs a sentence; see intentsim say --help.") }
      let isUnderstood = !reading.interpretations.isEmpty
      if output.format == .text || isDryRun || !isUnderstood {
        output.result(SentenceReport(reading, language: language).text, reading.parameterValue)
      }
      guard isUnderstood else {
        // The text says so itself.
        if output.format != .text {
          output.failure(.nothingMatched, message: "the sentence isn't understood.")
        }
        return .nothingMatched
      }
      return .success
    }
    return reading == .success && !isDryRun ? try await command.run() : reading
  }
}
