/// A position in a JSON text, with the grammar rules to read from it.
///
/// A scanner must not outlive the bytes that ``JSONReader`` lends it. After an error, its position
/// is undefined.
struct JSONScanner {
  let bytes: UnsafeBufferPointer<UInt8>
  /// The offset of the next byte; `bytes.count` at the end.
  var offset: Int

  /// Whether members that are `null` are read; otherwise they are omitted.
  var keepsNulls = false

  /// The offset after an optional byte order mark.
  private let start: Int
  /// The number of open arrays and objects.
  private var depth = 0
  /// The number of values read so far.
  private var valueCount = 0
  /// The members read so far in all open objects.
  ///
  /// The dictionary of an object is created when the object closes. Its size is known by then, so
  /// it never rehashes its keys while it grows.
  private var members: [Member] = []

  private struct Member {
    var key: String
    var keyOffset: Int
    var value: ParameterValue?
  }

  /// The keys and values of members, except those without a value.
  private struct Members: Sequence, IteratorProtocol {
    private let members: [Member]
    private var index: Int

    init(_ members: [Member], from index: Int) {
      self.members = members
      self.index = index
    }

    var underestimatedCount: Int { members.count - index }

    mutating func next() -> (String, ParameterValue)? {
      while index < members.count {
        defer { index += 1 }
        if let value = members[index].value { return (members[index].key, value) }
      }
      return nil
    }
  }

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
    start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    offset = start
  }

  /// The next byte, or nil at the end.
  var next: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  /// Skips the next byte if it equals the given one, and returns whether it did.
  mutating func take(_ byte: UInt8) -> Bool {
    guard next == byte else { return false }
    offset += 1
    return true
  }

  /// Skips spaces, tabs and line breaks.
  mutating func skipWhitespace() {
    var index = offset
    while index < bytes.count {
      switch bytes[index] {
      case .space, .lineFeed, .carriageReturn, .tab: index += 1
      default:
        offset = index
        return
      }
    }
    offset = index
  }
}

// MARK: - Values

extension JSONScanner {
  /// Reads the entire text.
  mutating func document() throws(JSONError) -> ParameterValue {
    skipWhitespace()
    guard next != nil else {
      throw failure(
        at: start, found: start == bytes.count ? "an empty text" : "only whitespace",
        expected: "a value")
    }
    let value = try value()
    skipWhitespace()
    guard next == nil else { throw unexpected("the end of the text") }
    return value
  }

  /// Reads a value, where `null` is an error.
  mutating func value() throws(JSONError) -> ParameterValue {
    let place = offset
    let isNull = next == .letter("n")
    guard let value = try valueOrNull(), !isNull else {
      throw failure(
        at: place, found: "null",
        expected: "a value, because null is only allowed for members of an object")
    }
    return value
  }

  /// Reads a value, or returns nil for `null`.
  mutating func valueOrNull() throws(JSONError) -> ParameterValue? {
    valueCount += 1
    guard valueCount <= JSONReader.maximumValueCount else {
      throw failure(
        at: offset, found: "another value",
        expected: "at most \(JSONReader.maximumValueCount) values")
    }
    switch next {
    case .quote: return .string(try string())
    case .openBrace: return .object(try object())
    case .openBracket: return .array(try array())
    case .letter("t"):
      try takeWord("true")
      return .boolean(true)
    case .letter("f"):
      try takeWord("false")
      return .boolean(false)
    case .letter("n"):
      try takeWord("null")
      return keepsNulls ? .null : nil
    case .some(let byte) where byte == .minus || byte.isDigit: return try number()
    default: throw unexpected("a value")
    }
  }

  /// Reads `true`, `false` or `null`.
  private mutating func takeWord(_ word: StaticString) throws(JSONError) {
    let place = offset
    let isMatch = word.withUTF8Buffer { letters in
      bytes[place...].starts(with: letters)
    }
    offset += word.utf8CodeUnitCount
    if isMatch, next?.isWordByte != true { return }
    offset = place
    // A word cut off by the end of the text is incomplete; any other word is wrong.
    let rest = bytes[place...]
    let isCutOff = word.withUTF8Buffer { letters in
      rest.count < letters.count && letters.starts(with: rest)
    }
    if isCutOff { offset = bytes.count }
    throw unexpected(isCutOff ? "“\(word)”" : "a value")
  }

  /// Reads an array, starting at its bracket.
  private mutating func array() throws(JSONError) -> [ParameterValue] {
    try open()
    var elements: [ParameterValue] = []
    if next != .closeBracket {
      repeat {
        skipWhitespace()
        elements.append(try value())
        skipWhitespace()
      } while take(.comma)
    }
    guard next == .closeBracket else { throw unexpected("“,” or “]”") }
    close()
    return elements
  }

  /// Reads an object, starting at its brace.
  private mutating func object() throws(JSONError) -> [String: ParameterValue] {
    try open()
    let first = members.count
    if next != .closeBrace {
      repeat {
        skipWhitespace()
        let place = offset
        let key = try key()
        members.append(Member(key: key, keyOffset: place, value: try valueOrNull()))
        skipWhitespace()
      } while take(.comma)
    }
    guard next == .closeBrace else { throw unexpected("“,” or “}”") }
    close()
    return try closedObject(from: first)
  }

  /// Removes the members of the innermost object and returns them as a dictionary.
  private mutating func closedObject(
    from first: Int
  ) throws(JSONError) -> [String: ParameterValue] {
    let count = members.count - first
    // Unlike `init(minimumCapacity:)`, this initializer is specialized.
    let object = Dictionary(Members(members, from: first)) { first, _ in first }
    // A member is missing if its key is repeated or if it has no value.
    if object.count < count { try refuseRepeatedKey(from: first) }
    members.removeLast(count)
    return object
  }

  /// Throws an error if a key is repeated among the last members.
  private func refuseRepeatedKey(from first: Int) throws(JSONError) {
    // Keys are compared as Swift strings, because canonically equivalent keys are the same key of
    // a dictionary.
    var keys: Set<String> = []
    for member in members[first...] where !keys.insert(member.key).inserted {
      throw failure(
        at: member.keyOffset, found: "the duplicate key “\(member.key.shortened(to: 60))”",
        expected: "unique keys in an object")
    }
  }

  /// Reads the key of a member and the colon after it.
  mutating func key() throws(JSONError) -> String {
    guard next == .quote else { throw unexpected("a key in double quotes") }
    let key = try string()
    skipWhitespace()
    guard take(.colon) else { throw unexpected("“:”") }
    skipWhitespace()
    return key
  }

  /// Enters an array or object and skips to its first element or its end.
  private mutating func open() throws(JSONError) {
    guard depth < JSONReader.maximumDepth else {
      throw failure(
        at: offset, found: "another level of nesting",
        expected: "at most \(JSONReader.maximumDepth) levels")
    }
    depth += 1
    offset += 1
    skipWhitespace()
  }

  /// Leaves an array or object.
  private mutating func close() {
    depth -= 1
    offset += 1
  }
}

// MARK: - Mistakes

extension JSONScanner {
  /// Returns the error for unexpected text at the current offset.
  func unexpected(_ expected: String) -> JSONError {
    failure(at: offset, found: description(at: offset), expected: expected)
  }

  /// Returns the error for an offset.
  func failure(at offset: Int, found: String?, expected: String) -> JSONError {
    JSONError(position: position(at: offset), found: found, expected: expected)
  }

  /// Returns the line and column of an offset.
  ///
  /// The scanner counts lines only here, so valid text doesn't pay for it.
  func position(at offset: Int) -> JSONPosition { positions(at: [offset])[0] }

  /// Returns the lines and columns of offsets, counted in one pass.
  func positions(at offsets: [Int]) -> [JSONPosition] {
    var position = JSONPosition(line: 1, column: 1)
    var positions = [JSONPosition](repeating: position, count: offsets.count)
    var next = start
    for number in offsets.indices.sorted(by: { offsets[$0] < offsets[$1] }) {
      while next < offsets[number] {
        switch bytes[next] {
        case .lineFeed:
          position = JSONPosition(line: position.line + 1, column: 1)
        case .carriageReturn:
          // Before a line feed, it is the first half of a line break.
          let isHalf = next + 1 < bytes.count && bytes[next + 1] == .lineFeed
          if !isHalf { position = JSONPosition(line: position.line + 1, column: 1) }
        case 0x80...0xBF:
          // A continuation byte of a scalar that has been counted.
          break
        default:
          position.column += 1
        }
        next += 1
      }
      positions[number] = position
    }
    return positions
  }

  /// Returns a description of the word or character at an offset, or nil at the end.
  private func description(at offset: Int) -> String? {
    let word = bytes[offset...].prefix { $0.isWordByte }
    if word.count > 1 { return "“\(String(decoding: word, as: UTF8.self).shortened(to: 60))”" }
    return character(at: offset)
  }

  /// Returns a description of the character at an offset, or nil at the end.
  func character(at offset: Int) -> String? {
    guard offset < bytes.count else { return nil }
    var decoder = UTF8()
    var rest = bytes[offset...].makeIterator()
    guard case .scalarValue(let scalar) = decoder.decode(&rest) else {
      return "a byte that isn't UTF-8"
    }
    return switch scalar {
    case "\n", "\r": "a line break"
    case "\t": "a tab"
    case " ": "a space"
    case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{FEFF}":
      "the invisible character U+\(scalar.value.hexadecimal)"
    default: "“\(scalar)”"
    }
  }
}

extension UInt32 {
  /// This number in uppercase with at least four digits, as in Unicode's `U+` notation.
  var hexadecimal: String {
    let digits = String(self, radix: 16, uppercase: true)
    return String(repeating: "0", count: Swift.max(0, 4 - digits.count)) + digits
  }
}
