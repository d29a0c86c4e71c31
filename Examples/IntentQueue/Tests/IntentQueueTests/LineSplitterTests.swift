import IntentQueue
import Testing

@Suite struct `Splitting lines` {
  @Test(arguments: [
    ([], []),
    (["a\nb\n"], ["a", "b"]),
    (["a\nb"], ["a", "b"]),
    (["a", "b", "\nc", "\n"], ["ab", "c"]),
    (["\n\n", "\n"], ["", "", ""]),
    (["a\r\nb"], ["a\r", "b"]),
    // Five bytes are kept, and a sixth indicates a longer line.
    (["12345\n123456\n1234567\n1"], ["12345", "123456", "123456", "1"]),
    (["123", "456", "789", "\n1\n"], ["123456", "1"]),
  ])
  func `lines don't depend on the chunks`(pieces: [String], lines: [String]) async throws {
    var found: [String] = []
    for try await line in Lines(of: Feed(pieces), limit: 5) {
      found.append(String(decoding: line, as: UTF8.self))
    }
    #expect(found == lines)
  }

  @Test func `a chunk is requested only when it is needed`() async throws {
    let feed = Feed(["a\nb\nc", "d\n", "e\n"])
    var iterator = Lines(of: feed).makeAsyncIterator()
    for taken in [1, 1, 2, 3] {
      _ = try await iterator.next()
      #expect(feed.takenCount == taken)
    }
  }
}
