import IntentKitCore
import IntentKitPlatform

/// An app whose handler answers from a script.
struct ScriptedApp: DynamicApp {
  private let handler: ScriptedHandler
  private let name: String

  /// Creates an app for one request.
  init(named name: String, _ script: HandlerScript) {
    self.name = name
    handler = ScriptedHandler(script)
  }

  func handler(
    for intent: DynamicIntent, at site: HandlingSite
  ) -> (any DynamicIntentHandling)? { handler }

  /// The app has no screens; its name stands for them.
  func application(continue activity: UserActivity) -> String? { name }
}

/// A handler that answers from a script, and in the obvious way without one.
struct ScriptedHandler: DynamicIntentHandling {
  private let script: HandlerScript
  /// The number of calls of each resolve method.
  private let calls = Locked<[String: Int]>([:])

  /// Creates a handler for one request.
  init(_ script: HandlerScript) {
    self.script = script
  }

  private func script(
    for intent: DynamicIntent
  ) throws(HandlerFailure) -> HandlerScript.Checked {
    do throws(ParameterError) {
      return try script.checked(for: intent.schema)
    } catch {
      throw .unusableAnswer(error)
    }
  }

  func resolve(
    _ parameter: String, of intent: DynamicIntent
  ) async throws(HandlerFailure) -> [DynamicResolutionResult] {
    guard let schema = intent.schema.parameter(named: parameter),
      let method = intent.schema.resolveMethods.first(where: { $0.parameter == parameter })
    else { return [.notImplemented] }
    let value = intent.fields[parameter]
    let values: [ParameterValue?] =
      if method.isPerElement, case .array(let elements)? = value, !elements.isEmpty {
        elements
      } else {
        [method.isPerElement ? nil : value]
      }
    let results = try script(for: intent).results[parameter] ?? []
    let call = calls.withLock { calls in
      calls[parameter, default: 0] += 1
      return calls[parameter, default: 0] - 1
    }
    guard results.indices.contains(call) else {
      return values.map { schema.obviousResult(for: $0, reasons: method.unsupportedReasons) }
    }
    let scripted = results[call]
    if scripted.count == 1 { return values.map { scripted[0].result(for: $0) } }
    return scripted.enumerated().map { index, result in
      result.result(for: values.indices.contains(index) ? values[index] : nil)
    }
  }

  func options(
    for parameter: String, of intent: DynamicIntent, searchTerm: String?
  ) async throws(HandlerFailure) -> DynamicOptions {
    var options = try script(for: intent).options[parameter] ?? IntentOptions([])
    guard let term = searchTerm?.lowercased(), !term.isEmpty,
      let type = intent.schema.parameter(named: parameter)?.type.element
    else { return .collection(options) }
    for index in options.sections.indices {
      options.sections[index].items.removeAll {
        !type.spokenText(of: $0).lowercased().contains(term)
      }
    }
    return .collection(options)
  }

  func defaultValue(
    for parameter: String, of intent: DynamicIntent
  ) async throws(HandlerFailure) -> ParameterValue? {
    try script(for: intent).defaults[parameter]
  }

  func confirm(_ intent: DynamicIntent) async throws(HandlerFailure) -> DynamicIntentResponse {
    try script(for: intent).confirm
  }

  func handle(_ intent: DynamicIntent) async throws(HandlerFailure) -> DynamicIntentResponse {
    try script(for: intent).handle
  }
}

extension ParameterSchema {
  /// Returns the result that any handler would give for a value: it is needed, and it succeeds if
  /// it is within the limits of the definition.
  fileprivate func obviousResult(
    for value: ParameterValue?, reasons: [EnumerationSchema.Case]
  ) -> DynamicResolutionResult {
    guard let value else { return .needsValue() }
    guard let definition, let number = try? Double(parameterValue: value) else {
      return .success(with: value)
    }
    func unsupported(_ candidates: String...) -> DynamicResolutionResult {
      let reason = candidates.first { name in reasons.contains { $0.name == name } }
      return reason.map { .unsupported(forReason: DynamicReason(name: $0)) } ?? .unsupported()
    }
    if let minimum = definition.minimum, number < minimum {
      return number < 0
        ? unsupported("negativeNumbersNotSupported", "lessThanMinimumValue")
        : unsupported("lessThanMinimumValue")
    }
    if let maximum = definition.maximum, number > maximum {
      return unsupported("greaterThanMaximumValue")
    }
    return .success(with: value)
  }
}
