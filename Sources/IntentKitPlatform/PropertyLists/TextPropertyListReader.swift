/// Reads the old-style text format, which localized texts and Xcode projects are written in.
struct TextPropertyListReader {
  var text: TextScanner
  private var valueCount = 0

  init(text: TextScanner) { self.text = text }

  /// Reads a list of keys and texts.
  mutating func strings() throws(PropertyListError) -> PropertyList {
    let position = text.position()
    try skipComments()
    let members = try members(depth: nil)
    return PropertyList(.dictionary(members), at: position)
  }

  /// Reads a value of any type, and nothing after it.
  mutating func document() throws(PropertyListError) -> PropertyList {
    try skipComments()
    let list = try value("a value", depth: 0)
    try skipComments()
    guard text.next == nil else { throw text.unexpected("nothing after the value") }
    return list
  }

  /// Reads members to the end of their dictionary, or of the file if there is no depth.
  ///
  /// In a file of texts, a key can stand for itself, and all values are texts.
  private mutating func members(
    depth: Int?
  ) throws(PropertyListError) -> [PropertyList.Member] {
    var members: [PropertyList.Member] = []
    while text.next != nil, depth == nil || !text.isAt("}") {
      let keyPosition = text.position()
      let key = try string("a key in quotation marks")
      try skipComments()
      var value = PropertyList(.string(key), at: keyPosition)
      if text.take("=") {
        try skipComments()
        if let depth {
          value = try self.value("the value of the key \(key.quotedForMessage)", depth: depth)
        } else {
          value = try textValue("the text of the key \(key.quotedForMessage)")
        }
        try skipComments()
      }
      guard text.take(";") else {
        throw text.unexpected("“;” after the text of the key \(key.quotedForMessage)")
      }
      try count()
      members.append(PropertyList.Member(key, value, at: keyPosition))
      try skipComments()
    }
    return members
  }

  private mutating func value(
    _ expected: String, depth: Int
  ) throws(PropertyListError) -> PropertyList {
    guard depth < PropertyListReader.maximumDepth else {
      throw text.unexpected("at most \(PropertyListReader.maximumDepth) nested values")
    }
    let position = text.position()
    if text.take("{") {
      try skipComments()
      let members = try members(depth: depth + 1)
      guard text.take("}") else { throw text.unexpected("“}” after the members") }
      return PropertyList(.dictionary(members), at: position)
    }
    guard text.take("(") else { return try textValue(expected) }
    var elements: [PropertyList] = []
    try skipComments()
    while !text.take(")") {
      elements.append(try value("an element or “)”", depth: depth + 1))
      try count()
      try skipComments()
      if text.take(",") {
        try skipComments()
      } else if !text.isAt(")") {
        throw text.unexpected("“,” or “)” after an element")
      }
    }
    return PropertyList(.array(elements), at: position)
  }

  private mutating func textValue(_ expected: String) throws(PropertyListError) -> PropertyList {
    let position = text.position()
    return PropertyList(.string(try string(expected)), at: position)
  }

  private mutating func count() throws(PropertyListError) {
    valueCount += 1
    guard valueCount <= PropertyListReader.maximumValueCount else {
      throw text.unexpected("at most \(PropertyListReader.maximumValueCount) values")
    }
  }

  /// Skips whitespace and comments.
  private mutating func skipComments() throws(PropertyListError) {
    while true {
      text.skipSpace()
      let start = text.offset
      if text.take("//") {
        while let next = text.next, next != UInt8(ascii: "\n"), next != UInt8(ascii: "\r") {
          text.offset += 1
        }
      } else if text.take("/*") {
        guard text.skip(past: "*/") else {
          throw text.failure(at: start, found: "an open comment", expected: "“*/” after it")
        }
      } else {
        return
      }
    }
  }

  /// Reads a text in quotation marks, or a word.
  private mutating func string(_ expected: String) throws(PropertyListError) -> String {
    let start = text.offset
    guard text.take("\"") else {
      while let next = text.next,
        next.isNameByte || next == UInt8(ascii: "/") || next == UInt8(ascii: "$")
      {
        text.offset += 1
      }
      guard text.offset > start else { throw text.unexpected(expected) }
      return text.text(start..<text.offset)
    }
    // Escapes can contain the halves of a surrogate pair, so the text is collected in UTF-16.
    var string = ""
    var units: [UInt16] = []
    func characters() -> String { String(decoding: units, as: UTF16.self) }
    var plain = text.offset
    while let next = text.next {
      switch next {
      case UInt8(ascii: "\""):
        string += characters() + text.text(plain..<text.offset)
        text.offset += 1
        return string
      case UInt8(ascii: "\\"):
        if plain < text.offset {
          string += characters() + text.text(plain..<text.offset)
          units = []
        }
        text.offset += 1
        if let unit = takeEscape() { units.append(unit) }
        plain = text.offset
      default: text.offset += 1
      }
    }
    throw text.failure(
      at: start, found: "an open quotation mark", expected: "its other one",
      hint: "Write \\\" for a quotation mark in a text.")
  }

  /// Reads an escaped character after its backslash.
  ///
  /// The result is nil at the end, and for a character without a special meaning outside of ASCII.
  /// That one isn't skipped.
  private mutating func takeEscape() -> UInt16? {
    guard let next = text.next, next < 0x80 else { return nil }
    switch next {
    case UInt8(ascii: "U"), UInt8(ascii: "u"):
      text.offset += 1
      return takeDigits(radix: 16, atMost: 4) ?? UInt16(next)
    case UInt8(ascii: "0")...UInt8(ascii: "7"): return takeDigits(radix: 8, atMost: 3)
    default: break
    }
    text.offset += 1
    return switch next {
    case UInt8(ascii: "n"): 10
    case UInt8(ascii: "r"): 13
    case UInt8(ascii: "t"): 9
    case UInt8(ascii: "a"): 7
    case UInt8(ascii: "b"): 8
    case UInt8(ascii: "f"): 12
    case UInt8(ascii: "v"): 11
    default: UInt16(next)
    }
  }

  private mutating func takeDigits(radix: Int, atMost count: Int) -> UInt16? {
    let digits = text.bytes[text.offset...].prefix(count).prefix { byte in
      Character(Unicode.Scalar(byte)).hexDigitValue.map { $0 < radix } ?? false
    }
    text.offset += digits.count
    return UInt16(String(decoding: digits, as: UTF8.self), radix: radix)
  }
}
