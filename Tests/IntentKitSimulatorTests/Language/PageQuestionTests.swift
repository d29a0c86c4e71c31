import IntentKitCore
import IntentKitSimulator
import Testing

// What Siri does, 2.5.
@Suite struct `Questions with options in parts` {
  /// A question with the names of seven people, of which it speaks a part.
  private static func prompt(
    _ page: (start: Int, count: Int)?, cause: ResultKind = .needsValue, isRepeated: Bool = false,
    parameter: String = "letter"
  ) -> Prompt {
    Prompt(
      .choice, parameter: parameter, cause: cause,
      options: ["Ada", "Bea", "Cleo", "Dora", "Edna", "Faye", "Gwen"].map {
        .init(value: .string($0), title: $0)
      },
      page: page.map { Prompt.Page(start: $0.start, count: $0.count) }, isRepeated: isRepeated)
  }

  private static func question(_ prompt: Prompt, _ language: Language) throws -> String {
    let definitions = IntentDefinitions([
      IntentDefinition(
        "Pick",
        parameters: [
          .init(
            "letter", type: "String",
            prompt: LocalizedText(["Which letter?", .init("どの文字ですか？", language: "ja")])),
          .init(
            "tea", type: "String", prompt: "Which tea?",
            disambiguationIntroduction: "I know ${count} teas.",
            disambiguationPrompt: "Which one shall it be?",
            subsequentIntroduction: "Here are more of the ${count}."),
          .init(
            "coffee", type: "String",
            disambiguationIntroduction: "I know ${count} kinds of ${coffee}."),
        ])
    ])
    return language.phrasebook.question(
      for: prompt,
      in: Situation(intent: "Pick", schema: try definitions.schemas()[0], app: "Letters")
    ).heard
  }

  @Test(
    arguments: [
      (nil, .english, "Which letter? Ada, Bea, Cleo, Dora, Edna, Faye, or Gwen?"),
      (
        (0, 3), .english,
        "There are 7 options. Which letter? Ada, Bea, or Cleo? Say “more” to hear the rest."
      ),
      ((3, 3), .english, "There’s also Dora, Edna and Faye. Say “more” to hear the rest."),
      ((6, 1), .english, "There’s also Gwen."),
      ((7, 0), .english, "That’s all. Which letter?"),
      ((0, 3), .japanese, "7件あります。どの文字ですか？Ada、Bea、それともCleoですか？続きは「もっと」と言ってください。"),
      ((3, 3), .japanese, "ほかは、Dora、EdnaとFayeです。続きは「もっと」と言ってください。"),
      ((6, 1), .japanese, "ほかは、Gwenです。"),
      ((7, 0), .japanese, "以上です。どの文字ですか？"),
    ] as [((Int, Int)?, Language, String)])
  func `a part has its number of options, a hint, or the end`(
    page: (Int, Int)?, language: Language, text: String
  ) throws {
    let prompt = Self.prompt(page.map { (start: $0.0, count: $0.1) })
    #expect(try Self.question(prompt, language) == text)
  }

  @Test(arguments: [
    (
      (0, 3), ResultKind.disambiguation,
      "I know 7 teas. Which one shall it be? Ada, Bea, or Cleo? Say “more” to hear the rest."
    ),
    (
      (3, 3), .disambiguation,
      "Here are more of the 7. Dora, Edna, or Faye? Say “more” to hear the rest."
    ),
    ((7, 0), .disambiguation, "That’s all. Which one shall it be?"),
    // The introduction is about the choice between matching values.
    (
      (0, 3), .needsValue,
      "There are 7 options. Which tea? Ada, Bea, or Cleo? Say “more” to hear the rest."
    ),
  ])
  func `the author's introductions precede the parts`(
    page: (Int, Int), cause: ResultKind, text: String
  ) throws {
    let prompt = Self.prompt((start: page.0, count: page.1), cause: cause, parameter: "tea")
    #expect(try Self.question(prompt, .english) == text)
  }

  @Test(arguments: [("latte", "I know 7 kinds of latte."), (nil, "There are 7 options.")])
  func `an introduction whose value is missing is replaced`(value: String?, text: String) throws {
    var prompt = Self.prompt((0, 3), cause: .disambiguation, parameter: "coffee")
    prompt.value = value.map { .string($0) }
    #expect(try Self.question(prompt, .english).hasPrefix(text))
  }

  @Test func `a part that is repeated keeps its options`() throws {
    #expect(
      try Self.question(Self.prompt((3, 3), isRepeated: true), .english)
        == """
        I did not understand that. Say a name or a number. There’s also Dora, Edna and Faye. \
        Say “more” to hear the rest.
        """)
  }

  @Test func `a screen shows the number within the part`() throws {
    let question = Language.english.phrasebook.question(
      for: Self.prompt((3, 3)), in: Situation(intent: "Pick", app: "Letters"))
    #expect(question.read.hasSuffix("\n1  Dora\n2  Edna\n3  Faye"))
  }

  @Test func `help names the word for more`() {
    let phrasebook = Language.english.phrasebook
    #expect(phrasebook.help(for: Self.prompt((0, 3))).hasSuffix("Say “more” to hear the rest."))
    #expect(!phrasebook.help(for: Self.prompt((6, 1))).contains("more"))
    #expect(!phrasebook.help(for: Self.prompt(nil)).contains("more"))
  }
}
