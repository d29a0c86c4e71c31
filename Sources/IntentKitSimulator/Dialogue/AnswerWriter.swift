import IntentKitCore

/// Finds words for an answer, so that whoever reads them understands that answer again.
struct AnswerWriter: Sendable {
  private let phrasebook: Phrasebook
  private let reader: AnswerReader
  private let contacts: ContactBook

  /// Makes a writer.
  init(_ language: Language, contacts: ContactBook) {
    phrasebook = language.phrasebook
    reader = AnswerReader(language)
    self.contacts = contacts
  }

  /// The words of an answer; nil when it is none.
  func text(for answer: Answer, to prompt: Prompt, context: DialogueContext) -> String? {
    let type = context.schema.parameter(named: prompt.parameter ?? "")?.type
    let candidates = candidates(for: answer, to: phrasebook.localized(prompt, as: type))
    return candidates.first { text in
      let read = reader.answer(from: text, to: prompt, context: context)
      return contacts.filling(read, to: prompt, context: context) == answer
    } ?? candidates.first
  }

  /// What the answer may be said with, the most natural first.
  private func candidates(for answer: Answer, to prompt: Prompt) -> [String] {
    let vocabulary = phrasebook.vocabulary
    switch answer {
    case .value(let value): return candidates(for: value)
    case .option(let index):
      let titles = OptionTitles(prompt.options)
      guard prompt.options.indices.contains(index) else { return ["\(index + 1)"] }
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
    case .boolean, .integer, .number: return [written]
    case .array(let values):
      let texts = values.compactMap { candidates(for: $0).first }
      let separator = phrasebook.vocabulary.listSeparators.min { $0.count < $1.count } ?? ", "
      return [texts.joined(separator: separator), written]
    case .object(let fields):
      // A person is spoken of by name, which the contacts make a person again.
      if case .string(let name)? = fields["displayName"] { return [name, written] }
      return [written]
    }
  }
}
