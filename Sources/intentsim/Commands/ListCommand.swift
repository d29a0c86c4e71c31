import IntentKitReports
import IntentKitSimulator

/// The command that lists the intents by domain, and the apps.
struct ListCommand: Command {
  static let usage = CommandUsage(
    name: "list", summary: "Lists the intents by domain, and the sample apps.",
    examples: [
      "intentsim list", "intentsim list --apps --format json",
      "intentsim list --extension Examples/PythonGuest/guest.py",
      "intentsim list --definition Intents.intentdefinition",
    ])

  struct Options: OptionGroup {
    let apps = Option("apps", help: "Only the apps.")
    let intents = Option("intents", help: "Only the intents.")
    let locale = Option("locale", .language, help: "The language of the text.")
    let installation = ExtensionOptions(
      "List this program instead, an extension, with the intents that it declares or defines.")
    let definition = DefinitionOptions(
      "List the custom intents of this .intentdefinition file instead.")
    let output = OutputOptions()
  }

  let arguments: ParsedArguments<Options>
  let output: Output

  func run() async throws(CommandError) -> ExitStatus {
    try arguments.installation.check()
    if let defined = try arguments.definition.schemas() {
      if arguments.installation.path != nil {
        throw .usage("list takes --definition or --extension, not both.")
      }
      list(IntentListing(defined, in: arguments.locale ?? .preferred(in: Output.environment)))
      return .success
    }
    return try await arguments.installation.run { installed throws(CommandError) in
      let language = arguments.locale ?? .preferred(in: Output.environment)
      list(installed.map { IntentListing($0, in: language) } ?? IntentListing(in: language))
      return .success
    }
  }

  private func list(_ everything: IntentListing) {
    var listing = everything
    if arguments.apps, !arguments.intents { listing.intents = nil }
    if arguments.intents, !arguments.apps { listing.apps = nil }
    switch output.format {
    case .text: output.text(listing.text)
    case .json: output.value(listing.value)
    case .ndjson: for item in listing.items { output.value(item) }
    }
  }
}
