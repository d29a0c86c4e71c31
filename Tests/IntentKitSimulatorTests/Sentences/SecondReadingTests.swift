import Foundation
import IntentKitCore
import Testing

@testable import IntentKitSimulator

@Suite("Second readings of sentences")
struct SecondReadingTests {
  private static let apps = [
    SpokenApp(names: ["UnicornChat", "柿の種"], intents: [SendMessageIntent.schema]),
    SpokenApp(names: ["Rides"], intents: [CancelRideIntent.schema]),
    SpokenApp(names: ["Notes"], intents: [CreateTaskListIntent.schema]),
  ]

  private static func reader(_ language: Language, _ templates: String) -> SentenceReader {
    SentenceReader(
      apps: apps, language: language,
      contacts: ContactBook(["Bill", "Tom", "太郎"].map { Person(displayName: $0) }),
      now: Date(timeIntervalSinceReferenceDate: 788_950_800), templates: templates)
  }

  private static let english = reader(
    .english,
    """
    <preface> = {*,}
    <opening> = please [can you]|can you
    <closing> = please
    SendMessage
      text {recipients} [saying {content}]
    CancelRide
      cancel my ride
    CreateTaskList
      rename the list {title}
    Nothing
      {*} in the game [can you] cancel my ride
    """)

  private static let japanese = reader(
    .japanese,
    """
    SendMessage
      {recipients}にメッセージ送って
      {recipients}に{content:text}って送って
    CancelRide
      車[を]キャンセルして
    """)

  @Test(
    arguments: [
      ("my hands are full can you text Tom", "my hands are full"),
      ("the bus is finally here cancel my ride", "the bus is finally here"),
      ("my coat is wet please text Tom saying hello", "my coat is wet"),
      ("my phone is dying Rides cancel my ride", "my phone is dying"),
      ("cancel my ride, the bus is here", "the bus is here"),
      ("With the rain gone it's lovely, cancel my ride", nil),
    ] as [(String, String?)])
  func `a reason without a pause is left out and reported`(
    _ sentence: String, _ expected: String?
  ) throws {
    let meaning = try #require(Self.english.reading(of: sentence).interpretations.first)
    #expect(meaning.omissions == (expected.map { [$0] } ?? []))
  }

  @Test(
    arguments: [
      ("車キャンセルして、雨がやみそうな空", "雨がやみそうな空"),
      ("車キャンセルして、犬が見たい", "犬が見たい"),
      ("魔法みたいにちゃちゃっと車キャンセルして", "魔法みたいにちゃちゃっと"),
    ])
  func `a Japanese clause is left out and reported`(
    _ sentence: String, _ expected: String
  ) throws {
    let meaning = try #require(Self.japanese.reading(of: sentence).interpretations.first)
    #expect(meaning.omissions == [expected])
  }

  @Test(
    arguments: [
      // Numbers, times, amounts, people, places, texts and apps.
      "my feet are sore after 5 miles can you text Tom", "my train is at nine can you text Tom",
      "I'm busy tomorrow can you text Tom", "I've got $5 left can you text Tom",
      "Bill is here can you text Tom", "I'm at home can you text Tom",
      "my hat is “blue” can you text Tom", "UnicornChat is great can you cancel my ride",
      "text Tom, it's for Bill", "cancel my ride, it's the one at nine",
      // Negations, conditions, quotations, stories and other people.
      "I'm not sure can you text Tom", "if he's late can you text Tom",
      "it's when he's late can you text Tom", "my boss said please text Tom",
      "the sign here reads cancel my ride", "my boss wants me to cancel my ride",
      "I heard my boss cancel my ride", "I've never been so angry cancel my ride",
      "I called and it's late cancel my ride", "who is she to cancel my ride",
      "did I tell you it's late cancel my ride", "it's just that they cancel my ride",
      "they are going to cancel my ride", "it's my turn to text Tom",
      // The words before aren't a clause.
      "good people text Tom", "the cancel my ride", "she's rich and her drivers text Tom",
      // Another request.
      "my hands are full send a car and cancel my ride",
      // A template says that the sentence isn't a request.
      "it's scary in the game can you cancel my ride",
    ])
  func `a sentence is refused rather than a word with a meaning left out`(_ sentence: String) {
    #expect(Self.english.reading(of: sentence).interpretations == [])
  }

  @Test(
    arguments: [
      "車キャンセルして、三時の", "車キャンセルして、現金払い", "車キャンセルして、太郎が喜ぶ",
      "車キャンセルして、東京駅で", "車キャンセルして、もし雨がやんだら", "車キャンセルして、部長",
      "車キャンセルして、って言われた", "車キャンセルして、叱られた", "車キャンセル、雨",
    ])
  func `a Japanese sentence is refused rather than a word with a meaning left out`(
    _ sentence: String
  ) {
    #expect(Self.japanese.reading(of: sentence).interpretations == [])
  }

  @Test func `a request that is understood as a whole has no omissions`() throws {
    let meaning = try #require(
      Self.english.reading(of: "please text Tom saying it's late").interpretations.first)
    #expect(meaning.omissions == [])
    #expect(meaning.parameterValue["omissions"] == nil)
  }

  @Test func `a long text has few partial forms, and a pasted one has none`() {
    func count(_ text: String, _ habits: SpeakingHabits) -> Int {
      SentenceForm(SpokenWords(text)).partialForms(by: habits, kept: []).count
    }
    let clause = "my bus is late, please call, "
    let limit = SentenceForm.maximumPartialForms
    #expect(count(String(repeating: clause, count: 10), .english) == limit)
    #expect(count(String(repeating: clause, count: 400), .english) == 0)
    #expect(count(String(repeating: "雨が降る、車、", count: 12), .japanese) <= limit)
    #expect(count(String(repeating: "雨が降る、車、", count: 1_500), .japanese) == 0)
  }

  @Test(
    arguments: [
      ("Tell Bill it's late, text Tom", nil), ("Please text Bill it's late, text Tom", nil),
      ("Can you remind Bill it's late, text Tom", nil), ("It's late, text Tom", "Tom"),
    ] as [(String, String?)])
  func `a clause for other people isn't dropped`(_ sentence: String, _ recipient: String?) {
    let reader = Self.reader(
      .english, "<preface> = {*,}\nSendMessage\n  text {recipients}")
    let meaning = reader.reading(of: sentence).interpretations.first
    #expect(meaning?.parameters["recipients"] == recipient.map { [.string($0)] })
  }

  @Test(
    arguments: [
      ("Please, can you text Tom saying all is well?", "all is well"),
      ("Please can you text Tom saying all is well?", "all is well"),
      ("I'm late, can you text Tom saying all is well?", "all is well"),
      ("Please text Tom saying is all well?", "is all well?"),
      ("Please, can you text Tom saying all is well.", "all is well"),
    ])
  func `the mark of a polite request doesn't belong to its text`(
    _ sentence: String, _ content: String
  ) {
    let meaning = Self.english.reading(of: sentence).interpretations.first
    #expect(meaning?.parameters["content"] == .string(content))
  }

  @Test(
    arguments: [
      ("太郎に「駅」って送って", "駅"), ("太郎に、雨だから、「傘いる？」って送って", "傘いる？"),
      ("太郎に雨、『傘』って送って", "傘"),
    ])
  func `Japanese quotation marks bound a text`(_ sentence: String, _ content: String) {
    let meaning = Self.japanese.reading(of: sentence).interpretations.first
    #expect(meaning?.parameters["content"] == .string(content))
  }

  @Test(
    arguments: [
      ("rename the list “Food”", "Food"), ("rename the list item \"Food\"", "Food"),
      ("rename the list 5 \"Food\"", "5 \"Food\""),
    ])
  func `quotation marks bound a title`(_ sentence: String, _ title: String) {
    let meaning = Self.english.reading(of: sentence).interpretations.first
    #expect(meaning?.parameters["title"] == .string(title))
  }
}
