import Foundation
import IntentKitCore
import Testing

@testable import IntentKitSimulator

@Suite("Forms of sentences")
struct SentenceFormTests {
  private static func forms(_ sentence: String, _ habits: SpeakingHabits) -> [[String]] {
    SentenceForm(SpokenWords(sentence)).otherForms(by: habits).map { forms in
      forms.map { form in
        form.words.words.map { form.words.text[$0.range] }.joined(separator: " ")
      }
    }
  }

  @Test(
    arguments: [
      ("make please a call", [["make a call"], [], [], []]),
      (
        "from Tom please request $60",
        [["from Tom request $ 60"], ["request $ 60 from Tom"], [], []]
      ),
      ("to the station, get a cab", [[], [", get a cab to the station"], [], []]),
      ("for one hour I want to swim", [[], ["I want to swim for one hour"], [], []]),
      ("we're late so call Tom", [[], [], ["call Tom"], ["we're late"]]),
      ("call Tom because we're late", [[], [], [], ["call Tom"]]),
      ("call Tom", [[], [], [], []]), ("so", [[], [], [], []]), ("", [[], [], [], []]),
    ] as [(String, [[String]])])
  func `English habits lead to other forms`(_ sentence: String, _ expected: [[String]]) {
    #expect(Self.forms(sentence, .english) == expected)
  }

  @Test(
    arguments: [
      ("車呼んで、駅まで", [[], ["、 駅 ま で 車 呼 ん で"], [], []]),
      ("車呼んで、駅前", [[], ["、 駅 前 車 呼 ん で"], [], []]), ("車呼んで 駅前", [[], [], [], []]),
      ("車呼んで 4じに", [[], ["4 じ に 車 呼 ん で"], [], []]), ("車呼んで", [[], [], [], []]),
    ] as [(String, [[String]])])
  func `Japanese habits lead to other forms`(_ sentence: String, _ expected: [[String]]) {
    #expect(Self.forms(sentence, .japanese) == expected)
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

  @Test func `a sentence with many marks has few forms`() {
    let text = "in" + String(repeating: " a, so because please", count: 100)
    let forms = SentenceForm(SpokenWords(text)).otherForms(by: .english)
    #expect(forms.allSatisfy { $0.count <= 6 })
  }
}
