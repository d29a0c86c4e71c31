import IntentKitCore
import IntentKitReports

/// The command that prints the script for completions in a shell.
struct CompletionsCommand: Command {
  private static let shells = Shell.allCases.map(\.rawValue)

  static let usage = CommandUsage(
    name: "completions",
    summary: "Prints a script with which a shell completes intentsim's arguments.",
    details: "The script contains the commands, options, intents and apps of this version.",
    arguments: shells.joined(separator: "|"), maximumArgumentCount: 1,
    examples: [
      "source <(intentsim completions bash)",
      "intentsim completions zsh > ~/.zfunc/_intentsim",
      "intentsim completions fish | source",
    ])

  let arguments: ParsedArguments<OutputOptions>
  let output: Output

  func run() async throws(CommandError) -> ExitStatus {
    let known = Self.shells.joined(separator: ", ")
    let name = try arguments.first(orReport: "completions needs a shell: \(known).")
    guard let shell = Shell(rawValue: name) else {
      throw .usage("there are no completions for “\(name.shortened(to: 60))”, only for: \(known).")
    }
    let script = shell.script(CompletionTable())
    output.result(script, isSafe: true, ["shell": shell.parameterValue, "script": .string(script)])
    return .success
  }
}
