import IntentKitCore
import IntentKitReports

/// `intentsim man`: the manual page.
struct ManCommand: Command {
  static let usage = CommandUsage(
    "man", summary: "Prints the manual page, for man to show.",
    options: [],
    examples: ["intentsim man > intentsim.1 && man -l intentsim.1"])

  private let output: Output

  init(_ arguments: ParsedArguments) throws(CommandError) {
    output = Output(format: try arguments.value("format") ?? .text)
    _ = try arguments.value("color") as ColorChoice?
  }

  func run() async throws(CommandError) -> ExitStatus {
    switch output.format {
    case .text: output.write(ManPage.text)
    case .json, .ndjson: output.value(["name": "intentsim.1", "roff": .string(ManPage.text)])
    }
    return .success
  }
}
