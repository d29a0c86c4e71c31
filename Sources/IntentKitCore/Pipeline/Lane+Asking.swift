// The questions about a parameter (What Siri does, 2.2 and 3.1).

extension Lane {
  /// Records that a result leads to a question.
  ///
  /// - Parameters:
  ///   - result: The result.
  ///   - asksAgain: Whether the question is about something that the user has settled before.
  ///   - questions: The questions about the parameter.
  func note<Value>(
    _ result: ResultKind, asksAgain: Bool, in questions: inout Questions<Value>
  ) {
    if asksAgain {
      questions.asksAgain = true
      repeatedQuestion = (questions.parameter, result)
    } else if repeatedQuestion?.parameter == questions.parameter {
      repeatedQuestion = nil
    }
  }

  func askForValue<Value: ParameterConvertible>(
    _ cause: ResultKind, reason: String? = nil, current: Value?, questions: inout Questions<Value>
  ) async throws(LaneEnd) -> ResolveStep<Value> {
    var prompt = try prompt(askingBecause: cause, reason, current, &questions)
    let last = cause == .unsupported && prompt.kind == .confirmation ? prompt.options.first : nil
    // An open question about a value that isn't supported would leave the user to guess.
    var offered = questions.choices
    if let offer = questions.offer, cause == .needsValue || prompt.kind == .value {
      offered = questions.remaining(try await offer(nil))
      if !offered.isEmpty { (prompt.options, prompt.kind) = (offered, .choice) }
    }
    let kind = prompt.kind
    let answered: Said<Value> = try await ask(
      prompt,
      searching: cause == .needsValue && searchesOptions(of: questions.parameter)
        ? questions.offer : nil
    ) { answer, options in
      if !offered.isEmpty { offered = options }
      return said(answer, options, last: last, kind, questions)
    }
    let value = answered.value
    // Without the last case, nothing is left of the request.
    if last != nil, value == nil { throw .ended(Outcome(.cancelled, phase: .resolve)) }
    questions.note(isNew: value != nil && value != current)
    if let value {
      questions.keep(value, isOffered: offered.contains { $0.value == value.parameterValue })
    }
    return .answered(value)
  }

  /// Creates the question for a value.
  ///
  /// It isn't inlined, because its copies would be part of the asynchronous frame that is allocated
  /// for each question.
  ///
  /// - Throws: The end of the request if the app has refused everything that it could be.
  @inline(never)
  private func prompt<Value: ParameterConvertible>(
    askingBecause cause: ResultKind, _ reason: String?, _ current: Value?,
    _ questions: inout Questions<Value>
  ) throws(LaneEnd) -> Prompt {
    let type = questions.type ?? Value.parameterType
    var prompt = Prompt(asking: type, for: questions.parameter, because: cause)
    prompt.element = questions.element
    prompt.reason = reason
    prompt.value = current?.parameterValue
    prompt.valueText = spoken.text(of: current)
    let hasCases = !prompt.options.isEmpty
    if cause == .unsupported {
      if let current { questions.refused.append(current) }
      if !questions.choices.isEmpty, prompt.kind != .confirmation {
        (prompt.options, prompt.kind) = (questions.choices, .choice)
      }
    }
    // What the app has refused isn't offered again.
    prompt.options = questions.remaining(prompt.options)
    if prompt.kind == .choice, prompt.options.isEmpty {
      guard !hasCases else {
        throw .ended(Outcome(.failed, phase: .resolve, reason: .unsupported(reason)))
      }
      prompt.kind = .value
    }
    if cause == .unsupported, hasCases, prompt.options.count == 1 { prompt.kind = .confirmation }
    return prompt
  }

  /// Returns the value in an answer to the question for one, if any.
  ///
  /// - Parameters:
  ///   - answer: The answer.
  ///   - options: The options that were offered with the question.
  ///   - last: The only remaining option, for the user to confirm.
  ///   - kind: The kind of the question.
  ///   - questions: The questions about the parameter.
  /// - Returns: The value, or nil.
  @inline(never)
  private func said<Value: ParameterConvertible>(
    _ answer: Answer, _ options: [Prompt.Option], last: Prompt.Option?, _ kind: Prompt.Kind,
    _ questions: Questions<Value>
  ) -> Said<Value>? {
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

  func askToChoose<Value: ParameterConvertible>(
    _ values: [Value], current: Value?, questions: inout Questions<Value>
  ) async throws(LaneEnd) -> ResolveStep<Value> {
    let options = values.map { Prompt.Option($0) }
    if let equality = options.equality { try judge(equality) }
    questions.choices = options
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

  func askForYes<Value: ParameterConvertible>(
    to value: Value, current: Value?, reason: String?, questions: inout Questions<Value>
  ) async throws(LaneEnd) -> ResolveStep<Value> {
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

  func askForElements<Value: ParameterConvertible>(
    _ slot: ParameterSlot<Request, [Value]>, cause: ResultKind, options: inout [Prompt.Option],
    searching offer: OptionSearch?
  ) async throws(LaneEnd) -> [Value] {
    let prompt = Prompt(
      options.isEmpty ? .value : .choice, parameter: slot.parameter, cause: cause, options: options)
    let search = searchesOptions(of: slot.parameter) ? offer : nil
    let isRequired = schema.isCustom && schema.parameter(named: slot.parameter)?.isRequired == true
    var offered = options
    defer { options = offered }
    return try await ask(prompt, searching: search) { answer, options in
      offered = options
      return switch answer {
      case .option(let index) where options.indices.contains(index):
        [Value].said([options[index].value], elementType: slot.type)
      case .value(.array(let values)): [Value].said(.array(values), elementType: slot.type)
      case .value(let value): [Value].said([value], elementType: slot.type)
      // A list that the user leaves out is empty, so that the handler can tell it from an absent one.
      case .skip where !isRequired: []
      default: nil
      }
    }
  }
}

/// The value of an answer that was understood.
private enum Said<Value> {
  case value(Value)
  /// The user leaves the value out.
  case nothing

  /// Creates the value of an answer, or nil without a value.
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
