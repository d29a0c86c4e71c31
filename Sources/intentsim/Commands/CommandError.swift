import IntentKitCore
import IntentKitReports
import IntentKitSimulator
import SampleApps

/// The reason why a command can't do its work.
struct CommandError: Error {
  /// The exit status.
  var status: ExitStatus
  /// The problem and its solution, as sentences.
  var message: String

  /// An argument or a file that can't be used.
  static func usage(_ message: String) -> CommandError {
    CommandError(status: .usage, message: message)
  }

  /// The name of an unknown app.
  static func unknownApp(_ name: String) -> CommandError {
    let known = SampleApps.all.map { $0.appDescription.displayName }
    let hint = name.nearest(in: known).map { "Did you mean “\($0)”?" }
    return CommandError(
      status: .nothingMatched,
      message: "there is no sample app “\(name.shortened(to: 60))”. "
        + (hint ?? "The sample apps are \(known.joined(separator: ", "))."))
  }
}

extension CommandError {
  /// Creates the error for a scenario that can't be run.
  init(_ error: ScenarioError) {
    let hint =
      switch error.helpTopic {
      case .intents: " See intentsim list."
      case .apps: " See intentsim list --apps."
      case nil: ""
      }
    self = .usage(error.description + hint)
  }
}
