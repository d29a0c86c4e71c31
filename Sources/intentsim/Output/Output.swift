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

  /// Writes a line of the result.
  func line(_ text: String) { write(text + "\n") }

  /// Writes a value as the result: over several lines, or on one line in formats of one value per
  /// line.
  func value(_ value: ParameterValue) {
    line(JSONWriter.text(value, style: format == .json ? .pretty : .compact))
  }

  /// Writes the result in its format: text for readers, or a value.
  func result(
    _ text: @autoclosure () -> String, _ value: @autoclosure () -> ParameterValue
  ) {
    if format == .text { write(text()) } else { self.value(value()) }
  }

  /// Writes a part of the result.
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

  /// Reports why a command fails, as a sentence or as a line of JSON.
  func failure(_ status: ExitStatus, message: String) {
    guard format != .text else { return Self.error("intentsim: \(message)\n".visible) }
    let value: ParameterValue = [
      "error": [
        "exit": .integer(Int(status.rawValue)), "name": .string(status.name),
        "message": .string(message),
      ]
    ]
    Self.error(JSONWriter.text(value, style: .compact) + "\n")
  }

  /// Writes a text that isn't a result; a failure to write it is ignored.
  static func error(_ text: String) { try? StandardStream.error.write(text) }

  /// Whether results should be in color, as specified by no-color.org.
  static func usesColor(_ choice: ColorChoice) -> Bool {
    let environment = ProcessInfo.processInfo.environment
    return switch choice {
    case .always: true
    case .never: false
    case .auto:
      Terminal.isTerminal(.output) && environment["NO_COLOR", default: ""].isEmpty
        && environment["TERM"] != "dumb"
    }
  }
}

extension String {
  /// This text with its control characters made visible, so that a file can't control the terminal.
  ///
  /// Line feeds and color codes stay.
  var visible: String {
    guard unicodeScalars.contains(where: { $0.isControl && $0 != "\n" }) else { return self }
    let controls = #/(\u{1B}\[[0-9]{0,2}m)|[\u{0}-\u{9}\u{B}-\u{1F}\u{7F}-\u{9F}]/#
    return replacing(controls.matchingSemantics(.unicodeScalar)) { match in
      if let color = match.1 { return color }
      let digits = match.0.unicodeScalars.map { String($0.value, radix: 16, uppercase: true) }
      return "\\u{\(digits.joined())}"
    }
  }
}

extension Unicode.Scalar {
  fileprivate var isControl: Bool { value < 0x20 || (0x7F..<0xA0).contains(value) }
}
