// The resolvers of custom intents, whose handlers also provide options and default values (What Siri
// does, 7).

extension ParameterResolver {
  /// A closure that asks a handler for the options of a parameter, with the words to search for if
  /// the user typed some.
  ///
  /// An error that it throws is shown to the user, who can then answer freely.
  public typealias Options<Value: ParameterConvertible> =
    @Sendable (Request.Handling, Request, String?) async throws -> IntentOptions<Value>
  /// A closure that asks a handler for the default value of a parameter.
  public typealias Default<Value: ParameterConvertible> =
    @Sendable (Request.Handling, Request) async -> Value?
}

extension ParameterResolver where Request: TypedIntent {
  /// Resolves a parameter with one optional value, for which the handler provides options and a
  /// default value.
  ///
  /// - Parameters:
  ///   - parameter: The name of the parameter.
  ///   - keyPath: The property that holds the value.
  ///   - options: Calls the handler's method for options, if it has one.
  ///   - defaultValue: Calls the handler's method for the default value, if it has one.
  ///   - resolve: Calls the handler's resolve method; by default, the value is accepted unchanged.
  /// - Returns: The resolver.
  public static func value<Value: ParameterConvertible, Reason>(
    _ parameter: String,
    _ keyPath: any WritableKeyPath<Request, Value?> & Sendable,
    options: Options<Value>?, defaultValue: Default<Value>? = nil,
    resolve:
      @escaping @Sendable (Request.Handling, Request) async -> ResolutionResult<Value, Reason>
  ) -> Self {
    Self(
      property: keyPath,
      slot(
        parameter, options: options, defaultValue: defaultValue,
        get: { $0[keyPath: keyPath] }, set: { $0[keyPath: keyPath] = $1 }),
      resolve)
  }

  /// Resolves a parameter whose enumeration case may represent absence and for which the handler
  /// provides options and a default value.
  public static func value<Value: ParameterEnumeration, Reason>(
    _ parameter: String,
    _ keyPath: any WritableKeyPath<Request, Value> & Sendable,
    options: Options<Value>?, defaultValue: Default<Value>? = nil,
    resolve:
      @escaping @Sendable (Request.Handling, Request) async -> ResolutionResult<Value, Reason>
  ) -> Self {
    Self(
      property: keyPath,
      slot(
        parameter, options: options, defaultValue: defaultValue,
        get: { $0[keyPath: keyPath].isAbsent ? nil : $0[keyPath: keyPath] },
        set: { if let value = $1 ?? Value(rawValue: 0) { $0[keyPath: keyPath] = value } }),
      resolve)
  }

  /// Resolves a parameter with several values, for which the handler provides options and default
  /// values.
  public static func elements<Value: ParameterConvertible, Reason>(
    _ parameter: String,
    _ keyPath: any WritableKeyPath<Request, [Value]?> & Sendable,
    options: Options<Value>?, defaultValue: Default<[Value]>? = nil,
    resolve:
      @escaping @Sendable (Request.Handling, Request) async -> [ResolutionResult<Value, Reason>]
  ) -> Self {
    Self(
      property: keyPath,
      elements: slot(
        parameter, options: options, defaultValue: defaultValue,
        get: { $0[keyPath: keyPath] }, set: { $0[keyPath: keyPath] = $1 }),
      resolve)
  }

  /// Returns the storage of a parameter; the options are those for one of its values.
  static func slot<Option: ParameterConvertible, Value: ParameterConvertible>(
    _ parameter: String, method: String? = nil, options: Options<Option>?,
    defaultValue: Default<Value>?, get: @escaping @Sendable (Request) -> Value?,
    set: @escaping @Sendable (inout Request, Value?) -> Void
  ) -> ParameterSlot<Request, Value> {
    ParameterSlot(
      parameter: parameter, method: method, options: options.map { optionsProvider(parameter, $0) },
      defaultProvider: defaultValue.map {
        defaultProvider(parameter, $0, isWanted: { get($0) == nil }, put: { set(&$0, $1) })
      },
      get: get, set: set)
  }

  private static func schema(of parameter: String) -> ParameterSchema {
    Request.schema.parameter(named: parameter) ?? ParameterSchema(parameter, type: .any)
  }

  private static func optionsProvider<Value>(
    _ parameter: String, _ options: @escaping Options<Value>
  ) -> OptionsProvider<Request> {
    OptionsProvider(schema(of: parameter).optionsMethod) { handler, intent, searchTerm in
      do {
        return OfferedOptions(try await options(handler, intent, searchTerm))
      } catch {
        return .unavailable("\(error)")
      }
    }
  }

  private static func defaultProvider<Value: ParameterConvertible>(
    _ parameter: String, _ value: @escaping Default<Value>,
    isWanted: @escaping @Sendable (Request) -> Bool,
    put: @escaping @Sendable (inout Request, Value?) -> Void
  ) -> DefaultProvider<Request> {
    DefaultProvider(
      schema(of: parameter).defaultMethod, isWanted: isWanted,
      ask: { await value($0, $1)?.parameterValue },
      put: { put(&$0, try? Value(parameterValue: $1)) })
  }
}
