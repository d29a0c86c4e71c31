/// The text of a property list, and a position in it.
struct TextScanner {
  /// The text as valid UTF-8, without a byte order mark.
  let bytes: [UInt8]
  /// The offset of the next byte; `bytes.count` at the end.
  var offset = 0

  /// The offset up to which lines and columns have been counted.
  private var countedOffset = 0
  private var countedPosition = TextPosition(line: 1, column: 1)

  /// The byte order mark of UTF-8.
  static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

  /// Decodes a text in UTF-8, or in UTF-16 with a byte order mark.
  ///
  /// - Throws: ``PropertyListError`` for the first invalid character.
  init(decoding bytes: [UInt8]) throws(PropertyListError) {
    switch (bytes.first, bytes.dropFirst().first) {
    case (0xFF, 0xFE): try self.init(utf16: bytes, isBigEndian: false)
    case (0xFE, 0xFF): try self.init(utf16: bytes, isBigEndian: true)
    default: try self.init(utf8: bytes)
    }
  }

  private init(utf8 bytes: [UInt8]) throws(PropertyListError) {
    let text = bytes.starts(with: Self.byteOrderMark) ? Array(bytes.dropFirst(3)) : bytes
    self.bytes = text
    let hint = "Save the file as UTF-8, or as UTF-16 with a byte order mark."
    if let zero = text.firstIndex(of: 0) {
      throw failure(at: zero, found: "a null character", expected: "text", hint: hint)
    }
    // The standard library's validation is faster than a decoder in Swift.
    guard String(validating: text, as: UTF8.self) == nil else { return }
    var decoder = UTF8()
    var rest = text.makeIterator()
    var valid = 0
    while case .scalarValue(let scalar) = decoder.decode(&rest) { valid += UTF8.width(scalar) }
    throw failure(at: valid, found: "a byte that isn't UTF-8", expected: "text", hint: hint)
  }

  private init(utf16 bytes: [UInt8], isBigEndian: Bool) throws(PropertyListError) {
    let (high, low) = isBigEndian ? (0, 1) : (1, 0)
    let units = stride(from: 2, to: bytes.count - 1, by: 2).map { index -> UInt16 in
      UInt16(bytes[index + high]) << 8 | UInt16(bytes[index + low])
    }
    var text: [UInt8] = []
    text.reserveCapacity(units.count)
    var decoder = UTF16()
    var rest = units.makeIterator()
    var result = decoder.decode(&rest)
    while case .scalarValue(let scalar) = result, scalar != "\0" {
      text += UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter
      result = decoder.decode(&rest)
    }
    self.bytes = text
    switch result {
    case .scalarValue:
      throw failure(at: text.count, found: "a null character", expected: "text in UTF-16")
    case .error:
      throw failure(
        at: text.count, found: "half of a surrogate pair", expected: "text in UTF-16",
        hint: "Save the file again as UTF-8.")
    case .emptyInput:
      guard bytes.count.isMultiple(of: 2) else {
        throw failure(at: text.count, found: "half of a character", expected: "text in UTF-16")
      }
    }
  }
}

// MARK: - Reading

extension TextScanner {
  /// The next byte, or nil at the end.
  var next: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  /// Whether the text continues with a word.
  func isAt(_ word: StaticString) -> Bool {
    word.withUTF8Buffer { bytes[offset...].starts(with: $0) }
  }

  /// Skips a word if the text continues with it, and returns whether it does.
  mutating func take(_ word: StaticString) -> Bool {
    guard isAt(word) else { return false }
    offset += word.utf8CodeUnitCount
    return true
  }

  /// Skips the text to a word and the word itself, and returns whether the word follows.
  mutating func skip(past word: StaticString) -> Bool {
    let first = word.withUTF8Buffer { $0.first }
    while let next {
      if next == first, take(word) { return true }
      offset += 1
    }
    return false
  }

  /// Skips spaces, tabs and line breaks, and returns whether there were any.
  @discardableResult
  mutating func skipSpace() -> Bool {
    let start = offset
    while next?.isTextSpace == true { offset += 1 }
    return offset > start
  }
}

// MARK: - Positions and errors

extension TextScanner {
  /// Returns the position of the current offset.
  ///
  /// Each line is counted once if the offset only increases from call to call.
  mutating func position() -> TextPosition {
    if offset < countedOffset {
      countedOffset = 0
      countedPosition = TextPosition(line: 1, column: 1)
    }
    countedPosition = position(at: offset, from: countedOffset, at: countedPosition)
    countedOffset = offset
    return countedPosition
  }

  private func position(
    at end: Int, from start: Int = 0, at position: TextPosition = TextPosition(line: 1, column: 1)
  ) -> TextPosition {
    var position = position
    for index in start..<max(start, end) {
      switch bytes[index] {
      case UInt8(ascii: "\n"): position = TextPosition(line: position.line + 1, column: 1)
      case UInt8(ascii: "\r"):
        // Before a line feed, it is the first half of a line break.
        let isHalf = index + 1 < bytes.count && bytes[index + 1] == UInt8(ascii: "\n")
        if !isHalf { position = TextPosition(line: position.line + 1, column: 1) }
      // A continuation byte of a scalar that has been counted.
      case 0x80...0xBF: break
      default: position.column += 1
      }
    }
    return position
  }

  /// Returns the error for an offset.
  func failure(
    at offset: Int, found: String?, expected: String, hint: String? = nil
  ) -> PropertyListError {
    PropertyListError(
      .text(position(at: min(offset, bytes.count))), found: found, expected: expected, hint: hint)
  }

  /// Returns the error for unexpected text at the current offset.
  func unexpected(_ expected: String, hint: String? = nil) -> PropertyListError {
    failure(at: offset, found: description(at: offset), expected: expected, hint: hint)
  }

  /// Returns a description of the tag, word or character at an offset, or nil at the end.
  private func description(at offset: Int) -> String? {
    guard offset < bytes.count else { return nil }
    let rest = bytes[offset...]
    if rest.first == UInt8(ascii: "<") {
      let length = rest.dropFirst().prefix { $0.isNameByte || $0 == UInt8(ascii: "/") }.count
      let end = offset + 1 + length
      let isWhole = end < bytes.count && bytes[end] == UInt8(ascii: ">")
      return text(offset..<end + (isWhole ? 1 : 0)).quotedForMessage
    }
    let word = rest.prefix { $0.isNameByte }
    if word.count > 1 { return text(word.indices).quotedForMessage }
    var decoder = UTF8()
    var bytes = rest.makeIterator()
    guard case .scalarValue(let scalar) = decoder.decode(&bytes) else { return "invalid text" }
    return switch scalar {
    case "\n", "\r": "a line break"
    case "\t": "a tab"
    case " ": "a space"
    default:
      scalar.isControl
        ? "the invisible character U+\(String(scalar.value, radix: 16, uppercase: true))"
        : "“\(scalar)”"
    }
  }

  /// Returns a part of the text.
  func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
}

extension UInt8 {
  /// Whether this is a space, a tab, a line feed or a carriage return.
  var isTextSpace: Bool {
    self == UInt8(ascii: " ") || self == UInt8(ascii: "\n") || self == UInt8(ascii: "\t")
      || self == UInt8(ascii: "\r")
  }

  /// Whether this byte can be part of the name of a tag or of an attribute.
  var isNameByte: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"),
      UInt8(ascii: "."), UInt8(ascii: ":"), 0x80...0xFF:
      true
    default: false
    }
  }
}
