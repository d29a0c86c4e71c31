public import IntentKitCore

// The words of questions (What Siri does, 2.2, 2.5 and 3.1).

extension Phrasebook {
  /// Returns the words of a question to a dialogue.
  public func question(for prompt: Prompt, context: DialogueContext) -> Utterance {
    question(for: prompt, in: Situation(context))
  }

  /// Returns the words of a question.
  public func question(for prompt: Prompt, in situation: Situation) -> Utterance {
    let prompt = localized(
      prompt, as: situation.type(of: prompt.parameter), of: situation.schema, now: situation.now)
    var sentences: [Utterance] = []
    if prompt.isRepeated {
      let hint = hint(for: prompt, as: situation.type(of: prompt.parameter))
      sentences += [sentence(questions.notUnderstood), Utterance(hint)]
    } else {
      if let complaint = complaint(about: prompt, in: situation) { sentences.append(complaint) }
      if prompt.isRenewed { sentences.append(said(questions.optionsExpired, fill(situation))) }
      if prompt.lacksContacts { sentences.append(said(questions.noContacts, fill(situation))) }
    }
    if let page = prompt.page, page.start > 0 {
      return (sentences + further(prompt, in: situation)).joined(by: grammar.betweenSentences)
    }
    if prompt.page != nil, !prompt.isRepeated, let count = optionCount(of: prompt, in: situation) {
      sentences.append(count)
    }
    let last =
      switch prompt.kind {
      case .value: openQuestion(for: prompt, in: situation)
      case .choice: choiceQuestion(for: prompt, in: situation)
      case .confirmation: yesOrNoQuestion(for: prompt, in: situation)
      case .request: requestQuestion(in: situation)
      case .change: said(questions.whatToChange, fill(situation))
      case .unlock: said(questions.unlock, fill(situation))
      case .authorization: said(questions.authorization, fill(situation))
      }
    var question = (sentences + [last]).joined(by: grammar.betweenSentences)
    // The question whether the user means one of the options doesn't repeat them all.
    if !prompt.options.isEmpty, prompt.kind != .confirmation {
      question.append(spokenOptions(of: prompt), phrasebook: self)
    }
    if prompt.hasMoreOptions {
      question.heard += grammar.betweenSentences + questions.moreOptions
    }
    return question
  }

  /// Returns an explanation of the possible answers to a question.
  public func help(for prompt: Prompt) -> String {
    switch prompt.kind {
    case .value: questions.help.value
    case .choice:
      prompt.hasMoreOptions && prompt.page != nil
        ? questions.help.choice + grammar.betweenSentences + questions.moreOptions
        : questions.help.choice
    case .confirmation: questions.help.confirmation
    case .request: questions.help.request
    case .change: questions.help.change
    case .unlock: questions.help.unlock
    case .authorization: questions.help.authorization
    }
  }

  /// Returns the sentence on what can be said after an answer that wasn't understood.
  private func hint(for prompt: Prompt, as type: ParameterType?) -> String {
    let hints = questions.hints
    switch prompt.kind {
    case .choice: return hints.choice
    case .confirmation: return hints.confirmation
    case .request: return hints.request
    case .change: return hints.change
    case .unlock: return hints.unlock
    case .authorization: return hints.authorization
    case .value: break
    }
    switch type {
    case .integer?, .number?, .decimal?, .range?: return hints.number
    case .date?, .dateComponents?: return hints.moment
    case .list(let element)? where prompt.element == nil:
      return element.isPerson ? hints.name : hints.list
    case .record(let reference)?:
      switch reference.name {
      case "CurrencyAmount", "PaymentAmount", "BalanceAmount":
        return prompt.reason == "paymentsCurrencyUnsupported" ? hints.otherAmount : hints.amount
      case "DateComponentsRange", "TemporalEventTrigger", "RecurrenceRule": return hints.moment
      case "SpatialEventTrigger": return hints.place
      case let name where name.hasPrefix("Quantity<"): return hints.number
      default: return hints.name
      }
    case .list(.record)?: return hints.name
    default: return hints.text
    }
  }

  /// Returns the wording of the question whether to carry out a request.
  func confirmation(of intent: String) -> Wording {
    questions.request[intent] ?? questions.requestForAny
  }

  // MARK: - Parts of questions

  private func requestQuestion(in situation: Situation) -> Utterance {
    let fill = fill(situation)
    let shown = sentence(confirmation(of: situation.phraseKey), fill)
    let spoken = questions.spokenRequest[situation.phraseKey]?.filled(fill)
    let heard = spokenSummary(of: situation) + [spoken?.heard ?? shown.heard]
    return Utterance(heard: heard.joined(separator: grammar.betweenSentences), read: shown.read)
  }

  private func openQuestion(for prompt: Prompt, in situation: Situation) -> Utterance {
    let parameter = prompt.parameter ?? ""
    let terms = Glossary.questions
    let term = terms["\(situation.phraseKey).\(parameter)"] ?? terms[parameter]
    let fill = fill(prompt, situation)
    let prompt = situation.definition(of: parameter)?.prompt
    if let question = authorSentence(prompt, in: situation, fill) { return question }
    if let words = word(term) { return Utterance(words) }
    let noun = noun(for: parameter, of: situation.schema)
    return said(openQuestion(about: noun, as: situation.type(of: parameter)), fill)
  }

  /// Returns the wording of the open question for parameters without a specific one, in the number
  /// of the noun.
  private func openQuestion(about noun: String, as type: ParameterType?) -> Wording {
    let isPlural =
      noun.hasSuffix("s") && !["ss", "us", "is"].contains { noun.hasSuffix($0) }
    switch type {
    case .integer?, .number?:
      return isPlural || !grammar.hasPlurals ? questions.openForCount : questions.openForAny
    default: return isPlural ? questions.openForSeveral : questions.openForAny
    }
  }

  /// Returns the question for one of several options, possibly after a sentence on them.
  func choiceQuestion(
    for prompt: Prompt, in situation: Situation, isIntroduced: Bool = true
  ) -> Utterance {
    guard prompt.cause == .disambiguation else { return openQuestion(for: prompt, in: situation) }
    if let question = authorChoice(for: prompt, in: situation, isIntroduced: isIntroduced) {
      return question
    }
    let type = situation.type(of: prompt.parameter)
    if case .enumeration? = type?.element { return openQuestion(for: prompt, in: situation) }
    if type?.isPerson == true { return said(questions.whichPerson) }
    return said(prompt.options.count == 2 ? questions.whichOfTwo : questions.whichOfMany)
  }

  private func yesOrNoQuestion(for prompt: Prompt, in situation: Situation) -> Utterance {
    let parameter = prompt.parameter ?? ""
    let fill = fill(prompt, situation)
    if prompt.cause == nil, !prompt.options.isEmpty { return sentence(questions.didYouMean, fill) }
    if prompt.cause == .unsupported, let option = prompt.options.first {
      return sentence(questions.instead) { _ in Utterance(option.title) }
    }
    guard prompt.cause != .confirmationRequired else {
      let text = situation.definition(of: parameter)?.confirmationPrompt
      if let question = authorSentence(
        text, in: situation, { $0 == parameter ? fill("value") : fill($0) })
      {
        return question
      }
      let wording = prompt.reason.flatMap { questions.isRightForReason[$0] }
      let own =
        questions.isRightByParameter["\(situation.phraseKey).\(parameter)"]
        ?? questions.isRightByParameter[parameter]
      return said(wording ?? own ?? questions.isRight, fill)
    }
    let term = Glossary.yesOrNoQuestions[parameter]
    let text = situation.definition(of: parameter)?.prompt
    if let question = authorSentence(text, in: situation, fill) { return question }
    if let words = word(term) { return Utterance(words) }
    if let definition = situation.definition(of: parameter),
      let (one, other) = flagWords(of: definition)
    {
      return sentence(questions.oneOrTheOther) { Utterance($0 == "one" ? one : other) }
    }
    return said(questions.yesOrNoForAny, fill)
  }

  func fill(_ prompt: Prompt, _ situation: Situation) -> (String) -> Utterance? {
    fill(
      situation, parameter: prompt.parameter, value: prompt.value, valueText: prompt.valueText,
      reason: prompt.reason)
  }

  /// Returns the sentence of a wording.
  ///
  /// Tests ensure that each wording has a sentence that needs no optional values.
  func said(_ wording: Wording, _ fill: (String) -> Utterance? = { _ in nil }) -> Utterance {
    wording.filled(fill) ?? Utterance("")
  }

  /// Returns the sentence of a wording, with a capital letter if it begins with a value.
  func sentence(_ wording: Wording, _ fill: (String) -> Utterance? = { _ in nil }) -> Utterance {
    let words = said(wording, fill)
    return Utterance(heard: words.heard.capitalizedSentence, read: words.read.capitalizedSentence)
  }
}
