import IntentKitCore
import Testing

@testable import IntentKitSimulator

// What Siri does, 2.5.
@Suite struct `Words for true and false` {
  private static func context(
    prompt: LocalizedText? = nil,
    _ names: (LocalizedText?, LocalizedText?) = (
      LocalizedText(["with milk", .init("ミルク入り", language: "ja")]),
      LocalizedText(["plain", .init("ストレート", language: "ja")])
    )
  ) throws -> DialogueContext {
    let definitions = IntentDefinitions([
      IntentDefinition(
        "OrderTea",
        parameters: [
          .init("milk", type: "Bool", prompt: prompt, trueName: names.0, falseName: names.1)
        ])
    ])
    let intent = try DynamicIntent(definitions.schemas()[0], fields: ["milk": true])
    return DialogueContext(intent: intent, app: AppDescription(displayName: "Tea House"))
  }

  private static let open = Prompt(.confirmation, parameter: "milk", cause: .needsValue)
  private static let check = Prompt(
    .confirmation, parameter: "milk", cause: .confirmationRequired, value: true, valueText: "true")

  @Test(
    arguments: [
      (open, "with milk", Language.english, Answer.yes), (open, "plain", .english, .no),
      (open, "With milk, please", .english, .yes), (open, "yes", .english, .yes),
      (open, "no", .english, .no), (open, "milk", .english, .yes),
      (open, "the latter", .english, nil),
      (open, "ミルク入り", .japanese, .yes), (open, "ストレートで", .japanese, .no),
      (open, "ストレートでお願いします", .japanese, .no), (open, "はい", .japanese, .yes),
      (check, "yes", .english, .yes), (check, "with milk", .english, .yes),
      (check, "plain", .english, .value(false)), (check, "no, plain", .english, .value(false)),
      (check, "no", .english, .no), (check, "いや、ストレート", .japanese, .value(false)),
    ] as [(Prompt, String, Language, Answer?)])
  func `answers can use the words`(
    prompt: Prompt, text: String, language: Language, answer: Answer?
  ) throws {
    let read = AnswerReader(language).answer(
      from: text, to: prompt, context: try Self.context())
    #expect(read == answer ?? .notUnderstood(text))
  }

  @Test(arguments: [
    (open, Language.english, "With milk, or plain?"), (open, .japanese, "ミルク入りですか、ストレートですか？"),
    (check, .english, "You mean with milk, right?"), (check, .japanese, "ミルク入りでよろしいですか？"),
  ])
  func `questions use the words`(prompt: Prompt, language: Language, text: String) throws {
    let question = language.phrasebook.question(for: prompt, context: try Self.context())
    #expect(question.heard == text)
  }

  @Test func `the author's question precedes the words`() throws {
    let context = try Self.context(prompt: "Shall there be milk?")
    #expect(
      Language.english.phrasebook.question(for: Self.open, context: context).heard
        == "Shall there be milk?")
  }

  @Test(arguments: [
    ("true", "false", "yes", "no"), ("True", "False", "yes", "no"),
    ("on", "off", "on", "off"),
  ])
  func `the placeholders of Xcode are no words`(
    one: String, other: String, spokenTrue: String, spokenFalse: String
  ) throws {
    let context = try Self.context((LocalizedText(one), LocalizedText(other)))
    let phrasebook = Language.english.phrasebook
    let situation = Situation(context)
    #expect(phrasebook.text(of: true, for: "milk", in: situation) == spokenTrue)
    #expect(phrasebook.text(of: false, for: "milk", in: situation) == spokenFalse)
  }

  @Test func `options and cards show the words`() throws {
    let context = try Self.context()
    let prompt = Prompt(
      .choice, parameter: "milk", cause: .needsValue,
      options: [.init(value: true, title: "true"), .init(value: false, title: "false")])
    let question = Language.english.phrasebook.question(for: prompt, context: context)
    #expect(question.read.hasSuffix("\n1  with milk\n2  plain"))
    #expect(
      AnswerReader(.english).answer(from: "plain", to: prompt, context: context) == .option(1))
    let card = DetailsCard.request(
      Situation(context), ValueWords(phrasebook: Language.english.phrasebook))
    #expect(card.rows.map(\.entries) == [["with milk"]])
  }
}
