public import IntentKitCore
import IntentKitPlatform
public import IntentKitSimulator

/// The lines that the assistant can say about an app, as a table and as JSON.
public struct LineReport: Sendable {
  private let lines: AppLines

  /// Creates a report on the lines of an app.
  public init(_ lines: AppLines) {
    self.lines = lines
  }

  // MARK: - Text

  /// Returns the lines as a table, with a section for each intent.
  ///
  /// ```
  /// SendMessage · UnicornChat
  ///
  /// recipients
  ///   needsValue               To whom shall I send it?
  ///                            どなたに送りますか？
  /// ```
  ///
  /// - Parameter width: The number of columns. Long names may exceed it.
  /// - Returns: The text with a line break at the end.
  public func text(width: Int = 100) -> String {
    var text: [String] = []
    var intent: String??
    var topic: String?
    var cause: AppLine?
    for line in lines.lines {
      if intent != .some(line.intent) {
        text += (text.isEmpty ? [] : [""]) + [heading(of: line)]
        (intent, topic, cause) = (line.intent, nil, nil)
      }
      if line.topic != topic, let name = line.topic { text += ["", name] }
      if topic == nil, line.topic == nil, cause == nil { text.append("") }
      topic = line.topic
      var label = line.occasion == cause ? "" : line.label
      if label.columns > Self.labelWidth {
        text.append("  " + label)
        label = ""
      }
      let start = "  " + label.padded(to: Self.labelWidth) + "  "
      text += line.spoken.wrapped(to: max(width - start.columns, 32)).hanging(after: start)
      cause = line.occasion
    }
    return text.map { $0 + "\n" }.joined()
  }

  private static let labelWidth = 26

  private func heading(of line: AppLine) -> String {
    "\(line.intent ?? "Any intent") · \(lines.app.displayName)"
  }

  // MARK: - JSON

  /// The lines as a JSON value.
  public var value: ParameterValue {
    ["app": .string(lines.app.displayName), "lines": .array(items)]
  }

  /// The lines, each as a JSON value.
  public var items: [ParameterValue] { lines.lines.map(\.parameterValue) }
}

extension AppLine {
  /// The heading of the lines on the same parameter or in the same phase, or nil for an intent
  /// without details.
  fileprivate var topic: String? {
    if intent == nil { return nil }
    return parameter ?? (phase == .confirm ? "Confirmation" : "Response codes")
  }

  /// The cause with its reason.
  fileprivate var label: String {
    (reason.map { "\(cause): \($0)" } ?? cause) + (isVoiceOnly ? ", voice" : "")
  }
}
