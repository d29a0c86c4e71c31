import IntentKitCore
import IntentKitSimulator

/// The line of Swift by which a test expects what happened.
enum SwiftLine {
  /// The line that expects a question.
  static func question(_ prompt: Prompt) -> String {
    switch prompt.kind {
    case .request: return call("asksForConfirmation", [])
    case .unlock: return call("asksToUnlock", [])
    case .value, .choice, .confirmation: break
    }
    var arguments = ["\\.\(prompt.parameter ?? "")"]
    if let element = prompt.element { arguments.append("element: \(element)") }
    if let cause = prompt.cause { arguments.append("why: .\(cause.rawValue)") }
    if let reason = prompt.reason { arguments.append("reason: \(reason.debugDescription)") }
    if !prompt.options.isEmpty {
      let titles = prompt.options.map(\.title.debugDescription).joined(separator: ", ")
      arguments.append("options: [\(titles)]")
    }
    return call("asks", arguments)
  }

  /// A line that answers a question.
  static func answer(to prompt: Prompt) -> String {
    switch prompt.kind {
    case .choice: call("answers", [(prompt.options.first?.title ?? "").debugDescription])
    case .value: call("answers", ["\"…\""])
    case .confirmation, .request, .unlock: call("answers", ["\"yes\""])
    }
  }

  /// The line that expects a verdict.
  static func verdict(_ id: Verdict.ID) -> String { call("judges", [name(id)]) }

  /// The name of a verdict.
  static func name(_ id: Verdict.ID) -> String {
    guard Verdict.ID.wellKnown.contains(id) else {
      return "Verdict.ID(rawValue: \(id.rawValue.debugDescription))"
    }
    let words = id.rawValue.split(separator: "-")
    return "." + words.prefix(1).joined() + words.dropFirst().map(\.capitalized).joined()
  }

  /// The line that expects the end.
  static func end(_ outcome: Outcome) -> String {
    var arguments = [".\(outcome.result.rawValue)"]
    if let code = outcome.code {
      arguments.append("code: " + (Int(code) == nil ? ".\(code)" : ".init(rawValue: \(code))"))
    } else if let reason = outcome.reason {
      arguments.append("reason: \(reason.debugDescription)")
    }
    return call("ends", arguments)
  }

  private static func call(_ method: String, _ arguments: [String]) -> String {
    "await siri.\(method)(\(arguments.joined(separator: ", ")))"
  }
}
