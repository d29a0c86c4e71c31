import IntentKitCore
import IntentKitReports

/// The command `intentsim man`, which prints the manual page.
struct ManCommand: Command {
  static let usage = CommandUsage(
    "man", summary: "Prints the manual page for man.",
    examples: ["intentsim man > intentsim.1 && man -l intentsim.1"])

  private let output: Output

  init(_ arguments: ParsedArguments<OutputOptions>) {
    output = Output(format: arguments.format)
  }

  func run() async throws(CommandError) -> ExitStatus {
    switch output.format {
    case .text: output.write(ManPage.text)
    case .json, .ndjson: output.value(["name": "intentsim.1", "roff": .string(ManPage.text)])
    }
    return .success
  }
}
