import IntentKitCore
import IntentKitSimulator
import Testing

// What Siri does, 2.4.
@Suite struct `Answers that pick several options` {
  private static let fruit = [
    ("Apples", "Sweet"), ("Pears", "Sweet"), ("Lemons", "Sour"), ("Allspice", "Sour fruits"),
  ]
  private static let japaneseFruit = [
    ("りんご", "甘いもの"), ("梨", "甘いもの"), ("レモン", "酸っぱいもの"), ("すだち", "酸っぱいもの"),
  ]

  private func answer(_ text: String, _ language: Language, isList: Bool = true) -> Answer {
    let items = language == .english ? Self.fruit : Self.japaneseFruit
    let prompt = Prompt(
      .choice, parameter: "fruit", cause: .needsValue,
      options: items.map { .init(value: .string($0.0), title: $0.0, section: $0.1) })
    return AnswerReader(language).answer(
      from: text, to: prompt,
      context: .custom("fruit", isList ? .list(.string) : .string))
  }

  private func picked(_ answer: Answer, _ language: Language) -> [Int]? {
    let items = (language == .english ? Self.fruit : Self.japaneseFruit).map(\.0)
    return switch answer {
    case .option(let index): [index]
    case .value(.array(let values)):
      values.map { value in items.firstIndex { .string($0) == value } ?? -1 }
    default: nil
    }
  }

  @Test(
    arguments: [
      ("Apples", [0]), ("Apples and pears", [0, 1]), ("apples, pears and lemons", [0, 1, 2]),
      ("1 and 3", [0, 2]), ("the first and the last one", [0, 3]), ("pears and pears", [1]),
      ("lemons and pears, please", [2, 1]), ("all", [0, 1, 2, 3]), ("all of them", [0, 1, 2, 3]),
      ("everything, please", [0, 1, 2, 3]), ("sweet", [0, 1]),
      ("the sweet ones and lemons", [0, 1, 2]),
      ("all the sour fruits", [3]), ("everything sweet", [0, 1]), ("sweet and lemons", [0, 1, 2]),
      ("Allspice", [3]), ("apples and tomatoes", nil),
    ] as [(String, [Int]?)])
  func `options are picked in English`(_ text: String, _ indices: [Int]?) {
    #expect(picked(answer(text, .english), .english) == indices)
  }

  @Test(arguments: [
    ("りんご", [0]), ("りんごと梨", [0, 1]), ("1番と3番", [0, 2]), ("1と3", [0, 2]), ("全部", [0, 1, 2, 3]),
    ("すべてお願いします", [0, 1, 2, 3]), ("甘いもの", [0, 1]), ("甘いものを全部", [0, 1]),
    ("酸っぱいもの全部", [2, 3]), ("梨とレモンでお願いします", [1, 2]),
  ])
  func `options are picked in Japanese`(_ text: String, _ indices: [Int]) {
    #expect(picked(answer(text, .japanese), .japanese) == indices)
  }

  @Test(arguments: [("none", Language.english), ("なし", .japanese), ("none of them", .english)])
  func `none of the options is picked`(_ text: String, _ language: Language) {
    #expect(answer(text, language) == .skip)
  }

  @Test func `a parameter with one value takes one option`() {
    #expect(answer("all", .english, isList: false) == .notUnderstood("all"))
    #expect(answer("alls", .english, isList: false) == .option(3))
    #expect(
      answer("apples and pears", .english, isList: false) == .notUnderstood("apples and pears"))
  }
}
