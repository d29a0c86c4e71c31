import IntentKitCore
import IntentKitSimulator

/// `intentsim`: plays the assistant's side for handlers of intents.
@main
struct IntentSim {
  static let version = "0.1.0"
  static let commands: [any (Command & SendableMetatype).Type] = [
    RunCommand.self, ListCommand.self, DescribeCommand.self,
  ]

  static func main() async {
    Output.prepare()
    let arguments = Array(CommandLine.arguments.dropFirst())
    Output.exit(await run(arguments))
  }

  private static func run(_ arguments: [String]) async -> ExitStatus {
    guard let first = arguments.first else {
      Output.error(Help.overview)
      return .usage
    }
    switch first {
    case "--help", "-h", "help": return help(Array(arguments.dropFirst()))
    case "--version":
      Output.line("intentsim \(version)")
      return .success
    default: break
    }
    guard let command = commands.first(where: { $0.usage.name == first }) else {
      let known = commands.map { $0.usage.name }
      let hint = first.nearest(in: known).map { " Did you mean “\($0)”?" } ?? ""
      return fail(
        .usage("there is no command “\(first.shortened(to: 60))”.\(hint)"), format: .text)
    }
    var format = OutputFormat.text
    do throws(CommandError) {
      let parsed = try ParsedArguments(Array(arguments.dropFirst()), usage: command.usage)
      if parsed.has("help") {
        Output.line(Help.page(for: command.usage))
        return .success
      }
      format = try parsed.value("format") ?? .text
      return try await command.init(parsed).run()
    } catch {
      return fail(error, format: format)
    }
  }

  private static func help(_ arguments: [String]) -> ExitStatus {
    guard let name = arguments.first else {
      Output.line(Help.overview)
      return .success
    }
    guard let command = commands.first(where: { $0.usage.name == name }) else {
      return fail(.usage("there is no command “\(name)”."), format: .text)
    }
    Output.line(Help.page(for: command.usage))
    return .success
  }

  private static func fail(_ error: CommandError, format: OutputFormat) -> ExitStatus {
    Output.failure(error.status, message: error.message, format: format)
    return error.status
  }
}
