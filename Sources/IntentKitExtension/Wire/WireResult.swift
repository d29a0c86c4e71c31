import IntentKitCore

/// The result of a resolve method, as a message.
struct WireResult: ParameterRecord {
  var kind: ResultKind
  var value: ParameterValue?
  var values: [ParameterValue]?
  var reason: String?

  /// Creates a message from a result.
  init(_ result: DynamicResolutionResult) {
    kind = result.resultKind
    reason = result.reasonName
    switch result.kind {
    case .success(let value): self.value = value
    case .confirmationRequired(let value, _): self.value = value
    case .disambiguation(let values): self.values = values
    case .needsValue, .notRequired, .unsupported, .notImplemented: break
    }
  }

  /// Returns the result that this message contains.
  ///
  /// - Returns: The result.
  /// - Throws: ``ParameterError`` if a field that the kind requires is missing.
  func result() throws(ParameterError) -> DynamicResolutionResult {
    switch kind {
    case .success:
      guard let value else { throw missing("value", "the value") }
      return .success(with: value)
    case .needsValue: return .needsValue()
    case .notRequired: return .notRequired()
    case .notImplemented: return .notImplemented
    case .unsupported:
      return DynamicResolutionResult(.unsupported(reason.map { DynamicReason(name: $0) }))
    case .disambiguation:
      guard let values else { throw missing("values", "the values to choose from") }
      return .disambiguation(with: values)
    case .confirmationRequired:
      return DynamicResolutionResult(
        .confirmationRequired(
          value, reason: reason.map { EnumerationSchema.Case(name: $0, rawValue: nil) }))
    }
  }

  private func missing(_ name: String, _ expected: String) -> ParameterError {
    ParameterError(
      found: "nothing", expected: "\(expected) of \(kind.rawValue)",
      path: ParameterPath([.name(name)]))
  }

  static let recordSchema = RecordSchema(
    name: "Result", textField: "kind",
    fields: [
      ParameterSchema("kind", ResultKind.self, isRequired: true),
      ParameterSchema("value", ParameterValue.self),
      ParameterSchema("values", [ParameterValue].self),
      ParameterSchema("reason", String.self),
    ])

  init(from fields: inout ParameterReader) throws(ParameterError) {
    kind = try fields.required("kind")
    value = try fields.optional("value")
    values = try fields.optional("values")
    reason = try fields.optional("reason")
  }

  func write(to fields: inout ParameterWriter) {
    fields.write("kind", kind)
    fields.write("value", value)
    fields.write("values", values)
    fields.write("reason", reason)
  }
}
