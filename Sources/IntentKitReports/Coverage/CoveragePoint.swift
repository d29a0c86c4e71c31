public import IntentKitCore
import IntentKitSimulator

/// A single response, result, question or verdict that a handler can produce.
public struct CoveragePoint: Sendable, Hashable {
  /// The kind of a coverage point.
  public enum Kind: String, Sendable, Hashable, Codable, CaseIterable, NamedValue {
    /// A result of a resolve method, or a result with a reason.
    case result
    /// A response code.
    case code
    /// A kind of question to the user.
    case prompt
    /// A verdict of the pipeline.
    case verdict
  }

  /// The kind of the point.
  public var kind: Kind
  /// The parameter of a result.
  public var parameter: String?
  /// The name, such as `disambiguation`, `unsupported(noAccount)`, `success`, `choice` or
  /// `slow-answer`.
  public var name: String

  /// Returns the points that a result reaches: its kind, and its kind with the reason.
  static func points(
    of result: TraceEvent.ResultSummary, for parameter: String
  ) -> [CoveragePoint] {
    let kind = result.kind.rawValue
    let names = [kind] + (result.reason.map { ["\(kind)(\($0))"] } ?? [])
    return names.map { CoveragePoint(kind: .result, parameter: parameter, name: $0) }
  }
}

extension TraceEvent {
  /// The points that this step reaches.
  var coveragePoints: [CoveragePoint] {
    switch kind {
    case .resolved(let method, let results, _):
      guard let parameter = method.parameter else { return [] }
      return results.flatMap { CoveragePoint.points(of: $0, for: parameter) }
    case .responded(_, let code, _, _), .updated(let code, _, _):
      return [CoveragePoint(kind: .code, name: code)]
    case .asked(let prompt):
      // The handler has no part in the question which parameter to change.
      guard prompt.kind != .change else { return [] }
      return [CoveragePoint(kind: .prompt, name: prompt.kind.rawValue)]
    case .judged(let verdict): return [CoveragePoint(kind: .verdict, name: verdict.id.rawValue)]
    default: return []
    }
  }
}

// MARK: - Reachable points

extension ResolveMethodSchema {
  /// The names of the results that the method can return, including those with reasons.
  var reachableResults: [String] {
    results.flatMap { factory -> [String] in
      let kind = String(factory.prefix { $0 != "(" })
      guard factory.hasSuffix("forReason:)") else {
        return [kind == "successes" ? ResultKind.success.rawValue : kind]
      }
      let reasons =
        kind == ResultKind.unsupported.rawValue ? unsupportedReasons : confirmationReasons
      return reasons.map { "\(kind)(\($0.name))" }
    }.uniqued
  }

  /// Returns the kinds of questions that the results can lead to (What Siri does, 2.2).
  func reachablePrompts(_ type: ParameterType?) -> Set<Prompt.Kind> {
    var element = type
    if isPerElement, case .list(let inner)? = type { element = inner }
    let kinds = reachableResults.compactMap { ResultKind(rawValue: $0) }
    var prompts: Set<Prompt.Kind> = []
    for kind in kinds {
      switch kind {
      case .disambiguation: prompts.insert(.choice)
      case .confirmationRequired: prompts.insert(.confirmation)
      case .unsupported where !asksAgainWhenUnsupported: break
      case .needsValue, .unsupported:
        switch element {
        case .boolean?: prompts.insert(.confirmation)
        case .enumeration?: prompts.insert(.choice)
        default: prompts.insert(.value)
        }
        if kind == .needsValue, isPerElement { prompts.insert(.value) }
      case .success, .notRequired, .notImplemented: break
      }
    }
    return prompts
  }
}

extension IntentSchema {
  /// The names of the codes that a handler can return.
  ///
  /// The code `unspecified` is a fault, so it isn't included.
  var reachableCodes: [String] {
    responseCodes.filter { $0.meaning != .unspecified }.map(\.name)
  }

  /// Returns the kinds of questions that a handler with the given resolve methods can lead to.
  func reachablePrompts(_ methods: [ResolveMethodSchema]) -> [String] {
    var prompts: Set<Prompt.Kind> = []
    for method in methods {
      prompts.formUnion(method.reachablePrompts(parameter(named: method.parameter)?.type))
    }
    let mayAskForYes = responseCodes.contains { $0.meaning == .userConfirmationRequired }
    let asksForYes = userConfirmation == .always || userConfirmation == .whenCharged
    if asksForYes || mayAskForYes { prompts.insert(.request) }
    if requiresUnlock { prompts.insert(.unlock) }
    return Prompt.Kind.allCases.filter(prompts.contains).map(\.rawValue)
  }
}
