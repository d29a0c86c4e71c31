import IntentKitCore
import IntentKitPlatform
import IntentKitReports
import IntentKitSimulator
import SampleApps

/// The command that checks an app's declarations against the rules of SiriKit.
struct CheckCommand: Command {
  static let usage = CommandUsage(
    name: "check", summary: "Checks an app's declarations: Info.plist keys and entitlements.",
    details:
      "PATH is a folder: a project, or an app that was built. check finds the Info.plist of the app "
      + "and its extensions, the build settings, the app's entitlements, the intent definition files, "
      + "and the names and example phrases of each language; hidden folders, build products and the "
      + "folders of package managers are skipped. If a project has several apps, --app NAME chooses "
      + "one. PATH can also be a file: property lists, in XML or binary, are checked together as those of one "
      + "app, without the rules that concern a missing file. A file in JSON has the members app, "
      + "entitlements and extensions, each with the keys of the property list; - is the standard "
      + "input. Of several findings of a kind, the first one is printed with their number. Errors and "
      + "warnings result in exit status 5, notes don't.",
    arguments: "[PATH…]", maximumArgumentCount: .max,
    examples: [
      "intentsim check Examples/Projects/Lighthouse",
      "intentsim check Examples/Projects/Lighthouse --app Lighthouse",
      "intentsim check Examples/Projects/Lighthouse/LighthouseIntents/Info.plist",
      "intentsim check Examples/Manifests/UnicornRides.json",
      "intentsim check --app TasksNotes --format json",
    ])

  struct Options: OptionGroup {
    let app = Option(
      "app", .text("NAME"), help: "An app of the project, or without a path, a sample app.")
    let all = Option("all", help: "Print all findings of each kind.")
    let output = OutputOptions()
  }

  let arguments: ParsedArguments<Options>
  let output: Output

  private func reports() throws(CommandError) -> [ManifestReport] {
    switch (arguments.positional.isEmpty, arguments.app) {
    case (false, let name):
      // Only a folder can contain several apps.
      let isFolder = arguments.positional.contains {
        if $0 != "-", case .folder = FileEntry(at: $0) { true } else { false }
      }
      guard name == nil || isFolder else {
        throw .usage("check takes paths or --app, not both.")
      }
      return try usable { () throws(ManifestError) in
        try ManifestSource.all(at: arguments.positional, app: name).map { ManifestReport($0) }
      }
    case (true, let name?):
      return [ManifestReport(try app(named: name))]
    case (true, nil):
      throw .usage(
        "check needs a folder or a file, or a sample app by --app NAME; see intentsim check --help."
      )
    }
  }

  private func app(named name: String) throws(CommandError) -> AppDescription {
    let apps = SampleApps.all.map { $0.appDescription }
    if let app = apps.first(where: { $0.displayName == name }) { return app }
    throw .unknownApp(name, advice: "For another app, use the path of its project.")
  }

  func run() async throws(CommandError) -> ExitStatus {
    let reports = try reports()
    switch output.format {
    case .text:
      for line in reports.flatMap({ arguments.all ? $0.lines : $0.shortLines }) {
        output.line(line)
      }
    case .json: output.value(["reports": .array(reports.map(\.value))])
    case .ndjson: for item in reports.flatMap(\.items) { output.value(item) }
    }
    return reports.map(\.status).first { $0 != .success } ?? .success
  }
}
