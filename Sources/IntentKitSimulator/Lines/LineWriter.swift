import IntentKitCore

/// Writes the lines for one intent in one language, with the phrasebook that a run uses.
struct LineWriter {
  private let language: Language
  private let phrasebook: Phrasebook
  private let app: String
  private let schema: IntentSchema?
  /// The calls that the app declares; nil if unknown.
  private let methods: [String]?
  private let samples: LineSamples

  init(language: Language, app: String, schema: IntentSchema?, methods: [String]? = nil) {
    self.language = language
    self.app = app
    self.schema = schema
    self.methods = methods
    phrasebook = language.phrasebook
    samples = LineSamples(language: language)
  }

  /// The lines for the intent.
  var lines: [AppLine] {
    guard let schema else { return [] }
    let methods = schema.resolveMethods.filter { method in
      method.isCurrent && self.methods?.contains("resolve \(method.parameter)") != false
    }
    return
      (methods.flatMap { lines(of: $0, schema) } + confirmations(of: schema)
      + schema.responseCodes.flatMap { lines(of: $0, schema) }).uniqued
  }

  // MARK: - Resolve

  /// A parameter with the resolve method that asks for it.
  private struct ResolvedParameter {
    let method: ResolveMethodSchema
    let intent: IntentSchema
    let schema: ParameterSchema
    /// The type of one value.
    let element: ParameterType
    /// A sample of a value.
    let value: ParameterValue?
    /// Samples of options.
    let options: [Prompt.Option]

    var name: String { method.parameter }
  }

  private func lines(of method: ResolveMethodSchema, _ intent: IntentSchema) -> [AppLine] {
    guard let schema = intent.parameter(named: method.parameter) else { return [] }
    let element = if case .list(let element) = schema.type { element } else { schema.type }
    let parameter = ResolvedParameter(
      method: method, intent: intent, schema: schema, element: element,
      value: samples.value(of: element, named: method.parameter),
      options: samples.options(of: element, named: method.parameter))
    let kinds = Set(method.results.map { String($0.prefix { $0 != "(" }) })
    return
      (kinds.contains("needsValue") ? linesForMissingValue(of: parameter) : [])
      + (kinds.contains("disambiguation") ? linesForDisambiguation(of: parameter) : [])
      + (kinds.contains("confirmationRequired") ? linesForConfirmation(of: parameter) : [])
      + (kinds.contains("unsupported") ? linesForUnsupportedValues(of: parameter) : [])
  }

  private func lines(
    _ prompt: Prompt, of parameter: ResolvedParameter, cause: String, reason: String? = nil
  ) -> [AppLine] {
    let lines = questions(prompt, phase: .resolve, cause: cause, reason: reason)
    guard parameter.intent.isCustom, !prompt.isRepeated else { return lines }
    return lines
      + linesOfParts(prompt, of: parameter.schema, as: parameter.element, cause: cause)
  }

  private func linesForMissingValue(of parameter: ResolvedParameter) -> [AppLine] {
    let element = parameter.element
    var prompt =
      element == parameter.schema.type
      ? Prompt(asking: element, for: parameter.name, because: .needsValue)
      : Prompt(.value, parameter: parameter.name, cause: .needsValue)
    if parameter.schema.providesOptions, methods?.contains("options \(parameter.name)") != false {
      (prompt.kind, prompt.options) = (.choice, parameter.options)
    }
    var repeated = prompt
    repeated.isRepeated = true
    return lines(prompt, of: parameter, cause: "needsValue")
      + lines(repeated, of: parameter, cause: "notUnderstood")
  }

  private func linesForDisambiguation(of parameter: ResolvedParameter) -> [AppLine] {
    guard parameter.options.count > 1, let option = parameter.options.first else { return [] }
    let choices = [2, 3].flatMap { count in
      lines(
        Prompt(
          .choice, parameter: parameter.name, cause: .disambiguation,
          value: parameter.intent.isCustom ? parameter.value : nil,
          options: Array(parameter.options.prefix(count))),
        of: parameter, cause: "disambiguation")
    }
    guard parameter.element.isText else { return choices }
    let similar = Prompt(
      .confirmation, parameter: parameter.name, value: option.value, options: parameter.options)
    return choices + lines(similar, of: parameter, cause: "similarAnswer")
  }

  private func linesForConfirmation(of parameter: ResolvedParameter) -> [AppLine] {
    ([nil] + parameter.method.confirmationReasons.map(\.name)).flatMap { reason in
      let prompt = Prompt(
        .confirmation, parameter: parameter.name, cause: .confirmationRequired, reason: reason,
        value: parameter.value)
      return lines(prompt, of: parameter, cause: "confirmationRequired", reason: reason)
    }
  }

  private func linesForUnsupportedValues(of parameter: ResolvedParameter) -> [AppLine] {
    var result: [AppLine] = []
    for reason in [nil] + parameter.method.unsupportedReasons.map(\.name) {
      for value in [parameter.value, nil] {
        guard
          parameter.intent.asksAgain(
            parameter.method, unsupported: reason, isAbsent: value == nil)
        else {
          result += statements(
            Outcome(.failed, phase: .resolve, reason: .unsupported(reason)), phase: .resolve,
            parameter: parameter.name, cause: "unsupported", reason: reason)
          continue
        }
        var prompt = Prompt(asking: parameter.element, for: parameter.name, because: .unsupported)
        (prompt.reason, prompt.value) = (reason, value)
        // A run doesn't offer what was just refused, and offers a single rest as it is.
        if let value, !prompt.options.isEmpty {
          prompt.options.removeAll { $0.value == value }
          guard !prompt.options.isEmpty else { continue }
          if prompt.options.count == 1 { prompt.kind = .confirmation }
        }
        result += lines(prompt, of: parameter, cause: "unsupported", reason: reason)
      }
    }
    return result
  }

  /// Returns the lines for a question whose options are spoken in parts, because there is no screen.
  ///
  /// A question has sample values for three parts, unless its type has a list of values.
  private func linesOfParts(
    _ prompt: Prompt, of parameter: ParameterSchema, as type: ParameterType, cause: String
  ) -> [AppLine] {
    guard prompt.kind == .choice else { return [] }
    var size = parameter.pageSize
    var prompt = prompt
    if type.offeredOptions.isEmpty || parameter.providesOptions {
      size = min(size, Self.longestPart)
      prompt.options = samples.options(of: type, named: parameter.name, count: 2 * size + 1)
    }
    let count = prompt.options.count
    guard count > size else { return [] }
    var situation = situation
    situation.isVoiceOnly = true
    let starts = stride(from: 0, to: count, by: size).prefix(Self.maximumPartCount)
    return (starts + [count]).map { start in
      prompt.page = Prompt.Page(start: start, count: min(size, count - start))
      return line(
        phrasebook.question(for: prompt, in: situation), phase: .resolve,
        parameter: parameter.name, cause: start == 0 ? cause : "more", isVoiceOnly: true)
    }
  }

  /// The maximum number of parts; further ones differ only in their values.
  private static let maximumPartCount = 20
  /// The maximum number of sample values in a part.
  private static let longestPart = 5

  // MARK: - Confirm

  private func confirmations(of schema: IntentSchema) -> [AppLine] {
    guard schema.userConfirmation != .never else { return [] }
    let wording = phrasebook.confirmation(of: schema.phraseKey)
    let names = schema.resolveMethods
      .filter { $0.isCurrent && $0.availability.deprecation == nil }.map(\.parameter).uniqued
    let prompts: [(Prompt, String)] = [
      (Prompt(.request), "confirmation"),
      (Prompt(.request, isRepeated: true), "notUnderstood"),
      (
        Prompt(.change, options: names.map { .init(value: .string($0), title: $0.words) }),
        "change"
      ),
    ]
    return prompts.flatMap { prompt, cause in
      let wordings = [wording, phrasebook.questions.spokenRequest[schema.phraseKey]].compactMap(
        \.self)
      let situations =
        cause == "confirmation" ? samples.situations(for: wordings, of: situation) : [situation]
      return situations.map { situation in
        line(phrasebook.question(for: prompt, in: situation), phase: .confirm, cause: cause)
      }
    } + spokenConfirmations(of: schema)
  }

  /// Returns the confirmations of a custom request that tell a user without a screen its content.
  private func spokenConfirmations(of schema: IntentSchema) -> [AppLine] {
    guard let definition = schema.definition else { return [] }
    let titles = (definition.shortcutSummaries + definition.combinations)
      .prefix(Self.maximumTitleCount).compactMap {
        phrasebook.words($0.title).map { Wording(authorText: $0, responseProperties: []) }
      }
    return samples.situations(for: titles, of: situation).map { situation in
      var situation = situation
      situation.isVoiceOnly = true
      fulfillConditions(in: &situation, schema)
      return line(
        phrasebook.question(for: Prompt(.request), in: situation), phase: .confirm,
        cause: "confirmation", isVoiceOnly: true)
    }
  }

  /// The maximum number of titles with a confirmation, for each of which all others are compared.
  private static let maximumTitleCount = 100

  /// Sets the values on which the values of a situation depend.
  private func fulfillConditions(in situation: inout Situation, _ schema: IntentSchema) {
    for parameter in schema.parameters.reversed()
    where situation.parameters[parameter.name] != nil {
      guard let condition = parameter.definition?.relationship,
        let parent = schema.parameter(named: condition.parent)
      else { continue }
      situation.parameters[parent.name] =
        condition.value ?? situation.parameters[parent.name]
        ?? samples.value(of: parent.type, named: parent.name)
    }
  }

  // MARK: - Codes

  private func lines(of code: ResponseCodeSchema, _ schema: IntentSchema) -> [AppLine] {
    func end(_ result: Outcome.Result, in phase: Phase?) -> [AppLine] {
      statements(
        Outcome(result, phase: phase, code: code.name), phase: phase, cause: code.name)
    }
    switch code.meaning {
    case .success: return end(.succeeded, in: .handle)
    case .inProgress: return end(.inProgress, in: .handle)
    case .failure: return end(.failed, in: nil)
    case .failureRequiringAppLaunch: return end(.requiresAppLaunch, in: nil)
    case .continueInApp: return end(.continuedInApp, in: nil)
    case .handleInApp: return end(.handledInApp, in: nil)
    // These break the contract, or lead to a question that is listed with its cause.
    case .unspecified, .ready, .userConfirmationRequired: return []
    }
  }

  // MARK: - Any intent

  /// The lines that don't depend on the intent.
  var linesOfAnyIntent: [AppLine] {
    let ends: [(Outcome, cause: String)] =
      (Outcome.Reason.obstacles + [.notAuthorized, .noHandler, .locked]).map {
        (Outcome(.refused, reason: $0), $0.rawValue)
      } + [
        (Outcome(.cancelled), "cancelled"), (Outcome(.needsInput), "needsInput"),
        (Outcome(.awaitingConfirmation), "awaitingConfirmation"),
        (Outcome(.gaveUp, reason: .tooManyRounds), "gaveUp"),
        (Outcome(.gaveUp, reason: .notUnderstood), "gaveUp"),
      ]
    var lines = [Prompt.Kind.unlock, .authorization].flatMap { kind in
      [false, true].map { isRepeated in
        line(
          phrasebook.question(for: Prompt(kind, isRepeated: isRepeated), in: situation),
          cause: isRepeated ? "notUnderstood" : kind.rawValue)
      }
    }
    lines += ends.map { line(phrasebook.statement(for: $0.0, in: situation), cause: $0.cause) }
    lines.append(
      line(
        phrasebook.said(phrasebook.statements.broken, phrasebook.fill(situation)), cause: "fault"))
    if schema != nil {
      lines.append(
        line(
          phrasebook.said(phrasebook.statements.noMoreUpdates, phrasebook.fill(situation)),
          cause: "invalidUpdate"))
    }
    lines += Prompt.Kind.allCases.map { kind in
      line(Utterance(phrasebook.help(for: Prompt(kind))), cause: "help")
    }
    return lines.uniqued.map { line in
      var line = line
      line.intent = nil
      return line
    }
  }

  // MARK: - Lines

  private var situation: Situation {
    Situation(
      intent: schema?.name ?? "", schema: schema, app: app, now: Simulator.simulatedNow)
  }

  private func questions(
    _ prompt: Prompt, phase: Phase, cause: String, reason: String?
  ) -> [AppLine] {
    let wordings = prompt.parameter.flatMap {
      phrasebook.questions.isRightByParameter[$0]
    }
    let situations =
      cause == "confirmationRequired"
      ? samples.situations(for: [wordings].compactMap(\.self), of: situation) : [situation]
    return situations.map { situation in
      line(
        phrasebook.question(for: prompt, in: situation), phase: phase,
        parameter: prompt.parameter, cause: cause, reason: reason)
    }
  }

  private func statements(
    _ outcome: Outcome, phase: Phase?, parameter: String? = nil, cause: String,
    reason: String? = nil
  ) -> [AppLine] {
    let wordings =
      phrasebook.wordings(for: outcome, in: situation)
      + [phrasebook.spokenWording(for: outcome, in: situation)].compactMap(\.self)
    return samples.situations(for: wordings, of: situation).map { situation in
      line(
        phrasebook.statement(for: outcome, in: situation), phase: phase, parameter: parameter,
        cause: cause, reason: reason)
    }
  }

  private func line(
    _ words: Utterance, phase: Phase? = nil, parameter: String? = nil, cause: String,
    reason: String? = nil, isVoiceOnly: Bool = false
  ) -> AppLine {
    AppLine(
      language: language, intent: schema?.name, phase: phase, parameter: parameter, cause: cause,
      reason: reason, isVoiceOnly: isVoiceOnly, spoken: words.heard,
      shown: isVoiceOnly || words.read == words.heard ? nil : words.read)
  }
}
