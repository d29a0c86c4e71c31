import IntentKitCore
import IntentKitSimulator

/// Where a command writes: results to the standard output, everything else to the standard error.
enum Output {
  /// Makes sure that a reader who goes away ends the program with a sentence instead of a signal.
  static func prepare() {
    StandardStream.ignoreBrokenPipes()
  }

  /// Writes a line of the result.
  static func line(_ text: String) { write(text + "\n") }

  /// Writes a part of the result.
  static func write(_ text: String) {
    guard !StandardStream.output.write(text) else { return }
    error("intentsim: the output was closed before everything was written.")
    StandardStream.exit(ExitStatus.usage.rawValue)
  }

  /// Writes a line that is no result.
  static func error(_ text: String) { _ = StandardStream.error.write(text + "\n") }

  /// Says why a command fails: a sentence for people, a line of JSON for machines.
  static func failure(_ status: ExitStatus, message: String, format: OutputFormat) {
    guard format != .text else { return error("intentsim: \(message)") }
    let value: ParameterValue = [
      "error": [
        "exit": .integer(Int(status.rawValue)), "name": .string(status.name),
        "message": .string(message),
      ]
    ]
    error(JSONWriter.text(value, style: .compact))
  }

  /// Leaves the program, also when a handler still holds a thread.
  static func exit(_ status: ExitStatus) -> Never {
    StandardStream.exit(status.rawValue)
  }

  /// Whether results should be coloured (no-color.org).
  static func usesColor(_ choice: ColorChoice, environment: [String: String]) -> Bool {
    switch choice {
    case .always: true
    case .never: false
    case .auto:
      Terminal.isTerminal(.output) && environment["NO_COLOR", default: ""].isEmpty
        && environment["TERM"] != "dumb"
    }
  }
}
