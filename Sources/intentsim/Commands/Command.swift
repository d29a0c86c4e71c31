import IntentKitCore
import IntentKitReports
import SampleApps

/// One of the commands of `intentsim`.
protocol Command {
  /// The name, the options and what they are for.
  static var usage: CommandUsage { get }

  /// Takes what was typed.
  ///
  /// - Throws: ``CommandError`` that says what cannot be used and what could.
  init(_ arguments: ParsedArguments) throws(CommandError)

  /// Does the work.
  ///
  /// - Throws: ``CommandError`` that says what went wrong.
  func run() async throws(CommandError) -> ExitStatus
}

/// Why a command cannot do its work.
struct CommandError: Error {
  /// The status to exit with.
  var status: ExitStatus
  /// What happened and what to do, as a sentence.
  var message: String

  /// Arguments or files that cannot be used.
  static func usage(_ message: String) -> CommandError {
    CommandError(status: .usage, message: message)
  }

  /// The name of an app that nobody knows.
  static func unknownApp(_ name: String) -> CommandError {
    let known = SampleApps.all.map { $0.appDescription.displayName }
    let hint = name.nearest(in: known).map { "Did you mean “\($0)”?" }
    return CommandError(
      status: .nothingMatched,
      message: "there is no sample app “\(name.shortened(to: 60))”. "
        + (hint ?? "There are \(known.joined(separator: ", "))."))
  }
}
