/// Splits a text that arrives in chunks into lines.
public struct LineSplitter: Sendable {
  private let limit: Int
  /// The part of the current chunk that hasn't been split.
  private var piece: ArraySlice<UInt8> = []
  /// The beginning of the next line, from earlier chunks.
  private var begun: [UInt8] = []

  /// Creates a splitter.
  ///
  /// - Parameter limit: The maximum number of bytes of a line. A longer line is truncated to one
  ///   more byte, so that the reader can detect its excessive length.
  public init(limit: Int) {
    self.limit = limit
  }

  /// Appends a chunk.
  ///
  /// All lines of the previous chunk must have been read.
  public mutating func append(_ piece: [UInt8]) {
    self.piece = piece[...]
  }

  /// Returns the next complete line without its line break, or nil if it is incomplete.
  public mutating func next() -> [UInt8]? {
    guard let end = piece.firstIndex(of: UInt8(ascii: "\n")) else {
      keep(piece)
      piece = []
      return nil
    }
    keep(piece[..<end])
    piece = piece[(end + 1)...]
    defer { begun = [] }
    return begun
  }

  /// Returns the rest after the last line break, or nil if it's empty.
  public mutating func rest() -> [UInt8]? {
    defer { begun = [] }
    return begun.isEmpty ? nil : begun
  }

  private mutating func keep(_ part: ArraySlice<UInt8>) {
    begun += part.prefix(limit + 1 - begun.count)
  }
}
