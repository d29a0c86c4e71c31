import IntentKitPlatform
import Testing

@Suite struct `Visible text` {
  /// All characters that control a terminal, break a line or change the direction of text.
  static let controls: [Unicode.Scalar] = [
    0...0x1F, 0x7F...0x9F, 0x2028...0x202E, 0x2066...0x2069,
  ].flatMap { range -> [Unicode.Scalar] in
    (range as ClosedRange<UInt32>).compactMap { Unicode.Scalar($0) }
  }

  @Test(arguments: controls)
  func `a control character becomes its escape, and a line feed only where lines end otherwise`(
    control: Unicode.Scalar
  ) {
    let escape = "\\u{\(String(control.value, radix: 16, uppercase: true))}"
    for (before, after) in [
      ("", ""), ("a", "b"), ("“é", "語”"), ("\u{1B}[31", "m"), ("e\u{301}", "\u{200D}"),
    ] {
      let text = "\(before)\(Character(control))\(after)"
      let start = before.replacing("\u{1B}", with: "\\u{1B}")
      let line = "\(start)\(escape)\(after)"
      #expect(text.visibleOnOneLine.unicodeScalars.elementsEqual(line.unicodeScalars))
      let expected = control == "\n" ? "\(start)\n\(after)" : line
      #expect(text.visible.unicodeScalars.elementsEqual(expected.unicodeScalars))
      #expect(text.visible.visible.unicodeScalars.elementsEqual(expected.unicodeScalars))
    }
  }

  @Test(arguments: [
    "", "plain", "日本語 “é” ‰ ‐ – ⁰ \u{A0}", "👩‍👩‍👧‍👦", "e\u{301}", "\u{200E}\u{200F}",
    "\u{2027}\u{202F}\u{2065}\u{206A}",
  ])
  func `other text stays as it is`(text: String) {
    #expect(text.visible.unicodeScalars.elementsEqual(text.unicodeScalars))
    #expect(text.visibleOnOneLine.unicodeScalars.elementsEqual(text.unicodeScalars))
  }
}
