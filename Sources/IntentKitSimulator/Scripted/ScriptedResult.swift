import IntentKitCore

/// A result of a resolve method in a script.
struct ScriptedResult {
  private let kind: ResultKind
  /// The values of the result; empty for the value of the request.
  private let values: [ParameterValue]
  private let reason: String?

  /// Reads a result.
  ///
  /// - Parameters:
  ///   - text: The result in a script.
  ///   - type: The type of the values.
  ///   - method: The resolve method.
  /// - Throws: `ParameterError` if it isn't a result of the method.
  init(
    _ text: ParameterValue, _ type: ParameterType, _ method: ResolveMethodSchema
  ) throws(ParameterError) {
    guard case .object(let members) = text else {
      kind = try ResultKind(parameterValue: text)
      (values, reason) = ([], nil)
      guard kind != .disambiguation else {
        throw ParameterError(
          found: "“disambiguation”", expected: "its values: {\"disambiguation\": […]}")
      }
      return
    }
    guard members.count == 1, let (name, content) = members.first else {
      throw ParameterError(
        found: "an object with \(members.count) keys",
        expected: "one result, such as {\"unsupported\": \"reason\"}")
    }
    kind = try inside(.name(name), try ResultKind(parameterValue: .string(name)))
    switch kind {
    case .success, .confirmationRequired:
      (values, reason) = ([try inside(.name(name), try type.rewritten(content))], nil)
    case .disambiguation:
      let list = try inside(.name(name), try ParameterType.list(type).rewritten(content))
      guard case .array(let options) = list, !options.isEmpty else {
        throw ParameterError(found: "no values", expected: "at least one", path: [.name(name)])
      }
      (values, reason) = (options, nil)
    case .unsupported:
      let text = try inside(.name(name), try String(parameterValue: content))
      let known = method.unsupportedReasons.map(\.name)
      guard known.contains(text) else {
        throw .unknownName(text, kind: "reason", known: known, path: [.name(name)])
      }
      (values, reason) = ([], text)
    case .needsValue, .notRequired, .notImplemented:
      throw ParameterError(
        found: "an object", expected: "“\(name)”, because the result has no value",
        path: [.name(name)])
    }
  }

  /// Returns the result for a value of the request.
  func result(for value: ParameterValue?) -> DynamicResolutionResult {
    switch kind {
    case .success:
      // Success requires a value.
      (values.first ?? value).map { .success(with: $0) } ?? .needsValue()
    case .needsValue: .needsValue()
    case .notRequired: .notRequired()
    case .unsupported:
      reason.map { .unsupported(forReason: DynamicReason(name: $0)) } ?? .unsupported()
    case .disambiguation: .disambiguation(with: values)
    case .confirmationRequired: .confirmationRequired(with: values.first ?? value)
    case .notImplemented: .notImplemented
    }
  }
}
