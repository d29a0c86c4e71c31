import IntentKitCore

extension Trace {
  /// Returns the trace as if the user had sent only those drafts that lead to the same options.
  ///
  /// A user who types a word searches for each of its beginnings. A recording needs neither the
  /// searches that found nothing nor those whose options were replaced by later ones.
  ///
  /// - Parameter isSearched: Returns whether words are searched for if they are the answer to a
  ///   question.
  /// - Returns: The trace without the questions that aren't needed, and without everything that
  ///   happened between their answers and the next questions.
  func keepingNeededDrafts(isSearched: (String, Prompt) -> Bool) -> Trace {
    guard events.contains(where: { $0.draft != nil }) else { return self }
    let start = events.firstIndex { $0.prompt != nil } ?? events.endIndex
    var kept = Array(events[..<start])
    var typing: [Exchange] = []
    for exchange in exchanges(from: start) {
      guard exchange.draft == nil else {
        typing.append(exchange)
        continue
      }
      kept += typing.events(leadingTo: exchange.prompt, isSearched) + exchange.events
      typing = []
    }
    // The request ended during the search for the last draft.
    if let last = typing.indices.last { kept += typing.events(searchingAt: last, isSearched) }
    return Trace(kept)
  }

  /// Returns the questions, each with the events before the next one.
  private func exchanges(from start: Int) -> [Exchange] {
    var exchanges: [Exchange] = []
    for event in events[start...] {
      if let prompt = event.prompt { exchanges.append(Exchange(prompt: prompt)) }
      exchanges[exchanges.count - 1].events.append(event)
    }
    return exchanges
  }
}

/// A question with its answer and the events before the next question.
private struct Exchange {
  var prompt: Prompt
  var events: [TraceEvent] = []

  /// The draft that was the answer, if any.
  var draft: String? { events.lazy.compactMap(\.draft).first }
}

extension [Exchange] {
  /// Returns the events that lead from the first question, through drafts, to the options of a later
  /// question.
  fileprivate func events(
    leadingTo prompt: Prompt, _ isSearched: (String, Prompt) -> Bool
  ) -> [TraceEvent] {
    guard let first, first.prompt.options != prompt.options else { return [] }
    let options = dropFirst().map(\.prompt.options) + [prompt.options]
    let last = indices.last { self[$0].prompt.options != options[$0] }
    return last.map { events(searchingAt: $0, isSearched) } ?? []
  }

  /// Returns the events of the search for a draft, beginning with the first question at which its
  /// words are searched for.
  fileprivate func events(
    searchingAt index: Int, _ isSearched: (String, Prompt) -> Bool
  ) -> [TraceEvent] {
    let words = self[index].draft ?? ""
    let start = self[..<index].firstIndex { isSearched(words, $0.prompt) } ?? index
    return Array(self[..<start]).events(leadingTo: self[start].prompt, isSearched)
      + [self[start].events[0]] + self[index].events.dropFirst()
  }
}

extension TraceEvent {
  /// The question that the event asks, if any.
  fileprivate var prompt: Prompt? { if case .asked(let prompt) = kind { prompt } else { nil } }

  /// The words of the draft that the event answers with, if any.
  fileprivate var draft: String? {
    if case .answered(.draft(let words), _) = kind { words } else { nil }
  }
}
