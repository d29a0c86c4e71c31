import IntentKitCore
import IntentKitReports
import IntentKitSimulator
import SampleApps

/// The command `intentsim check`, which checks an app's manifest against the rules of SiriKit.
struct CheckCommand: Command {
  static let usage = CommandUsage(
    name: "check", summary: "Checks an app's manifest: Info.plist keys and entitlements.",
    details:
      "FILE is a JSON object with the members app, entitlements and extensions, each with the keys "
      + "of the property list, as plutil -convert json writes them; - is the standard input. "
      + "Errors and warnings result in exit status 5, notes don't.",
    arguments: "[FILE…]", maximumArgumentCount: .max,
    examples: [
      "intentsim check Examples/Manifests/UnicornRides.json",
      "intentsim check --app TasksNotes --format json",
    ])

  struct Options: OptionGroup {
    let app = Option("app", .text("NAME"), help: "A sample app, instead of files.")
    let output = OutputOptions()
  }

  let arguments: ParsedArguments<Options>
  let output: Output

  private func reports() throws(CommandError) -> [ManifestReport] {
    switch (arguments.positional.isEmpty, arguments.app) {
    case (false, nil):
      return try usable { () throws(ManifestError) in
        try arguments.positional.map { path throws(ManifestError) in
          ManifestReport(try ManifestFile(path: path))
        }
      }
    case (true, let name?):
      return [ManifestReport(try app(named: name))]
    case (true, nil):
      throw .usage("check needs a file, or a sample app by --app NAME; see intentsim check --help.")
    case (false, _?):
      throw .usage("check takes files or --app, not both.")
    }
  }

  private func app(named name: String) throws(CommandError) -> AppDescription {
    let apps = SampleApps.all.map { $0.appDescription }
    if let app = apps.first(where: { $0.displayName == name }) { return app }
    throw .unknownApp(name)
  }

  func run() async throws(CommandError) -> ExitStatus {
    let reports = try reports()
    switch output.format {
    case .text: for line in reports.flatMap(\.lines) { output.line(line.visible) }
    case .json: output.value(["reports": .array(reports.map(\.value))])
    case .ndjson: for item in reports.flatMap(\.items) { output.value(item) }
    }
    return reports.map(\.status).first { $0 != .success } ?? .success
  }
}
