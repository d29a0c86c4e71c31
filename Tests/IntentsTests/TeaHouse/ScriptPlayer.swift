import IntentKitCore
import Testing

@testable import IntentKitSimulator
@testable import Intents

/// The answers of a scenario's script, with the classes of the compatible style.
final class ScriptPlayer: Sendable {
  private let script: HandlerScript.Checked
  private let handler: ScriptedHandler

  init(_ script: HandlerScript.Checked) {
    self.script = script
    handler = ScriptedHandler(script)
  }

  /// The functions that create the results of a parameter.
  struct Factories<Value, Result: INIntentResolutionResult> {
    var success: (Value) -> Result
    var disambiguation: ([Value]) -> Result = { _ in preconditionFailure("The script doesn't fit.")
    }
    var confirmation: (Value) -> Result
    var reason: (String) -> Result = { _ in preconditionFailure("The script doesn't fit.") }
  }

  /// Returns the result for a parameter.
  func result<Value: BridgedValue, Result: INIntentResolutionResult>(
    _ parameter: String, _ intent: INIntent, _ factories: Factories<Value, Result>
  ) -> Result {
    results(parameter, intent, factories)[0]
  }

  /// Returns the result for an enumeration of the app.
  func caseResult<Value: INDeclaredEnumeration, Result: INIntentResolutionResult>(
    _ parameter: String, _ intent: INIntent, success: @escaping (Value) -> Result,
    confirmation: @escaping (Value) -> Result
  ) -> Result {
    result(
      parameter, intent,
      Factories<DeclaredCase<Value>, Result>(
        success: { success($0.value) }, confirmation: { confirmation($0.value) }))
  }

  /// Returns the result for each element of a parameter.
  func results<Value: BridgedValue, Result: INIntentResolutionResult>(
    _ parameter: String, _ intent: INIntent, _ factories: Factories<Value, Result>
  ) -> [Result] {
    handler.resolve(parameter, of: request(intent)).map { result in
      switch result.kind {
      case .success(let value): factories.success(read(value))
      case .needsValue: .needsValue()
      case .notRequired: .notRequired()
      case .unsupported(nil): .unsupported()
      case .unsupported(let reason?): factories.reason(reason.name)
      case .disambiguation(let values): factories.disambiguation(values.map { read($0) })
      case .confirmationRequired(let value?, _): factories.confirmation(read(value))
      case .confirmationRequired(nil, _), .notImplemented:
        preconditionFailure("The script doesn't fit.")
      }
    }
  }

  /// Returns the sections of options for a parameter.
  func options<Value: BridgedValue, Item>(
    _ parameter: String, _ intent: INIntent, searchTerm: String? = nil, _ item: (Value) -> Item
  ) -> INObjectCollection<Item> {
    let options = handler.options(for: parameter, of: request(intent), searchTerm: searchTerm)
    guard case .collection(let given) = options else { return INObjectCollection(items: []) }
    let collection = INObjectCollection(
      sections: given.sections.map { section in
        INObjectSection(title: section.title, items: section.items.map { item(read($0)) })
      })
    collection.usesIndexedCollation = given.usesIndexedCollation
    return collection
  }

  /// Returns the default value of a parameter.
  func defaultValue<Value: BridgedValue>(_ parameter: String) -> Value? {
    script.defaults[parameter].map { read($0) }
  }

  /// Returns the response of confirm.
  func confirm<Response: INIntentResponse>() -> Response { response(script.confirm) }

  /// Returns the response of handle.
  func handle<Response: INIntentResponse>() -> Response { response(script.handle) }

  private func response<Response: INIntentResponse>(_ given: DynamicIntentResponse) -> Response {
    let response = Response()
    asScripted {
      try response.set(given.details)
      try response.set(["code": .string(given.code.name)])
    }
    return response
  }

  private func request(_ intent: INIntent) -> DynamicIntent {
    asScripted {
      try DynamicIntent(#require(type(of: intent)._schema), fields: intent.fieldValues)
    }
  }

  private func read<Value: BridgedValue>(_ value: ParameterValue) -> Value {
    asScripted { try Value.read(value) }
  }
}

/// Converts a value of a script that the same scenario without generated code has checked.
private func asScripted<Value>(_ convert: () throws -> Value) -> Value {
  do {
    return try convert()
  } catch {
    preconditionFailure("The script doesn't fit: \(error)")
  }
}
