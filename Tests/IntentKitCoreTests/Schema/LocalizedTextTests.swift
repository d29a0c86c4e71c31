import IntentKitCore
import Testing

@Suite struct `Localized texts` {
  private static let order = LocalizedText([
    .init("Order ${size}"),
    .init("Order the big one", when: ["size": "large"]),
    .init(
      "%#@cups@", language: "en", plurals: ["cups": ["one": "A cup", "other": "${cups} cups"]]),
    .init("${size}を注文", language: "ja"),
    .init("大盛りを注文", language: "ja", when: ["size": "large"]),
  ])

  @Test(
    arguments: [
      ("de", ["size": "small"], "Order ${size}"),
      ("de", ["size": "large"], "Order the big one"),
      ("ja", ["size": "small"], "${size}を注文"),
      ("ja-JP", ["size": "large"], "大盛りを注文"),
      ("en", ["cups": 1], "A cup"),
      ("en-GB", ["cups": 2], "${cups} cups"),
      ("en", [:], "${cups} cups"),
    ] as [(String, [String: ParameterValue], String)])
  func `the version for the language and the values is chosen`(
    language: String, values: [String: ParameterValue], text: String
  ) {
    #expect(Self.order.text(in: language) { values[$0] } == text)
  }

  /// A text in which each plural form contains the next one twice.
  private static func doubling(_ count: Int) -> ParameterValue {
    let forms = (0..<count).map { number -> (String, ParameterValue) in
      ("a\(number)", ["other": .string("%#@a\(number + 1)@%#@a\(number + 1)@")])
    }
    return [
      "text": "%#@a0@", "plurals": .object(Dictionary(uniqueKeysWithValues: forms)),
    ]
  }

  @Test func `plural forms can contain others in any order`() throws {
    let text = LocalizedText([
      .init(
        "%#@b@ in %#@unknown@",
        plurals: ["a": ["one": "1", "other": "n"], "b": ["other": "%#@a@/%#@a@"]])
    ])
    #expect(text.text(in: "en") { _ in .integer(1) } == "1/1 in %#@unknown@")
    let short = try LocalizedText(parameterValue: Self.doubling(3))
    #expect(short.text(in: "en")?.contains("%#@a3@") == true)
  }

  @Test(arguments: [20, 40, 4000])
  func `plural forms that make a text without end are refused`(_ count: Int) {
    let error = #expect(throws: ParameterError.self) {
      try LocalizedText(parameterValue: Self.doubling(count))
    }
    #expect(error?.description.contains("at most 1000 of them and 1 MiB") == true)
  }

  @Test func `a text of code with such plural forms stays as it is`() {
    let text = LocalizedText([.init("%#@a@", plurals: ["a": ["other": "%#@a@"]])])
    #expect(text.text(in: "en") == "%#@a@")
  }

  @Test func `a text without a version for the language is absent`() {
    #expect(LocalizedText([.init("スープ", language: "ja")]).text(in: "en") == nil)
  }

  @Test(
    arguments: [
      (LocalizedText("Soup"), "Soup"),
      (
        LocalizedText([.init("Soup", language: "en")]),
        ["text": "Soup", "language": "en"] as ParameterValue
      ),
      (
        LocalizedText([
          .init("Soup"),
          .init(
            "%#@n@", language: "ja", when: ["size": "large"], plurals: ["n": ["other": "スープ"]]),
        ]),
        [
          "Soup",
          [
            "text": "%#@n@", "language": "ja", "when": ["size": "large"],
            "plurals": ["n": ["other": "スープ"]],
          ],
        ] as ParameterValue
      ),
    ] as [(LocalizedText, ParameterValue)])
  func `a text survives a round trip`(text: LocalizedText, value: ParameterValue) throws {
    #expect(text.parameterValue == value)
    #expect(try LocalizedText(parameterValue: value) == text)
  }
}
