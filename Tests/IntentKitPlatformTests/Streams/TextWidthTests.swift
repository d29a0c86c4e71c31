import Testing

@testable import IntentKitPlatform

@Suite("Width of text")
struct TextWidthTests {
  @Test(arguments: [
    ("", 0), ("hello", 5), ("é", 1), ("e\u{301}", 1), ("あなた", 6), ("アプリ", 6), ("ｱﾌﾟﾘ", 4),
    ("Ａ", 2), ("「」", 4), ("“”", 2), ("✔", 1), ("🦄", 2), ("👩‍👩‍👧", 2), ("❤️", 2), ("한국", 4),
    ("\u{200B}", 0),
  ])
  func `East Asian letters take two columns and combining marks none`(
    _ text: String, _ columns: Int
  ) {
    #expect(text.columns == columns)
  }

  @Test(arguments: [
    ("one two three", 8, ["one two", "three"]),
    ("one two three", 7, ["one two", "three"]),
    ("unbreakable", 5, ["unbre", "akabl", "e"]),
    ("送信しますか？", 12, ["送信します", "か？"]),
    ("「はい」です。", 8, ["「はい」", "です。"]),
    ("", 10, [""]),
  ])
  func `lines are broken between words`(_ text: String, _ width: Int, _ lines: [String]) {
    #expect(text.wrapped(to: width) == lines)
  }
}
