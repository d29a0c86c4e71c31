import IntentKitCore

// Methods that a guest lacks.

extension ParameterValue {
  /// Whether an answer says that the guest has no method for the call.
  var isDefault: Bool { self["isDefault"] == true }
}

extension WireCall {
  /// The default implementation that answers this call if the app lacks the method; nil if the
  /// method has no default or if its answer reports it.
  var defaultImplementation: DefaultImplementation? {
    switch self {
    case .handler: .handlerInApp
    case .options: .options
    case .default: .defaultValue
    case .confirm: .confirm
    case .continue: .activity
    case .launch, .resolve, .handle, .startUpdates, .stopUpdates, .viewController, .configureView,
      .threads, .cancel, .shutdown:
      nil
    }
  }
}

/// The reason why a guest has no handler for an intent, as the fields of an answer.
struct WireHandlerAbsence {
  /// The type of a handler of other intents.
  var type: String?
  /// The protocol of the intent's handlers.
  var expected: String?
  /// The intents that the handler does handle.
  var handles: [String] = []
  /// Whether the app lacks the method that returns handlers.
  var isDefault = false

  /// Reads an answer, from which anything that doesn't fit is omitted.
  init(_ answer: ParameterValue) {
    type = try? answer["type"].map { try String(parameterValue: $0) }
    expected = try? answer["expected"].map { try String(parameterValue: $0) }
    handles = answer["handles"].flatMap { try? [String](parameterValue: $0) } ?? []
    isDefault = answer.isDefault
  }

  /// Creates the reason from a verdict; nil if it doesn't concern the handler.
  init?(_ kind: Verdict.Kind) {
    switch kind {
    case .noHandler(_, let isMethodMissing): isDefault = isMethodMissing
    case .wrongHandler(_, let type, let expected, let handles):
      (self.type, self.expected, self.handles) = (type, expected, handles)
    default: return nil
    }
  }

  /// The fields of the answer.
  var fields: [String: ParameterValue] {
    var fields: [String: ParameterValue] = ["handler": false]
    fields["type"] = type.map { .string($0) }
    fields["expected"] = expected.map { .string($0) }
    if !handles.isEmpty { fields["handles"] = handles.parameterValue }
    if isDefault { fields["isDefault"] = true }
    return fields
  }

  /// Returns the failure for the intent with a schema.
  func failure(for schema: IntentSchema) -> HandlerFailure {
    guard let type else {
      return HandlerFailure(.noHandler(intent: schema.siriKitName, isMethodMissing: isDefault))
    }
    let custom = "DynamicIntentHandling"
    let system = "\(schema.name)IntentHandling"
    return HandlerFailure(
      .wrongHandler(
        intent: schema.siriKitName, type: type.shortened(to: 200),
        expected: expected?.shortened(to: 200)
          ?? (schema.isCustom ? custom : system),
        handles: handles.prefix(20).map { $0.shortened(to: 200) }))
  }
}
