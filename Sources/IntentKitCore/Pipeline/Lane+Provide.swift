// The methods of a handler besides resolve: options and default values (What Siri does, 7).

extension Lane {
  /// Calls the handler for the default value of a parameter that the request omits.
  func fillIn(
    _ parameter: String, by provider: DefaultProvider<Request>, _ handler: Request.Handling
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
  /// - Returns: The options; empty for an open question.
  func options(
    of provider: OptionsProvider<Request>, _ handler: Request.Handling
  ) async throws(LaneEnd) -> [Prompt.Option] {
    try lifecycle.begin(provider.method)
    try await injectFault(into: provider.method)
    switch await provider.ask(handler, intent) {
    case .unavailable(let problem):
      try endProviding(provider.method, .noOptions(problem))
      return []
    case .values(let options):
      try endProviding(provider.method, .options(options.map(\.value)))
      if options.count > QuestionLimiter.longestList {
        try judge(.longDisambiguation(count: options.count))
      }
      return options
    }
  }
}
