import IntentKitCore

@testable import IntentKitSimulator

/// The answers of a script with the types of generated code.
struct ScriptPlayer: Sendable {
  private let script: HandlerScript.Checked
  private let handler: ScriptedHandler

  init(_ script: HandlerScript.Checked) {
    self.script = script
    handler = ScriptedHandler(script)
  }

  /// Returns the result for a parameter with reasons.
  func result<Value: ParameterConvertible, Reason: UnsupportedReason & ParameterConvertible>(
    _ parameter: String, _ intent: some TypedIntent
  ) async -> ResolutionResult<Value, Reason> {
    untyped(parameter, intent)[0].typed { reason in
      asScripted { try Reason(parameterValue: .string(reason.name)) }
    }
  }

  /// Returns the result for a parameter without reasons.
  func result<Value: ParameterConvertible>(
    _ parameter: String, _ intent: some TypedIntent
  ) async -> ResolutionResult<Value, Never> {
    untyped(parameter, intent)[0].typed { _ in nil }
  }

  /// Returns the result for each element of a parameter without reasons.
  func results<Value: ParameterConvertible>(
    _ parameter: String, _ intent: some TypedIntent
  ) async -> [ResolutionResult<Value, Never>] {
    untyped(parameter, intent).map { result in result.typed { _ in nil } }
  }

  /// Returns the options for a parameter.
  func options<Value: ParameterConvertible>(
    _ parameter: String, _ intent: some TypedIntent, searchTerm: String? = nil
  ) async throws -> IntentOptions<Value> {
    let options = untypedOptions(parameter, intent, searchTerm)
    guard case .collection(let collection) = options else { return .notImplemented }
    return IntentOptions(
      sections: try collection.sections.map { section in
        .init(section.title, try section.items.map { try Value(parameterValue: $0) })
      }, usesIndexedCollation: collection.usesIndexedCollation)
  }

  /// Returns the default value of a parameter.
  func defaultValue<Value: ParameterConvertible>(
    _ parameter: String, _ intent: some TypedIntent
  ) -> Value? {
    asScripted { try script.defaults[parameter].map { try Value(parameterValue: $0) } }
  }

  /// Returns the response of confirm.
  func confirm<Request: TypedIntent>(_ intent: Request) async -> Request.Response {
    asScripted { try typed(script.confirm, Request.self) }
  }

  /// Returns the response of handle.
  func handle<Request: TypedIntent>(_ intent: Request) async -> Request.Response {
    asScripted { try typed(script.handle, Request.self) }
  }

  private func typed<Request: TypedIntent>(
    _ response: DynamicIntentResponse, _ intent: Request.Type
  ) throws -> Request.Response {
    var fields = response.details
    fields["code"] = .string(response.code.name)
    return try Request.Response(parameterValue: .object(fields))
  }

  /// Returns the options of the script; in an asynchronous function, the call would mean the
  /// protocol's default method.
  private func untypedOptions(
    _ parameter: String, _ intent: some TypedIntent, _ searchTerm: String?
  ) -> DynamicOptions {
    handler.options(for: parameter, of: request(intent), searchTerm: searchTerm)
  }

  private func untyped(
    _ parameter: String, _ intent: some TypedIntent
  ) -> [DynamicResolutionResult] {
    handler.resolve(parameter, of: request(intent))
  }

  private func request(_ intent: some TypedIntent) -> DynamicIntent { DynamicIntent(intent) }
}

/// Converts a value of a script that the same scenario without generated code has checked.
private func asScripted<Value>(_ convert: () throws -> Value) -> Value {
  do {
    return try convert()
  } catch {
    preconditionFailure("The script doesn't fit: \(error)")
  }
}

extension DynamicResolutionResult {
  /// Returns the result with the types of generated code.
  fileprivate func typed<Typed: ParameterConvertible, TypedReason>(
    _ reason: (DynamicReason) -> TypedReason?
  ) -> ResolutionResult<Typed, TypedReason> {
    func value(_ value: ParameterValue) -> Typed { asScripted { try Typed(parameterValue: value) } }
    switch kind {
    case .success(let settled): return .success(with: value(settled))
    case .needsValue: return .needsValue()
    case .notRequired: return .notRequired()
    case .unsupported(let given): return .init(.unsupported(given.flatMap(reason)))
    case .disambiguation(let options): return .disambiguation(with: options.map(value))
    case .confirmationRequired(let proposed, let reason):
      return .init(.confirmationRequired(proposed.map(value), reason: reason))
    case .notImplemented: return .notImplemented
    }
  }
}
