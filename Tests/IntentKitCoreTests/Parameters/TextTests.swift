import Testing

@testable import IntentKitCore

@Suite struct `Texts in messages` {
  @Test(
    arguments: [
      ("", ""), ("12345", "12345"), ("123456", "1234…"), ("日本語の文章です", "日本語の…"),
      ("👨‍👩‍👧‍👦👨‍👩‍👧‍👦", "👨‍👩‍👧‍👦👨‍👩‍👧‍👦"),
    ])
  func `a text is cut to a number of letters`(_ text: String, _ short: String) {
    #expect(text.shortened(to: 5) == short)
  }

  @Test(arguments: ["\u{301}", "\u{200B}", "👩\u{200D}", "x"])
  func `a text of any length is cut to a length`(_ letter: String) {
    let text = String(repeating: letter, count: 100_000)
    #expect(text.shortened(to: 60).utf8.count < 1000)
    #expect(text.nearest(in: ["recipients", text]) == nil)
  }

  @Test func `the words of a long name are found in one pass`() {
    let name = String(repeating: "aB", count: 50_000)
    #expect(name.words.count == 150_000)
  }
}
