// Sentences that tell about a request rather than make it.

extension SpeakingHabits.Stories {
  /// The name of an app that isn't installed, in a place where a sentence names the app for a request.
  struct OtherApp {
    /// The name as written.
    let name: String
    /// The normalized words from the one before the name to the end of the name.
    let words: [String]
  }

  /// Returns the apps that aren't installed for which a sentence asks: “with Signal”, “an Uber”.
  ///
  /// A name in a clause before the request doesn't count: “Tom is on Facebook, text him hi”.
  ///
  /// - Parameters:
  ///   - words: The sentence.
  ///   - isInstalled: Returns whether the name at a word is that of an installed app.
  /// - Returns: The apps in the order of the sentence.
  func otherApps(in words: SpokenWords, isInstalled: (Int) -> Bool) -> [OtherApp] {
    guard !otherApps.isEmpty else { return [] }
    return words.words.indices.dropFirst().compactMap { index in
      guard let end = endOfOtherApp(in: words, at: index),
        !isInstalled(index), !words.isWord(at: end, "-", "pay", "like", "type"),
        index == 1 || words.words[end...].first?.isPause != true
          || words.words[end...].allSatisfy({
            $0.kind == .separator || Self.wordsAtEnd.contains($0.text)
          })
      else { return nil }
      return OtherApp(
        name: words.text(of: index..<end), words: words.words[index - 1..<end].map(\.text))
    }
  }

  /// Returns the index after the name of an app at a word, or nil if the words there don't ask for one.
  private func endOfOtherApp(in words: SpokenWords, at index: Int) -> Int? {
    // Few words begin a name, so the name is looked up before the word in front of it.
    let name = otherApps.match(in: words, at: index)
    let thing = appsAsThings.match(in: words, at: index)
    guard name != nil || thing != nil else { return nil }
    let before = words.text(at: index - 1)
    if wordsBeforeApps.contains(before) { return name?.end }
    guard articlesBeforeApps.contains(before) else { return nil }
    // “a Telegram message”
    if let name, thingsOfApps.contains(words.text(at: name.end)) { return name.end }
    return thing?.end
  }

  /// Returns whether a request is for another app than the installed ones.
  ///
  /// A title or a text can have the name of such an app in it, but it doesn't begin with one, and no
  /// name of media, a place or a person has one: “Yellow on Spotify”, “Harpa with Uber”.
  func isForOtherApp(_ request: Interpretation, _ app: OtherApp) -> Bool {
    guard request.appName == nil else { return false }
    let isThing = articlesBeforeApps.contains(app.words[0])
    for slot in request.slots {
      let text = SpokenWords(slot.text).words.map(\.text)
      let name = Array(app.words.dropFirst())
      if !isThing, Self.peopleWithAppNames.contains(slot.parameter), text == name { return false }
      guard let start = text.indices.first(where: { text[$0...].starts(with: app.words) }) else {
        continue
      }
      return isThing
        ? !Self.texts.contains(slot.parameter)
        : start == 0 || slot.parameter.hasPrefix("media")
          || Self.namesWithoutApps.contains(slot.parameter)
    }
    return !Self.wordsBeforeOthers.contains(app.words[0])
  }

  /// The parameters whose values can have anything in them.
  private static let texts: Set<String> = [
    "content", "editedContent", "note", "transactionNote", "taskTitles", "title", "targetTask",
    "tasks", "targetNote", "searchTerms", "searchTerm",
  ]
  /// The words after the last one with a meaning.
  private static let wordsAtEnd: Set<String> = [
    "please", "thanks", "thank", "you", "now", "quickly",
  ]
  /// The words before the name of a company that isn't necessarily an app: “messages from Amazon”.
  private static let wordsBeforeOthers: Set<String> = ["from", "in"]
  /// The parameters whose values are people and companies that can have the names of apps.
  private static let peopleWithAppNames: Set<String> = [
    "billPayee", "organizationName", "payee", "payer", "senders", "recipients", "contacts",
  ]
  /// The parameters whose values have no names of apps in them.
  private static let namesWithoutApps: Set<String> = [
    "dropOffLocation", "pickupLocation", "payee", "payer", "recipients", "contacts", "billPayee",
  ]
}

extension SentenceForm {
  /// Returns whether the sentence tells about a request rather than makes it.
  ///
  /// A request can follow after a mark: “I forgot to pay the rent, remind me at noon”.
  func isStory(by habits: SpeakingHabits, appNames: [Range<Int>]) -> Bool {
    if isQuotation(habits) { return true }
    for start in storyStarts(habits, appNames) {
      if let end = storyEnd(from: start, habits) { return !hasRequest(after: end, habits) }
      if habits.stories.quotations.match(in: words, at: start) != nil { return true }
      if let end = quotedStart(from: start, habits, appNames) {
        return !words.words[end...].contains { $0.text == "so" }
      }
      if habits.stories.conditions.match(in: words, at: start) != nil
        || words.isWord(at: start, "if") && otherPersonEnd(start + 1, habits) != nil
      {
        return isCondition(start)
      }
      if habits.stories.promises.match(in: words, at: start) != nil,
        let last = words.words.last(where: { $0.kind != .separator }),
        habits.stories.promiseEndings.contains(last.text)
      {
        return true
      }
    }
    return false
  }

  /// Returns the words at which a story can begin: the first one, and those after an opening.
  private func storyStarts(
    _ habits: SpeakingHabits, _ appNames: [Range<Int>]
  ) -> [Int] {
    let all = words.words
    var starts: [Int] = []
    var index = 0
    while index < all.count {
      if all[index].kind == .separator {
        index += 1
        continue
      }
      starts.append(index)
      guard
        let end = habits.stories.openings.match(in: words, at: index)?.end
          ?? appNames.lazy.filter({ $0.lowerBound == index }).map(\.upperBound).max()
      else { break }
      index = end
    }
    return starts
  }

  /// Returns the index after the words that make the rest a story: “I forgot to”, “Tom already paid”.
  private func storyEnd(from start: Int, _ habits: SpeakingHabits) -> Int? {
    if let end = habits.stories.beginnings.match(in: words, at: start)?.end,
      habits.stories.verbs.match(in: words, at: end) != nil
    {
      return habits.stories.exceptions.match(in: words, at: start) == nil ? end : nil
    }
    if let end = habits.stories.statements.match(in: words, at: start)?.end { return end }
    if let end = habits.stories.wordsBeforeGerunds.match(in: words, at: start)?.end, end < count,
      habits.stories.gerunds.contains(words.words[end].text)
    {
      return end
    }
    guard var end = habits.stories.people.match(in: words, at: start)?.end else { return nil }
    if otherPersonEnd(start, habits) != nil {
      if words.isWord(at: end, "got"), words.isWord(at: end + 1, "a") { return end + 2 }
      if let future = habits.stories.futures.match(in: words, at: end)?.end,
        habits.stories.verbs.match(in: words, at: future) != nil
      {
        return future
      }
    }
    while let next = habits.stories.adverbs.match(in: words, at: end)?.end { end = next }
    return end < count && habits.stories.verbForms.contains(words.words[end].text) ? end : nil
  }

  /// Returns the index after words for people other than the speaker and the assistant, or nil.
  private func otherPersonEnd(_ start: Int, _ habits: SpeakingHabits) -> Int? {
    guard let end = habits.stories.people.match(in: words, at: start)?.end,
      !words.isWord(at: start, "i", "we", "you")
    else { return nil }
    return end
  }

  /// Returns whether a request begins after a mark or a connecting word.
  private func hasRequest(after start: Int, _ habits: SpeakingHabits) -> Bool {
    let all = words.words
    return all.indices.dropFirst(start + 1).contains { index in
      if all[index - 1].text == "so", Self.wordsAfterSo.contains(all[index].text) { return true }
      guard all[index - 1].endsClause || Self.wordsBeforeRequests.contains(all[index - 1].text)
      else { return false }
      var index = index
      while let end = habits.fillers.match(in: words, at: index)?.end { index = end }
      return habits.omissions.requestBeginnings.match(in: words, at: index) != nil
        || habits.stories.verbs.match(in: words, at: index) != nil
    }
  }

  private static let wordsAfterSo: Set<String> = [
    "the", "my", "where", "where's", "what", "what's", "how", "any", "is", "are", "no",
  ]
  private static let wordsBeforeRequests: Set<String> = ["so", "but", "instead"]

  // MARK: - Quotations

  /// Returns whether the end of the sentence says that it is a quotation: “Call me, said Tom”.
  private func isQuotation(_ habits: SpeakingHabits) -> Bool {
    let all = words.words
    guard let last = all.lastIndex(where: { $0.kind != .separator }), last > 2 else { return false }
    func isQuoting(_ index: Int) -> Bool {
      ["said", "says", "asked", "shouted"].contains(all[index].text)
    }
    if all[last - 2].isPause, isQuoting(last - 1) || isQuoting(last) { return true }
    return (max(0, last - Self.maximumEndingLength)..<last).contains {
      habits.stories.quotationEndings.match(in: words, at: $0)?.end == last + 1
    }
  }

  private static let maximumEndingLength = 6

  /// Returns the index of the words of others after a phrase like “Tom said” if they are a request.
  private func quotedStart(
    from start: Int, _ habits: SpeakingHabits, _ appNames: [Range<Int>]
  ) -> Int? {
    let speaker =
      habits.stories.people.match(in: words, at: start)
      ?? habits.stories.writings.match(in: words, at: start)
    guard let end = speaker?.end, end + 1 < count, words.words[end].text != "like",
      habits.quotingWords.contains(words.words[end].text)
    else { return nil }
    let quoted = end + 1
    let isRequest =
      words.words[quoted].isPause
      || habits.omissions.requestBeginnings.match(in: words, at: quoted) != nil
      || habits.stories.verbs.match(in: words, at: quoted) != nil
      || appNames.contains { $0.lowerBound == quoted }
    return isRequest ? quoted : nil
  }

  // MARK: - Conditions

  /// Returns whether a condition that begins at a word is more than a polite phrase: “if it isn't too
  /// much trouble”.
  private func isCondition(_ start: Int) -> Bool {
    let all = words.words
    let end = all[start...].firstIndex { $0.isPause } ?? all.count
    return !all[start..<end].contains { Self.politeConditions.contains($0.text) }
  }

  private static let politeConditions: Set<String> = [
    "trouble", "possible", "ok", "okay", "bother", "convenient", "ask", "fine", "you",
  ]
}

extension SpokenWords.Word {
  /// Whether the word is a mark at which a clause or sentence can end.
  fileprivate var endsClause: Bool { isPause || kind == .separator && [".", "?"].contains(text) }
}
