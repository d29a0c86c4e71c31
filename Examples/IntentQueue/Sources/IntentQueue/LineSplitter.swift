/// Takes a text apart into lines, however its pieces come.
public struct LineSplitter: Sendable {
  private let limit: Int
  /// What came after the last line break that was seen.
  private var piece: ArraySlice<UInt8> = []
  /// What is there of the next line, from earlier pieces.
  private var begun: [UInt8] = []

  /// Makes a splitter.
  ///
  /// - Parameter limit: How much of a line is kept, in bytes. Of a longer one comes one byte more, by which the reader
  ///   sees that it is too long, and the rest is dropped.
  public init(limit: Int) {
    self.limit = limit
  }

  /// Adds a piece; all lines of the one before must have been taken.
  public mutating func append(_ piece: [UInt8]) {
    self.piece = piece[...]
  }

  /// Takes the next whole line, without its line break; nil when there is none yet.
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

  /// Takes what has no line break after it; nil when there is nothing.
  public mutating func rest() -> [UInt8]? {
    defer { begun = [] }
    return begun.isEmpty ? nil : begun
  }

  private mutating func keep(_ part: ArraySlice<UInt8>) {
    begun += part.prefix(limit + 1 - begun.count)
  }
}
