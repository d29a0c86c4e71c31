// Changes of the request before its confirmation (What Siri does, 3.1).

extension Lane {
  /// Changes a parameter as the user wants.
  ///
  /// The current value remains until the new one is known.
  ///
  /// - Parameters:
  ///   - parameter: The parameter, or nil to ask which one.
  ///   - value: The new value, or nil to ask for it.
  ///   - handler: The handler, as the source of options.
  /// - Returns: The parameter from which to resolve again.
  /// - Throws: ``LaneEnd`` if the request ends.
  func change(
    _ parameter: String?, to value: ParameterValue?, with handler: Request.Handling
  ) async throws(LaneEnd) -> String {
    var (parameter, value) = (parameter, value)
    if parameter == nil {
      (parameter, value) = try await askForParameter()
      // The user wants no change, and has not agreed to the request either.
      if parameter == nil { throw .ended(Outcome(.cancelled, phase: .confirm)) }
    }
    guard let resolver = intent.resolvers.first(where: { $0.parameter == parameter }) else {
      throw .ended(Outcome(.cancelled, phase: .confirm, reason: .notChangeable))
    }
    var changed = intent
    if let value, resolver.replace(&changed, value) {
      try record(changed, of: resolver.parameter)
      return resolver.parameter
    }
    let said = try await askForValue(of: resolver, handler)
    _ = resolver.replace(&changed, said)
    try record(changed, of: resolver.parameter)
    return resolver.parameter
  }

  /// Changes several parameters as the user wants.
  ///
  /// - Parameter values: The new values by parameter.
  /// - Returns: The first changed parameter, from which to resolve again.
  /// - Throws: ``LaneEnd`` if a parameter can't be changed like that, so that no change is lost
  ///   silently.
  func change(_ values: [String: ParameterValue]) throws(LaneEnd) -> String {
    var changed = intent
    let resolvers = intent.resolvers.filter { resolver in
      values[resolver.parameter].map { resolver.replace(&changed, $0) } ?? false
    }
    guard let first = resolvers.first, resolvers.count == values.count else {
      throw .ended(Outcome(.cancelled, phase: .confirm, reason: .notChangeable))
    }
    for resolver in resolvers { try record(changed, of: resolver.parameter) }
    return first.parameter
  }

  /// Replaces the intent and records the parameter's value in the form of its type.
  private func record(_ changed: Request, of parameter: String) throws(LaneEnd) {
    try replace(with: changed, parameter: parameter, value: changed.fieldValues[parameter])
  }

  /// Asks which parameter to change, unless only one has a value.
  private func askForParameter() async throws(LaneEnd) -> (String?, ParameterValue?) {
    let deprecated = schema.resolveMethods
      .filter { $0.isCurrent && $0.availability.deprecation != nil }.map(\.parameter)
    let current = intent.fieldValues
    let known = intent.resolvers.map(\.parameter).filter { !deprecated.contains($0) }
    let changeable = known.filter { current[$0] != nil }
    let names = changeable.isEmpty ? known : changeable
    guard names.count != 1 else { return (names[0], nil) }
    let options = names.map { Prompt.Option(value: .string($0), title: $0.words) }
    return try await ask(Prompt(.change, options: options)) { answer in
      switch answer {
      case .option(let index): options.indices.contains(index) ? (names[index], nil) : nil
      case .change(let parameter?, let value): (parameter, value)
      case .no: (nil, nil)
      default: nil
      }
    }
  }

  /// Asks for the new value of a parameter.
  ///
  /// - Returns: The value, or nil if the user leaves it out.
  private func askForValue(
    of resolver: ParameterResolver<Request>, _ handler: Request.Handling
  ) async throws(LaneEnd) -> ParameterValue? {
    let type = schema.parameter(named: resolver.parameter)?.type ?? .any
    var options = type.offeredOptions
    if let provider = resolver.optionsProvider {
      options = try await self.options(of: provider, handler)
    }
    let kind: Prompt.Kind =
      type == .boolean ? .confirmation : options.isEmpty ? .value : .choice
    let current = intent.fieldValues[resolver.parameter]
    let prompt = Prompt(
      kind, parameter: resolver.parameter, value: kind == .confirmation ? nil : current,
      valueText: kind == .confirmation ? nil : current?.spokenText, options: options)
    let intent = intent
    func fitting(_ value: ParameterValue) -> ParameterValue?? {
      var changed = intent
      return resolver.replace(&changed, value) ? .some(value) : nil
    }
    return try await ask(prompt) { answer -> ParameterValue?? in
      switch answer {
      case .value(let value): fitting(value)
      case .option(let index) where options.indices.contains(index):
        fitting(options[index].value)
      case .yes where kind == .confirmation, .no where kind == .confirmation:
        fitting(.boolean(answer == .yes))
      case .skip: .some(nil)
      default: nil
      }
    }
  }
}
