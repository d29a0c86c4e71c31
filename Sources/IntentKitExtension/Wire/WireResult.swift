import IntentKitCore

/// The result of a resolve method, as a message.
struct WireResult: DeclaredRecord {
  var kind: ResultKind
  var value: ParameterValue?
  var values: [ParameterValue]?
  var reason: String?

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
      found: "nothing", expected: "\(expected) of \(kind.rawValue)", path: [.name(name)])
  }

  static let recordFields = RecordFields<WireResult>(
    name: "Result",
    textField: "kind",
    .required("kind", \.kind),
    .optional("value", \.value),
    .optional("values", \.values),
    .optional("reason", \.reason),
    make: WireResult.init)
}

extension WireResult {
  /// Creates a message from a result.
  init(_ result: DynamicResolutionResult) {
    self.init(kind: result.resultKind, reason: result.reasonName)
    switch result.kind {
    case .success(let value): self.value = value
    case .confirmationRequired(let value, _): self.value = value
    case .disambiguation(let values): self.values = values
    case .needsValue, .notRequired, .unsupported, .notImplemented: break
    }
  }
}
