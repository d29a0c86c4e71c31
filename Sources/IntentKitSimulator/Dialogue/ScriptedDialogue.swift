public import IntentKitCore

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// A dialogue in which the user's answers are defined in advance.
///
/// Answers are listed in order or by parameter. An answer for a parameter takes precedence over the
/// next one in order. If the script has no answer, the dialogue asks a fallback. By default, the
/// fallback doesn't answer.
///
/// ```swift
/// let dialogue = ScriptedDialogue(
///   ["Bill James"], by: ["confirmation": ["yes"]], contacts: contacts)
/// let run = await IntentPipeline().run(intent, handler: handler, dialogue: dialogue)
/// let unused = await dialogue.unused
/// ```
public actor ScriptedDialogue: Dialogue {
  /// The key for answers to the confirmation of the request.
  public static let confirmationKey = "confirmation"
  /// The key for answers to the question to unlock the device.
  public static let unlockKey = "unlock"
  /// The key for answers to the question whether the assistant may use the app.
  public static let authorizationKey = "authorization"
  /// The key for answers to the question which parameter to change.
  public static let changeKey = "change"

  /// An answer in a script.
  public struct Line: Sendable, Hashable, CustomStringConvertible {
    /// The parameter that the answer is for, or nil for an answer in order.
    public var key: String?
    /// The user's words.
    public var text: String

    /// Creates an answer.
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
  /// Whether the user of the fallback is still typing the answer.
  private var isTyping = false

  /// Creates a dialogue from a script.
  ///
  /// - Parameters:
  ///   - answers: The answers in order. Use nil to ask the fallback.
  ///   - answersByKey: The answers by parameter name, ``confirmationKey`` or ``unlockKey``.
  ///   - language: The language of the answers.
  ///   - contacts: The contacts for looking up spoken names.
  ///   - now: The time of the request; by default, the current time.
  ///   - fallback: The dialogue to ask if the script has no answer.
  public init(
    _ answers: [String?] = [], by answersByKey: [String: [String]] = [:],
    language: Language = .english, contacts: ContactBook = ContactBook(), now: Date? = nil,
    fallback: any Dialogue = SilentDialogue()
  ) {
    inOrder = answers[...]
    byKey = answersByKey.mapValues { $0[...] }
    self.contacts = contacts
    self.fallback = fallback
    reader = AnswerReader(language, now: now)
  }

  public func answer(to prompt: Prompt, context: DialogueContext) async -> Answer {
    await reply(to: prompt, context: context).answer
  }

  public func reply(to prompt: Prompt, context: DialogueContext) async -> Reply {
    guard !isTyping, let text = nextLine(for: prompt) else {
      let reply = await fallback.reply(to: prompt, context: context)
      isTyping = reply.answer.isDraft
      return reply
    }
    let answer = reader.answer(from: text, to: prompt, context: context)
    return Reply(contacts.filling(answer, to: prompt, context: context), words: text)
  }

  /// The unused answers: the ones by key, sorted by key, followed by the ones in order.
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
