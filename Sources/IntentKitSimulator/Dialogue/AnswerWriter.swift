package import IntentKitCore

#if canImport(FoundationEssentials)
package import FoundationEssentials
#else
package import Foundation
#endif

/// Expresses answers in words that an `AnswerReader` interprets as the same answers.
package struct AnswerWriter: Sendable {
  private let phrasebook: Phrasebook
  private let reader: AnswerReader
  private let contacts: ContactBook
  private let now: Date?

  /// Creates a writer for a language.
  ///
  /// - Parameters:
  ///   - language: The language.
  ///   - contacts: The contacts for looking up names.
  ///   - now: The time of the request; by default, the current time.
  package init(_ language: Language, contacts: ContactBook, now: Date? = nil) {
    phrasebook = language.phrasebook
    reader = AnswerReader(language, now: now)
    self.now = now
    self.contacts = contacts
  }

  /// Returns the words for an answer, or nil if it isn't expressible.
  package func text(for answer: Answer, to prompt: Prompt, context: DialogueContext) -> String? {
    let type = context.schema.type(ofAsked: prompt.parameter)
    let candidates = candidates(
      for: answer, to: phrasebook.localized(prompt, as: type, of: context.schema, now: now),
      in: context)
    return candidates.first { text in
      let read = reader.answer(from: text, to: prompt, context: context)
      return contacts.filling(read, to: prompt, context: context) == answer
    } ?? candidates.first
  }

  /// Returns the possible words for an answer, most natural first.
  private func candidates(
    for answer: Answer, to prompt: Prompt, in context: DialogueContext
  ) -> [String] {
    let vocabulary = phrasebook.vocabulary
    switch answer {
    case .value(let value):
      return candidates(
        for: value, as: context.schema.parameter(named: prompt.parameter ?? "")?.type)
    case .option(let index):
      let titles = OptionTitles(prompt.options)
      guard prompt.options.indices.contains(index) else { return ["\(index &+ 1)"] }
      return [titles.titles[index], titles.name(at: index), "\(index + 1)"]
    case .yes: return vocabulary.yes.written
    case .no: return vocabulary.no.written
    case .change(let parameter?, let value?):
      return changes(of: parameter, to: value, in: context.schema)
    case .change(let parameter?, nil):
      return vocabulary.change.map { $0.replacing("{parameter}", with: parameter) }
    case .change(nil, _): return [phrasebook.said(phrasebook.report.change).read]
    case .changes(let values):
      let changes = values.sorted { $0.key < $1.key }.compactMap {
        self.changes(of: $0.key, to: $0.value, in: context.schema).first
      }
      return [changes.joined(separator: phrasebook.grammar.betweenValues)]
    case .skip: return [vocabulary.skip]
    case .more: return [vocabulary.more]
    case .back: return [vocabulary.back]
    case .again: return [vocabulary.again]
    case .similar(_, let text), .narrowed(_, let text), .draft(let text): return [text]
    case .cancel: return vocabulary.cancel.written
    case .notUnderstood(let text): return [text]
    case .unavailable: return []
    }
  }

  private func changes(
    of parameter: String, to value: ParameterValue, in schema: IntentSchema
  ) -> [String] {
    let wording = phrasebook.report.change
    let type = schema.parameter(named: parameter)?.type
    return candidates(for: value, as: type).flatMap { text in
      [phrasebook.noun(for: parameter, of: schema), parameter].map { name in
        phrasebook.said(wording) { Utterance($0 == "value" ? text : name) }.read
      }
    }
  }

  private func candidates(for value: ParameterValue, as type: ParameterType?) -> [String] {
    let written = JSONWriter.text(value, style: .compact)
    let spoken = phrasebook.text(of: value, as: type, now: now)
    switch value {
    case .string(let text): return [text, spoken]
    case .boolean, .integer, .number, .null: return [written, spoken]
    case .array(let values):
      let element: ParameterType? = if case .list(let element)? = type { element } else { nil }
      let texts = values.compactMap { candidates(for: $0, as: element).first }
      let separator = phrasebook.vocabulary.listSeparators.min { $0.count < $1.count } ?? ", "
      return [phrasebook.list(texts), texts.joined(separator: separator), spoken, written]
    case .object(let fields):
      // The contacts resolve a person's name to the person again.
      if case .string(let name)? = fields["displayName"] { return [name, written] }
      return [spoken, written]
    }
  }
}
