import Foundation
import IntentKitCore
import SampleApps
import Testing

@testable import IntentKitSimulator

@Suite("Phrases of custom intents")
struct CustomPhraseTests {
  private static func reader(
    _ phrases: [LocalizedPhrase], _ language: Language = .english
  ) throws -> SentenceReader {
    SentenceReader(
      apps: [SpokenApp(names: ["Soup Chef"], intents: [try schema(phrases)])], language: language,
      now: Simulator.simulatedNow)
  }

  private static func schema(_ phrases: [LocalizedPhrase]) throws -> IntentSchema {
    try IntentDefinitions(
      [
        IntentDefinition(
          "OrderSoup",
          parameters: [
            .init("soup", type: "String"), .init("size", type: "Size"),
            .init("quantity", type: "Int"),
          ], phrases: phrases)
      ],
      types: [
        TypeDefinition(
          "Size",
          cases: [
            "small",
            .init(
              "large",
              synonyms: [
                LocalizedPhrase("huge", language: "en"), LocalizedPhrase("大盛り", language: "ja"),
              ]),
          ])
      ]
    ).schemas()[0]
  }

  private static let phrases: [LocalizedPhrase] = [
    "order [{quantity}] [{size}] {soup} [soup]",
    LocalizedPhrase("{soup}を[{size}で]注文[して]", language: "ja"),
    LocalizedPhrase("soup time", language: "en"),
  ]

  @Test(arguments: ["Order 1 bowl of Borscht", "Order 2 bowls of Borscht"])
  func `a title with plural forms is a phrase in each form`(_ sentence: String) throws {
    let title = LocalizedText([
      .init(
        "Order %#@quantity@ of ${soup}",
        plurals: ["quantity": ["one": "${quantity} bowl", "other": "${quantity} bowls"]])
    ])
    let schema = try IntentDefinitions([
      IntentDefinition(
        "OrderSoup",
        parameters: [.init("soup", type: "String"), .init("quantity", type: "Int")],
        combinations: [.init(["soup", "quantity"], title: title)])
    ]).schemas()[0]
    let reader = SentenceReader(
      apps: [SpokenApp(names: ["Soup Chef"], intents: [schema])], language: .english,
      now: Simulator.simulatedNow)
    let reading = reader.reading(of: sentence + " in Soup Chef")
    #expect(reading.candidates.first?.parameters["soup"] == "Borscht")
    #expect(reading.candidates.first?.parameters["quantity"] != nil)
  }

  @Test func `a reason doesn't end inside a word in katakana`() throws {
    let reading = try Self.reader(Self.phrases, .japanese).reading(of: "Soup Chefでボルシチを注文して")
    #expect(reading.candidates.first?.parameters == ["soup": "ボルシチ"])
  }

  @Test(
    arguments: [
      (
        .english, "Order 2 huge tomato soup in Soup Chef",
        ["quantity": 2, "size": "large", "soup": "tomato"]
      ),
      (.english, "soup time with Soup Chef please", [:]),
      (.japanese, "Soup Chefで味噌汁を大盛りで注文して", ["size": "large", "soup": "味噌汁"]),
    ] as [(Language, String, [String: ParameterValue])])
  func `a custom intent is requested with its own phrases`(
    _ language: Language, _ sentence: String, _ expected: [String: ParameterValue]
  ) throws {
    let reading = try Self.reader(Self.phrases, language).reading(of: sentence)
    let meaning = try #require(
      reading.interpretations.first, "\(String(describing: reading.nearMiss))")
    #expect(meaning.intent == "OrderSoup")
    #expect(meaning.parameters == expected)
  }

  @Test(
    arguments: [
      ("Order a borscht in Soup Chef", ["soup": "borscht"]),
      ("order the borscht in Soup Chef", ["soup": "borscht"]),
      ("order borscht in Soup Chef", ["soup": "borscht"]), ("order a soup in Soup Chef", [:]),
    ] as [(String, [String: ParameterValue])])
  func `a name can have an article, and its kind alone is no name`(
    _ sentence: String, _ expected: [String: ParameterValue]
  ) throws {
    let reader = SentenceReader(
      apps: [SpokenApp(names: ["Soup Chef"], intents: try SoupChef.customSchemas())],
      language: .english, now: Simulator.simulatedNow)
    let reading = reader.reading(of: sentence)
    let meaning = try #require(
      reading.interpretations.first, "\(String(describing: reading.nearMiss))")
    #expect(meaning.parameters == expected)
  }

  @Test(
    arguments: [
      (.english, "I'd like the borscht", "OrderSoup"),
      (.english, "Get me some borscht", "OrderSoup"),
      (.japanese, "味噌スープをください", "OrderSoup"),
      // What belongs to another intent isn't the value of a custom one.
      (.english, "I'd like a taxi", "RequestRide"), (.english, "Order a taxi", "RequestRide"),
      (.japanese, "タクシーが欲しい", "RequestRide"),
    ] as [(Language, String, String)])
  func `what a category does is also asked for without its verb`(
    _ language: Language, _ sentence: String, _ intent: String
  ) throws {
    let reader = SentenceReader(
      apps: [
        SpokenApp(names: ["Soup Chef"], intents: try SoupChef.customSchemas()),
        SpokenApp(UnicornRides.appDescription),
      ], language: language, now: Simulator.simulatedNow)
    #expect(reader.reading(of: sentence).interpretations.first?.intent == intent)
  }

  @Test func `a phrase of another language isn't understood`() throws {
    let reader = try Self.reader([LocalizedPhrase("soup time", language: "en")], .japanese)
    #expect(reader.reading(of: "soup time").interpretations == [])
  }

  @Test func `without phrases, the words of the name are one`() throws {
    let reading = try Self.reader([]).reading(of: "Order soup with Soup Chef")
    #expect(reading.interpretations.map(\.intent) == ["OrderSoup"])
    #expect(try Self.reader([]).reading(of: "soup").interpretations == [])
  }

  @Test(
    arguments: [
      ("order {soupe}", "an unknown parameter “soupe”"), ("{soup}", "no words"),
      ("[order] {soup}", "no words"), ("order (soup", "the closing “)” is missing"),
      ("<begin> soup", "an unknown rule “begin”"), ("order [{quantity}] {soup}", nil),
      (String(repeating: "a ", count: 300), "more than 500 bytes"),
      (String(repeating: "[{soup}] ", count: 40) + "order", "more than 256 ways to say it"),
    ] as [(String, String?)])
  func `a phrase that isn't a pattern is reported and otherwise left out`(
    _ phrase: String, _ problem: String?
  ) throws {
    let schema = try Self.schema([LocalizedPhrase(phrase)])
    #expect(try Self.reader([LocalizedPhrase(phrase)]).reading(of: "hello").interpretations == [])
    guard let problem else { return try Language.english.checkPhrases(of: schema) }
    let error = #expect(throws: ParameterError.self) {
      try Language.english.checkPhrases(of: schema)
    }
    #expect(error?.description.contains(problem) == true, "\(String(describing: error))")
    #expect(error?.description.contains("OrderSoup") == true)
  }

  @Test(
    arguments: [
      ("Order 2 huge tomato soup unless it rains in Soup Chef", nil),
      ("Don't order a tomato soup in Soup Chef", nil),
      ("Order tomato soup, not borscht, in Soup Chef", nil),
      ("Order 2 or 3 tomato soup in Soup Chef", "2 or 3 tomato"),
    ] as [(String, String?)])
  func `no word of a sentence is dropped`(_ sentence: String, _ soup: String?) throws {
    let meaning = try Self.reader(Self.phrases).reading(of: sentence).interpretations.first
    #expect(meaning?.parameters == soup.map { ["soup": .string($0)] })
  }

  @Test func `phrases and synonyms are read and written with the definition`() throws {
    let definitions = try #require(try Self.schema(Self.phrases).definitions)
    let read = try IntentDefinitions(parameterValue: definitions.parameterValue)
    #expect(read == definitions)
    #expect(read.definitions[0].phrases == Self.phrases)
    #expect(
      definitions.parameterValue["definitions"]?[0]?["phrases"]?[0]
        == ["text": "order [{quantity}] [{size}] {soup} [soup]"])
  }
}
