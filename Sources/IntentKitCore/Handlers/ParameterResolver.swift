/// The way to resolve one parameter of an intent: the handler's method, and where its value goes.
public struct ParameterResolver<Request: Intent>: Sendable {
  /// The name of the parameter.
  public let parameter: String
  /// The property that holds its value; nil where the intent has none.
  package let property: (any PartialKeyPath<Request> & Sendable)?
  /// The handler's method.
  let method: HandlerMethod
  /// Asks the handler for the first time.
  let attempt: @Sendable (Request.Handling, Request) async -> FirstAttempt<Request>
  /// Takes the parameter's value away.
  let clear: @Sendable (inout Request) -> Void
  /// Where a value comes from when the request has none; nil where it comes from nowhere.
  let defaultProvider: DefaultProvider<Request>?
  /// Asks the handler, and gives what it says without its Swift types.
  let results: @Sendable (Request.Handling, Request) async -> [DynamicResolutionResult]

  /// Resolves a parameter that holds one value or none; the method is named after it unless another
  /// name is given.
  public static func value<Value: ParameterConvertible, Reason>(
    _ parameter: String,
    _ keyPath: any WritableKeyPath<Request, Value?> & Sendable,
    method: String? = nil,
    resolve:
      @escaping @Sendable (Request.Handling, Request) async -> ResolutionResult<Value, Reason>
  ) -> Self {
    Self(
      property: keyPath,
      ParameterSlot(
        parameter: parameter, method: method, get: { $0[keyPath: keyPath] },
        set: { $0[keyPath: keyPath] = $1 }),
      resolve)
  }

  /// Resolves a parameter that always holds a value.
  public static func value<Value: ParameterConvertible, Reason>(
    _ parameter: String,
    _ keyPath: any WritableKeyPath<Request, Value> & Sendable,
    method: String? = nil,
    resolve:
      @escaping @Sendable (Request.Handling, Request) async -> ResolutionResult<Value, Reason>
  ) -> Self {
    Self(
      property: keyPath,
      ParameterSlot(
        parameter: parameter, method: method,
        get: { $0[keyPath: keyPath].isAbsent ? nil : $0[keyPath: keyPath] },
        set: { if let value = $1 { $0[keyPath: keyPath] = value } }),
      resolve)
  }

  /// Resolves a parameter that holds a case of an enumeration, one of which may stand for absence.
  public static func value<Value: ParameterEnumeration, Reason>(
    _ parameter: String,
    _ keyPath: any WritableKeyPath<Request, Value> & Sendable,
    method: String? = nil,
    resolve:
      @escaping @Sendable (Request.Handling, Request) async -> ResolutionResult<Value, Reason>
  ) -> Self {
    Self(
      property: keyPath,
      ParameterSlot(
        parameter: parameter, method: method,
        get: { $0[keyPath: keyPath].isAbsent ? nil : $0[keyPath: keyPath] },
        set: { if let value = $1 ?? Value(rawValue: 0) { $0[keyPath: keyPath] = value } }),
      resolve)
  }

  /// Resolves a parameter that holds a set of options, empty when nothing was said.
  public static func value<Value: ParameterOptions, Reason>(
    _ parameter: String,
    _ keyPath: any WritableKeyPath<Request, Value> & Sendable,
    method: String? = nil,
    resolve:
      @escaping @Sendable (Request.Handling, Request) async -> ResolutionResult<Value, Reason>
  ) -> Self {
    Self(
      property: keyPath,
      ParameterSlot(
        parameter: parameter, method: method,
        get: { $0[keyPath: keyPath].isEmpty ? nil : $0[keyPath: keyPath] },
        set: { $0[keyPath: keyPath] = $1 ?? [] }),
      resolve)
  }

  /// Resolves a parameter that holds several values, with one result for each.
  public static func elements<Value: ParameterConvertible, Reason>(
    _ parameter: String,
    _ keyPath: any WritableKeyPath<Request, [Value]?> & Sendable,
    method: String? = nil,
    resolve:
      @escaping @Sendable (Request.Handling, Request) async -> [ResolutionResult<
        Value, Reason
      >]
  ) -> Self {
    Self(
      property: keyPath,
      elements: ParameterSlot<Request, [Value]>(
        parameter: parameter, method: method, get: { $0[keyPath: keyPath] },
        set: { $0[keyPath: keyPath] = $1 }),
      resolve)
  }
}

extension ParameterResolver {
  /// Resolves a list in a slot; the property is nil where the intent has none.
  init<Value: ParameterConvertible, Reason>(
    property: (any PartialKeyPath<Request> & Sendable)? = nil,
    elements slot: ParameterSlot<Request, [Value]>,
    _ resolve:
      @escaping @Sendable (Request.Handling, Request) async -> [ResolutionResult<
        Value, Reason
      >]
  ) {
    self.init(
      parameter: slot.parameter, property: property, method: slot.method,
      attempt: { handler, intent in
        let results = await resolve(handler, intent)
        let summaries = results.map { TraceEvent.ResultSummary($0) }
        if results.count == 1, case .notImplemented = results[0].kind { return .settled(summaries) }
        if let current = slot.get(intent), results.count == current.count,
          zip(results, current).allSatisfy({ $0.kind == .success($1) })
        {
          return .settled(summaries)
        }
        return .open(summaries) { lane async throws(LaneEnd) in
          try await lane.settleElements(of: slot, first: results, handler: handler) {
            await resolve(handler, $0)
          }
        }
      },
      clear: { slot.set(&$0, nil) }, defaultProvider: slot.defaultProvider,
      results: Self.untyped(elements: resolve))
  }

  /// Resolves a value in a slot; the property is nil where the intent has none.
  init<Value: ParameterConvertible, Reason>(
    property: (any PartialKeyPath<Request> & Sendable)? = nil,
    _ slot: ParameterSlot<Request, Value>,
    _ resolve:
      @escaping @Sendable (Request.Handling, Request) async -> ResolutionResult<
        Value, Reason
      >
  ) {
    self.init(
      parameter: slot.parameter, property: property, method: slot.method,
      attempt: { handler, intent in
        let result = await resolve(handler, intent)
        switch result.kind {
        case .notImplemented:
          return .settled(TraceEvent.ResultSummary.onlyNotImplemented)
        case .success(let value) where value == slot.get(intent):
          return .settled(TraceEvent.ResultSummary.onlySuccess)
        case .notRequired where slot.get(intent) == nil:
          return .settled(TraceEvent.ResultSummary.onlyNotRequired)
        default:
          return .open([TraceEvent.ResultSummary(result)]) { lane async throws(LaneEnd) in
            try await lane.settleValue(of: slot, first: result, handler: handler) {
              await resolve(handler, $0)
            }
          }
        }
      },
      clear: { slot.set(&$0, nil) }, defaultProvider: slot.defaultProvider,
      results: Self.untyped(resolve))
  }

  // Compiled once, not for each parameter: only handlers that are reached by names come this way.

  @_semantics("optimize.sil.specialize.generic.never")
  private static func untyped<Value: ParameterConvertible, Reason>(
    _ resolve:
      @escaping @Sendable (Request.Handling, Request) async -> ResolutionResult<
        Value, Reason
      >
  ) -> @Sendable (Request.Handling, Request) async -> [DynamicResolutionResult] {
    { [await resolve($0, $1).untyped] }
  }

  @_semantics("optimize.sil.specialize.generic.never")
  private static func untyped<Value: ParameterConvertible, Reason>(
    elements resolve:
      @escaping @Sendable (Request.Handling, Request) async -> [ResolutionResult<
        Value, Reason
      >]
  ) -> @Sendable (Request.Handling, Request) async -> [DynamicResolutionResult] {
    { await resolve($0, $1).map { $0.untyped } }
  }
}

extension ResolutionResult {
  /// This result without its Swift types.
  @_semantics("optimize.sil.specialize.generic.never")
  fileprivate var untyped: DynamicResolutionResult {
    switch kind {
    case .success(let value): .success(with: value.parameterValue)
    case .needsValue: .needsValue()
    case .notRequired: .notRequired()
    case .unsupported(let reason):
      DynamicResolutionResult(.unsupported(reason.map { DynamicReason(name: $0.name) }))
    case .disambiguation(let values): .disambiguation(with: values.map(\.parameterValue))
    case .confirmationRequired(let value, let reason):
      DynamicResolutionResult(
        .confirmationRequired(value.map { $0.parameterValue }, reason: reason))
    case .notImplemented: .notImplemented
    }
  }
}

/// What a handler said when it was asked about a parameter for the first time.
///
/// Most parameters are settled by that. So this much is compiled for each of them, while all that
/// follows otherwise is compiled once.
enum FirstAttempt<Request: Intent>: Sendable {
  /// The parameter stays as it is.
  case settled([TraceEvent.ResultSummary])
  /// There is something to write or to talk about.
  case open(
    [TraceEvent.ResultSummary], @Sendable (Lane<Request>) async throws(LaneEnd) -> Void)
}

extension TraceEvent.ResultSummary {
  fileprivate init<Value, Reason>(_ result: ResolutionResult<Value, Reason>) {
    self.init(result.resultKind, reason: result.reasonName)
  }

  // The commonest summaries, made once.
  fileprivate static let onlySuccess = [Self(.success)]
  fileprivate static let onlyNotRequired = [Self(.notRequired)]
  fileprivate static let onlyNotImplemented = [Self(.notImplemented)]
}

/// The place of one parameter in an intent, and the method that settles it.
struct ParameterSlot<Request: Intent, Value: ParameterConvertible>: Sendable {
  let parameter: String
  let method: HandlerMethod
  /// The type of the value, or of each element, where Swift's type does not say it.
  let type: ParameterType?
  /// The value, or nil when nothing was said.
  let get: @Sendable (Request) -> Value?
  let set: @Sendable (inout Request, Value?) -> Void
  /// Where the user's choice comes from; nil where it comes from nowhere.
  let options: OptionsProvider<Request>?
  /// Where a value comes from when the request has none; nil where it comes from nowhere.
  let defaultProvider: DefaultProvider<Request>?

  init(
    parameter: String, method: String?, type: ParameterType? = nil,
    options: OptionsProvider<Request>? = nil, defaultProvider: DefaultProvider<Request>? = nil,
    get: @escaping @Sendable (Request) -> Value?,
    set: @escaping @Sendable (inout Request, Value?) -> Void
  ) {
    self.parameter = parameter
    self.method = HandlerMethod(
      method ?? "resolve\(parameter.prefix(1).uppercased())\(parameter.dropFirst())(for:)",
      phase: .resolve, parameter: parameter)
    self.type = type
    self.options = options
    self.defaultProvider = defaultProvider
    self.get = get
    self.set = set
  }
}
