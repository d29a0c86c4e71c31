import Testing

@testable import IntentKitReports

@Suite struct `Line reader` {
  /// The lines read from a text in chunks, with nil for a line that is too long.
  private func lines(
    _ text: String, pieces: Int, limit: Int = 10
  ) throws -> (lines: [String?], numbers: [Int]) {
    var rest = Array(text.utf8)[...]
    var reader = LineReader(limit: limit, pieceSize: pieces) { count in
      defer { rest = rest.dropFirst(count) }
      return Array(rest.prefix(count))
    }
    var lines: [String?] = []
    var numbers: [Int] = []
    while let line = try reader.next() {
      switch line {
      case .text(let text): lines.append(String(decoding: text, as: UTF8.self))
      case .tooLong: lines.append(nil)
      }
      numbers.append(reader.number)
    }
    #expect(reader.offset == text.utf8.count)
    return (lines, numbers)
  }

  @Test(
    arguments: [
      ("", []),
      ("a", ["a"]),
      ("a\n", ["a"]),
      ("\n", [""]),
      ("a\n\nb", ["a", "", "b"]),
      ("a\r\nb\r\n", ["a\r", "b\r"]),
      ("0123456789\nb", ["0123456789", "b"]),
      ("0123456789A\nb", [nil, "b"]),
      ("01234567890123456789012345678901234567890123456789", [nil]),
      ("0123456789A\n0123456789A\n\nc\n", [nil, nil, "", "c"]),
      ("日本\n語", ["日本", "語"]),
    ] as [(String, [String?])],
    [1, 2, 3, 7, 1000])
  func `the size of the chunks doesn't affect the lines`(
    _ sample: (text: String, lines: [String?]), _ pieces: Int
  ) throws {
    let (lines, numbers) = try lines(sample.text, pieces: pieces)
    #expect(lines == sample.lines)
    #expect(numbers == Array(0..<sample.lines.count).map { $0 + 1 })
  }

  @Test(arguments: [1, 3, 100])
  func `the remaining bytes are returned up to a limit`(_ pieces: Int) throws {
    for (limit, rest) in [(12, Array("second\nthird".utf8)), (11, nil)] {
      var text = Array("first\nsecond\nthird".utf8)[...]
      var reader = LineReader(pieceSize: pieces) { count in
        defer { text = text.dropFirst(count) }
        return Array(text.prefix(count))
      }
      _ = try reader.next()
      #expect(try reader.rest(atMost: limit) == rest)
    }
  }
}
