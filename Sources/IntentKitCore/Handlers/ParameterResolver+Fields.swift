// The resolvers of intents with a table of fields. The table has the name of each parameter, and the
// value that stands for its absence; the types of a resolve method tell its possible results.

extension ParameterResolver where Request: DeclaredIntent {
  /// Resolves a parameter with one optional value.
  ///
  /// - Parameters:
  ///   - property: The property that holds the value.
  ///   - method: The facts about the handler's method that its types don't tell.
  ///   - options: Calls the handler's method for options, if it has one.
  ///   - defaultValue: Calls the handler's method for the default value, if it has one.
  ///   - resolve: Calls the handler's method.
  /// - Returns: The resolver.
  public static func value<Value: ParameterConvertible, Reason>(
    _ property: any WritableKeyPath<Request, Value?> & Sendable,
    _ method: ResolveMethod = ResolveMethod(),
    options: Options<Value>? = nil, defaultValue: Default<Value>? = nil,
    resolve:
      @escaping @Sendable (Request.Handling, Request) async -> ResolutionResult<Value, Reason>
  ) -> Self {
    let name = Request.rows.row(of: property).name
    return Self(
      property: property,
      slot(
        name, method: method.name, options: options, defaultValue: defaultValue,
        get: { $0[keyPath: property] }, set: { $0[keyPath: property] = $1 }),
      schemas: method.schemas(of: name, Value.self, Reason.self), resolve)
  }

  /// Resolves a parameter that always has a value, possibly one that represents absence.
  public static func value<Value: ParameterConvertible, Reason>(
    _ property: any WritableKeyPath<Request, Value> & Sendable,
    _ method: ResolveMethod = ResolveMethod(),
    options: Options<Value>? = nil, defaultValue: Default<Value>? = nil,
    resolve:
      @escaping @Sendable (Request.Handling, Request) async -> ResolutionResult<Value, Reason>
  ) -> Self {
    let row = Request.rows.row(of: property)
    let empty = Request.rows.empty[keyPath: property]
    let absence = row.schema.isRequired ? nil : empty
    return Self(
      property: property,
      slot(
        row.name, method: method.name, options: options, defaultValue: defaultValue,
        get: { $0[keyPath: property].isAbsent ? nil : $0[keyPath: property] },
        set: { if let value = $1 ?? absence { $0[keyPath: property] = value } }),
      schemas: method.schemas(of: row.name, Value.self, Reason.self), resolve)
  }

  /// Resolves a parameter with several values, with one result for each value.
  public static func elements<Value: ParameterConvertible, Reason>(
    _ property: any WritableKeyPath<Request, [Value]?> & Sendable,
    _ method: ResolveMethod = ResolveMethod(),
    options: Options<Value>? = nil, defaultValue: Default<[Value]>? = nil,
    resolve:
      @escaping @Sendable (Request.Handling, Request) async -> [ResolutionResult<Value, Reason>]
  ) -> Self {
    let name = Request.rows.row(of: property).name
    return Self(
      property: property,
      elements: slot(
        name, method: method.name, options: options, defaultValue: defaultValue,
        get: { $0[keyPath: property] }, set: { $0[keyPath: property] = $1 }),
      schemas: method.schemas(of: name, Value.self, Reason.self, isPerElement: true), resolve)
  }
}
