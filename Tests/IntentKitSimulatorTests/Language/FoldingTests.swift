import Testing

@testable import IntentKitSimulator

@Suite("Texts that people mean to be the same")
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
  func `what does not matter is left out`(_ text: String, _ folded: String) {
    #expect(text.folded == folded)
  }

  @Test func `ASCII goes a short way to the same end`() {
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
