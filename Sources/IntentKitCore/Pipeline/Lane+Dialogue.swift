// The exchange of questions and answers with the user (What Siri does, 2.3).

/// A closure that calls the handler for the options that match words; nil for those to begin with.
typealias OptionSearch = (String?) async throws(LaneEnd) -> [Prompt.Option]

extension Lane {
  /// Asks the user, and ends the request if the user doesn't answer or cancels it.
  ///
  /// If the answer can't be read, the question is repeated once. After the second one, the request
  /// ends, and nothing is changed (What Siri does, 2.3).
  ///
  /// - Returns: The result of reading the answer.
  func ask<Result>(
    _ prompt: Prompt, _ read: (Answer) -> Result?
  ) async throws(LaneEnd) -> Result {
    try await ask(prompt, searching: nil) { answer, _ in read(answer) }
  }

  /// Asks the user, who can also search for more options by words.
  ///
  /// - Parameters:
  ///   - prompt: The question.
  ///   - search: Calls the handler for the options that match words; nil if it doesn't search.
  ///   - read: Returns the result of an answer to the question with the current options, or nil if
  ///     the answer can't be read.
  /// - Returns: The result of reading the answer.
  /// - Throws: ``LaneEnd`` if the request ends.
  func ask<Result>(
    _ prompt: Prompt, searching search: OptionSearch?,
    _ read: (Answer, [Prompt.Option]) -> Result?
  ) async throws(LaneEnd) -> Result {
    let first = prompt.options
    var offered = OpenOptions(first)
    let search = prompt.kind == .choice ? search : nil
    var prompt = prompt
    prompt.page = firstPage(of: prompt)
    while true {
      var answer = try await answer(to: prompt, searchesOptions: search != nil)
      if let page = try page(after: answer, to: prompt) {
        prompt.page = page
        prompt.isRepeated = false
        continue
      }
      if let search, let words = answer.searchTerm {
        if answer.isDraft {
          // A user who types a long word searches often, and no handler is to blame for it.
          guard questionLimiter.countStay() else {
            throw .ended(Outcome(.gaveUp, phase: phase(of: prompt), reason: .tooManyRounds))
          }
        } else if !questionLimiter.countCall() {
          throw try tooManyRounds()
        }
        let found = words.isEmpty ? first : try await search(words)
        if !found.isEmpty {
          offered = OpenOptions(found)
          prompt.options = found
          prompt.page = firstPage(of: prompt)
          prompt.isRepeated = false
          continue
        }
        // Unfinished words that find nothing aren't a mistake of the user.
        if answer.isDraft { continue }
      }
      if prompt.kind == .choice, offered.narrow(after: answer), questionLimiter.countStay() {
        prompt.options = offered.current
        prompt.page = firstPage(of: prompt)
        prompt.isRepeated = false
        continue
      }
      if case .similar(let index, let text) = answer, prompt.options.indices.contains(index) {
        answer = try await askWhether(index, of: prompt, isMeantBy: text)
      }
      if let result = read(offered.answer(answer), offered.all) { return result }
      guard !prompt.isRepeated else {
        if prompt.kind == .unlock { throw refused(.locked) }
        if prompt.kind == .authorization { throw refused(.notAuthorized) }
        throw .ended(Outcome(.gaveUp, phase: phase(of: prompt), reason: .notUnderstood))
      }
      prompt.isRepeated = true
      // After the last options, the question alone wouldn't repeat any.
      if offered.isNarrowed || prompt.page?.count == 0 {
        offered = OpenOptions(offered.all)
        prompt.options = offered.all
        prompt.page = firstPage(of: prompt)
      }
    }
  }

  /// Asks whether the user means an option that is similar to the answer.
  ///
  /// - Returns: The option, or another answer to the question.
  private func askWhether(
    _ index: Int, of prompt: Prompt, isMeantBy text: String
  ) async throws(LaneEnd) -> Answer {
    let option = prompt.options[index]
    let answer = try await answer(
      to: Prompt(
        .confirmation, parameter: prompt.parameter, element: prompt.element, value: option.value,
        valueText: option.title, options: prompt.options))
    switch answer {
    case .yes: return .option(index)
    case .option, .value, .skip, .change: return answer
    default: return .notUnderstood(text)
    }
  }

  /// Asks one question, as often as the user wants, and returns the answer.
  ///
  /// - Parameters:
  ///   - prompt: The question.
  ///   - searchesOptions: Whether words that don't fit any option are searched for.
  /// - Returns: The answer.
  /// - Throws: ``LaneEnd`` if the user cancels or doesn't answer.
  private func answer(
    to prompt: Prompt, searchesOptions: Bool = false
  ) async throws(LaneEnd) -> Answer {
    var prompt = prompt
    if !hasMentionedContacts, spoken.lacksContacts(for: prompt, of: schema) {
      prompt.lacksContacts = true
      hasMentionedContacts = true
    }
    let context = DialogueContext(
      intent: intent, app: app, isVoiceOnly: device.isVoiceOnly, searchesOptions: searchesOptions)
    var answer: Answer
    repeat {
      try lifecycle.record(.asked(prompt))
      let reply = await dialogue.reply(to: prompt, context: context)
      try lifecycle.record(.answered(reply.answer, words: reply.words))
      answer = reply.answer
    } while answer == .again && questionLimiter.countStay()
    switch answer {
    case .again:
      throw .ended(Outcome(.gaveUp, phase: phase(of: prompt), reason: .tooManyRounds))
    case .cancel:
      throw .ended(Outcome(.cancelled, phase: phase(of: prompt)))
    case .unavailable:
      let waitsForYes = ![.value, .choice, .change].contains(prompt.kind)
      throw .ended(
        Outcome(waitsForYes ? .awaitingConfirmation : .needsInput, phase: phase(of: prompt)))
    default: return answer
    }
  }

  private func phase(of prompt: Prompt) -> Phase? {
    switch prompt.kind {
    case .unlock, .authorization: nil
    case .request, .change: .confirm
    default: .resolve
    }
  }
}
