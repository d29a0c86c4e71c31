// The text of an element, and the numbers in it.

extension XMLPropertyListReader {
  /// Reads the text of an element up to its end tag.
  mutating func characters(_ tag: Tag) throws(PropertyListError) -> String {
    guard !tag.isEmpty else { return "" }
    var characters: [UInt8] = []
    while let next = text.next {
      switch next {
      case UInt8(ascii: "<"):
        if text.isAt("</") {
          try endTag(tag.name)
          return String(decoding: characters, as: UTF8.self)
        }
        if text.isAt("<![CDATA[") {
          characters += try unparsedCharacters()
        } else if try !skipCommentOrInstruction() {
          throw text.unexpected(
            "</\(tag.name)>", hint: "Write &lt; for the character “<” in a text.")
        }
      case UInt8(ascii: "&"):
        characters += UTF8.encode(try reference()) ?? UTF8.encodedReplacementCharacter
      default:
        characters.append(lineBreakOr(next))
      }
    }
    throw PropertyListError(
      text.failure(at: text.bytes.count, found: nil, expected: "").place, found: nil,
      expected: "</\(tag.name)> for the tag in line \(tag.position.line)")
  }

  /// Skips a byte of text and returns it, or a line feed for a line break of any form.
  private mutating func lineBreakOr(_ byte: UInt8) -> UInt8 {
    text.offset += 1
    guard byte == UInt8(ascii: "\r") else { return byte }
    if text.next == UInt8(ascii: "\n") { text.offset += 1 }
    return UInt8(ascii: "\n")
  }

  /// Reads a section of text in which no character has a meaning in XML.
  private mutating func unparsedCharacters() throws(PropertyListError) -> [UInt8] {
    let start = text.offset
    _ = text.take("<![CDATA[")
    var characters: [UInt8] = []
    while let next = text.next {
      if text.take("]]>") { return characters }
      characters.append(lineBreakOr(next))
    }
    throw text.failure(at: start, found: "an open <![CDATA[", expected: "“]]>” after it")
  }

  /// Reads a reference to a character: `&amp;` or `&#8217;`.
  private mutating func reference() throws(PropertyListError) -> Unicode.Scalar {
    let start = text.offset
    text.offset += 1
    // No reference is longer than this.
    let rest = text.bytes[text.offset...].prefix(12)
    guard let end = rest.firstIndex(of: UInt8(ascii: ";")) else {
      throw text.failure(
        at: start, found: "“&” without a reference", expected: "a reference such as &amp;",
        hint: "Write &amp; for the character “&”.")
    }
    let name = text.text(text.offset..<end)
    text.offset = end + 1
    let scalar: Unicode.Scalar? =
      switch name {
      case "lt": "<"
      case "gt": ">"
      case "amp": "&"
      case "apos": "'"
      case "quot": "\""
      default: name.hasPrefix("#") ? name.dropFirst().scalarOfReference : nil
      }
    if let scalar, scalar != "\0" { return scalar }
    throw text.failure(
      at: start, found: "&\(name);",
      expected: "&lt;, &gt;, &amp;, &apos;, &quot; or the number of a character",
      hint: "Property lists have no other entities.")
  }
}

extension Substring {
  /// The character of a numeric reference without its number sign.
  fileprivate var scalarOfReference: Unicode.Scalar? {
    let isHexadecimal = hasPrefix("x")
    let digits = isHexadecimal ? dropFirst() : self
    guard digits.first?.isHexDigit == true,
      let value = UInt32(digits, radix: isHexadecimal ? 16 : 10)
    else { return nil }
    return Unicode.Scalar(value)
  }

  /// The whole number that this text is, in decimal or hexadecimal digits.
  var wholeNumber: Int128? {
    let isNegative = hasPrefix("-")
    let digits = isNegative || hasPrefix("+") ? dropFirst() : self
    guard digits.lowercased().hasPrefix("0x") else { return Int128(self) }
    let hexadecimal = digits.dropFirst(2)
    guard hexadecimal.first?.isHexDigit == true else { return nil }
    return Int128((isNegative ? "-" : "") + hexadecimal, radix: 16)
  }
}

extension String {
  /// The text without the whitespace around it.
  var trimmedOfSpace: Substring {
    let isSpace = { (byte: UInt8) in byte.isTextSpace }
    guard let first = utf8.firstIndex(where: { !isSpace($0) }),
      let last = utf8.lastIndex(where: { !isSpace($0) })
    else { return "" }
    return self[first...last]
  }
}
