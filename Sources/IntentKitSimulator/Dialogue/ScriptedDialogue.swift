public import IntentKitCore

/// A dialogue in which the user's answers are written down beforehand.
///
/// Answers may be given in order, or by the parameter they are for. An answer for the parameter goes before the next in
/// order. When the script has none, somebody else is asked, by default nobody.
///
/// ```swift
/// let dialogue = ScriptedDialogue(
///   ["Bill James"], by: ["confirmation": ["yes"]], contacts: contacts)
/// let run = await IntentPipeline().run(intent, handler: handler, dialogue: dialogue)
/// let unused = await dialogue.unused
/// ```
public actor ScriptedDialogue: Dialogue {
  /// The key of the answer to the request as a whole.
  public static let confirmationKey = "confirmation"
  /// The key of the answer to the wish to unlock the device.
  public static let unlockKey = "unlock"

  /// An answer in a script.
  public struct Line: Sendable, Hashable, CustomStringConvertible {
    /// The parameter it is for; nil when it stands in order.
    public var key: String?
    /// What is said.
    public var text: String

    /// Makes an answer.
    public init(key: String? = nil, text: String) {
      self.key = key
      self.text = text
    }

    public var description: String { key.map { "\($0): \(text)" } ?? text }
  }

  private var inOrder: ArraySlice<String?>
  private var byKey: [String: ArraySlice<String>]
  private let contacts: ContactBook
  private let reader: AnswerReader
  private let fallback: any Dialogue

  /// Makes a dialogue.
  ///
  /// - Parameters:
  ///   - answers: What is said, in order; nil where the fallback is asked.
  ///   - answersByKey: What is said about a parameter, by its name, or under ``confirmationKey`` and ``unlockKey``.
  ///   - language: The language it is said in.
  ///   - contacts: Where spoken names are looked up.
  ///   - fallback: Who is asked when the script has no answer.
  public init(
    _ answers: [String?] = [], by answersByKey: [String: [String]] = [:],
    language: Language = .english, contacts: ContactBook = ContactBook(),
    fallback: any Dialogue = SilentDialogue()
  ) {
    inOrder = answers[...]
    byKey = answersByKey.mapValues { $0[...] }
    self.contacts = contacts
    self.fallback = fallback
    reader = AnswerReader(language)
  }

  public func answer(to prompt: Prompt, context: DialogueContext) async -> Answer {
    guard let text = nextLine(for: prompt) else {
      return await fallback.answer(to: prompt, context: context)
    }
    let answer = reader.answer(from: text, to: prompt, context: context)
    return contacts.filling(answer, to: prompt, context: context)
  }

  /// The answers that nobody has asked for so far: those by key first, sorted by it, then those in order.
  public var unused: [Line] {
    let keyed = byKey.sorted { $0.key < $1.key }.flatMap { key, texts in
      texts.map { Line(key: key, text: $0) }
    }
    return keyed + inOrder.compactMap { $0.map { Line(text: $0) } }
  }

  private func nextLine(for prompt: Prompt) -> String? {
    let key = prompt.subject
    return byKey[key]?.popFirst() ?? inOrder.popFirst() ?? nil
  }
}
