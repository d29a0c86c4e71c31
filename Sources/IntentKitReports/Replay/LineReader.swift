import IntentKitPlatform
import IntentKitSimulator

/// The lines of a file, read in chunks.
///
/// At most one line of the file is in memory, regardless of the file's size.
struct LineReader {
  /// A line, or its replacement.
  enum Line {
    /// A line without its line break.
    case text([UInt8])
    /// A line that exceeds the limit and was skipped.
    case tooLong
  }

  /// The maximum length of a line, in bytes.
  static let maximumLength = ScenarioFile.maximumSize

  /// The number of the last line that was read, counting from one.
  private(set) var number = 0
  /// The number of bytes that were read.
  private(set) var offset = 0

  private let read: (Int) throws(SystemError) -> [UInt8]
  private let limit: Int
  private let pieceSize: Int
  private var piece: ArraySlice<UInt8> = []
  private var isAtEnd = false

  /// Creates a reader.
  ///
  /// - Parameters:
  ///   - limit: The maximum length of a line, in bytes.
  ///   - pieceSize: The number of bytes to read at a time.
  ///   - read: Reads at most the given number of bytes. Returns no bytes at the end.
  init(
    limit: Int = maximumLength, pieceSize: Int = 1 << 17,
    read: @escaping (Int) throws(SystemError) -> [UInt8]
  ) {
    self.limit = limit
    self.pieceSize = pieceSize
    self.read = read
  }

  /// Whether the next line requires reading more of the file.
  var mustRead: Bool { !piece.contains(.lineFeed) }

  /// Reads the next line, or returns nil at the end.
  mutating func next() throws(SystemError) -> Line? {
    var line: [UInt8] = []
    var isTooLong = false
    var hasBegun = false
    var end: Int?
    repeat {
      if piece.isEmpty, !isAtEnd { try refill() }
      guard !isAtEnd else {
        if hasBegun { break }
        return nil
      }
      hasBegun = true
      end = piece.firstIndex(of: .lineFeed)
      let part = piece[..<(end ?? piece.endIndex)]
      isTooLong = isTooLong || line.count + part.count > limit
      if isTooLong { line = [] } else { line += part }
      piece = piece[(end.map { $0 + 1 } ?? piece.endIndex)...]
    } while end == nil
    number += 1
    return isTooLong ? .tooLong : .text(line)
  }

  /// Reads the rest of the file.
  ///
  /// - Parameter limit: The maximum number of bytes.
  /// - Returns: The rest, or nil if it exceeds the limit.
  /// - Throws: `SystemError` if reading fails.
  mutating func rest(atMost limit: Int) throws(SystemError) -> [UInt8]? {
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

  private mutating func refill() throws(SystemError) {
    let bytes = try read(pieceSize)
    isAtEnd = bytes.isEmpty
    offset += bytes.count
    piece = bytes[...]
  }
}
