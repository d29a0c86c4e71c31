import IntentKitSimulator
import Testing

/// Bytes that a terminal sends, with their keys.
private let sequences: [(sent: String, keys: [TerminalKey])] = [
  ("hello, 世界 👩‍👩‍👧", [.text("hello, 世界 👩‍👩‍👧")]),
  ("a\rb\nc\r\nd", [.text("a"), .enter, .text("b"), .enter, .text("c"), .enter, .text("d")]),
  ("\u{1}\u{5}\u{8}\u{7F}\t", [.control("A"), .control("E"), .backspace, .backspace, .tab]),
  ("\u{1B}[A\u{1B}[B\u{1B}[C\u{1B}[D", [.up, .down, .right, .left]),
  ("\u{1B}OA\u{1B}OB\u{1B}OC\u{1B}OD\u{1B}OM", [.up, .down, .right, .left, .enter]),
  ("\u{1B}[H\u{1B}[F\u{1B}OH\u{1B}OF", [.home, .end, .home, .end]),
  ("\u{1B}[1~\u{1B}[4~\u{1B}[7~\u{1B}[8~\u{1B}[3~", [.home, .end, .home, .end, .delete]),
  ("\u{1B}[1;2C\u{1B}[1;5C\u{1B}[1;3D", [.right, .wordRight, .wordLeft]),
  ("\u{1B}b\u{1B}\u{7F}", [.alt("b"), .alt("\u{7F}")]),
  ("\u{1B}\u{1B}[A", [.escape, .up]),
  // A text with line breaks and keys in it is only text.
  (
    "\u{1B}[200~a\r\nb\nc\td\u{1B}[Ae\u{7}\u{1B}[201~\r",
    [.text("a b c de"), .enter]
  ),
  // Function keys, reports of the terminal, the mouse, and keys of other protocols.
  ("\u{1B}[15~\u{1B}[24;2~\u{1B}OP\u{1B}[[Ax", [.text("x")]),
  ("\u{1B}[?1;2c\u{1B}[0n\u{1B}[24;80R\u{1B}[97;5u\u{1B}[I\u{1B}[Ox", [.text("x")]),
  (
    "\u{1B}]11;rgb:ff/ff/ff\u{7}\u{1B}]0;title\u{1B}\\\u{1B}P1$r\u{1B}\\\u{1B}_G\u{1B}\\x",
    [.text("x")]
  ),
  ("\u{1B}[M !!\u{1B}[<0;10;10M\u{1B}[32;10;10Mx", [.text("x")]),
  ("\u{9B}A\u{9D}title\u{7}\u{84}x\u{85}y\u{2028}z", [.up, .text("x y z")]),
  ("\u{1B}éx", [.text("x")]),
  // A sequence that is broken off.
  ("\u{1B}[1;\rx\u{1B}O\r", [.enter, .text("x"), .enter]),
  ("\u{1B}[\(String(repeating: "1;", count: 1000))Ax", [.up, .text("x")]),
]

@Suite("Keys of a terminal")
struct KeyDecoderTests {
  @Test(arguments: sequences)
  func `bytes are decoded as keys wherever they are split`(_ sent: String, _ keys: [TerminalKey]) {
    let bytes = Array(sent.utf8)
    for size in [bytes.count, 1, 2, 3, 5] {
      var decoder = KeyDecoder()
      var found: [TerminalKey] = []
      for start in stride(from: 0, to: bytes.count, by: size) {
        for key in decoder.decode(bytes[start..<min(start + size, bytes.count)]) {
          found.add(key)
        }
      }
      #expect(found == keys, "in parts of \(size)")
    }
  }

  @Test func `a lone escape is a key once nothing follows it`() {
    var decoder = KeyDecoder()
    #expect(decoder.decode([0x1B]) == [])
    #expect(decoder.isUndecided)
    #expect(decoder.endKey() == [.escape])
    #expect(!decoder.isUndecided)
    #expect(decoder.decode("[A".utf8) == [.text("[A")])
  }

  @Test func `a text for programs ends even if its end is missing`() {
    var decoder = KeyDecoder()
    #expect(decoder.decode("\u{1B}]title".utf8) == [])
    #expect(decoder.endKey() == [])
    #expect(decoder.decode("x".utf8) == [.text("x")])
  }

  @Test(
    arguments: [
      ([0x61, 0xFF, 0x62], "a\u{FFFD}b"), ([0xE3, 0x81, 0x61], "\u{FFFD}a"),
      ([0xC0, 0x80], "\u{FFFD}\u{FFFD}"), ([0xF0, 0x9F, 0x98, 0x80], "😀"),
      ([0x80], "\u{FFFD}"), ([0xE3, 0x81, 0xE3, 0x81, 0x82], "\u{FFFD}あ"),
    ] as [([UInt8], String)])
  func `invalid bytes are replacement characters`(_ bytes: [UInt8], _ text: String) {
    var decoder = KeyDecoder()
    #expect(decoder.decode(bytes) == [.text(text)])
  }

  @Test func `no bytes add a control character to the text`() {
    var generator = SystemRandomNumberGenerator()
    var decoder = KeyDecoder()
    for _ in 0..<20_000 {
      let special: [UInt8] = [0x1B, 0x5B, 0x4F, 0x5D, 0x7E, 0x0D, 0xC2, 0x9B]
      let byte =
        Bool.random(using: &generator)
        ? special.randomElement() ?? 0 : UInt8.random(in: 0...255, using: &generator)
      for case .text(let text) in decoder.decode([byte]) {
        #expect(!text.unicodeScalars.contains { $0.properties.generalCategory == .control })
      }
    }
  }
}

extension [TerminalKey] {
  /// Adds a key; text continues a text before it.
  fileprivate mutating func add(_ key: TerminalKey) {
    if case .text(let text) = key, case .text(let earlier)? = last {
      self[count - 1] = .text(earlier + text)
    } else {
      append(key)
    }
  }
}
