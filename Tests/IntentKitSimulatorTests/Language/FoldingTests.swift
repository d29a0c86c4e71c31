import Testing

@testable import IntentKitSimulator

@Suite("Folding of text")
struct FoldingTests {
  @Test(arguments: [
    ("  Bill   James. ", "bill james"),
    ("JOSÉ Núñez", "jose nunez"),
    ("Jose\u{301}", "jose"),
    ("Łódź", "lodz"),
    ("２番", "2番"),
    ("Ｂｉｌｌ", "bill"),
    ("キャンセル", "きゃんせる"),
    ("ｶﾞｷﾞｱ", "がぎあ"),
    ("はい、", "はい"),
    ("“yes!”", "yes"),
    ("that’s right", "that's right"),
    ("？", ""),
  ])
  func `folding removes case, width, marks and punctuation`(_ text: String, _ folded: String) {
    #expect(text.folded == folded)
  }

  @Test func `the fast path for ASCII gives the same result`() {
    let letters = (UInt8(0)..<0x80).map { Character(Unicode.Scalar($0)) }
    for first in letters {
      for second in letters {
        for text in ["\(first)\(second)", "a\(first)\(second)B", "\(first) a\(second)"] {
          #expect(text.folded == text.foldedLetters)
        }
      }
    }
  }
}
