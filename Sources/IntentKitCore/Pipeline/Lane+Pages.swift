// Options that are spoken in parts to a user without a screen (What Siri does, 2.5).

extension Prompt.Page {
  /// The number of options that are spoken at once, unless the intent's definition has another one.
  package static var defaultSize: Int { 3 }
}

extension ParameterSchema {
  /// The number of options that are spoken at once.
  package var pageSize: Int { max(definition?.pageSize ?? Prompt.Page.defaultSize, 1) }
}

extension Lane {
  /// Returns the number of options of a question that are spoken at once.
  private func pageSize(of prompt: Prompt) -> Int {
    prompt.parameter.flatMap { schema.parameter(named: $0)?.pageSize } ?? Prompt.Page.defaultSize
  }

  /// Returns the options that a question speaks first, or nil if it speaks all of them.
  func firstPage(of prompt: Prompt) -> Prompt.Page? {
    let size = pageSize(of: prompt)
    guard device.isVoiceOnly, prompt.kind == .choice, prompt.options.count > size else {
      return nil
    }
    return Prompt.Page(start: 0, count: size)
  }

  /// Returns the options to speak next if the user asks for others, or nil at the end in that
  /// direction.
  ///
  /// After the last options, the next page is empty.
  func page(after answer: Answer, to prompt: Prompt) throws(LaneEnd) -> Prompt.Page? {
    guard let page = prompt.page else { return nil }
    let size = pageSize(of: prompt)
    switch answer {
    case .more where page.count > 0:
      let start = min(page.start + page.count, prompt.options.count)
      return Prompt.Page(start: start, count: min(size, prompt.options.count - start))
    case .back where page.start > 0:
      // A user who goes back and forth would never end.
      guard questionLimiter.countCall() else { throw try tooManyRounds() }
      // Pages begin at multiples of their size.
      let start = (page.start - 1) / size * size
      return Prompt.Page(start: start, count: min(size, prompt.options.count - start))
    default: return nil
    }
  }
}
