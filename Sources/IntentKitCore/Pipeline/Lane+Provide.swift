// What a handler is asked for beside its resolve methods: values to choose from, and defaults (behaviour reference, 7).

extension Lane {
  /// Asks the handler for the value of a parameter of which the request says nothing.
  func fillIn(
    _ parameter: String, by provider: DefaultProvider<Request>, _ handler: Request.Handling
  ) async throws(LaneEnd) {
    try lifecycle.begin(provider.method)
    await disturb(provider.method)
    let value = await provider.ask(handler, intent)
    try endProviding(provider.method, .defaultValue(value))
    guard let value else { return }
    var changed = intent
    provider.put(&changed, value)
    try replace(with: changed, parameter: parameter, value: value)
  }

  /// Asks the handler for the values that the user may choose from (behaviour reference, 2.2).
  ///
  /// - Returns: None where the handler has none, so that the question is an open one.
  func options(
    of provider: OptionsProvider<Request>, _ handler: Request.Handling
  ) async throws(LaneEnd) -> [Prompt.Option] {
    try lifecycle.begin(provider.method)
    await disturb(provider.method)
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
