import IntentKitCore
import IntentKitExtension
import IntentKitPlatform
import IntentKitReports
import IntentKitSimulator
import SampleApps

/// The command that prints the lines that the assistant can say about an app.
struct LinesCommand: Command {
  static let usage = CommandUsage(
    name: "lines", summary: "Prints every line that the assistant can say about an app.",
    details:
      "APP is a sample app. The lines follow from the app's intents: the questions for each "
      + "parameter, by result and reason, the confirmation, and the statement for each response "
      + "code, with sample values. Lines marked “voice” are spoken only if there is no screen. A line "
      + "is its spoken form; JSON has the displayed form too.",
    arguments: "[APP]", maximumArgumentCount: 1,
    examples: [
      "intentsim lines UnicornChat", "intentsim lines HarborBank --locale ja",
      "intentsim lines --extension Examples/PythonGuest/guest.py --format json",
      "intentsim lines --manifest Examples/Projects/Lighthouse",
    ])

  struct Options: OptionGroup {
    let locale = Option(
      "locale", .language, help: "Only the lines in this language (default: all languages).")
    let manifest = Option(
      "manifest", .text("PATH"),
      help: "The app with this manifest, of which only SiriKit's intents are known.")
    let installation = ExtensionOptions(
      "The app is this program, an extension, with the intents that it declares or defines.")
    let definition = DefinitionOptions(
      "The app has the custom intents of this .intentdefinition file.")
    let output = OutputOptions()
  }

  let arguments: ParsedArguments<Options>
  let output: Output

  func run() async throws(CommandError) -> ExitStatus {
    try arguments.installation.check()
    let sources = [
      arguments.positional.first, arguments.manifest, arguments.definition.path,
      arguments.installation.path,
    ].compactMap(\.self)
    guard sources.count == 1 else {
      throw .usage(
        "lines needs one app: the name of a sample app, --manifest PATH, --definition FILE or "
          + "--extension PATH.")
    }
    let languages = arguments.locale.map { [$0] } ?? Language.allCases
    return try await arguments.installation.run { installed throws(CommandError) in
      let lines: AppLines
      if let installed {
        lines = AppLines(
          of: installed.appDescription, customIntents: installed.customIntents,
          methods: installed.methods, languages: languages)
      } else if let name = arguments.positional.first {
        let app = try sampleApp(named: name)
        lines = AppLines(
          of: app.appDescription, customIntents: app.customIntentSchemas, languages: languages)
      } else if let path = arguments.definition.path {
        let defined = try arguments.definition.schemas() ?? []
        let app = AppDescription(
          displayName: AppDescription.name(ofDefinitionAt: path),
          intentsSupported: defined.map(\.siriKitName))
        lines = AppLines(of: app, customIntents: defined, languages: languages)
      } else {
        lines = AppLines(of: try declaredApp(), languages: languages)
      }
      print(LineReport(lines))
      return .success
    }
  }

  private func print(_ report: LineReport) {
    switch output.format {
    case .text: output.text(report.text(width: min(StandardStream.output.columns ?? 100, 120)))
    case .json: output.value(report.value)
    case .ndjson: for item in report.items { output.value(item) }
    }
  }

  private func sampleApp(named name: String) throws(CommandError) -> any SampleApp.Type {
    for app in SampleApps.all
    where ([app.appDescription.displayName] + app.appDescription.alternativeNames).contains(name) {
      return app
    }
    throw .unknownApp(name, advice: CommandError.otherApps)
  }

  /// Returns the app of the manifest.
  private func declaredApp() throws(CommandError) -> AppDescription {
    let path = arguments.manifest ?? ""
    let manifest = try usable { () throws(ManifestError) in
      try ManifestSource.all(at: [path]).first?.manifest()
    }
    guard let manifest else {
      throw .usage("there is no manifest at “\(path.shortened(to: 120))”.")
    }
    return manifest.appDescription
  }
}
