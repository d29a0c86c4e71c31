import IntentKitCore
import IntentKitPlatform
import IntentKitReports
import IntentKitSimulator

/// The program that plays the assistant's side for handlers of intents.
@main
struct IntentSim {
  static let version = "0.1.0"
  /// The day of the version's release, for the manual page.
  static let date = "2026-11-21"
  static let commands: [any Command.Type] = [
    RunCommand.self, SayCommand.self, PhrasesCommand.self, ReplayCommand.self, ReportCommand.self,
    CoverageCommand.self,
    DiffCommand.self, ListCommand.self, DescribeCommand.self, LinesCommand.self, CardCommand.self,
    CheckCommand.self, CheckDefinitionCommand.self, SuggestCommand.self, SchemaCommand.self,
    ProfileLaunchCommand.self, CompletionsCommand.self, ManCommand.self,
  ]

  static func main() async {
    StandardStream.prepare()
    let arguments = Array(CommandLine.arguments.dropFirst())
    let output = Output(format: OutputFormat(requestedBy: arguments))
    let status: ExitStatus
    do throws(CommandError) {
      status = try await run(arguments, output)
    } catch {
      output.failure(error.status, message: error.message)
      status = error.status
    }
    // The process ends here, even if a handler still blocks a thread.
    CurrentProcess.exit(status.rawValue)
  }

  private static func run(
    _ arguments: [String], _ output: Output
  ) async throws(CommandError) -> ExitStatus {
    guard let first = arguments.first else {
      Output.error(Help.overview + "\n")
      return .usage
    }
    let rest = Array(arguments.dropFirst())
    switch first {
    case "--help", "-h", "help":
      let page = try rest.first.map { name throws(CommandError) in
        Help.page(for: try command(named: name))
      }
      output.text((page ?? Help.overview) + "\n")
      return .success
    case "--version", "-V":
      output.line("intentsim \(version)")
      return .success
    default:
      return try await command(named: first).run(rest, output)
    }
  }

  private static func command(named name: String) throws(CommandError) -> any Command.Type {
    for command in commands where command.usage.name == name { return command }
    let shown = name.shortened(to: 60)
    guard !name.hasPrefix("-") else {
      throw .usage("there is no option \(shown) before a command; see intentsim --help.")
    }
    let hint =
      name.suggestion(among: commands.map { $0.usage.name }).map { "Did you mean “\($0)”?" }
      ?? KnownIntents().named(name).map { "Did you mean “intentsim run --intent \($0.name)”?" }
      ?? advice(onFile: name) ?? "See intentsim --help."
    throw .usage("there is no command “\(shown)”. \(hint)")
  }

  /// Returns the command that takes a file, as a sentence; nil if there is no file at the path.
  private static func advice(onFile path: String) -> String? {
    guard case .file = FileEntry(at: path), let bytes = try? InputFile.bytes(of: path) else {
      return nil
    }
    guard let given = GivenFile(path, bytes) else {
      return "Did you mean “intentsim run \(path.shortened(to: 120))”?"
    }
    return given.advice
  }
}
