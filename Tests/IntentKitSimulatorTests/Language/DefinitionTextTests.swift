import IntentKitCore
import IntentKitSimulator
import Testing

// What Siri does, 2.5.
@Suite struct `Sentences of a definition` {
  private static let definitions = IntentDefinitions(
    [
      IntentDefinition(
        "OrderTea",
        parameters: [
          .init(
            "tea", type: "String",
            displayName: LocalizedText(["Kind of tea", .init("お茶", language: "ja")]),
            prompt: LocalizedText([
              .init("Which tea?"), .init("Which tea for the big cup?", when: ["size": "large"]),
              .init("どのお茶ですか？", language: "ja"),
            ]),
            confirmationPrompt: "So ${tea} it is?",
            disambiguationIntroduction: "I know ${count} teas like ${tea}.",
            disambiguationPrompt: "Which one shall it be?",
            unsupportedReasons: [.init("soldOut", text: "There is no ${tea} left.")]),
          .init(
            "cups", type: "Int", displayName: "Cups", maximum: 3,
            unsupportedReasons: [
              .init(
                "greaterThanMaximumValue", text: "${displayName} can't exceed ${maximumValue}."),
              "odd",
            ]),
          .init("size", type: "Size"),
        ],
        responseCodes: [
          .init(
            "success", meaning: .success,
            text: LocalizedText([
              .init(
                "Your %#@cups@ is ready in ${waitTime.minutes} minutes.",
                plurals: [
                  "cups": ["one": "cup of ${tea}", "other": "order of ${cups} cups"]
                ])
            ]), printedText: "Ready in ${waitTime.minutes} min")
        ],
        responseProperties: [.init("waitTime", type: "WaitTime")])
    ],
    types: [
      TypeDefinition(
        "Size",
        cases: [
          "unknown",
          .init("large", displayName: LocalizedText(["Grande", .init("大", language: "ja")])),
        ]),
      TypeDefinition("WaitTime", fields: [.init("minutes", type: "Int")]),
    ])

  private static func situation(_ parameters: [String: ParameterValue]) throws -> Situation {
    let schema = try definitions.schemas()[0]
    return Situation(
      intent: "OrderTea", schema: schema, app: "Tea House", parameters: parameters,
      response: ["waitTime": ["minutes": 5]])
  }

  @Test(
    arguments: [
      (Prompt(.value, parameter: "tea", cause: .needsValue), .english, [:], "Which tea?"),
      (Prompt(.value, parameter: "tea", cause: .needsValue), .japanese, [:], "どのお茶ですか？"),
      (
        Prompt(.value, parameter: "tea", cause: .needsValue), .english, ["size": "large"],
        "Which tea for the big cup?"
      ),
      // Without an author's sentence, the question uses the name that users see.
      (Prompt(.value, parameter: "cups", cause: .needsValue), .english, [:], "How many cups?"),
      (
        Prompt(
          .value, parameter: "tea", cause: .unsupported, reason: "soldOut", value: "oolong",
          valueText: "oolong"), .english, ["tea": "oolong"], "There is no oolong left. Which tea?"
      ),
      (
        Prompt(
          .value, parameter: "cups", cause: .unsupported, reason: "greaterThanMaximumValue",
          value: 5, valueText: "5"), .english, ["cups": 5], "Cups can't exceed 3. How many cups?"
      ),
      (
        Prompt(
          .confirmation, parameter: "tea", cause: .confirmationRequired, value: "oolong",
          valueText: "oolong"), .english, ["tea": "oolong"], "So oolong it is?"
      ),
    ] as [(Prompt, Language, [String: ParameterValue], String)])
  func `questions are the author's in the user's language`(
    prompt: Prompt, language: Language, parameters: [String: ParameterValue], text: String
  ) throws {
    let question = language.phrasebook.question(for: prompt, in: try Self.situation(parameters))
    #expect(question.read == text)
  }

  @Test func `options are shown in their sections with their subtitles`() throws {
    let prompt = Prompt(
      .choice, parameter: "tea", cause: .disambiguation, value: "green", valueText: "green",
      options: [
        .init(value: "Sencha", title: "Sencha", subtitle: "From Uji", section: "Japan"),
        .init(value: "Matcha", title: "Matcha", section: "Japan"),
        .init(value: "Longjing", title: "Longjing", section: "China"),
      ])
    let question = Language.english.phrasebook.question(
      for: prompt, in: try Self.situation(["tea": "green"]))
    #expect(
      question.read == """
        I know 3 teas like green. Which one shall it be?
        Japan
        1  Sencha · From Uji
        2  Matcha
        China
        3  Longjing
        """)
    #expect(
      question.heard
        == "I know 3 teas like green. Which one shall it be? Sencha, Matcha, or Longjing?")
  }

  @Test(
    arguments: [
      (1, "Your cup of oolong is ready in 5 minutes."),
      (2, "Your order of 2 cups is ready in 5 minutes."),
    ])
  func `the sentence for a code has plural forms and differs from what is shown`(
    cups: Int, heard: String
  ) throws {
    let statement = Language.english.phrasebook.statement(
      for: Outcome(.succeeded, phase: .handle, code: "success"),
      in: try Self.situation(["cups": .integer(cups), "tea": "oolong"]))
    #expect(statement.heard == heard)
    #expect(statement.read == "Ready in 5 min")
  }

  @Test func `a case has its name in each language`() throws {
    let type = try #require(try Self.definitions.schemas()[0].parameter(named: "size")?.type)
    #expect(Language.english.phrasebook.text(of: "large", as: type) == "Grande")
    #expect(Language.japanese.phrasebook.text(of: "large", as: type) == "大")
  }
}
