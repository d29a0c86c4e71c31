public import IntentKitCore
import IntentKitSimulator

/// One thing that a handler can answer, or that can come of its answers.
public struct CoveragePoint: Sendable, Hashable {
  /// What can be reached.
  public enum Kind: String, Sendable, Hashable, Codable, CaseIterable, NamedValue {
    /// A result of a resolve method, or a reason that comes with it.
    case result
    /// A code of a response.
    case code
    /// A kind of question to the user.
    case prompt
    /// Something that the pipeline finds fault with.
    case verdict
  }

  /// What it is.
  public var kind: Kind
  /// The parameter, for a result.
  public var parameter: String?
  /// Its name: `disambiguation`, `unsupported(noAccount)`, `success`, `choice`, `slow-answer`.
  public var name: String

  /// Makes a point.
  public init(_ kind: Kind, parameter: String? = nil, _ name: String) {
    self.kind = kind
    self.parameter = parameter
    self.name = name
  }

  /// The points that a result reaches: its kind, and the reason that came with it.
  static func points(
    of result: TraceEvent.ResultSummary, for parameter: String
  ) -> [CoveragePoint] {
    let kind = CoveragePoint(.result, parameter: parameter, result.kind.rawValue)
    guard let reason = result.reason else { return [kind] }
    return [
      kind, CoveragePoint(.result, parameter: parameter, "\(result.kind.rawValue)(\(reason))"),
    ]
  }
}

extension TraceEvent {
  /// What this step reaches.
  var coveragePoints: [CoveragePoint] {
    switch kind {
    case .resolved(let method, let results, _):
      guard let parameter = method.parameter else { return [] }
      return results.flatMap { CoveragePoint.points(of: $0, for: parameter) }
    case .responded(_, let code, _, _), .updated(let code, _):
      return [CoveragePoint(.code, code)]
    case .asked(let prompt): return [CoveragePoint(.prompt, prompt.kind.rawValue)]
    case .judged(let verdict): return [CoveragePoint(.verdict, verdict.id.rawValue)]
    case .started, .provided, .called, .changed, .answered, .handedOver, .appLogged, .ended:
      return []
    }
  }
}

// MARK: - What can be reached

extension ResolveMethodSchema {
  /// The names of the results that the method may give, and of the reasons that it may give with them.
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

  /// The kinds of questions that the results can lead to (behaviour reference, 2.2).
  ///
  /// - Parameter type: The parameter's type.
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
  /// The names of the codes that a handler may answer; the one that says nothing is a fault.
  var reachableCodes: [String] {
    responseCodes.filter { $0.meaning != .unspecified }.map(\.name)
  }

  /// The kinds of questions that a handler with some resolve methods can lead to.
  func reachablePrompts(_ methods: [ResolveMethodSchema]) -> [String] {
    var prompts: Set<Prompt.Kind> = []
    for method in methods {
      prompts.formUnion(method.reachablePrompts(parameter(named: method.parameter)?.type))
    }
    let mayAskForYes = responseCodes.contains { $0.meaning == .userConfirmationRequired }
    if userConfirmation == .always || mayAskForYes { prompts.insert(.request) }
    if requiresUnlock { prompts.insert(.unlock) }
    return Prompt.Kind.allCases.filter(prompts.contains).map(\.rawValue)
  }
}
