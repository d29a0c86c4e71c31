import IntentKitCore
import IntentKitSimulator
import Testing

// What Siri does, 2.5.
@Suite struct `Answers to options in parts` {
  private static let teas = [
    "Sencha", "Gyokuro", "Assam", "Darjeeling", "Ceylon", "Jasmine", "More",
  ]

  private static func prompt(_ start: Int?) -> Prompt {
    Prompt(
      .choice, parameter: "tea", cause: .needsValue,
      options: teas.map { .init(value: .string($0), title: $0) },
      page: start.map { Prompt.Page(start: $0, count: min(3, teas.count - $0)) })
  }

  private func answer(_ text: String, _ start: Int?, _ language: Language = .english) -> Answer {
    AnswerReader(language).answer(
      from: text, to: Self.prompt(start), context: .custom("tea", .string))
  }

  @Test(arguments: [
    "next", "others", "what else?", "What else is there?", "more please", "any others", "go on",
    "the next ones", "next, please", "are there more?", "anything else?",
  ])
  func `the user asks for more`(_ text: String) {
    #expect(answer(text, 0) == .more)
    // On a screen, all options are visible.
    #expect(answer(text, nil) != .more)
  }

  @Test(arguments: [
    "もっと", "次", "次は？", "他には？", "ほかには", "ほかには何がありますか", "続き", "もっとお願いします", "次をお願い",
  ])
  func `the user asks for more in Japanese`(_ text: String) {
    #expect(answer(text, 0, .japanese) == .more)
  }

  @Test(arguments: [
    ("back", Language.english), ("go back", .english), ("the previous ones", .english),
    ("前", .japanese), ("戻って", .japanese), ("一つ前", .japanese),
  ])
  func `the user goes back`(_ text: String, _ language: Language) {
    #expect(answer(text, 3, language) == .back)
  }

  @Test(arguments: [
    ("Jasmine", 0, 5), ("jasmine please", 0, 5), ("Sencha", 3, 0), ("more", 0, 6),
    // Positions count within the part that was spoken last, numbers beyond it from the first option.
    ("the second one", 0, 1), ("the second one", 3, 4), ("the last one", 3, 5), ("5", 3, 4),
    ("1", 6, 6), ("the first one", 6, 6), ("the third", 6, 2),
  ])
  func `every option can be picked`(_ text: String, _ start: Int, _ index: Int) {
    #expect(answer(text, start) == .option(index))
  }

  @Test(arguments: Language.allCases, [Answer.more, .back])
  func `words for the answer are read as the same answer`(_ language: Language, _ answer: Answer) {
    let options = Self.prompt(3).options.dropLast()
    var prompt = Self.prompt(3)
    prompt.options = Array(options)
    let context = DialogueContext.custom("tea", .string)
    let text = AnswerWriter(language, contacts: ContactBook())
      .text(for: answer, to: prompt, context: context)
    #expect(
      text.map { AnswerReader(language).answer(from: $0, to: prompt, context: context) } == answer)
  }
}
