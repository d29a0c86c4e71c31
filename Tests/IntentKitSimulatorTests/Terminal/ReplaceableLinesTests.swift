import IntentKitSimulator
import Testing

@Suite("Replaceable lines")
struct ReplaceableLinesTests {
  @Test(
    arguments: [
      ([], "\r"), (["one\n"], "\r\u{1B}[1A"), (["one\ntwo\n", "three\n"], "\r\u{1B}[3A"),
      // An empty line takes a row, and a long one several.
      (["\n"], "\r\u{1B}[1A"), (["1234567890\n"], "\r\u{1B}[1A"),
      (["1234567890+\n"], "\r\u{1B}[2A"),
      (["一二三四五六\n"], "\r\u{1B}[2A"),
      // Color codes take no place.
      (["\u{1B}[2m1234567890\u{1B}[0m\n"], "\r\u{1B}[1A"),
      (["a\u{1B}[2mb\u{1B}[0m7890123456+\n"], "\r\u{1B}[2A"),
    ] as [([String], String)])
  func `lines are removed with all rows that they take`(_ texts: [String], _ start: String) {
    var lines = ReplaceableLines()
    for text in texts { lines.append(text) }
    #expect(lines.erasure(columns: 10, rows: 24) == start + "\u{1B}[J")
  }

  @Test func `lines that left the window can't be removed`() {
    var lines = ReplaceableLines()
    lines.append("1\n2\n3\n")
    #expect(lines.erasure(columns: 80, rows: 4) != nil)
    #expect(lines.erasure(columns: 80, rows: 3) == nil)
  }
}
