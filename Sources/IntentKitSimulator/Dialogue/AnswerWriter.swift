package import IntentKitCore

/// Expresses answers in words that an `AnswerReader` interprets as the same answers.
package struct AnswerWriter: Sendable {
  private let phrasebook: Phrasebook
  private let reader: AnswerReader
  private let contacts: ContactBook

  /// Creates a writer for a language.
  package init(_ language: Language, contacts: ContactBook) {
    phrasebook = language.phrasebook
    reader = AnswerReader(language)
    self.contacts = contacts
  }

  /// Returns the words for an answer, or nil if it isn't expressible.
  package func text(for answer: Answer, to prompt: Prompt, context: DialogueContext) -> String? {
    let type = context.schema.parameter(named: prompt.parameter ?? "")?.type
    let candidates = candidates(for: answer, to: phrasebook.localized(prompt, as: type))
    return candidates.first { text in
      let read = reader.answer(from: text, to: prompt, context: context)
      return contacts.filling(read, to: prompt, context: context) == answer
    } ?? candidates.first
  }

  /// Returns the possible words for an answer, most natural first.
  private func candidates(for answer: Answer, to prompt: Prompt) -> [String] {
    let vocabulary = phrasebook.vocabulary
    switch answer {
    case .value(let value): return candidates(for: value)
    case .option(let index):
      let titles = OptionTitles(prompt.options)
      guard prompt.options.indices.contains(index) else { return ["\(index &+ 1)"] }
      return [titles.titles[index], titles.name(at: index), "\(index + 1)"]
    case .yes: return vocabulary.yes.written
    case .no: return vocabulary.no.written
    case .change(let parameter):
      return vocabulary.change.map { $0.replacing("{parameter}", with: parameter) }
    case .cancel: return vocabulary.cancel.written
    case .notUnderstood(let text): return [text]
    case .unavailable: return []
    }
  }

  private func candidates(for value: ParameterValue) -> [String] {
    let written = JSONWriter.text(value, style: .compact)
    switch value {
    case .string(let text): return [text]
    case .boolean, .integer, .number, .null: return [written]
    case .array(let values):
      let texts = values.compactMap { candidates(for: $0).first }
      let separator = phrasebook.vocabulary.listSeparators.min { $0.count < $1.count } ?? ", "
      return [texts.joined(separator: separator), written]
    case .object(let fields):
      // A person is referred to by name, which the contacts resolve to the person again.
      if case .string(let name)? = fields["displayName"] { return [name, written] }
      return [written]
    }
  }
}
