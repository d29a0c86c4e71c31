// Resolving a parameter: the results (What Siri does, 2.2), the loops (2.3) and the arrays (2.4).

extension Lane {
  /// Resolves a parameter with one value, starting with the handler's first result.
  func settleValue<Value: ParameterConvertible, Reason: UnsupportedReason>(
    of slot: ParameterSlot<Request, Value>, first: ResolutionResult<Value, Reason>,
    handler: Request.Handling, by resolve: (Request) async -> ResolutionResult<Value, Reason>
  ) async throws(LaneEnd) {
    let method = method(for: slot.parameter)
    var questions = questions(about: slot, Value.self, handler)
    var result = first
    while true {
      questions.beginRound()
      let current = slot.get(intent)
      switch try await take(result, current: current, method: method, questions: &questions) {
      case .untouched: return
      case .settled(let value): return try write(value, over: current, to: slot)
      case .answered(let value): try write(value, over: current, to: slot)
      }
      try beginResolve(slot.method)
      try await injectFault(into: slot.method)
      result = await resolve(intent)
      try endResolve(slot.method, [.init(result.resultKind, reason: result.reasonName)])
    }
  }

  /// Resolves a parameter with several values, starting with the handler's first results.
  func settleElements<Value: ParameterConvertible, Reason: UnsupportedReason>(
    of slot: ParameterSlot<Request, [Value]>, first: [ResolutionResult<Value, Reason>],
    handler: Request.Handling, by resolve: (Request) async -> [ResolutionResult<Value, Reason>]
  ) async throws(LaneEnd) {
    let method = method(for: slot.parameter)
    var questions = questions(about: slot, Value.self, handler)
    var results = first
    while true {
      questions.beginRound()
      let current = slot.get(intent)
      if results.isEmpty { try judge(.emptyResult) }
      if results.count == 1, results[0].kind == .notImplemented { return }
      if results.isEmpty || (results.count == 1 && results[0].kind == .notRequired) {
        return try write(nil, over: current, to: slot)
      }
      if results.count == 1, results[0].kind == .needsValue {
        note(.needsValue, asksAgain: questions.wasGiven(current ?? []), in: &questions)
        try questions.countFruitless(.needsValue, lane: self)
        var options: [Prompt.Option] = []
        if let offer = questions.offer { options = try await offer(nil) }
        let answer = try await askForElements(
          slot, cause: .needsValue, options: &options, searching: questions.offer)
        questions.note(isNew: answer != current)
        for element in answer {
          questions.keep(
            element, isOffered: options.contains { $0.value == element.parameterValue })
        }
        try write(answer, over: current, to: slot)
      } else {
        let (elements, isOpen) = try await takeElements(
          results, current: current ?? [], method: method, questions: &questions)
        try write(elements.isEmpty ? nil : elements, over: current, to: slot)
        if !isOpen { return }
      }
      try beginResolve(slot.method)
      try await injectFault(into: slot.method)
      results = await resolve(intent)
      try endResolve(slot.method, results.map { .init($0.resultKind, reason: $0.reasonName) })
    }
  }

  /// Processes the results of several elements in order.
  ///
  /// - Returns: The current elements, and whether the handler must be called again.
  private func takeElements<Value, Reason>(
    _ results: [ResolutionResult<Value, Reason>], current: [Value], method: ResolveMethodSchema,
    questions: inout Questions<Value>
  ) async throws(LaneEnd) -> (elements: [Value], isOpen: Bool) {
    var results = results
    // Results may create elements if the parameter is empty; results for media always do.
    let makesElements = current.isEmpty || method.results.contains("successes(with:)")
    if results.count != current.count, !makesElements {
      try judge(.resultCountMismatch(results: results.count, elements: current.count))
      results = Array(results.prefix(current.count))
      for element in current[results.count...] { results.append(.success(with: element)) }
    }
    var elements: [Value] = []
    var isOpen = false
    questions.elements = current
    for (index, result) in results.enumerated() {
      let element = current.indices.contains(index) ? current[index] : nil
      if results.count > 1, result.kind == .needsValue || result.kind == .notRequired {
        try judge(.misplacedResult(result.resultKind))
      }
      questions.element = results.count > 1 || current.count > 1 ? index : nil
      switch try await take(result, current: element, method: method, questions: &questions) {
      case .untouched: if let element { elements.append(element) }
      case .settled(let value):
        guard let value else { continue }
        elements.append(value)
        if current.indices.contains(index) { questions.elements[index] = value }
      case .answered(let value):
        isOpen = true
        if let value { elements.append(value) }
      }
    }
    return (elements, isOpen)
  }

  // MARK: - One result

  /// Processes one result.
  private func take<Value, Reason>(
    _ result: ResolutionResult<Value, Reason>, current: Value?, method: ResolveMethodSchema,
    questions: inout Questions<Value>
  ) async throws(LaneEnd) -> ResolveStep<Value> {
    switch result.kind {
    case .notImplemented:
      return .untouched
    case .success(let value):
      return .settled(value)
    case .notRequired:
      return .settled(nil)
    case .needsValue:
      note(.needsValue, asksAgain: questions.wasGiven(current.map { [$0] } ?? []), in: &questions)
      try questions.countFruitless(.needsValue, lane: self)
      return try await askForValue(.needsValue, current: current, questions: &questions)
    case .unsupported(let reason):
      guard schema.asksAgain(method, unsupported: reason?.name, isAbsent: current == nil) else {
        throw .ended(Outcome(.failed, phase: .resolve, reason: .unsupported(reason?.name)))
      }
      note(.unsupported, asksAgain: questions.isSettled(current), in: &questions)
      try questions.countFruitless(.unsupported, reason: reason?.name, lane: self)
      return try await askForValue(
        .unsupported, reason: reason?.name, current: current, questions: &questions)
    case .disambiguation(let values):
      guard !values.isEmpty else {
        try judge(.emptyDisambiguation)
        throw .ended(Outcome(.failed, phase: .resolve, reason: .verdict(.emptyDisambiguation)))
      }
      if values.count == 1 { try judge(.singleDisambiguation) }
      if values.count > QuestionLimiter.longestList {
        try judge(.longDisambiguation(count: values.count))
      }
      note(.disambiguation, asksAgain: questions.isSettled(current), in: &questions)
      return try await askToChoose(values, current: current, questions: &questions)
    case .confirmationRequired(let value, let reason):
      guard let value = value ?? current else {
        note(.confirmationRequired, asksAgain: false, in: &questions)
        try questions.countFruitless(.confirmationRequired, lane: self)
        return try await askForValue(.needsValue, current: nil, questions: &questions)
      }
      // The user has confirmed this value. Asking again would never end.
      if questions.confirmed.contains(value) { return .settled(value) }
      note(
        .confirmationRequired,
        asksAgain: questions.rejected.contains(value) || questions.isSettled(current),
        in: &questions)
      let step = try await askForYes(
        to: value, current: current, reason: reason?.name, questions: &questions)
      // A user who doesn't want a new list wants another one, not the default.
      guard reason != nil, case .answered(nil) = step else { return step }
      return try await askForValue(.needsValue, current: nil, questions: &questions)
    }
  }

  // MARK: - Bookkeeping

  private func questions<Value, Answer>(
    about slot: ParameterSlot<Request, Value>, _ type: Answer.Type, _ handler: Request.Handling
  ) -> Questions<Answer> {
    var questions = Questions<Answer>(parameter: slot.parameter, type: slot.type)
    if let provider = slot.options {
      questions.offer = { searchTerm async throws(LaneEnd) in
        try await self.options(of: provider, handler, searchTerm: searchTerm)
      }
    }
    return questions
  }

  private func write<Value: ParameterConvertible>(
    _ value: Value?, over current: Value?, to slot: ParameterSlot<Request, Value>
  ) throws(LaneEnd) {
    guard value != current else { return }
    var changed = intent
    slot.set(&changed, value)
    // A nonoptional parameter keeps its value, and a value that represents absence counts as nil.
    let value = slot.get(changed)
    guard value != current else { return }
    try replace(with: changed, parameter: slot.parameter, value: value?.parameterValue)
  }

  private func method(for parameter: String) -> ResolveMethodSchema {
    schema.resolveMethods.first { $0.isCurrent && $0.parameter == parameter }
      ?? ResolveMethodSchema(
        "resolve(for:)", parameter: parameter, resultType: "ResolutionResult", results: [])
  }
}

/// The state of a parameter, or of one element, after a result.
enum ResolveStep<Value> {
  /// The value is unchanged.
  case untouched
  /// The value is final.
  case settled(Value?)
  /// The user gave a value, so the handler must be called again.
  case answered(Value?)
}
