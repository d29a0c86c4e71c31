/// The lines of a text that arrives in chunks.
///
/// The next chunk is requested only after all lines of the current one have been read.
public struct Lines<Pieces: AsyncSequence>: AsyncSequence where Pieces.Element == [UInt8] {
  private let pieces: Pieces
  private let limit: Int

  /// Creates the lines of a text.
  ///
  /// - Parameters:
  ///   - pieces: The text, in chunks of any length.
  ///   - limit: The maximum number of bytes of a line; see ``LineSplitter``.
  public init(of pieces: Pieces, limit: Int = IntentWorker.maximumLineLength) {
    self.pieces = pieces
    self.limit = limit
  }

  public func makeAsyncIterator() -> Iterator {
    Iterator(pieces: pieces.makeAsyncIterator(), splitter: LineSplitter(limit: limit))
  }

  /// The iterator over the lines.
  public struct Iterator: AsyncIteratorProtocol {
    fileprivate var pieces: Pieces.AsyncIterator
    fileprivate var splitter: LineSplitter

    /// Returns the next line without its line break, or nil at the end.
    ///
    /// - Returns: The line.
    /// - Throws: The error of the chunks. The beginning of an incomplete line is lost.
    public mutating func next() async throws -> [UInt8]? {
      while true {
        if let line = splitter.next() { return line }
        guard let piece = try await pieces.next() else { return splitter.rest() }
        splitter.append(piece)
      }
    }
  }
}
