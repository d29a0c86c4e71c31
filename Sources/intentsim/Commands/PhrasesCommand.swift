import IntentKitCore
import IntentKitReports
import IntentKitSimulator

/// The command that prints example sentences for an intent.
struct PhrasesCommand: Command {
  static let usage = CommandUsage(
    name: "phrases", summary: "Prints example sentences for an intent.",
    arguments: "INTENT", maximumArgumentCount: 1,
    examples: ["intentsim phrases SendMessage", "intentsim phrases AddTasks --locale ja"])

  struct Options: OptionGroup {
    let locale = Option("locale", .language, help: "The language of the sentences.")
    let app = Option("app", .text("NAME"), help: "The name of the app in the sentences.")
    let definition = DefinitionOptions()
    let output = OutputOptions()
  }

  let arguments: ParsedArguments<Options>
  let output: Output

  func run() async throws(CommandError) -> ExitStatus {
    let name = try arguments.first(
      orReport: "phrases needs the name of an intent; see intentsim list.")
    let intents = KnownIntents(defined: try arguments.definition.schemas() ?? [])
    guard let schema = intents.named(name) else { throw intents.unknown(name) }
    let language = arguments.locale ?? .preferred(in: Output.environment)
    let phrases = language.examplePhrases(of: schema, app: arguments.app)
    guard !phrases.isEmpty else {
      throw CommandError(
        status: .nothingMatched,
        message: "there is no sentence for \(schema.name) in this language.")
    }
    output.result(
      phrases.map { $0 + "\n" }.joined(),
      ["intent": .string(schema.name), "phrases": .array(phrases.map { .string($0) })])
    return .success
  }
}
