import IntentKitCore

// The parameters that an answer can change, and their names.

extension AnswerReader {
  /// Returns the parameter whose name starts at a word.
  func parameterName(
    _ words: SpokenWords, _ index: Int, _ context: DialogueContext
  ) -> SpokenValueReader.Reading<String>? {
    let names = changeableParameters(context)
    // A parameter that SiriKit has replaced has the same noun as its replacement. The replacement
    // takes precedence.
    let labels = PhraseTable(
      names.flatMap { name in
        [(name, name), (name.words, name), (phrasebook.noun(for: name, of: context.schema), name)]
      })
    let label = labels.match(in: words, at: index)
    let synonym = phrases.parameters.match(in: words, at: index).flatMap { found in
      found.compactMap { known in
        known.first { names.contains($0) && context.parameters[$0] != nil }
          ?? known.first { names.contains($0) }
      }
    }
    if let label, label.end >= synonym?.end ?? 0 { return label }
    if let synonym { return synonym }
    return nearName(words, index, names, context.schema)
  }

  /// Returns the only parameter whose name begins with the next word.
  private func nearName(
    _ words: SpokenWords, _ index: Int, _ names: [String], _ schema: IntentSchema
  ) -> SpokenValueReader.Reading<String>? {
    let start = words.text(at: index)
    // "pay" isn't the beginning of "payee".
    guard start.count >= 3, language == .english,
      phrases.verbs[schema.phraseKey]?.match(in: words, at: index) == nil
    else { return nil }
    let near = names.filter {
      $0.words.folded.hasPrefix(start)
        || phrasebook.noun(for: $0, of: schema).folded.hasPrefix(start)
    }
    return near.count == 1 ? .init(value: near[0], end: index + 1) : nil
  }

  /// Returns the parameters that can be changed, with those that SiriKit has replaced at the end.
  func changeableParameters(_ context: DialogueContext) -> [String] {
    let methods = context.schema.resolveMethods.filter(\.isCurrent)
    return methods.filter { $0.availability.deprecation == nil }.map(\.parameter)
      + methods.filter { $0.availability.deprecation != nil }.map(\.parameter)
  }

  /// Returns the parameters that can be changed, without those that SiriKit has replaced.
  func currentParameters(_ context: DialogueContext) -> [String] {
    context.schema.resolveMethods.filter { $0.isCurrent && $0.availability.deprecation == nil }
      .map(\.parameter)
  }
}
