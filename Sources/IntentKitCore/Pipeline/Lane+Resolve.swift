// Resolving a parameter: the results (What Siri does, 2.2), the loops (2.3) and the arrays (2.4).

extension Lane {
  /// Resolves a parameter with one value, starting with the handler's first result.
  @_semantics("optimize.sil.specialize.generic.never")
  func settleValue<Value: ParameterConvertible, Reason: UnsupportedReason>(
    of slot: ParameterSlot<Request, Value>, first: ResolutionResult<Value, Reason>,
    handler: Request.Handling, by resolve: (Request) async -> ResolutionResult<Value, Reason>
  ) async throws(LaneEnd) {
    let method = method(for: slot.parameter)
    var questions = Questions<Value>(parameter: slot.parameter, type: slot.type)
    if let provider = slot.options {
      questions.offer = { () async throws(LaneEnd) in try await self.options(of: provider, handler)
      }
    }
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
  @_semantics("optimize.sil.specialize.generic.never")
  func settleElements<Value: ParameterConvertible, Reason: UnsupportedReason>(
    of slot: ParameterSlot<Request, [Value]>, first: [ResolutionResult<Value, Reason>],
    handler: Request.Handling, by resolve: (Request) async -> [ResolutionResult<Value, Reason>]
  ) async throws(LaneEnd) {
    let method = method(for: slot.parameter)
    var questions = Questions<Value>(parameter: slot.parameter, type: slot.type)
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
        if let provider = slot.options {
          options = try await self.options(of: provider, handler)
        }
        let answer = try await askForElements(slot, cause: .needsValue, options: options)
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
    for (index, result) in results.enumerated() {
      let element = current.indices.contains(index) ? current[index] : nil
      if results.count > 1, result.kind == .needsValue || result.kind == .notRequired {
        try judge(.misplacedResult(result.resultKind))
      }
      questions.element = results.count > 1 || current.count > 1 ? index : nil
      switch try await take(result, current: element, method: method, questions: &questions) {
      case .untouched: if let element { elements.append(element) }
      case .settled(let value): if let value { elements.append(value) }
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
  ) async throws(LaneEnd) -> Step<Value> {
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

  // MARK: - Questions

  /// Records that a result leads to a question.
  ///
  /// - Parameters:
  ///   - result: The result.
  ///   - asksAgain: Whether the question is about something that the user has settled before.
  ///   - questions: The questions about the parameter.
  private func note<Value>(
    _ result: ResultKind, asksAgain: Bool, in questions: inout Questions<Value>
  ) {
    if asksAgain {
      questions.asksAgain = true
      repeatedQuestion = (questions.parameter, result)
    } else if repeatedQuestion?.parameter == questions.parameter {
      repeatedQuestion = nil
    }
  }

  private func askForValue<Value: ParameterConvertible>(
    _ cause: ResultKind, reason: String? = nil, current: Value?, questions: inout Questions<Value>
  ) async throws(LaneEnd) -> Step<Value> {
    let type = questions.type ?? Value.parameterType
    var prompt = Prompt(asking: type, for: questions.parameter, because: cause)
    prompt.element = questions.element
    prompt.reason = reason
    prompt.value = current?.parameterValue
    prompt.valueText = spoken.text(of: current)
    // A case that the app has just refused isn't offered again.
    if cause == .unsupported, let current { questions.refused.append(current) }
    let refused = Set(questions.refused.map(\.parameterValue))
    prompt.options.removeAll { refused.contains($0.value) }
    if prompt.options.isEmpty, !type.offeredOptions.isEmpty {
      throw .ended(Outcome(.failed, phase: .resolve, reason: .unsupported(reason)))
    }
    let last = cause == .unsupported && prompt.options.count == 1 ? prompt.options.first : nil
    if last != nil { prompt.kind = .confirmation }
    var offered: [Prompt.Option] = []
    if cause == .needsValue, let offer = questions.offer {
      offered = try await offer()
      if !offered.isEmpty { (prompt.options, prompt.kind) = (offered, .choice) }
    }
    let (kind, options) = (prompt.kind, prompt.options)
    let said: Said<Value> = try await ask(prompt) { answer in
      switch answer {
      case .value(let value): Said(.said(value, type: questions.type))
      case .option(let index) where options.indices.contains(index):
        Said(.said(options[index].value, type: questions.type))
      case .yes where last != nil: Said(last.flatMap { .said($0.value, type: questions.type) })
      case .no where last != nil: .nothing
      case .yes, .no:
        kind == .confirmation
          ? Said(answer.isYes.flatMap { .said(.boolean($0), type: questions.type) }) : nil
      case .skip: .nothing
      default: nil
      }
    }
    let value = said.value
    // Without the last case, nothing is left of the request.
    if last != nil, value == nil { throw .ended(Outcome(.cancelled, phase: .resolve)) }
    questions.note(isNew: value != nil && value != current)
    if let value {
      questions.keep(value, isOffered: offered.contains { $0.value == value.parameterValue })
    }
    return .answered(value)
  }

  private func askToChoose<Value: ParameterConvertible>(
    _ values: [Value], current: Value?, questions: inout Questions<Value>
  ) async throws(LaneEnd) -> Step<Value> {
    let options = values.map {
      Prompt.Option(value: $0.parameterValue, title: $0.spokenText)
    }
    let prompt = Prompt(
      .choice, parameter: questions.parameter, element: questions.element, cause: .disambiguation,
      value: current?.parameterValue, valueText: spoken.text(of: current), options: options)
    let said: Said<Value> = try await ask(prompt) { answer in
      switch answer {
      case .option(let index): values.indices.contains(index) ? .value(values[index]) : nil
      case .value(let value): Said(.said(value, type: questions.type))
      case .skip: .nothing
      default: nil
      }
    }
    let value = said.value
    // A choice that has been offered before isn't new information.
    if let value, !questions.chosen.contains(value) {
      questions.chosen.append(value)
      questions.note(isNew: true)
    } else {
      try questions.countFruitless(.disambiguation, lane: self)
    }
    if let value { questions.keep(value, isOffered: values.contains(value)) }
    return .answered(value)
  }

  private func askForYes<Value: ParameterConvertible>(
    to value: Value, current: Value?, reason: String?, questions: inout Questions<Value>
  ) async throws(LaneEnd) -> Step<Value> {
    let prompt = Prompt(
      .confirmation, parameter: questions.parameter, element: questions.element,
      cause: .confirmationRequired, reason: reason, value: value.parameterValue,
      valueText: value.spokenText)
    let answer: Said<Value> = try await ask(prompt) { answer in
      switch answer {
      case .yes: .value(value)
      case .no, .skip: .nothing
      case .value(let other): Said(.said(other, type: questions.type))
      default: nil
      }
    }
    guard case .value(let said) = answer, said == value || said != current else {
      try questions.countFruitless(.confirmationRequired, lane: self)
      questions.reject(value, saying: answer.value)
      return .answered(answer.value)
    }
    if said == value {
      questions.confirmed.append(value)
    } else {
      questions.reject(value, saying: said)
    }
    questions.note(isNew: said != current)
    return .answered(said)
  }

  private func askForElements<Value: ParameterConvertible>(
    _ slot: ParameterSlot<Request, [Value]>, cause: ResultKind, options: [Prompt.Option]
  ) async throws(LaneEnd) -> [Value] {
    let prompt = Prompt(
      options.isEmpty ? .value : .choice, parameter: slot.parameter, cause: cause, options: options)
    return try await ask(prompt) { answer in
      switch answer {
      case .option(let index) where options.indices.contains(index):
        [Value].said([options[index].value], elementType: slot.type)
      case .value(.array(let values)): [Value].said(.array(values), elementType: slot.type)
      case .value(let value): [Value].said([value], elementType: slot.type)
      // A list that the user leaves out is empty, so that the handler can tell it from an absent one.
      case .skip: []
      default: nil
      }
    }
  }

  // MARK: - Bookkeeping

  private func write<Value: ParameterConvertible>(
    _ value: Value?, over current: Value?, to slot: ParameterSlot<Request, Value>
  ) throws(LaneEnd) {
    guard value != current else { return }
    var changed = intent
    slot.set(&changed, value)
    // A nonoptional parameter keeps its value, and a value that represents absence counts as none.
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
private enum Step<Value> {
  /// The value is unchanged.
  case untouched
  /// The value is final.
  case settled(Value?)
  /// The user gave a value, so the handler must be called again.
  case answered(Value?)
}

/// The value of an answer that was understood.
private enum Said<Value> {
  case value(Value)
  /// The user leaves the value out.
  case nothing

  /// Creates the value of an answer, or nil if there is none.
  init?(_ value: Value?) {
    guard let value else { return nil }
    self = .value(value)
  }

  /// The value, if there is one.
  var value: Value? { if case .value(let value) = self { value } else { nil } }
}

extension ParameterConvertible {
  /// Returns the value of the user's answer, or nil if it doesn't fit or represents absence.
  ///
  /// - Parameters:
  ///   - value: The untyped value.
  ///   - type: The type of the value, if the Swift type doesn't define it.
  /// - Returns: The value, or nil.
  static func said(_ value: ParameterValue, type: ParameterType?) -> Self? {
    guard let type else {
      guard let value = try? Self(parameterValue: value), !value.isAbsent else { return nil }
      return value
    }
    guard let value = try? DynamicValue(value, type), !value.isAbsent else { return nil }
    return value as? Self
  }
}

extension Array where Element: ParameterConvertible {
  /// Returns the values of the user's answer, or nil if one of them doesn't fit.
  static func said(_ value: ParameterValue, elementType: ParameterType?) -> Self? {
    guard let elementType else { return said(value, type: nil) }
    guard case .array(let values) = value else { return nil }
    var elements: [Element] = []
    for value in values {
      guard let element = (try? DynamicValue(value, elementType)) as? Element else { return nil }
      elements.append(element)
    }
    return elements
  }
}

extension Prompt {
  /// Creates the question for a value of a type, with the options of the type.
  package init(asking type: ParameterType, for parameter: String, because cause: ResultKind) {
    let options = type.offeredOptions
    self.init(
      type == .boolean ? .confirmation : options.isEmpty ? .value : .choice, parameter: parameter,
      cause: cause, options: options)
  }
}

extension ParameterType {
  /// The options that the assistant offers for an enumeration (What Siri does, 2.2).
  package var offeredOptions: [Prompt.Option] {
    guard case .enumeration(let schema) = self else { return [] }
    return schema.cases.filter { !$0.name.lowercased().hasSuffix("unknown") }.map {
      Prompt.Option(value: .string($0.name), title: $0.name.words)
    }
  }
}
