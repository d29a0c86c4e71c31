/// The resolvers and update rules shared by all dynamic intents with the same schema.
final class DynamicForm: Sendable {
  let schema: IntentSchema
  let resolvers: [ParameterResolver<DynamicIntent>]
  let updates: IntentUpdates<DynamicIntent>?

  init(_ schema: IntentSchema) {
    self.schema = schema
    resolvers = schema.resolveMethods.compactMap { method in
      guard method.isCurrent, let parameter = schema.parameter(named: method.parameter) else {
        return nil
      }
      if method.isPerElement, case .list(let element) = parameter.type {
        return Self.elements(method, of: parameter, element)
      }
      return Self.value(method, of: parameter)
    }
    updates =
      schema.isCustom
      ? nil : SystemIntents.named(schema.name).flatMap { Self.updates(of: $0, schema) }
  }

  private static func value(
    _ method: ResolveMethodSchema, of parameter: ParameterSchema
  ) -> ParameterResolver<DynamicIntent> {
    let type = parameter.type
    let slot = ParameterSlot<DynamicIntent, DynamicValue>(
      parameter: parameter.name, method: method.method, type: type,
      options: parameter.optionsProvider(type), defaultProvider: parameter.defaultProvider,
      get: { $0.fields[parameter.name].map { DynamicValue(normalized: $0, type) } },
      set: { $0.put($1, into: parameter) })
    return ParameterResolver(slot) { handler, intent in
      let results = await method.results(of: intent, type, by: handler, isPerElement: false)
      return results.first ?? .notImplemented
    }
  }

  private static func elements(
    _ method: ResolveMethodSchema, of parameter: ParameterSchema, _ element: ParameterType
  ) -> ParameterResolver<DynamicIntent> {
    let slot = ParameterSlot<DynamicIntent, [DynamicValue]>(
      parameter: parameter.name, method: method.method, type: element,
      options: parameter.optionsProvider(element), defaultProvider: parameter.defaultProvider,
      get: { intent in
        guard case .array(let values)? = intent.fields[parameter.name] else { return nil }
        return values.map { DynamicValue(normalized: $0, element) }
      },
      set: { intent, values in
        intent.put(
          values.map { values in
            DynamicValue(normalized: .array(values.map(\.parameterValue)), parameter.type)
          }, into: parameter)
      })
    return ParameterResolver(elements: slot) { handler, intent in
      await method.results(of: intent, element, by: handler, isPerElement: true)
    }
  }

  /// Returns the update rules of the system intent's Swift type.
  private static func updates<Request: TypedIntent>(
    of type: Request.Type, _ schema: IntentSchema
  ) -> IntentUpdates<DynamicIntent>? {
    guard schema.responseProperties == Request.schema.responseProperties,
      let intent = try? Request(parameterValue: [:]), let updates = intent.updates
    else { return nil }
    @Sendable func typed(_ response: DynamicIntentResponse) -> Request.Response? {
      try? Request.Response(parameterValue: response.parameterValue)
    }
    return IntentUpdates(
      start: { handler, intent, receive throws(HandlerFailure) in
        let session = try await handler.startSendingUpdates(of: intent, to: receive)
        return IntentUpdates.Started(
          stop: { _, _ throws(HandlerFailure) in try await session.stop() },
          isKept: { session.isKept() })
      },
      worth: { update, first in
        guard let update = typed(update), let first = typed(first) else {
          return .invalid(.unreadable)
        }
        return updates.worth(update, first)
      })
  }
}

extension ParameterSchema {
  /// Returns the provider of a parameter's options, or nil if handlers don't provide any.
  fileprivate func optionsProvider(_ type: ParameterType) -> OptionsProvider<DynamicIntent>? {
    guard providesOptions else { return nil }
    return OptionsProvider(optionsMethod) { [name] handler, intent, searchTerm in
      await HandlerFailure.watched(OfferedOptions.values([])) { () async throws(HandlerFailure) in
        let collection: IntentOptions<ParameterValue>
        switch try await handler.options(for: name, of: intent, searchTerm: searchTerm) {
        case .unavailable(let problem): return .unavailable(problem)
        case .values(let values): collection = IntentOptions(values)
        case .collection(let options): collection = options
        }
        var options: [Prompt.Option] = []
        for section in collection.sections {
          for value in section.items {
            let value = try HandlerFailure.reading(
              try inside(
                "options", try inside(.index(options.count), try DynamicValue(value, type))))
            options.append(Prompt.Option(value, section: section.title))
          }
        }
        return OfferedOptions(options, usesIndexedCollation: collection.usesIndexedCollation)
      }
    }
  }

  /// The provider of the parameter's default value; nil if handlers don't provide one.
  fileprivate var defaultProvider: DefaultProvider<DynamicIntent>? {
    guard providesDefault else { return nil }
    return DefaultProvider(
      defaultMethod,
      isWanted: { [name] in $0.fields[name] == nil },
      ask: { [name, type] handler, intent in
        await HandlerFailure.watched(nil) { () async throws(HandlerFailure) in
          guard let value = try await handler.defaultValue(for: name, of: intent) else {
            return nil
          }
          let read = try HandlerFailure.reading(
            try inside("default", try DynamicValue(value, type)))
          return read.isAbsent ? nil : read.parameterValue
        }
      },
      put: { $0.put(DynamicValue(normalized: $1, type), into: self) })
  }
}

extension ResolveMethodSchema {
  /// Calls a handler and checks that its results fit the parameter.
  fileprivate func results(
    of intent: DynamicIntent, _ type: ParameterType, by handler: any DynamicIntentHandling,
    isPerElement: Bool
  ) async -> [ResolutionResult<DynamicValue, DynamicReason>] {
    await HandlerFailure.watched([.notImplemented]) { () async throws(HandlerFailure) in
      let results = try await handler.resolve(parameter, of: intent)
      guard isPerElement || results.count == 1 else {
        throw .unusableAnswer(
          ParameterError(found: "\(results.count) results", expected: "one result"))
      }
      var checked: [ResolutionResult<DynamicValue, DynamicReason>] = []
      for result in results {
        checked.append(try HandlerFailure.reading(try result.checked(by: self, type)))
      }
      return checked
    }
  }
}

extension DynamicResolutionResult {
  /// Returns this result if its values fit the type and its reason is one that the method declares.
  fileprivate func checked(
    by method: ResolveMethodSchema, _ type: ParameterType
  ) throws(ParameterError) -> ResolutionResult<DynamicValue, DynamicReason> {
    switch kind {
    case .success(let value): return .success(with: try DynamicValue(value, type))
    case .needsValue: return .needsValue()
    case .notRequired: return .notRequired()
    case .notImplemented: return .notImplemented
    case .unsupported(nil): return .unsupported()
    case .unsupported(let reason?):
      try check(reason.name, among: method.unsupportedReasons)
      return .unsupported(forReason: reason)
    case .disambiguation(let values):
      var checked: [DynamicValue] = []
      for value in values { checked.append(try DynamicValue(value, type)) }
      return .disambiguation(with: checked)
    case .confirmationRequired(let value, let reason):
      if let reason { try check(reason.name, among: method.confirmationReasons) }
      let checked: DynamicValue? = if let value { try DynamicValue(value, type) } else { nil }
      return ResolutionResult<DynamicValue, DynamicReason>(
        .confirmationRequired(checked, reason: reason))
    }
  }

  private func check(
    _ reason: String, among known: [EnumerationSchema.Case]
  ) throws(ParameterError) {
    let names = known.map(\.name)
    guard names.contains(reason) else { throw .unknownName(reason, kind: "reason", known: names) }
  }
}
