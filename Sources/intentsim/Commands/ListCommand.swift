import IntentKitReports

/// The command `intentsim list`, which lists the intents by domain, and the apps.
struct ListCommand: Command {
  static let usage = CommandUsage(
    name: "list", summary: "Lists the intents by domain, and the sample apps.",
    examples: [
      "intentsim list", "intentsim list --apps --format json",
      "intentsim list --extension Examples/PythonGuest/guest.py",
    ])

  struct Options: OptionGroup {
    let apps = Option("apps", help: "Only the apps.")
    let intents = Option("intents", help: "Only the intents.")
    let installation = ExtensionOptions(
      "List this program instead, an extension, with the intents that it declares or defines.")
    let output = OutputOptions()
  }

  let arguments: ParsedArguments<Options>
  let output: Output

  func run() async throws(CommandError) -> ExitStatus {
    try arguments.installation.check()
    return try await arguments.installation.run { installed throws(CommandError) in
      list(installed.map { IntentListing($0) } ?? IntentListing())
      return .success
    }
  }

  private func list(_ everything: IntentListing) {
    var listing = everything
    if arguments.apps, !arguments.intents { listing.intents = nil }
    if arguments.intents, !arguments.apps { listing.apps = nil }
    switch output.format {
    case .text: output.write(listing.text.visible)
    case .json: output.value(listing.value)
    case .ndjson: for item in listing.items { output.value(item) }
    }
  }
}
