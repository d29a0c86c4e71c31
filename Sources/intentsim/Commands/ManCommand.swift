import IntentKitCore
import IntentKitReports

/// The command that prints the manual page.
struct ManCommand: Command {
  static let usage = CommandUsage(
    name: "man", summary: "Prints the manual page for man.",
    examples: ["intentsim man > intentsim.1 && man -l intentsim.1"])

  let arguments: ParsedArguments<OutputOptions>
  let output: Output

  func run() async throws(CommandError) -> ExitStatus {
    output.result(
      ManPage.text, isSafe: true, ["name": "intentsim.1", "roff": .string(ManPage.text)])
    return .success
  }
}
