/// A buffer that receives bytes in pieces and returns them as lines.
struct LineBuffer {
  private var bytes: [UInt8] = []
  /// The start of the next line.
  private var start = 0
  /// The end of the bytes that have been searched for a line break.
  private var searched = 0

  /// The number of bytes in incomplete lines.
  var count: Int { bytes.count - start }

  /// Appends a chunk.
  mutating func append(_ chunk: some Sequence<UInt8>) {
    if start == bytes.count {
      bytes.removeAll(keepingCapacity: true)
      (start, searched) = (0, 0)
    }
    bytes.append(contentsOf: chunk)
  }

  /// Removes and returns the next complete line, if any, without its line break.
  mutating func next() -> ArraySlice<UInt8>? {
    guard let end = bytes[searched...].firstIndex(of: UInt8(ascii: "\n")) else {
      searched = bytes.count
      if start > 1 << 16 {
        bytes.removeFirst(start)
        searched -= start
        start = 0
      }
      return nil
    }
    defer { (start, searched) = (end + 1, end + 1) }
    return bytes[start..<end]
  }

  /// Removes and returns the incomplete last line.
  mutating func rest() -> ArraySlice<UInt8> {
    defer { (start, searched) = (bytes.count, bytes.count) }
    return bytes[start...]
  }
}
