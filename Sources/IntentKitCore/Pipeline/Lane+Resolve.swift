// How one parameter comes to its value: the results of behaviour reference 2.2, the loops of 2.3, the arrays of 2.4.

extension Lane {
  /// Leads a parameter with one value to its end, from the handler's first result on.
  @_semantics("optimize.sil.specialize.generic.never")
  func settleValue<Value: ParameterConvertible, Reason: UnsupportedReason>(
    of slot: ParameterSlot<Request, Value>, first: ResolutionResult<Value, Reason>,
    handler: Request.Handling,
    by resolve: (Request) async -> ResolutionResult<Value, Reason>
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
      await disturb(slot.method)
      result = await resolve(intent)
      try endResolve(slot.method, [.init(result.resultKind, reason: result.reasonName)])
    }
  }

  /// Leads a parameter with several values to its end, from the handler's first results on.
  @_semantics("optimize.sil.specialize.generic.never")
  func settleElements<Value: ParameterConvertible, Reason: UnsupportedReason>(
    of slot: ParameterSlot<Request, [Value]>, first: [ResolutionResult<Value, Reason>],
    handler: Request.Handling,
    by resolve: (Request) async -> [ResolutionResult<Value, Reason>]
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
        try questions.countFruitless(.needsValue, lane: self)
        var options: [Prompt.Option] = []
        if let provider = slot.options {
          options = try await self.options(of: provider, handler)
        }
        let answer = try await askForElements(slot, cause: .needsValue, options: options)
        questions.note(isNew: answer != nil && answer != current)
        try write(answer, over: current, to: slot)
      } else {
        let (elements, isOpen) = try await takeElements(
          results, current: current ?? [], method: method, questions: &questions)
        try write(elements.isEmpty ? nil : elements, over: current, to: slot)
        if !isOpen { return }
      }
      try beginResolve(slot.method)
      await disturb(slot.method)
      results = await resolve(intent)
      try endResolve(slot.method, results.map { .init($0.resultKind, reason: $0.reasonName) })
    }
  }

  /// Goes through the results of several elements from left to right.
  ///
  /// - Returns: The elements as they are now, and whether the handler must be asked again.
  private func takeElements<Value, Reason>(
    _ results: [ResolutionResult<Value, Reason>], current: [Value], method: ResolveMethodSchema,
    questions: inout Questions<Value>
  ) async throws(LaneEnd) -> (elements: [Value], isOpen: Bool) {
    var results = results
    // Results may make an array where there was none, and media results always do.
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

  /// Does what one result asks for.
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
      try questions.countFruitless(.needsValue, lane: self)
      return try await askForValue(.needsValue, current: current, questions: &questions)
    case .unsupported(let reason):
      guard method.asksAgainWhenUnsupported else {
        throw .ended(
          Outcome(.failed, phase: .resolve, reason: .unsupported(reason?.name)))
      }
      try questions.countFruitless(.unsupported, lane: self)
      return try await askForValue(
        .unsupported, reason: reason?.name, current: current, questions: &questions)
    case .disambiguation(let values):
      guard !values.isEmpty else {
        try judge(.emptyDisambiguation)
        throw .ended(
          Outcome(.failed, phase: .resolve, reason: .verdict(.emptyDisambiguation)))
      }
      if values.count == 1 { try judge(.singleDisambiguation) }
      if values.count > QuestionLimiter.longestList {
        try judge(.longDisambiguation(count: values.count))
      }
      return try await askToChoose(values, current: current, questions: &questions)
    case .confirmationRequired(let value, let reason):
      guard let value = value ?? current else {
        try questions.countFruitless(.confirmationRequired, lane: self)
        return try await askForValue(.needsValue, current: nil, questions: &questions)
      }
      // A yes to this very value was given: asking for it again would never end.
      if questions.confirmed.contains(value) { return .settled(value) }
      return try await askForYes(
        to: value, current: current, reason: reason?.name, questions: &questions)
    }
  }

  // MARK: - Questions

  private func askForValue<Value: ParameterConvertible>(
    _ cause: ResultKind, reason: String? = nil, current: Value?, questions: inout Questions<Value>
  ) async throws(LaneEnd) -> Step<Value> {
    let type = questions.type ?? Value.parameterType
    var options = type.offeredOptions
    var kind: Prompt.Kind =
      type == .boolean ? .confirmation : options.isEmpty ? .value : .choice
    if cause == .needsValue, let offer = questions.offer {
      let offered = try await offer()
      if !offered.isEmpty { (options, kind) = (offered, .choice) }
    }
    let prompt = Prompt(
      kind, parameter: questions.parameter, element: questions.element, cause: cause,
      reason: reason, value: current?.parameterValue, valueText: current?.spokenText,
      options: options)
    let value: Value? = try await ask(prompt) { answer in
      switch answer {
      case .value(let value): .said(value, type: questions.type)
      case .option(let index) where options.indices.contains(index):
        .said(options[index].value, type: questions.type)
      case .yes, .no:
        kind == .confirmation
          ? answer.isYes.flatMap { .said(.boolean($0), type: questions.type) } : nil
      default: nil
      }
    }
    questions.note(isNew: value != nil && value != current)
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
      value: current?.parameterValue, valueText: current?.spokenText, options: options)
    let value: Value? = try await ask(prompt) { answer in
      switch answer {
      case .option(let index): values.indices.contains(index) ? values[index] : nil
      case .value(let value): .said(value, type: questions.type)
      default: nil
      }
    }
    // A choice that the handler offers again and again brings nothing new.
    if let value, !questions.chosen.contains(value) {
      questions.chosen.append(value)
      questions.note(isNew: true)
    } else {
      try questions.countFruitless(.disambiguation, lane: self)
    }
    return .answered(value)
  }

  private func askForYes<Value: ParameterConvertible>(
    to value: Value, current: Value?, reason: String?, questions: inout Questions<Value>
  ) async throws(LaneEnd) -> Step<Value> {
    let prompt = Prompt(
      .confirmation, parameter: questions.parameter, element: questions.element,
      cause: .confirmationRequired, reason: reason, value: value.parameterValue,
      valueText: value.spokenText)
    let step: Step<Value>? = try await ask(prompt) { answer in
      switch answer {
      case .yes: .answered(value)
      case .no: .answered(nil)
      case .value(let other): Value.said(other, type: questions.type).map { .answered($0) }
      default: nil
      }
    }
    guard case .answered(let said?)? = step, said == value || said != current else {
      try questions.countFruitless(.confirmationRequired, lane: self)
      return step ?? .answered(nil)
    }
    if said == value { questions.confirmed.append(value) }
    questions.note(isNew: said != current)
    return .answered(said)
  }

  private func askForElements<Value: ParameterConvertible>(
    _ slot: ParameterSlot<Request, [Value]>, cause: ResultKind, options: [Prompt.Option]
  ) async throws(LaneEnd) -> [Value]? {
    let prompt = Prompt(
      options.isEmpty ? .value : .choice, parameter: slot.parameter, cause: cause, options: options)
    return try await ask(prompt) { answer in
      switch answer {
      case .option(let index) where options.indices.contains(index):
        [Value].said([options[index].value], elementType: slot.type)
      case .value(.array(let values)): [Value].said(.array(values), elementType: slot.type)
      case .value(let value): [Value].said([value], elementType: slot.type)
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
    // A parameter that always holds something keeps it, and a value that stands for absence is none.
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

/// Where a parameter, or one element of it, stands after a result.
private enum Step<Value> {
  /// It stays as it is.
  case untouched
  /// It has its last value.
  case settled(Value?)
  /// The user gave it a value, about which the handler is asked again.
  case answered(Value?)
}

/// What was asked about one parameter so far.
private struct Questions<Value: ParameterConvertible> {
  var parameter: String
  /// The type of the value, where Swift's type does not say it.
  let type: ParameterType?
  /// The element in question.
  var element: Int?
  /// Asks the handler for values to choose from; nil where it offers none.
  var offer: (() async throws(LaneEnd) -> [Prompt.Option])?
  /// The values the user said yes to; there may be one for each element.
  var confirmed: [Value] = []
  /// The values the user chose so far.
  var chosen: [Value] = []
  private var fruitless = 0
  private var isCounted = false

  init(parameter: String, type: ParameterType?) {
    self.parameter = parameter
    self.type = type
  }

  /// Begins with what one call of the method gave; however many elements it asks about, it counts once.
  mutating func beginRound() {
    isCounted = false
  }

  /// Counts a result that asks, and gives up when too many in a row brought nothing new.
  mutating func countFruitless<Request>(
    _ result: ResultKind, lane: Lane<Request>
  ) throws(LaneEnd) {
    guard !isCounted else { return }
    isCounted = true
    fruitless += 1
    guard fruitless >= QuestionLimiter.maximumFruitlessCount else { return }
    try lane.judge(.endlessQuestion(result, count: fruitless))
    throw .ended(Outcome(.gaveUp, phase: .resolve, reason: .verdict(.endlessQuestion)))
  }

  /// Notes whether an answer brought something new.
  mutating func note(isNew: Bool) {
    if isNew { fruitless = 0 }
  }
}

extension ParameterConvertible {
  /// What the user said, or nil when it does not fit or says nothing.
  ///
  /// - Parameter type: The type of the value, where Swift's type does not say it.
  fileprivate static func said(_ value: ParameterValue, type: ParameterType?) -> Self? {
    guard let type else {
      guard let value = try? Self(parameterValue: value), !value.isAbsent else { return nil }
      return value
    }
    guard let value = try? DynamicValue(value, type), !value.isAbsent else { return nil }
    return value as? Self
  }
}

extension Array where Element: ParameterConvertible {
  /// What the user said of several values, or nil when one of them does not fit.
  fileprivate static func said(_ value: ParameterValue, elementType: ParameterType?) -> Self? {
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

extension ParameterType {
  /// The values the assistant offers when it asks for one of a few (behaviour reference, 2.2).
  fileprivate var offeredOptions: [Prompt.Option] {
    guard case .enumeration(let schema) = self else { return [] }
    return schema.cases.filter { !$0.name.lowercased().hasSuffix("unknown") }.map {
      Prompt.Option(value: .string($0.name), title: $0.name.words)
    }
  }
}
