/// Reads a property list in XML.
///
/// The grammar is the part of XML that property lists consist of: a declaration, a document type
/// without declarations, comments, and elements whose attributes have no meaning. A reference to an
/// external file or an entity isn't resolved, so a file can't read others.
struct XMLPropertyListReader {
  var text: TextScanner
  private var depth = 0
  private var valueCount = 0

  init(_ text: TextScanner) { self.text = text }

  /// The start tag of an element.
  struct Tag {
    var name: String
    var position: TextPosition
    /// Whether the tag is also the end of the element, as in `<true/>`.
    var isEmpty: Bool
  }

  /// Reads the entire text.
  mutating func document() throws(PropertyListError) -> PropertyList {
    try skipProlog()
    let tag = try startTag()
    guard tag.name == "plist" else {
      // Apple's readers also accept a value without its usual wrapping.
      let value = try value(tag, isDocument: true)
      try finish()
      return value
    }
    try skipMiscellany("a value")
    if tag.isEmpty || text.isAt("</") { throw text.unexpected("a value in <plist>") }
    let value = try value(try startTag())
    try skipMiscellany("</plist>")
    guard text.isAt("</") else { throw text.unexpected("</plist>, because it has only one value") }
    try endTag("plist")
    try finish()
    return value
  }

  /// Checks that only comments follow the document.
  private mutating func finish() throws(PropertyListError) {
    try skipMiscellany("the end of the file")
    guard text.next == nil else { throw text.unexpected("the end of the file") }
  }
}

// MARK: - Between elements

extension XMLPropertyListReader {
  /// Skips the declaration, the document type and comments.
  private mutating func skipProlog() throws(PropertyListError) {
    let expected = "a property list in XML"
    text.skipSpace()
    if text.next != UInt8(ascii: "<") { throw notXML(expected) }
    try checkDeclaration()
    try skipMiscellany(expected)
    if text.isAt("<!DOCTYPE") {
      try skipDocumentType()
      try skipMiscellany(expected)
    }
  }

  /// Returns the error for a text that isn't XML.
  private func notXML(_ expected: String) -> PropertyListError {
    guard let next = text.next else {
      return text.failure(
        at: 0, found: text.bytes.isEmpty ? "an empty file" : "only whitespace",
        expected: expected)
    }
    // The old-style format begins with a brace, a parenthesis, a comment or a quoted text.
    let oldStyle = [UInt8(ascii: "{"), UInt8(ascii: "("), UInt8(ascii: "/"), UInt8(ascii: "\"")]
    guard oldStyle.contains(next) else { return text.unexpected(expected) }
    return text.failure(
      at: text.offset, found: "a property list in the old-style text format or another text",
      expected: "XML or the binary format",
      hint: "Convert it with plutil -convert xml1, or open it in Xcode and save it as XML.")
  }

  /// Checks that the encoding in the XML declaration is one that is read.
  ///
  /// The declaration itself is skipped like any other processing instruction.
  private func checkDeclaration() throws(PropertyListError) {
    guard text.isAt("<?xml") else { return }
    var declaration = text
    let start = declaration.offset
    guard declaration.skip(past: "?>") else { return }
    let words = text.text(start..<declaration.offset)
      .split { $0.isWhitespace || $0 == "=" || $0 == "\"" || $0 == "'" || $0 == "?" }
    guard let index = words.firstIndex(of: "encoding"), index + 1 < words.endIndex else { return }
    let encoding = words[index + 1].uppercased()
    guard !["UTF-8", "UTF8", "UTF-16", "US-ASCII", "ASCII"].contains(encoding) else { return }
    throw text.failure(
      at: start, found: "the encoding \(String(words[index + 1]).quotedForMessage)",
      expected: "UTF-8 or UTF-16", hint: "Save the file as UTF-8.")
  }

  private mutating func skipDocumentType() throws(PropertyListError) {
    let start = text.offset
    while let next = text.next {
      switch next {
      case UInt8(ascii: ">"):
        text.offset += 1
        return
      case UInt8(ascii: "\""), UInt8(ascii: "'"): try skipQuoted()
      case UInt8(ascii: "["):
        throw text.failure(
          at: text.offset, found: "declarations in the document type",
          expected: "the document type of a property list",
          hint: "Remove the part in brackets; property lists have no entities of their own.")
      default: text.offset += 1
      }
    }
    throw text.failure(at: start, found: nil, expected: "“>” after <!DOCTYPE")
  }

  /// Skips a text in quotation marks, at which the scanner is.
  private mutating func skipQuoted() throws(PropertyListError) {
    let start = text.offset
    let mark = text.next
    text.offset += 1
    while let next = text.next, next != mark { text.offset += 1 }
    guard text.next == mark else {
      throw text.failure(at: start, found: "an open quotation mark", expected: "its other one")
    }
    text.offset += 1
  }

  /// Skips whitespace, comments and processing instructions, up to a tag or the end of the file.
  private mutating func skipMiscellany(_ expected: String) throws(PropertyListError) {
    while true {
      text.skipSpace()
      guard try skipCommentOrInstruction() else { break }
    }
    if let next = text.next, next != UInt8(ascii: "<") || text.isAt("<![CDATA[") {
      throw text.unexpected(expected)
    }
  }

  /// Skips a comment or a processing instruction, and returns whether there is one.
  mutating func skipCommentOrInstruction() throws(PropertyListError) -> Bool {
    let start = text.offset
    if text.take("<!--") {
      guard text.skip(past: "-->") else {
        throw text.failure(at: start, found: "an open comment", expected: "“-->” after it")
      }
      return true
    }
    guard text.take("<?") else { return false }
    guard text.skip(past: "?>") else {
      throw text.failure(at: start, found: "an open instruction", expected: "“?>” after it")
    }
    return true
  }
}

// MARK: - Tags

extension XMLPropertyListReader {
  /// The expected text where a value must follow.
  private static let values =
    "a value: <dict>, <array>, <string>, <integer>, <real>, <true/>, <false/>, <date> or <data>"

  /// Reads a start tag, and ignores its attributes.
  private mutating func startTag(
    _ expected: String = values
  ) throws(PropertyListError) -> Tag {
    let start = text.offset
    let position = text.position()
    guard text.next == UInt8(ascii: "<"), !text.isAt("</") else { throw text.unexpected(expected) }
    text.offset += 1
    let name = takeName()
    guard !name.isEmpty else {
      throw text.failure(
        at: start, found: "“<” without the name of a tag", expected: expected,
        hint: "Write &lt; for the character “<” in a text.")
    }
    while true {
      let hasSpace = text.skipSpace()
      if text.take("/>") { return Tag(name: name, position: position, isEmpty: true) }
      if text.take(">") { return Tag(name: name, position: position, isEmpty: false) }
      guard hasSpace, text.next?.isNameByte == true else {
        throw text.unexpected("“>” at the end of the tag <\(name)>")
      }
      let attribute = takeName()
      text.skipSpace()
      guard text.take("=") else { throw text.unexpected("“=” after the attribute “\(attribute)”") }
      text.skipSpace()
      guard text.next == UInt8(ascii: "\"") || text.next == UInt8(ascii: "'") else {
        throw text.unexpected("the attribute's value in quotation marks")
      }
      try skipQuoted()
    }
  }

  /// Reads an end tag.
  mutating func endTag(_ name: String) throws(PropertyListError) {
    let start = text.offset
    guard text.take("</"), takeName() == name else {
      text.offset = start
      throw text.unexpected("</\(name)>")
    }
    text.skipSpace()
    guard text.take(">") else { throw text.unexpected("“>” at the end of the tag </\(name)>") }
  }

  /// Reads the name of a tag or an attribute.
  private mutating func takeName() -> String {
    let start = text.offset
    while text.next?.isNameByte == true { text.offset += 1 }
    // A long name isn't one of the known names, whatever its end is.
    return text.text(start..<text.offset).prefix(utf8Count: 100)
  }
}

// MARK: - Values

extension XMLPropertyListReader {
  /// Reads a value, possibly the whole document, after its start tag.
  private mutating func value(
    _ tag: Tag, isDocument: Bool = false
  ) throws(PropertyListError) -> PropertyList {
    valueCount += 1
    guard valueCount <= PropertyListReader.maximumValueCount else {
      throw failure(
        tag, found: "another value",
        expected: "at most \(PropertyListReader.maximumValueCount) values")
    }
    let content: PropertyList.Content =
      switch tag.name {
      case "dict": .dictionary(try members(tag))
      case "array": .array(try elements(tag))
      case "string": .string(try characters(tag))
      case "true": .boolean(try flag(tag, true))
      case "false": .boolean(try flag(tag, false))
      case "integer": .integer(try number(tag, "a whole number") { $0.wholeNumber })
      case "real": .real(try number(tag, "a number") { Double($0) })
      case "date":
        .date(
          try number(tag, "a date such as 2026-11-22T08:30:00Z") { PropertyListDate.seconds($0) })
      case "data": .data(try number(tag, "data in Base64") { Base64.bytes($0) })
      default:
        throw failure(
          tag, found: "<\(tag.name)>",
          expected: isDocument ? "<plist>, as in a property list" : Self.values,
          hint: tag.name == "key" ? "A key belongs in a <dict>, before its value." : nil)
      }
    return PropertyList(content, at: tag.position)
  }

  private func failure(
    _ tag: Tag, found: String, expected: String, hint: String? = nil
  ) -> PropertyListError {
    PropertyListError(.text(tag.position), found: found, expected: expected, hint: hint)
  }

  /// Enters an array or a dictionary.
  private mutating func enter(_ tag: Tag) throws(PropertyListError) {
    depth += 1
    guard depth <= PropertyListReader.maximumDepth else {
      throw failure(
        tag, found: "another level of nesting",
        expected: "at most \(PropertyListReader.maximumDepth) levels")
    }
  }

  private mutating func members(_ tag: Tag) throws(PropertyListError) -> [PropertyList.Member] {
    guard !tag.isEmpty else { return [] }
    try enter(tag)
    var members: [PropertyList.Member] = []
    while true {
      try skipMiscellany("<key> or </dict>")
      if text.isAt("</") { break }
      let keyTag = try startTag("<key> or </dict>")
      guard keyTag.name == "key" else {
        throw failure(
          keyTag, found: "<\(keyTag.name)>", expected: "<key> or </dict>",
          hint: "Each value of a <dict> needs a <key> before it.")
      }
      let key = try characters(keyTag)
      try skipMiscellany("the value of the key \(key.quotedForMessage)")
      let hint = "Each <key> needs exactly one value after it."
      guard !text.isAt("</") else {
        throw text.unexpected("the value of the key \(key.quotedForMessage)", hint: hint)
      }
      let valueTag = try startTag()
      guard valueTag.name != "key" else {
        throw failure(
          valueTag, found: "another <key>",
          expected: "the value of the key \(key.quotedForMessage)", hint: hint)
      }
      members.append(PropertyList.Member(key, try value(valueTag), at: keyTag.position))
    }
    try endTag("dict")
    depth -= 1
    return members
  }

  private mutating func elements(_ tag: Tag) throws(PropertyListError) -> [PropertyList] {
    guard !tag.isEmpty else { return [] }
    try enter(tag)
    var elements: [PropertyList] = []
    while true {
      try skipMiscellany("a value or </array>")
      if text.isAt("</") { break }
      elements.append(try value(try startTag()))
    }
    try endTag("array")
    depth -= 1
    return elements
  }

  private mutating func flag(_ tag: Tag, _ value: Bool) throws(PropertyListError) -> Bool {
    guard !tag.isEmpty else { return value }
    try skipMiscellany("</\(tag.name)>")
    try endTag(tag.name)
    return value
  }

  /// Reads the text of an element and converts it.
  private mutating func number<Value>(
    _ tag: Tag, _ expected: String, _ convert: (Substring) -> Value?
  ) throws(PropertyListError) -> Value {
    let characters = try characters(tag)
    if let value = convert(characters.trimmedOfSpace) { return value }
    throw failure(
      tag, found: "\(characters.quotedForMessage) in <\(tag.name)>", expected: expected)
  }
}
