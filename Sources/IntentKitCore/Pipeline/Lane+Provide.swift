// The methods of a handler besides resolve: options and default values (What Siri does, 7).

extension Lane {
  /// Fills in the default value of a parameter that the request omits: the handler's, otherwise that
  /// of the intent's definition.
  func fillIn(
    _ parameter: String, by provider: DefaultProvider<Request>?, _ handler: Request.Handling
  ) async throws(LaneEnd) {
    guard schema.isCustom, !spoken.askedEachTime.contains(parameter) else { return }
    if let provider, provider.isWanted(intent) {
      try await askForDefault(of: parameter, by: provider, handler)
    }
    guard let value = schema.parameter(named: parameter)?.definition?.defaultValue,
      intent.fieldValues[parameter] == nil,
      let changed = try? intent.replacingField(parameter, with: value)
    else { return }
    try replace(with: changed, parameter: parameter, value: value)
  }

  /// Calls the handler for the default value of a parameter that the request omits.
  private func askForDefault(
    of parameter: String, by provider: DefaultProvider<Request>, _ handler: Request.Handling
  ) async throws(LaneEnd) {
    try lifecycle.begin(provider.method)
    try await injectFault(into: provider.method)
    let value = await provider.ask(handler, intent)
    try endProviding(provider.method, .defaultValue(value))
    guard let value else { return }
    var changed = intent
    provider.put(&changed, value)
    try replace(with: changed, parameter: parameter, value: value)
  }

  /// Calls the handler for the options of a parameter (What Siri does, 2.2).
  ///
  /// - Parameters:
  ///   - provider: The provider of the options.
  ///   - handler: The handler.
  ///   - searchTerm: The words to search for; nil for the options to begin with.
  /// - Returns: The options; empty for an open question.
  /// - Throws: ``LaneEnd`` if the request ends.
  func options(
    of provider: OptionsProvider<Request>, _ handler: Request.Handling, searchTerm: String? = nil
  ) async throws(LaneEnd) -> [Prompt.Option] {
    try lifecycle.begin(provider.method)
    try await injectFault(into: provider.method)
    switch await provider.ask(handler, intent, searchTerm) {
    case .unavailable(let problem):
      try endProviding(provider.method, .noOptions(problem))
      return []
    case .values(let options):
      try endProviding(provider.method, .options(options.map(\.value)))
      if options.count > QuestionLimiter.longestList {
        try judge(.longDisambiguation(count: options.count))
      }
      if let equality = options.equality { try judge(equality) }
      return options
    }
  }
}
