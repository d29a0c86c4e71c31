import IntentKitCore
import IntentKitPlatform

/// An app whose handler answers from a script.
struct ScriptedApp: DynamicApp {
  private let handler: ScriptedHandler?
  private let name: String

  /// Creates an app for one request, with the script of its intent; nil for an intent that the app
  /// doesn't handle.
  init(named name: String, _ script: HandlerScript.Checked?) {
    self.name = name
    handler = script.map { ScriptedHandler($0) }
  }

  func handler(
    for intent: DynamicIntent, at site: HandlingSite
  ) -> (any DynamicIntentHandling)? { handler }

  /// The app has no screens; its name stands for them.
  func application(continue activity: UserActivity) -> String? { name }
}

/// A handler that answers from a script, and in the obvious way without one.
struct ScriptedHandler: DynamicIntentHandling {
  private let script: HandlerScript.Checked
  /// The number of calls of each resolve method.
  private let calls = Locked<[String: Int]>([:])

  /// Creates a handler for one request.
  init(_ script: HandlerScript.Checked) {
    self.script = script
  }

  func resolve(_ parameter: String, of intent: DynamicIntent) -> [DynamicResolutionResult] {
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
    let results = script.results[parameter] ?? []
    let call = calls.withLock { calls in
      calls[parameter, default: 0] += 1
      return calls[parameter, default: 0] - 1
    }
    guard results.indices.contains(call) else {
      // The user wants an empty list.
      if method.isPerElement, value == .array([]) { return [.notRequired()] }
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
  ) -> DynamicOptions {
    var options = script.options[parameter] ?? IntentOptions([])
    guard let term = searchTerm?.lowercased(), !term.isEmpty,
      let type = intent.schema.parameter(named: parameter)?.type.element
    else { return .collection(options) }
    options.sections.append(.init(nil, script.searchable[parameter] ?? []))
    for index in options.sections.indices {
      options.sections[index].items.removeAll {
        !type.spokenText(of: $0).lowercased().contains(term)
      }
    }
    return .collection(options)
  }

  func defaultValue(for parameter: String, of intent: DynamicIntent) -> ParameterValue? {
    script.defaults[parameter]
  }

  func confirm(_ intent: DynamicIntent) -> DynamicIntentResponse { script.confirm }

  func handle(_ intent: DynamicIntent) -> DynamicIntentResponse { script.handle }
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
