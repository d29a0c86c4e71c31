import IntentKitCore
import IntentKitExtension
import IntentKitReports

/// `intentsim list`: the intents by domain, and the apps.
struct ListCommand: Command {
  static let usage = CommandUsage(
    "list", summary: "Lists the intents by domain, and the sample apps.",
    options: [
      .init("apps", help: "Only the apps."),
      .init("intents", help: "Only the intents."),
    ]
      + ExtensionOptions.usage(
        "List this program instead, an extension: what it is, and the intents that it declares or "
          + "brings along."),
    examples: [
      "intentsim list", "intentsim list --apps --format json",
      "intentsim list --extension Examples/PythonGuest/guest.py",
    ])

  private let output: Output
  private let installation: ExtensionOptions
  private let showsIntents: Bool
  private let showsApps: Bool

  init(_ arguments: ParsedArguments) throws(CommandError) {
    output = Output(format: try arguments.value("format") ?? .text)
    _ = try arguments.value("color") as ColorChoice?
    installation = try ExtensionOptions(arguments)
    showsIntents = arguments.has("intents") || !arguments.has("apps")
    showsApps = arguments.has("apps") || !arguments.has("intents")
  }

  func run() async throws(CommandError) -> ExitStatus {
    try await installation.whileListening { () async throws(CommandError) in
      let installed = try await installation.install()
      list(installed.map { IntentListing($0) } ?? IntentListing())
      return .success
    }
  }

  private func list(_ everything: IntentListing) {
    var listing = everything
    if !showsIntents { listing.intents = nil }
    if !showsApps { listing.apps = nil }
    switch output.format {
    case .text: output.write(listing.text.visible)
    case .json: output.value(listing.value)
    case .ndjson: for item in listing.items { output.value(item) }
    }
  }
}
