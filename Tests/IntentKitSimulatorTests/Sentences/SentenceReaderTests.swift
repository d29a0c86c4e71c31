import Foundation
import IntentKitCore
import Testing

@testable import IntentKitSimulator

@Suite("Readers of sentences")
struct SentenceReaderTests {
  private static let chat = SpokenApp(
    names: ["UnicornChat", "柿の種"], intents: [SendMessageIntent.schema])

  private static func reader(
    _ apps: [SpokenApp] = [chat], _ language: Language = .english
  ) -> SentenceReader {
    let contacts = ["Bill James", "Tom", "太郎"].map { Person(displayName: $0) }
    return SentenceReader(
      apps: apps, language: language, contacts: ContactBook(contacts),
      now: Simulator.simulatedNow)
  }

  @Test(
    arguments: [
      (.english, "Send a message to Bill saying hello", ["Bill"], "hello", nil),
      (
        .english, "Text Bill and Tom “Shall we go?” in UnicornChat", ["Bill", "Tom"],
        "Shall we go?", "UnicornChat"
      ),
      (.english, "柿の種, send a message to Tom", ["Tom"], nil, "柿の種"),
      (.japanese, "柿の種で太郎さんに「今から行きます」とメッセージを送って", ["太郎"], "今から行きます", "柿の種"),
    ] as [(Language, String, [String], String?, String?)])
  func `a request has its parameters and the name of its app`(
    _ language: Language, _ sentence: String, _ people: [String], _ content: String?, _ app: String?
  ) throws {
    let reading = Self.reader([Self.chat], language).reading(of: sentence)
    let meaning = try #require(reading.candidates.first, "\(String(describing: reading.nearMiss))")
    var expected: [String: ParameterValue] = ["recipients": people.parameterValue]
    expected["content"] = content.map { .string($0) }
    #expect(meaning.parameters == expected)
    #expect(meaning.appName == app)
    #expect(meaning.app == "UnicornChat")
  }

  @Test func `each word has its role`() throws {
    let meaning = try #require(
      Self.reader().reading(of: "Please text Bill hello, UnicornChat").candidates.first)
    #expect(
      meaning.words == [
        SentencePart(text: "Please", role: .filler),
        SentencePart(text: "text", role: .request, parameter: "recipients"),
        SentencePart(text: "Bill", role: .value, parameter: "recipients"),
        SentencePart(text: "hello", role: .value, parameter: "content"),
        SentencePart(text: "UnicornChat", role: .app),
      ])
  }

  @Test(arguments: [
    ("Send Bill a message unless it rains", ["unless it rains"]),
    ("Text Bill with Signal", ["with Signal"]),
  ])
  func `words without a role are named`(_ sentence: String, _ words: [String]) {
    let reading = Self.reader().reading(of: sentence)
    #expect(reading.interpretations == [])
    #expect(reading.nearMiss?.unexplained == words)
    #expect(reading.nearMiss?.hint.contains(words[0]) == true)
  }

  @Test(arguments: [
    ("Get me a ride to the airport", "RequestRide", nil),
    ("Get me a ride to the airport with UnicornChat", "RequestRide", "UnicornChat"),
  ])
  func `a request that no app handles is said to be one`(
    _ sentence: String, _ intent: String, _ app: String?
  ) {
    let reading = Self.reader().reading(of: sentence)
    #expect(reading.interpretations == [])
    #expect(reading.unhandled == .init(intent: intent, app: app))
  }

  @Test func `a sentence without an app fits every app that handles it`() {
    let other = SpokenApp(names: ["Pigeon"], intents: [SendMessageIntent.schema])
    let reader = Self.reader([Self.chat, other])
    #expect(
      reader.reading(of: "send a message to Bill").candidates.map(\.app) == [
        "UnicornChat", "Pigeon",
      ])
    #expect(
      reader.reading(of: "send a message to Bill in Pigeon").candidates.map(\.app) == ["Pigeon"])
  }

  @Test(arguments: ["", "?", String(repeating: "send a message to Bill ", count: 300)])
  func `an empty sentence, and one that never ends, mean nothing`(_ sentence: String) {
    #expect(Self.reader().reading(of: sentence).interpretations == [])
  }
}
