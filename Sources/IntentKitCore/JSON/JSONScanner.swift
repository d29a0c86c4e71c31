/// A reader's place in a text, and what the grammar allows there.
///
/// It works on the bytes that ``JSONReader`` lends it and never outlives them. After an error its
/// place means nothing.
struct JSONScanner {
  let bytes: UnsafeBufferPointer<UInt8>
  /// The place of the next byte, `bytes.count` at the end.
  var offset: Int

  /// What a member that is null holds; nil when it is absent.
  var null: ParameterValue?

  /// Where the text starts, after a byte order mark.
  private let start: Int
  /// How many arrays and objects are open.
  private var depth = 0
  /// The members read so far of all objects that are open. Once an object closes, the number of its
  /// members is known, and its dictionary is made at the right size: one that grows hashes its keys
  /// again and again.
  private var members: [Member] = []

  private struct Member {
    var key: String
    var keyOffset: Int
    var value: ParameterValue?
  }

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
    start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    offset = start
  }

  /// The next byte, or nil at the end.
  var next: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  /// Takes the next byte if it is the given one, and says whether it was.
  mutating func take(_ byte: UInt8) -> Bool {
    guard next == byte else { return false }
    offset += 1
    return true
  }

  /// Passes over spaces, tabs and line breaks.
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
  /// Reads the whole text.
  mutating func document() throws(JSONError) -> ParameterValue {
    skipWhitespace()
    guard next != nil else {
      throw failure(
        at: start, found: start == bytes.count ? "an empty text" : "nothing but whitespace",
        expected: "a value")
    }
    let value = try value()
    skipWhitespace()
    guard next == nil else { throw unexpected("the end of the text") }
    return value
  }

  /// Reads a value where null is a mistake.
  mutating func value() throws(JSONError) -> ParameterValue {
    let place = offset
    let isNull = next == .letter("n")
    guard let value = try valueOrNull(), !isNull else {
      throw failure(
        at: place, found: "null",
        expected: "a value, since null may only stand for an absent member of an object")
    }
    return value
  }

  /// Reads a value, or nil for null.
  mutating func valueOrNull() throws(JSONError) -> ParameterValue? {
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
      return null
    case .some(let byte) where byte == .minus || byte.isDigit: return try number()
    default: throw unexpected("a value")
    }
  }

  /// Takes one of the three words of the grammar.
  private mutating func takeWord(_ word: StaticString) throws(JSONError) {
    let place = offset
    let isThere = word.withUTF8Buffer { letters in
      bytes[place...].starts(with: letters)
    }
    offset += word.utf8CodeUnitCount
    if isThere, next?.isWordByte != true { return }
    offset = place
    // A word that breaks off with the text is cut off, any other is a wrong one.
    let rest = bytes[place...]
    let isCutOff = word.withUTF8Buffer { letters in
      rest.count < letters.count && letters.starts(with: rest)
    }
    if isCutOff { offset = bytes.count }
    throw unexpected(isCutOff ? "“\(word)”" : "a value")
  }

  /// Reads an array, from its bracket on.
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

  /// Reads an object, from its brace on.
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

  /// Takes the members of the innermost object and makes its dictionary.
  private mutating func closedObject(
    from first: Int
  ) throws(JSONError) -> [String: ParameterValue] {
    var object = [String: ParameterValue](minimumCapacity: members.count - first)
    var absent: Set<String> = []
    for index in first..<members.count {
      let member = members[index]
      // Keys are compared as Swift compares texts: what one dictionary could not hold is the same
      // key.
      let isRepeated =
        if let value = member.value {
          object.updateValue(value, forKey: member.key) != nil || absent.contains(member.key)
        } else {
          !absent.insert(member.key).inserted || object[member.key] != nil
        }
      if isRepeated {
        throw failure(
          at: member.keyOffset, found: "the key “\(member.key.shortened(to: 60))” again",
          expected: "each key once in an object")
      }
    }
    members.removeLast(members.count - first)
    return object
  }

  /// Reads the key of a member and what parts it from the value.
  private mutating func key() throws(JSONError) -> String {
    guard next == .quote else { throw unexpected("a key in double quotes") }
    let key = try string()
    skipWhitespace()
    guard take(.colon) else { throw unexpected("“:”") }
    skipWhitespace()
    return key
  }

  /// Goes into an array or object, up to its first element or its end.
  private mutating func open() throws(JSONError) {
    guard depth < JSONReader.maximumDepth else {
      throw failure(
        at: offset, found: "one more level of nesting",
        expected: "at most \(JSONReader.maximumDepth) levels")
    }
    depth += 1
    offset += 1
    skipWhitespace()
  }

  /// Leaves an array or object by its last byte.
  private mutating func close() {
    depth -= 1
    offset += 1
  }
}

// MARK: - Places

extension JSONScanner {
  /// Finds the place of a value, or of the last one on the way to it that exists.
  mutating func offset(of steps: [ParameterPath.Step]) throws(JSONError) -> Int {
    skipWhitespace()
    guard next != nil else { throw unexpected("a value") }
    var place = offset
    for step in steps {
      let found =
        switch step {
        case .name(let name): try enterMember(name)
        case .index(let index): try enterElement(index)
        }
      guard let found else { break }
      place = found
    }
    return place
  }

  /// Goes to the value of a member and returns the place of its key.
  private mutating func enterMember(_ name: String) throws(JSONError) -> Int? {
    guard take(.openBrace) else { return nil }
    skipWhitespace()
    guard next != .closeBrace else { return nil }
    repeat {
      skipWhitespace()
      let place = offset
      if try key() == name { return place }
      _ = try valueOrNull()
      skipWhitespace()
    } while take(.comma)
    guard next == .closeBrace else { throw unexpected("“,” or “}”") }
    return nil
  }

  /// Goes to an element and returns its place.
  private mutating func enterElement(_ index: Int) throws(JSONError) -> Int? {
    guard take(.openBracket) else { return nil }
    skipWhitespace()
    guard next != .closeBracket else { return nil }
    var count = 0
    repeat {
      skipWhitespace()
      if count == index { return offset }
      _ = try value()
      count += 1
      skipWhitespace()
    } while take(.comma)
    guard next == .closeBracket else { throw unexpected("“,” or “]”") }
    return nil
  }
}

// MARK: - Mistakes

extension JSONScanner {
  /// The error for what stands at the current place.
  func unexpected(_ expected: String) -> JSONError {
    failure(at: offset, found: words(at: offset), expected: expected)
  }

  /// The error for a place.
  func failure(at offset: Int, found: String?, expected: String) -> JSONError {
    JSONError(position: position(at: offset), found: found, expected: expected)
  }

  /// The line and column of a place, counted only now that somebody asks.
  func position(at offset: Int) -> JSONPosition {
    var position = JSONPosition(line: 1, column: 1)
    for index in start..<offset {
      switch bytes[index] {
      case .lineFeed:
        position = JSONPosition(line: position.line + 1, column: 1)
      case .carriageReturn:
        // Before a line feed it is half of one line break.
        let isHalf = index + 1 < bytes.count && bytes[index + 1] == .lineFeed
        if !isHalf { position = JSONPosition(line: position.line + 1, column: 1) }
      case 0x80...0xBF:
        // The later bytes of a scalar that has been counted.
        break
      default:
        position.column += 1
      }
    }
    return position
  }

  /// What stands at a place, in words, or nil at the end: a whole word where there is one, else a
  /// letter.
  private func words(at offset: Int) -> String? {
    let word = bytes[offset...].prefix { $0.isWordByte }
    if word.count > 1 { return "“\(String(decoding: word, as: UTF8.self).shortened(to: 60))”" }
    return letter(at: offset)
  }

  /// The letter at a place, in words, or nil at the end.
  func letter(at offset: Int) -> String? {
    guard offset < bytes.count else { return nil }
    var decoder = UTF8()
    var rest = bytes[offset...].makeIterator()
    guard case .scalarValue(let scalar) = decoder.decode(&rest) else {
      return "a byte that is not UTF-8"
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
  /// This number in upper case with four digits or more, as Unicode writes its scalars.
  var hexadecimal: String {
    let digits = String(self, radix: 16, uppercase: true)
    return String(repeating: "0", count: Swift.max(0, 4 - digits.count)) + digits
  }
}
