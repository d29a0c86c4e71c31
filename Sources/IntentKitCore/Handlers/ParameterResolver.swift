/// The way to resolve one parameter of an intent: the handler's method, and where its value goes.
public struct ParameterResolver<Request: Intent>: Sendable {
  /// The name of the parameter.
  public let parameter: String
  /// Leads the parameter to its value on a lane.
  let settle: @Sendable (Lane<Request>, Request.Handling) async throws(LaneEnd) -> Void
  /// Takes the parameter's value away.
  let clear: @Sendable (inout Request) -> Void

  /// Resolves a parameter that holds one value or none; the method is named after it unless another name is given.
  @_semantics("optimize.sil.specialize.generic.never")
  public static func value<Value: ParameterConvertible, Reason>(
    _ parameter: String,
    _ keyPath: any WritableKeyPath<Request, Value?> & Sendable,
    method: String? = nil,
    resolve:
      @escaping @Sendable (Request.Handling, Request) async -> ResolutionResult<Value, Reason>
  ) -> Self {
    Self(
      ParameterSlot(
        parameter: parameter, method: method, get: { $0[keyPath: keyPath] },
        set: { $0[keyPath: keyPath] = $1 }),
      resolve)
  }

  /// Resolves a parameter that always holds a value.
  @_semantics("optimize.sil.specialize.generic.never")
  public static func value<Value: ParameterConvertible, Reason>(
    _ parameter: String,
    _ keyPath: any WritableKeyPath<Request, Value> & Sendable,
    method: String? = nil,
    resolve:
      @escaping @Sendable (Request.Handling, Request) async -> ResolutionResult<Value, Reason>
  ) -> Self {
    Self(
      ParameterSlot(
        parameter: parameter, method: method,
        get: { $0[keyPath: keyPath].isAbsent ? nil : $0[keyPath: keyPath] },
        set: { if let value = $1 { $0[keyPath: keyPath] = value } }),
      resolve)
  }

  /// Resolves a parameter that holds a case of an enumeration, one of which may stand for absence.
  @_semantics("optimize.sil.specialize.generic.never")
  public static func value<Value: ParameterEnumeration, Reason>(
    _ parameter: String,
    _ keyPath: any WritableKeyPath<Request, Value> & Sendable,
    method: String? = nil,
    resolve:
      @escaping @Sendable (Request.Handling, Request) async -> ResolutionResult<Value, Reason>
  ) -> Self {
    Self(
      ParameterSlot(
        parameter: parameter, method: method,
        get: { $0[keyPath: keyPath].isAbsent ? nil : $0[keyPath: keyPath] },
        set: { if let value = $1 ?? Value(rawValue: 0) { $0[keyPath: keyPath] = value } }),
      resolve)
  }

  /// Resolves a parameter that holds a set of options, empty when nothing was said.
  @_semantics("optimize.sil.specialize.generic.never")
  public static func value<Value: ParameterOptions, Reason>(
    _ parameter: String,
    _ keyPath: any WritableKeyPath<Request, Value> & Sendable,
    method: String? = nil,
    resolve:
      @escaping @Sendable (Request.Handling, Request) async -> ResolutionResult<Value, Reason>
  ) -> Self {
    Self(
      ParameterSlot(
        parameter: parameter, method: method,
        get: { $0[keyPath: keyPath].isEmpty ? nil : $0[keyPath: keyPath] },
        set: { $0[keyPath: keyPath] = $1 ?? [] }),
      resolve)
  }

  /// Resolves a parameter that holds several values, with one result for each.
  @_semantics("optimize.sil.specialize.generic.never")
  public static func elements<Value: ParameterConvertible, Reason>(
    _ parameter: String,
    _ keyPath: any WritableKeyPath<Request, [Value]?> & Sendable,
    method: String? = nil,
    resolve:
      @escaping @Sendable (Request.Handling, Request) async -> [ResolutionResult<
        Value, Reason
      >]
  ) -> Self {
    let slot = ParameterSlot<Request, [Value]>(
      parameter: parameter, method: method, get: { $0[keyPath: keyPath] },
      set: { $0[keyPath: keyPath] = $1 })
    return Self(
      parameter: parameter,
      settle: { lane, handler async throws(LaneEnd) in
        try await lane.settleElements(of: slot) { await resolve(handler, $0) }
      },
      clear: { slot.set(&$0, nil) })
  }
}

extension ParameterResolver {
  private init<Value: ParameterConvertible, Reason>(
    _ slot: ParameterSlot<Request, Value>,
    _ resolve:
      @escaping @Sendable (Request.Handling, Request) async -> ResolutionResult<
        Value, Reason
      >
  ) {
    self.init(
      parameter: slot.parameter,
      settle: { lane, handler async throws(LaneEnd) in
        try await lane.settleValue(of: slot) { await resolve(handler, $0) }
      },
      clear: { slot.set(&$0, nil) })
  }
}

/// The place of one parameter in an intent, and the method that settles it.
struct ParameterSlot<Request: Intent, Value: ParameterConvertible>: Sendable {
  let parameter: String
  let method: HandlerMethod
  /// The value, or nil when nothing was said.
  let get: @Sendable (Request) -> Value?
  let set: @Sendable (inout Request, Value?) -> Void

  init(
    parameter: String, method: String?, get: @escaping @Sendable (Request) -> Value?,
    set: @escaping @Sendable (inout Request, Value?) -> Void
  ) {
    self.parameter = parameter
    self.method = HandlerMethod(
      method ?? "resolve\(parameter.prefix(1).uppercased())\(parameter.dropFirst())(for:)",
      phase: .resolve, parameter: parameter)
    self.get = get
    self.set = set
  }
}
