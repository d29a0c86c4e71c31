import Foundation
import IntentKitCore
import Testing

@testable import IntentKitSimulator

@Suite("Forms of sentences")
struct SentenceFormTests {
  private static func forms(_ sentence: String, _ habits: SpeakingHabits) -> [String] {
    SentenceForm(SpokenWords(sentence)).otherForms(by: habits).joined().map(\.spoken)
  }

  @Test(
    arguments: [
      ("make please a call", ["make a call", "make call"]),
      ("from Tom please request $60", ["from Tom request $ 60", "request $ 60 from Tom"]),
      (
        "to the station, get a cab",
        [
          ", get a cab to the station", "get a cab to the station ,", "get a cab",
          "to the station , get cab",
        ]
      ),
      (
        "for one hour I want to swim",
        ["I want to swim for one hour", "for hour I want to swim", "for one hour I want swim"]
      ),
      ("we're late so call Tom", ["call Tom", "we're late"]),
      (
        "we're late right now so call Tom",
        ["we're late so call Tom", "call Tom", "we're late"]
      ),
      ("call Tom because we're late", ["call Tom"]),
      ("call Tom while I drive", ["call Tom"]),
      ("on Friday pay the rent", ["pay the rent on Friday"]),
      ("hold on hold on a moment", ["hold on a moment", "hold on hold on moment"]),
      (
        "write Tom, my brother, a note",
        ["write Tom , a note", "my brother , a note", "write Tom , my brother , note"]
      ),
      ("flagged tasks, show me", ["show me flagged tasks ,", "show me"]),
      ("show the run of 5 miles", ["show the run 5 miles"]),
      ("call Tom", []), ("so", []), ("", []),
    ] as [(String, [String])])
  func `English habits lead to other forms`(_ sentence: String, _ expected: [String]) {
    #expect(Self.forms(sentence, .english) == expected)
  }

  @Test(
    arguments: [
      ("車呼んで、駅まで", ["、駅まで車呼んで"]), ("車呼んで、駅前", ["、駅前車呼んで"]),
      ("車呼んで 駅前", []), ("車呼んで 4じに", ["4じに車呼んで"]), ("車呼んで", []),
      ("車ば呼んで", ["車を呼んで"]), ("母さんに車", []),
      ("駅まで、駅まで車呼んで", ["、駅まで車呼んで駅まで", "駅まで車呼んで"]),
    ] as [(String, [String])])
  func `Japanese habits lead to other forms`(_ sentence: String, _ expected: [String]) {
    let forms = SentenceForm(SpokenWords(sentence)).otherForms(by: .japanese).joined()
    #expect(forms.map(\.folded) == expected.map { SentenceForm(SpokenWords($0)).folded })
  }

  @Test(
    arguments: [
      ("call Bill, no, Tom", ["call Tom", "Tom"]),
      ("call Bill no wait Tom", ["call Tom", "Tom"]),
      ("add milk, I mean cream", ["add cream", "cream"]),
      (
        "The blue song, play it next",
        ["play The blue song next", "play blue song next", "play song next"]
      ),
      ("I'm done with the walk, end it", ["end the walk", "end walk"]),
      ("call Tom, please, on speaker", ["call Tom , on speaker"]),
      ("if you sent it, call Tom", []),
      (
        "Tom is here, call him this Saturday",
        ["call Tom this Saturday", "call here this Saturday"]
      ),
      ("the 12th is near, call this Saturday", []),
      ("add milk, hang on, cream", ["add cream", "cream"]), ("hang on, call Tom", []),
      ("text Tom hang on a bit", []),
      ("call Tom, no thanks", []), ("call no one", []), ("play it, please", []),
    ] as [(String, [String])])
  func `an English sentence is revised where its speaker says so`(
    _ sentence: String, _ expected: [String]
  ) {
    let revisions = SentenceForm(SpokenWords(sentence)).revisions(by: .english)
    #expect(revisions.map(\.form.spoken) == expected)
  }

  @Test(
    arguments: [
      ("would you mind adding milk", "would you mind to add milk"),
      ("I'd be grateful if you sent it", "I'd be grateful if you could send it"),
      ("how about calling Tom", "please call Tom"),
    ])
  func `a polite verb form has the meaning of the usual one`(
    _ sentence: String, _ expected: String
  ) {
    let revisions = SentenceForm(SpokenWords(sentence)).revisions(by: .english)
    #expect(revisions.contains { $0.form.folded == SentenceForm(SpokenWords(expected)).folded })
  }

  @Test(
    arguments: [
      ("母に、いや父に電話", "父に電話"), ("5時じゃなくて6時に", "6時に"), ("おかねおくって", "お金送って"),
    ])
  func `a Japanese sentence is revised where its speaker says so`(
    _ sentence: String, _ expected: String
  ) {
    let revisions = SentenceForm(SpokenWords(sentence)).revisions(by: .japanese)
    #expect(revisions.contains { $0.form.folded == SentenceForm(SpokenWords(expected)).folded })
  }

  @Test(
    arguments: [
      ("急いでるの、駅まで", 5), ("ある？駅まで", 2), ("レモン、塩", nil), ("せっけん、塩", nil), ("駅、家", nil),
    ] as [(String, Int?)])
  func `a Japanese clause ends at a mark`(_ sentence: String, _ expected: Int?) {
    #expect(SentenceForm(SpokenWords(sentence)).clauseEnds(by: .japanese).first == expected)
  }

  @Test func `no text extends across the place where words were left out or moved`() throws {
    let words = SpokenWords("to Tom please send hi there")
    let form = SentenceForm(words)
    let plain = try #require(form.otherForms(by: .english)[0].first)
    #expect(plain.seams == [2])
    let moved = try #require(form.otherForms(by: .english)[1].first)
    #expect(moved.seams == [0, 3])
    #expect(moved.words.text(of: 2..<4) == "there to")
  }

  @Test func `words with another spelling have the text that was spoken`() throws {
    let form = try #require(SentenceForm(SpokenWords("花をおくって")).respelled(.japanese))
    #expect(form.words.words.map(\.text).joined() == "花を送って")
    #expect(form.words.text(of: 0..<5) == "花をおくって")
  }

  @Test func `a sentence with many marks has few forms`() {
    let text = "in" + String(repeating: " a, so because please", count: 100)
    let forms = SentenceForm(SpokenWords(text)).otherForms(by: .english)
    #expect(forms.allSatisfy { $0.count <= 4 })
  }

  @Test func `a sentence with many corrections has few revisions`() {
    let text = "call" + String(repeating: " a, no, it", count: 100)
    #expect(SentenceForm(SpokenWords(text)).revisions(by: .english).count <= 20)
  }
}

extension SentenceForm {
  /// The words as they were written.
  fileprivate var spoken: String {
    words.words.map { String(words.text[$0.range]) }.joined(separator: " ")
  }

  /// The words in normalized form.
  fileprivate var folded: String { words.words.map(\.text).joined() }
}
