/// Resolves one parameter of an intent with the handler's method and stores the value.
///
/// It is a class, because each request copies the resolvers of its parameters.
public final class ParameterResolver<Request: Intent>: Sendable {
  /// The name of the parameter.
  public let parameter: String
  /// The property that holds the value; nil if the intent type has no such property.
  package let property: (any PartialKeyPath<Request> & Sendable)?
  /// The handler's method.
  let method: HandlerMethod
  /// Calls the handler for the first time.
  let attempt: Call<FirstAttempt<Request>>
  /// Replaces the value of the parameter, or removes it, and returns whether the value fits.
  let replace: @Sendable (inout Request, ParameterValue?) -> Bool
  /// The source of the options that the user chooses from, if any.
  let optionsProvider: OptionsProvider<Request>?
  /// The source of a default value, if any.
  let defaultProvider: DefaultProvider<Request>?
  /// Calls the handler and returns its results without their Swift types.
  let results: Call<[DynamicResolutionResult]>
  /// The descriptions of the method and of the one that it replaced, if the types tell them.
  let schemas: [ResolveMethodSchema]

  /// A closure that calls a handler.
  typealias Call<Answer> = @Sendable (Request.Handling, Request) async -> Answer

  private init(
    parameter: String, property: (any PartialKeyPath<Request> & Sendable)?, method: HandlerMethod,
    attempt: @escaping Call<FirstAttempt<Request>>,
    replace: @escaping @Sendable (inout Request, ParameterValue?) -> Bool,
    optionsProvider: OptionsProvider<Request>?, defaultProvider: DefaultProvider<Request>?,
    schemas: [ResolveMethodSchema], results: @escaping Call<[DynamicResolutionResult]>
  ) {
    self.parameter = parameter
    self.property = property
    self.method = method
    self.attempt = attempt
    self.replace = replace
    self.optionsProvider = optionsProvider
    self.defaultProvider = defaultProvider
    self.schemas = schemas
    self.results = results
  }

  /// Resolves a parameter with one optional value.
  ///
  /// - Parameters:
  ///   - parameter: The name of the parameter.
  ///   - keyPath: The property that holds the value.
  ///   - method: The name of the handler's method; derived from the parameter's name by default.
  ///   - resolve: Calls the handler's method.
  /// - Returns: The resolver.
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

  /// Resolves a parameter that always has a value.
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

  /// Resolves a parameter whose enumeration case may represent absence.
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

  /// Resolves a parameter with a set of options, where the empty set represents absence.
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

  /// Resolves a parameter with several values, with one result for each value.
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
  // Only the first attempt is specialized for each parameter, because most parameters are settled
  // with it. The code for everything else is compiled once.

  /// Creates a resolver for a list in a slot.
  convenience init<Value: ParameterConvertible, Reason>(
    property: (any PartialKeyPath<Request> & Sendable)? = nil,
    elements slot: ParameterSlot<Request, [Value]>, schemas: [ResolveMethodSchema] = [],
    _ resolve: @escaping Call<[ResolutionResult<Value, Reason>]>
  ) {
    self.init(property: property, elements: slot, schemas: schemas, resolve) { handler, intent in
      let results = await resolve(handler, intent)
      if let summaries = ResolutionResult.summaries(of: results, ifTheyKeep: slot.get(intent)) {
        return .settled(summaries)
      }
      return Self.open(results, slot, handler, resolve)
    }
  }

  /// Creates a resolver for a value in a slot.
  convenience init<Value: ParameterConvertible, Reason>(
    property: (any PartialKeyPath<Request> & Sendable)? = nil,
    _ slot: ParameterSlot<Request, Value>, schemas: [ResolveMethodSchema] = [],
    _ resolve: @escaping Call<ResolutionResult<Value, Reason>>
  ) {
    self.init(property: property, slot, schemas: schemas, resolve) { handler, intent in
      let result = await resolve(handler, intent)
      if let summaries = result.summaries(ifItKeeps: slot.get(intent)) {
        return .settled(summaries)
      }
      return Self.open(result, slot, handler, resolve)
    }
  }

  @_semantics("optimize.sil.specialize.generic.never")
  private convenience init<Value: ParameterConvertible, Reason>(
    property: (any PartialKeyPath<Request> & Sendable)?,
    elements slot: ParameterSlot<Request, [Value]>, schemas: [ResolveMethodSchema],
    _ resolve: @escaping Call<[ResolutionResult<Value, Reason>]>,
    attempt: @escaping Call<FirstAttempt<Request>>
  ) {
    self.init(
      parameter: slot.parameter, property: property, method: slot.method, attempt: attempt,
      replace: { slot.replaceElements(in: &$0, with: $1) }, optionsProvider: slot.options,
      defaultProvider: slot.defaultProvider, schemas: schemas,
      results: { await resolve($0, $1).map { $0.untyped } })
  }

  @_semantics("optimize.sil.specialize.generic.never")
  private convenience init<Value: ParameterConvertible, Reason>(
    property: (any PartialKeyPath<Request> & Sendable)?, _ slot: ParameterSlot<Request, Value>,
    schemas: [ResolveMethodSchema], _ resolve: @escaping Call<ResolutionResult<Value, Reason>>,
    attempt: @escaping Call<FirstAttempt<Request>>
  ) {
    self.init(
      parameter: slot.parameter, property: property, method: slot.method, attempt: attempt,
      replace: { slot.replaceValue(in: &$0, with: $1) }, optionsProvider: slot.options,
      defaultProvider: slot.defaultProvider, schemas: schemas,
      results: { [await resolve($0, $1).untyped] })
  }

  /// Returns the first attempt for a list that must be changed, or about which the user must be
  /// asked.
  @_semantics("optimize.sil.specialize.generic.never")
  private static func open<Value: ParameterConvertible, Reason>(
    _ results: [ResolutionResult<Value, Reason>], _ slot: ParameterSlot<Request, [Value]>,
    _ handler: Request.Handling, _ resolve: @escaping Call<[ResolutionResult<Value, Reason>]>
  ) -> FirstAttempt<Request> {
    .open(results.map { $0.summary }) { lane async throws(LaneEnd) in
      try await lane.settleElements(of: slot, first: results, handler: handler) {
        await resolve(handler, $0)
      }
    }
  }

  /// Returns the first attempt for a value that must be changed, or about which the user must be
  /// asked.
  @_semantics("optimize.sil.specialize.generic.never")
  private static func open<Value: ParameterConvertible, Reason>(
    _ result: ResolutionResult<Value, Reason>, _ slot: ParameterSlot<Request, Value>,
    _ handler: Request.Handling, _ resolve: @escaping Call<ResolutionResult<Value, Reason>>
  ) -> FirstAttempt<Request> {
    .open([result.summary]) { lane async throws(LaneEnd) in
      try await lane.settleValue(of: slot, first: result, handler: handler) {
        await resolve(handler, $0)
      }
    }
  }
}

extension ResolutionResult where Value: ParameterConvertible {
  // Never inlined, because the temporary copies of values would become part of the async frame that
  // is allocated for each attempt.

  /// Returns the summary of a result that requires neither a change of a value nor a question, or
  /// nil.
  @inline(never)
  fileprivate func summaries(ifItKeeps current: Value?) -> [TraceEvent.ResultSummary]? {
    switch kind {
    case .notImplemented: TraceEvent.ResultSummary.onlyNotImplemented
    case .success(let value) where value == current: TraceEvent.ResultSummary.onlySuccess
    case .notRequired where current == nil: TraceEvent.ResultSummary.onlyNotRequired
    default: nil
    }
  }

  /// Returns the summaries of results for the elements of a list if they require neither a change
  /// nor a question, or nil.
  @inline(never)
  fileprivate static func summaries(
    of results: [Self], ifTheyKeep current: [Value]?
  ) -> [TraceEvent.ResultSummary]? {
    if results.count == 1, case .notImplemented = results[0].kind {
      return TraceEvent.ResultSummary.onlyNotImplemented
    }
    guard let current, results.count == current.count else { return nil }
    for (result, element) in zip(results, current) {
      guard case .success(let value) = result.kind, value == element else { return nil }
    }
    return Array(repeating: TraceEvent.ResultSummary(.success), count: results.count)
  }
}

extension ResolutionResult {
  fileprivate var summary: TraceEvent.ResultSummary { .init(resultKind, reason: reasonName) }

  /// The result without its Swift types.
  fileprivate var untyped: DynamicResolutionResult {
    switch kind {
    case .success(let value): .success(with: value.parameterValue)
    case .needsValue: .needsValue()
    case .notRequired: .notRequired()
    case .unsupported(let reason):
      DynamicResolutionResult(.unsupported(reason.map { DynamicReason(name: $0.name) }))
    case .disambiguation(let values): .disambiguation(with: values.map { $0.parameterValue })
    case .confirmationRequired(let value, let reason):
      DynamicResolutionResult(
        .confirmationRequired(value.map { $0.parameterValue }, reason: reason))
    case .notImplemented: .notImplemented
    }
  }
}

/// The first answer of a handler for a parameter.
///
/// Most parameters are settled with it. Therefore only this step is specialized for each parameter;
/// the code for further steps is compiled once.
enum FirstAttempt<Request: Intent>: Sendable {
  /// The parameter needs no change.
  case settled([TraceEvent.ResultSummary])
  /// The value must be written, or the user must be asked.
  case open([TraceEvent.ResultSummary], @Sendable (Lane<Request>) async throws(LaneEnd) -> Void)
}

extension TraceEvent.ResultSummary {
  // The most common summaries, allocated once.
  fileprivate static let onlySuccess = [Self(.success)]
  fileprivate static let onlyNotRequired = [Self(.notRequired)]
  fileprivate static let onlyNotImplemented = [Self(.notImplemented)]
}

/// The storage of a parameter in an intent, with the method that resolves it.
struct ParameterSlot<Request: Intent, Value: ParameterConvertible>: Sendable {
  let parameter: String
  let method: HandlerMethod
  /// The type of the value, or of each element, if the Swift type doesn't define it.
  let type: ParameterType?
  /// Returns the value, or nil.
  let get: @Sendable (Request) -> Value?
  let set: @Sendable (inout Request, Value?) -> Void
  /// The source of the options that the user chooses from, if any.
  let options: OptionsProvider<Request>?
  /// The source of a default value, if any.
  let defaultProvider: DefaultProvider<Request>?

  init(
    parameter: String, method: String?, type: ParameterType? = nil,
    options: OptionsProvider<Request>? = nil, defaultProvider: DefaultProvider<Request>? = nil,
    get: @escaping @Sendable (Request) -> Value?,
    set: @escaping @Sendable (inout Request, Value?) -> Void
  ) {
    self.parameter = parameter
    self.method = HandlerMethod(resolving: parameter, with: method)
    self.type = type
    self.options = options
    self.defaultProvider = defaultProvider
    self.get = get
    self.set = set
  }
}

extension HandlerMethod {
  /// Returns the name of the method that resolves a parameter, unless SiriKit has another.
  static func resolveName(of parameter: String) -> String {
    "resolve\(parameter.prefix(1).uppercased())\(parameter.dropFirst())(for:)"
  }

  /// Creates the method that resolves a parameter; its name is derived from that of the parameter
  /// if it's nil.
  @inline(never)
  fileprivate init(resolving parameter: String, with name: String?) {
    self.init(name ?? Self.resolveName(of: parameter), phase: .resolve, parameter: parameter)
  }
}

extension ParameterSlot {
  /// Replaces the value, and returns whether the new one fits.
  fileprivate func replaceValue(in intent: inout Request, with value: ParameterValue?) -> Bool {
    let new = value.flatMap { Value.said($0, type: type) }
    if new == nil, value != nil { return false }
    set(&intent, new)
    return true
  }

  /// Replaces the elements of a list, also with a single value, and returns whether they fit.
  fileprivate func replaceElements<Element: ParameterConvertible>(
    in intent: inout Request, with value: ParameterValue?
  ) -> Bool where Value == [Element] {
    let list: ParameterValue? =
      if let value, case .array = value { value } else { value.map { .array([$0]) } }
    let new = list.flatMap { [Element].said($0, elementType: type) }
    if new == nil, value != nil { return false }
    set(&intent, new)
    return true
  }
}
