import IntentKitCore
import IntentKitSimulator

/// The lines of Swift with which a test expects an event.
struct SwiftLine {
  /// Whether parameters and codes are named by strings, because the intent has no Swift type.
  let usesNames: Bool

  /// Creates lines for requests of a type.
  init<Request: Intent>(of request: Request.Type) {
    usesNames = request == DynamicIntent.self
  }

  /// Returns the line that expects a question.
  func question(_ prompt: Prompt) -> String {
    switch prompt.kind {
    case .request: return Self.call("asksForConfirmation", [])
    case .unlock: return Self.call("asksToUnlock", [])
    case .value, .choice, .confirmation: break
    }
    let parameter = prompt.parameter ?? ""
    var arguments = [usesNames ? parameter.debugDescription : "\\.\(parameter)"]
    if let element = prompt.element { arguments.append("element: \(element)") }
    if let cause = prompt.cause { arguments.append("why: .\(cause.rawValue)") }
    if let reason = prompt.reason { arguments.append("reason: \(reason.debugDescription)") }
    if !prompt.options.isEmpty {
      let titles = prompt.options.map(\.title.debugDescription).joined(separator: ", ")
      arguments.append("options: [\(titles)]")
    }
    return Self.call("asks", arguments)
  }

  /// Returns a line that answers a question.
  func answer(to prompt: Prompt) -> String {
    switch prompt.kind {
    case .choice: Self.call("answers", [(prompt.options.first?.title ?? "").debugDescription])
    case .value: Self.call("answers", ["\"…\""])
    case .confirmation, .request, .unlock: Self.call("answers", ["\"yes\""])
    }
  }

  /// Returns the line that expects a verdict.
  static func verdict(_ id: Verdict.ID) -> String { call("judges", [name(id)]) }

  /// Returns the Swift expression for a verdict identifier.
  static func name(_ id: Verdict.ID) -> String {
    guard Verdict.ID.wellKnown.contains(id) else {
      return "Verdict.ID(rawValue: \(id.rawValue.debugDescription))"
    }
    let words = id.rawValue.split(separator: "-")
    let rest = words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }
    return ".\(words[0])\(rest.joined())"
  }

  /// Returns the Swift expression for a reason.
  private static func name(_ reason: Outcome.Reason) -> String {
    let id = Verdict.ID(rawValue: reason.rawValue)
    if Verdict.ID.wellKnown.contains(id) { return ".verdict(\(name(id)))" }
    if Outcome.Reason.wellKnown.contains(reason) { return ".\(reason.rawValue)" }
    if reason.isUnsupported {
      return ".unsupported(\(reason.unsupportedReason?.debugDescription ?? ""))"
    }
    return "Outcome.Reason(rawValue: \(reason.rawValue.debugDescription))"
  }

  /// Returns the line that expects the end.
  func end(_ outcome: Outcome) -> String {
    var arguments = [".\(outcome.result.rawValue)"]
    if let code = outcome.code {
      let symbol = Int(code) == nil ? ".\(code)" : ".init(rawValue: \(code))"
      arguments.append("code: \(usesNames ? code.debugDescription : symbol)")
    } else if let reason = outcome.reason {
      arguments.append("reason: \(Self.name(reason))")
    }
    return Self.call("ends", arguments)
  }

  private static func call(_ method: String, _ arguments: [String]) -> String {
    "await siri.\(method)(\(arguments.joined(separator: ", ")))"
  }
}
