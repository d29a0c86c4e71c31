import IntentKitCore
import IntentKitPlatform
import IntentKitReports

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// The output of a command: results on the standard output, everything else on the standard error.
struct Output {
  /// The format of the result.
  let format: OutputFormat

  /// Writes a line of the result for readers.
  func line(_ text: String) { self.text(text.visibleOnOneLine + "\n") }

  /// Writes a part of the result for readers, with its control characters as escapes.
  ///
  /// - Parameters:
  ///   - text: The text, with its line breaks.
  ///   - isSafe: Whether the text's control characters come from this program.
  func text(_ text: String, isSafe: Bool = false) { write(isSafe ? text : text.visible) }

  /// Writes a value as the result: over several lines, or on one line in formats of one value per
  /// line.
  func value(_ value: ParameterValue) {
    write(JSONWriter.text(value, style: format == .json ? .pretty : .compact) + "\n")
  }

  /// Writes the result in its format: text for readers, or a value.
  func result(
    _ text: @autoclosure () -> String, isSafe: Bool = false,
    _ value: @autoclosure () -> ParameterValue
  ) {
    if format == .text { self.text(text(), isSafe: isSafe) } else { self.value(value()) }
  }

  /// Writes a part of the result as it is.
  ///
  /// The program ends if the result can't be written.
  func write(_ text: String) {
    do throws(SystemError) {
      try StandardStream.output.write(text)
    } catch {
      failure(
        .usage,
        message: error.isClosedStream
          ? "the output was closed before everything was written."
          : "the result can't be written: \(error.reason).")
      CurrentProcess.exit(ExitStatus.usage.rawValue)
    }
  }

  /// Reports why a command fails, as a sentence on one line or as a line of JSON.
  func failure(_ status: ExitStatus, message: String) {
    guard format != .text else { return Self.note("intentsim: \(message)") }
    let value: ParameterValue = [
      "error": [
        "exit": .integer(Int(status.rawValue)), "name": .string(status.name),
        "message": .string(message),
      ]
    ]
    Self.error(JSONWriter.text(value, style: .compact) + "\n")
  }

  /// Writes a line for readers that isn't a result, with its control characters as escapes.
  static func note(_ line: String) { error(line.visibleOnOneLine + "\n") }

  /// Writes a text as it is that isn't a result; a failure to write it is ignored.
  static func error(_ text: String) { try? StandardStream.error.write(text) }

  /// The environment variables of this process.
  static var environment: [String: String] { ProcessInfo.processInfo.environment }

  /// Whether results should be in color, as specified by no-color.org and bixense.com/clicolors.
  static func usesColor(_ choice: ColorChoice) -> Bool {
    switch choice {
    case .always: return true
    case .never: return false
    case .auto:
      let environment = environment
      guard environment["NO_COLOR", default: ""].isEmpty else { return false }
      if !["", "0"].contains(environment["CLICOLOR_FORCE", default: ""]) { return true }
      return StandardStream.output.isTerminal && environment["TERM"] != "dumb"
    }
  }
}
