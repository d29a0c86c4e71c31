import IntentKitCore
import IntentKitPlatform
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

  /// Returns the error for the name of an unknown app, with a sentence of advice about other apps.
  static func unknownApp(_ name: String, advice: String) -> CommandError {
    let known = SampleApps.all.map { $0.appDescription.displayName }
    let hint = name.suggestion(among: known).map { "Did you mean “\($0)”?" }
    return CommandError(
      status: .nothingMatched,
      message: "there is no sample app “\(name.shortened(to: 60))”. "
        + (hint ?? "The sample apps are \(known.joined(separator: ", ")). \(advice)"))
  }

  /// The advice for a command that can run another app.
  static let otherApps = "For another app, use --extension PATH."
}

extension CommandError {
  /// Creates the error for an argument or a file that can't be used.
  init(_ error: some Error & CustomStringConvertible) {
    let hint =
      switch (error as? ScenarioError)?.helpTopic {
      case .intents: " See intentsim list."
      case .apps: " See intentsim list --apps."
      case .otherApps: " \(Self.otherApps)"
      case nil: ""
      }
    self = .usage(error.description + hint)
  }
}

/// Returns the result of a closure; its error becomes one of an argument or a file.
///
/// - Parameter body: The closure; it begins with its signature: `() throws(SystemError) in`.
/// - Returns: The result of the closure.
/// - Throws: ``CommandError`` if the closure throws.
func usable<Value: ~Copyable, Failure: Error & CustomStringConvertible>(
  _ body: () throws(Failure) -> Value
) throws(CommandError) -> Value {
  do throws(Failure) { return try body() } catch { throw CommandError(error) }
}

/// Returns the result of a closure; its error becomes one of an argument or a file with a message.
func usable<Value, Failure: Error>(
  _ body: () throws(Failure) -> Value, message: (Failure) -> String
) throws(CommandError) -> Value {
  do throws(Failure) { return try body() } catch { throw .usage(message(error)) }
}

/// Returns the bytes of the file at a path.
///
/// - Throws: ``CommandError`` if the file can't be read.
func usableBytes(of path: String) throws(CommandError) -> [UInt8] {
  try usable { () throws(SystemError) in try InputFile.bytes(of: path) }
}
