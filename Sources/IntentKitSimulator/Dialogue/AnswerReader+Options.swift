import IntentKitCore

extension AnswerReader {
  /// Returns the answer to a choice.
  ///
  /// Several options of a list are a value, also all of a section. The user is asked about an option
  /// that is spelled almost like the answer.
  func choice(
    _ text: String, _ words: SpokenWords, as type: ParameterType?, of prompt: Prompt
  ) -> Answer {
    let folded = text.folded
    let takesSeveral = if case .list? = type { prompt.element == nil } else { false }
    if takesSeveral, let several = all(words, of: prompt) ?? section(folded, of: prompt) {
      return .value(.array(several.map { prompt.options[$0].value }))
    }
    if prompt.parameter == "workoutGoalUnitType", isOtherUnit(words, of: prompt) {
      return .notUnderstood(text)
    }
    if let index = option(folded, of: prompt) ?? option(withValue: words, as: type, of: prompt) {
      return .option(index)
    }
    if takesSeveral, let several = options(text, of: prompt) {
      return .value(.array(several.map { prompt.options[$0].value }))
    }
    let correction = afterRejection(words, 0)
    if correction > 0, correction < words.words.count {
      let rest = words.text(of: correction..<words.words.count)
      if let index = option(rest.folded, of: prompt) { return .option(index) }
      if isOnly(phrases.more, words, from: correction) { return .notUnderstood(text) }
      if let type, type.isText { return .value(.string(rest)) }
    }
    if let index = similarOption(folded, of: prompt) { return .similar(option: index, text: text) }
    return .notUnderstood(text)
  }

  /// Returns the options that are listed in a text, possibly before polite words, or nil if a part
  /// of it isn't an option.
  private func options(_ text: String, of prompt: Prompt) -> [Int]? {
    let plain = withoutEnding(text, SpokenWords(text))
    return listedOptions(text, of: prompt)
      ?? (plain == text ? nil : listedOptions(plain, of: prompt))
  }

  private func listedOptions(_ text: String, of prompt: Prompt) -> [Int]? {
    // The dot can be part of a title.
    let parts = listParts(of: text, isOfPeople: true)
    guard parts.count > 1 else { return nil }
    var indices: [Int] = []
    for part in parts {
      let named = section(part.folded, of: prompt) ?? option(part.folded, of: prompt).map { [$0] }
      guard let named else { return nil }
      indices += named.filter { !indices.contains($0) }
    }
    return indices
  }

  // MARK: - All options

  /// Returns all options, or all those of a section, if the words ask for them.
  private func all(_ words: SpokenWords, of prompt: Prompt) -> [Int]? {
    if isOnly(phrases.all, words, from: 0) { return Array(prompt.options.indices) }
    switch language {
    case .english:
      guard let all = phrases.all.match(in: words, at: 0) else { return nil }
      let rest = words.text(of: all.end..<words.words.count)
      return section(withoutEnding(rest, SpokenWords(rest)).folded, of: prompt)
    case .japanese:
      // The word follows the name, possibly after a particle: 緑茶を全部.
      for index in words.words.indices.dropFirst() where isOnly(phrases.all, words, from: index) {
        let name = words.text(of: 0..<index)
        let shorter = ["を", "は", "の"].first(where: name.hasSuffix).map { name.dropLast($0.count) }
        return section(name.folded, of: prompt)
          ?? shorter.flatMap { section(String($0).folded, of: prompt) }
      }
      return nil
    }
  }

  /// Returns the options of the section whose title a folded text is, possibly in the plural.
  private func section(_ text: String, of prompt: Prompt) -> [Int]? {
    let names = readings(of: text)
    let indices = prompt.options.indices.filter { index in
      guard let title = prompt.options[index].section?.folded, !title.isEmpty else { return false }
      return names.contains { $0 == title || language == .english && $0 == title + "s" }
    }
    return indices.isEmpty ? nil : indices
  }

  /// Returns the option whose value the user says in other words: `outside`.
  private func option(
    withValue words: SpokenWords, as type: ParameterType?, of prompt: Prompt
  ) -> Int? {
    guard let type else { return nil }
    let element = if case .list(let element) = type { element } else { type }
    guard !element.isText, let value = value(words, from: 0, as: element, current: nil) else {
      return nil
    }
    return only(prompt.options.indices.filter { isSame(prompt.options[$0].value, value, element) })
  }

  /// Returns whether an answer is a unit other than the options, even if the name of an option
  /// begins with it: キロ.
  private func isOtherUnit(_ words: SpokenWords, of prompt: Prompt) -> Bool {
    let units = language == .english ? EnglishPhrases.goalUnits : JapanesePhrases.goalUnits
    guard let unit = whole(words, from: 0, { units.match(in: $0, at: $1) }) else { return false }
    return unit.1 != 1 || !prompt.options.contains { $0.value == unit.0.parameterValue }
  }

  private func isSame(
    _ left: ParameterValue, _ right: ParameterValue, _ type: ParameterType
  ) -> Bool {
    guard left != right else { return true }
    guard let left = try? type.rewritten(left), let right = try? type.rewritten(right) else {
      return false
    }
    return left == right
  }

  // MARK: - Names

  /// Returns the only option whose title, detail or case name equals a text.
  func exactOption(_ text: String, of prompt: Prompt) -> Int? {
    let titles = OptionTitles(prompt.options)
    return only(
      prompt.options.indices.filter { index in
        if case .string(let name) = prompt.options[index].value,
          name.folded == text || name.words.folded == text
        {
          return true
        }
        if titles.titles[index].folded == text { return true }
        guard let detail = titles.details[index] else { return false }
        return detail.folded == text || titles.name(at: index).folded == text
      })
  }

  /// Returns the option that a folded text denotes.
  func option(_ text: String, of prompt: Prompt) -> Int? {
    let titles = OptionTitles(prompt.options)
    for words in readings(of: text) where !words.isEmpty {
      if let index = exactOption(words, of: prompt) { return index }
      if let index = index(words, of: prompt) { return index }
      let found = prompt.options.indices.filter { index in
        let title = titles.name(at: index).folded
        let plain = withoutArticle(title)
        return title.hasPrefix(words) || plain.hasPrefix(words)
          || title.split(whereSeparator: { !$0.isLetter && !$0.isNumber }).contains { $0 == words }
      }
      if let index = only(found) { return index }
      if let index = only(found.filter { withoutArticle(titles.titles[$0].folded) == words }) {
        return index
      }
    }
    return nil
  }

  private func withoutArticle(_ title: String) -> String {
    guard language == .english else { return title }
    for article in ["the ", "a ", "an "] where title.hasPrefix(article) {
      return String(title.dropFirst(article.count))
    }
    return title
  }

  private func only(_ indices: [Int]) -> Int? { indices.count == 1 ? indices[0] : nil }

  /// Returns the only option whose title or one of its words is spelled almost like a text.
  private func similarOption(_ text: String, of prompt: Prompt) -> Int? {
    let titles = OptionTitles(prompt.options)
    for words in readings(of: text) where words.count >= 3 && words.count <= 64 {
      let found = prompt.options.indices.filter { index in
        let title = withoutArticle(titles.titles[index].folded)
        let isPart =
          !words.contains(" ")
          && title.split(separator: " ").contains {
            isSimilar(words, String($0))
          }
        let isWhole = !words.contains(" ") && !title.contains(" ") && isSimilar(words, title)
        return isPart || isWhole || areSimilar(words, title)
      }
      if let index = only(found) { return index }
    }
    return nil
  }

  /// Returns whether each word of a text is similar to the one of another.
  private func areSimilar(_ text: String, _ other: String) -> Bool {
    let words = text.split(separator: " ").map(String.init)
    let others = other.split(separator: " ").map(String.init)
    return words.count > 1 && words.count == others.count
      && zip(words, others).allSatisfy { $0 == $1 || isSimilar($0, $1) }
  }

  /// Returns whether two words differ in few letters; short words differ too little from others.
  private func isSimilar(_ word: String, _ other: String) -> Bool {
    let length = min(word.count, other.count)
    guard length >= 3 else { return false }
    return word.nearest(in: [other], within: length < 8 ? 1 : 2) != nil
  }

  // MARK: - Positions

  /// Returns the index of the option whose position a word denotes.
  ///
  /// Without a screen, positions are those among the options that were spoken last. Otherwise, and
  /// for greater numbers, they are positions among all options.
  private func index(_ word: String, of prompt: Prompt) -> Int? {
    let spoken = prompt.spokenIndices
    if !spoken.isEmpty, let place = place(word, of: spoken.count) {
      return spoken.lowerBound + place - 1
    }
    return place(word, of: prompt.options.count).map { $0 - 1 }
  }

  /// Returns the position in a list that a word denotes, counting from one.
  private func place(_ word: String, of count: Int) -> Int? {
    if vocabulary.last.contains(word) { return count }
    for ending in [""] + vocabulary.placeEndings.folded where word.hasSuffix(ending) {
      let number = String(word.dropLast(ending.count)).folded
      if let place = Int(number) ?? vocabulary.places[number], (1...count).contains(place) {
        return place
      }
    }
    return nil
  }

  /// Returns a text, followed by shorter versions without filler words.
  private func readings(of text: String) -> [String] {
    var readings = [text]
    var next = 0
    while next < readings.count, readings.count < 32 {
      let reading = readings[next]
      next += 1
      let shorter =
        vocabulary.fillersBefore.filter { reading.hasPrefix($0) }.map {
          String(reading.dropFirst($0.count))
        }
        + vocabulary.fillersAfter.filter { reading.hasSuffix($0) }.map {
          String(reading.dropLast($0.count))
        }
      for reading in shorter.map(\.folded) where !reading.isEmpty && !readings.contains(reading) {
        readings.append(reading)
      }
    }
    return readings
  }
}
