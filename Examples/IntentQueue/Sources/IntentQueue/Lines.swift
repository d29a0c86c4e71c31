/// The lines of a text that comes in pieces.
///
/// A piece is asked for when all lines of the one before were taken, so nothing is read ahead but the rest of a piece.
public struct Lines<Pieces: AsyncSequence>: AsyncSequence where Pieces.Element == [UInt8] {
  private let pieces: Pieces
  private let limit: Int

  /// Makes lines of pieces.
  ///
  /// - Parameters:
  ///   - pieces: The text, in pieces of any length.
  ///   - limit: How much of a line is kept, in bytes; see ``LineSplitter``.
  public init(of pieces: Pieces, limit: Int = IntentWorker.longestLine) {
    self.pieces = pieces
    self.limit = limit
  }

  public func makeAsyncIterator() -> Iterator {
    Iterator(pieces: pieces.makeAsyncIterator(), splitter: LineSplitter(limit: limit))
  }

  /// Goes through the lines.
  public struct Iterator: AsyncIteratorProtocol {
    fileprivate var pieces: Pieces.AsyncIterator
    fileprivate var splitter: LineSplitter

    /// The next line without its line break, or nil at the end.
    ///
    /// - Throws: What the pieces throw. What was begun of a line is lost then.
    public mutating func next() async throws -> [UInt8]? {
      while true {
        if let line = splitter.next() { return line }
        guard let piece = try await pieces.next() else { return splitter.rest() }
        splitter.append(piece)
      }
    }
  }
}
