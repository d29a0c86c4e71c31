import IntentKitSimulator

/// The lines of a file, which is read piece by piece: however long it is, no more than a line of it is in memory.
struct LineReader {
  /// What comes next.
  enum Line {
    /// A line without its end.
    case text([UInt8])
    /// A line that is longer than may be; it was passed over.
    case tooLong
  }

  /// The longest line that is read, in bytes.
  static let longest = 4 << 20

  /// The number of the line that was read last, from one.
  private(set) var number = 0
  /// How many bytes have been read.
  private(set) var offset = 0

  private let read: (Int) throws(SystemFailure) -> [UInt8]
  private let limit: Int
  private let pieceSize: Int
  private var piece: ArraySlice<UInt8> = []
  private var isAtEnd = false

  /// Makes a reader.
  ///
  /// - Parameters:
  ///   - limit: The longest line that is read, in bytes.
  ///   - pieceSize: How much is read at a time.
  ///   - read: Reads some bytes, at most as many as it is told; none at the end.
  init(
    limit: Int = longest, pieceSize: Int = 1 << 17,
    read: @escaping (Int) throws(SystemFailure) -> [UInt8]
  ) {
    self.limit = limit
    self.pieceSize = pieceSize
    self.read = read
  }

  /// Whether more of the file must be read to know the next line.
  var mustRead: Bool { !piece.contains(UInt8(ascii: "\n")) }

  /// Reads the next line, or nil at the end.
  mutating func next() throws(SystemFailure) -> Line? {
    var line: [UInt8] = []
    var isTooLong = false
    var hasBegun = false
    while true {
      if piece.isEmpty {
        if !isAtEnd { try refill() }
        guard !isAtEnd else {
          guard hasBegun else { return nil }
          number += 1
          return isTooLong ? .tooLong : .text(line)
        }
      }
      hasBegun = true
      let end = piece.firstIndex(of: UInt8(ascii: "\n"))
      let part = piece[piece.startIndex..<(end ?? piece.endIndex)]
      if line.count + part.count > limit {
        isTooLong = true
        line = []
      }
      if !isTooLong { line += part }
      piece = piece[(end.map { $0 + 1 } ?? piece.endIndex)...]
      if end != nil {
        number += 1
        return isTooLong ? .tooLong : .text(line)
      }
    }
  }

  /// Reads everything that is left.
  ///
  /// - Returns: Nil when it is longer than some limit.
  mutating func rest(atMost limit: Int) throws(SystemFailure) -> [UInt8]? {
    var rest = Array(piece)
    piece = []
    while !isAtEnd {
      try refill()
      guard rest.count + piece.count <= limit else { return nil }
      rest += piece
      piece = []
    }
    return rest
  }

  private mutating func refill() throws(SystemFailure) {
    let bytes = try read(pieceSize)
    isAtEnd = bytes.isEmpty
    offset += bytes.count
    piece = bytes[...]
  }
}
