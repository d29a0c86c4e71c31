import IntentKitCore

// Several changes of a request in one answer: “change the amount to 30 and the payee to Ben Ito”.

extension AnswerReader {
  /// The maximum number of changes in an answer.
  private static let changeLimit = 4
  /// The maximum number of words in such an answer; a longer one is rather a text.
  private static let wordLimit = 40

  /// Returns the changes of several parameters, or nil if the answer doesn't consist of such changes.
  ///
  /// Each part of the answer indicates its parameter by a name, by a preposition or by its kind,
  /// and each changes another parameter.
  func severalChanges(_ words: SpokenWords, _ context: DialogueContext) -> Answer? {
    guard words.words.count <= Self.wordLimit,
      let values = changes(words, context, count: Self.changeLimit), values.count > 1
    else {
      return nil
    }
    return .changes(values)
  }

  private func changes(
    _ words: SpokenWords, _ context: DialogueContext, count: Int
  ) -> [String: ParameterValue]? {
    guard count > 1 else { return singleChange(words, context, isLast: true) }
    for index in words.words.indices.dropFirst() {
      guard let next = startOfChange(words, at: index), next < words.words.count,
        let first = singleChange(SpokenWords(words.text(of: 0..<index)), context, isLast: false),
        let rest = changes(
          SpokenWords(words.text(of: next..<words.words.count)), context, count: count - 1)
      else { continue }
      // A day and its time are one change.
      let all = rest.merging(first) { later, _ in later }
      guard all.count == first.count + rest.count, nameOneParty(first, rest, context) else {
        continue
      }
      return all
    }
    return singleChange(words, context, isLast: true)
  }

  /// Returns the index of the first word of a change that begins after another one, or nil if no
  /// change begins at a word.
  private func startOfChange(_ words: SpokenWords, at index: Int) -> Int? {
    let joints = values.joints
    if words.words[index].kind == .separator {
      let next = index + 1
      return joints.match(in: words, at: next)?.end ?? next
    }
    if let joint = joints.match(in: words, at: index) { return joint.end }
    guard language == .english else { return nil }
    let isMarked =
      indirect.roles.match(in: words, at: index) != nil
      || words.isWord(at: index, "for", "at", "on")
    return isMarked ? index : nil
  }

  /// Returns the only change in some words, with its value.
  private func singleChange(
    _ words: SpokenWords, _ context: DialogueContext, isLast: Bool
  ) -> [String: ParameterValue]? {
    guard !words.words.isEmpty else { return nil }
    let start = max(afterLeadIns(words), afterRejection(words, 0))
    let hasName =
      language == .english
      ? phrases.changes.match(in: words, at: start) != nil
        || phrases.assignments.match(in: words, at: start) != nil
      : false
    let readings = [
      hasName ? change(words, context) : nil, named(words, context), typedChange(words, context),
      roleChange(words, context),
    ]
    for case .change(let parameter?, to: let value?)? in readings {
      let type = context.schema.parameter(named: parameter)?.type
      // A text that is dictated extends to the end.
      guard isLast || type != .string else { return nil }
      return [parameter: value]
    }
    return nil
  }

  /// Returns whether at most one of the changes is of people: in `to Tom and Ben`, both names belong to
  /// one of them.
  private func nameOneParty(
    _ first: [String: ParameterValue], _ rest: [String: ParameterValue], _ context: DialogueContext
  ) -> Bool {
    let people = [first, rest].flatMap(\.keys).filter {
      context.schema.parameter(named: $0)?.type.isPerson == true
    }
    return people.count <= 1
  }
}
