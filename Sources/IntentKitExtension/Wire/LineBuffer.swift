/// Bytes that come in pieces, taken out by lines.
struct LineBuffer {
  private var bytes: [UInt8] = []
  /// Where the next line begins.
  private var start = 0
  /// How far was looked for its end.
  private var looked = 0

  /// How many bytes wait for the end of their line.
  var count: Int { bytes.count - start }

  /// Adds a piece.
  mutating func append(_ piece: some Sequence<UInt8>) {
    if start == bytes.count {
      bytes.removeAll(keepingCapacity: true)
      (start, looked) = (0, 0)
    }
    bytes.append(contentsOf: piece)
  }

  /// Takes the next whole line, without its end; nil when there is none.
  mutating func next() -> ArraySlice<UInt8>? {
    guard let end = bytes[looked...].firstIndex(of: UInt8(ascii: "\n")) else {
      looked = bytes.count
      if start > 1 << 16 {
        bytes.removeFirst(start)
        looked -= start
        start = 0
      }
      return nil
    }
    defer { (start, looked) = (end + 1, end + 1) }
    return bytes[start..<end]
  }

  /// Takes what waits for the end of its line.
  mutating func rest() -> ArraySlice<UInt8> {
    defer { (start, looked) = (bytes.count, bytes.count) }
    return bytes[start...]
  }
}
