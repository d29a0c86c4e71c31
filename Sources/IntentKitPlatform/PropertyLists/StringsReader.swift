/// Reads the localized texts of an app from a file such as `InfoPlist.strings`.
///
/// Such a file is a list of keys and texts, or a property list in XML or in the binary format, to
/// which Xcode converts it when it builds an app.
///
/// ```
/// /* The name below the icon. */
/// "CFBundleDisplayName" = "Unicorn Rides";
/// ```
package enum StringsReader {
  /// Reads a file.
  ///
  /// - Parameter bytes: The content of the file.
  /// - Returns: A dictionary of strings, with its positions unless the file is binary.
  /// - Throws: ``PropertyListError`` for the first error. Show it to the author of the file.
  package static func strings(from bytes: [UInt8]) throws(PropertyListError) -> PropertyList {
    let isText =
      switch bytes.prefix(2) {
      case [0xFE, 0xFF], [0xFF, 0xFE]: !(try TextScanner(decoding: bytes)).isXML
      default: !PropertyListReader.isPropertyList(bytes)
      }
    guard isText, bytes.count <= PropertyListReader.maximumSize else {
      let list = try PropertyListReader.propertyList(from: bytes)
      guard list.members == nil else { return list }
      throw PropertyListError(
        list.position.map { .text($0) } ?? .byte(0), found: "another value",
        expected: "a dictionary of texts")
    }
    var reader = StringsTextReader(text: try TextScanner(decoding: bytes))
    return try reader.document()
  }
}

extension TextScanner {
  /// Whether the text begins like XML.
  fileprivate var isXML: Bool { bytes.first { !$0.isTextSpace } == UInt8(ascii: "<") }
}

/// Reads a list of keys and texts.
private struct StringsTextReader {
  var text: TextScanner

  mutating func document() throws(PropertyListError) -> PropertyList {
    let position = text.position()
    var members: [PropertyList.Member] = []
    try skipComments()
    while text.next != nil {
      let keyPosition = text.position()
      let key = try string("a key in quotation marks")
      try skipComments()
      var value = PropertyList(.string(key), at: keyPosition)
      if text.take("=") {
        try skipComments()
        value.position = text.position()
        value.content = .string(try string("the text of the key \(key.quotedForMessage)"))
        try skipComments()
      }
      guard text.take(";") else {
        throw text.unexpected("“;” after the text of the key \(key.quotedForMessage)")
      }
      guard members.count < PropertyListReader.maximumValueCount else {
        throw text.unexpected("at most \(PropertyListReader.maximumValueCount) texts")
      }
      members.append(PropertyList.Member(key, value, at: keyPosition))
      try skipComments()
    }
    return PropertyList(.dictionary(members), at: position)
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
      while let next = text.next, next.isNameByte || next == UInt8(ascii: "/") { text.offset += 1 }
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
