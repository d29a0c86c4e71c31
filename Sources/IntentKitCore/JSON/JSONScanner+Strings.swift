extension JSONScanner {
  /// Reads a string, starting at its opening quote.
  mutating func string() throws(JSONError) -> String {
    offset += 1
    let first = offset
    try skipPlainText()
    // Most strings end here, without any escape.
    if next == .quote {
      defer { offset += 1 }
      return String(decoding: bytes[first..<offset], as: UTF8.self)
    }
    var text = Array(bytes[first..<offset])
    while take(.backslash) {
      try takeEscape(into: &text)
      let run = offset
      try skipPlainText()
      text.append(contentsOf: bytes[run..<offset])
    }
    // Plain text ends at a quote or at a backslash.
    offset += 1
    return String(decoding: text, as: UTF8.self)
  }

  /// Skips text without escapes, up to a quote or a backslash.
  private mutating func skipPlainText() throws(JSONError) {
    var index = offset
    while index < bytes.count {
      let byte = bytes[index]
      if byte == .quote || byte == .backslash {
        offset = index
        return
      }
      if byte >= 0x80 {
        index += try lengthOfScalar(at: index)
      } else if byte >= 0x20 {
        index += 1
      } else {
        throw bareControlCharacter(byte, at: index)
      }
    }
    throw failure(at: bytes.count, found: nil, expected: "the closing quote of a string")
  }

  /// Validates a scalar outside ASCII and returns its length in bytes.
  private func lengthOfScalar(at index: Int) throws(JSONError) -> Int {
    // The ranges are from table 3-7 of the Unicode standard. The second byte reveals overlong
    // forms, surrogates and values beyond the last plane.
    let (length, second): (Int, ClosedRange<UInt8>)
    switch bytes[index] {
    case 0xC2...0xDF: (length, second) = (2, 0x80...0xBF)
    case 0xE0: (length, second) = (3, 0xA0...0xBF)
    case 0xED: (length, second) = (3, 0x80...0x9F)
    case 0xE1...0xEF: (length, second) = (3, 0x80...0xBF)
    case 0xF0: (length, second) = (4, 0x90...0xBF)
    case 0xF1...0xF3: (length, second) = (4, 0x80...0xBF)
    case 0xF4: (length, second) = (4, 0x80...0x8F)
    default: throw notUTF8(at: index)
    }
    for place in 1..<length {
      guard index + place < bytes.count else {
        throw failure(at: bytes.count, found: nil, expected: "the rest of a character in UTF-8")
      }
      let allowed = place == 1 ? second : 0x80...0xBF
      guard allowed.contains(bytes[index + place]) else { throw notUTF8(at: index) }
    }
    return length
  }

  /// Reads the escape after a backslash and appends the text it represents.
  private mutating func takeEscape(into text: inout [UInt8]) throws(JSONError) {
    let backslash = offset - 1
    switch next {
    case .quote, .backslash, .letter("/"): text.append(bytes[offset])
    case .letter("b"): text.append(0x08)
    case .letter("f"): text.append(0x0C)
    case .letter("n"): text.append(.lineFeed)
    case .letter("r"): text.append(.carriageReturn)
    case .letter("t"): text.append(.tab)
    case .letter("u"):
      let scalar = try scalarOfEscape()
      text.append(contentsOf: String(Character(scalar)).utf8)
      return
    case nil:
      throw failure(at: offset, found: nil, expected: "the rest of an escape")
    default:
      throw failure(
        at: backslash, found: "a backslash before \(character(at: offset) ?? "nothing")",
        expected: #"one of \" \\ \/ \b \f \n \r \t \u"#)
    }
    offset += 1
  }

  /// Reads a `\u` escape, or a surrogate pair of two, starting at the letter `u`.
  private mutating func scalarOfEscape() throws(JSONError) -> Unicode.Scalar {
    let backslash = offset - 1
    let unit = try unitOfEscape()
    // The initializer returns nil for surrogates.
    if let scalar = Unicode.Scalar(unit) { return scalar }
    guard UTF16.isLeadSurrogate(unit) else {
      throw failure(
        at: backslash, found: "the second half of a surrogate pair",
        expected: "its first half before it")
    }
    guard next != nil else {
      throw failure(at: offset, found: nil, expected: "the second half of a surrogate pair")
    }
    if take(.backslash), next == nil || next == .letter("u") {
      let second = try unitOfEscape()
      if UTF16.isTrailSurrogate(second) {
        return UTF16.decode(UTF16.EncodedScalar([unit, second]))
      }
    }
    throw failure(
      at: backslash, found: "the first half of a surrogate pair",
      expected: "its second half after it")
  }

  /// Reads the four digits of an escape, starting at the letter `u`.
  private mutating func unitOfEscape() throws(JSONError) -> UInt16 {
    let expected = "four hexadecimal digits after “\\u”"
    guard take(.letter("u")) else { throw failure(at: offset, found: nil, expected: expected) }
    var unit: UInt16 = 0
    for _ in 0..<4 {
      guard let byte = next, let digit = Character(Unicode.Scalar(byte)).hexDigitValue else {
        throw failure(at: offset, found: character(at: offset), expected: expected)
      }
      unit = unit << 4 | UInt16(digit)
      offset += 1
    }
    return unit
  }

  /// Returns the error for a byte that isn't valid UTF-8.
  private func notUTF8(at index: Int) -> JSONError {
    failure(at: index, found: "a byte that isn't UTF-8", expected: "text in UTF-8")
  }

  /// Returns the error for a control character that must be escaped.
  private func bareControlCharacter(_ byte: UInt8, at index: Int) -> JSONError {
    let escape =
      switch byte {
      case .lineFeed: #"\n"#
      case .carriageReturn: #"\r"#
      case .tab: #"\t"#
      default: #"\u"# + UInt32(byte).hexadecimal
      }
    let found = character(at: index) ?? "a control character"
    return failure(at: index, found: "\(found) inside a string", expected: "the escape “\(escape)”")
  }
}
