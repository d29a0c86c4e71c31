/// Writes parameter values as JSON, with equal values always in the same bytes.
///
/// Members are sorted by name or, if the type of the value is given, by the order of its fields.
///
/// ``JSONReader`` reads the text as an equal value, up to its maximum depth. A number that JSON
/// can't represent, such as infinity, is written as its name, which `Double` reads from a
/// parameter.
public struct JSONWriter {
  /// The layout of the text.
  public enum Style: Sendable, Hashable {
    /// One line without spaces.
    case compact
    /// One member or element per line, indented by two spaces per level. Short arrays of plain
    /// values stay on one line.
    case pretty
  }

  /// The maximum length of a line that contains a whole array.
  private static let lineLength = 100

  private let style: Style
  private var output: [UInt8] = []
  private var depth = 0
  /// The offset of the current line in the output.
  private var lineStart = 0

  /// Writes a value as text, without a line break at the end.
  ///
  /// - Parameters:
  ///   - value: The value to write.
  ///   - type: The type of the value, which determines the order of members.
  ///   - style: The layout of the text.
  /// - Returns: The JSON text.
  public static func text(
    _ value: ParameterValue, as type: ParameterType = .any, style: Style
  ) -> String {
    String(decoding: bytes(value, as: type, style: style), as: UTF8.self)
  }

  /// Writes a value as UTF-8 text, without a line break at the end.
  ///
  /// - Parameters:
  ///   - value: The value to write.
  ///   - type: The type of the value, which determines the order of members.
  ///   - style: The layout of the text.
  /// - Returns: The JSON text in UTF-8.
  public static func bytes(
    _ value: ParameterValue, as type: ParameterType = .any, style: Style
  ) -> [UInt8] {
    var writer = JSONWriter(style: style)
    writer.write(value, as: type)
    return writer.output
  }
}

// MARK: - Values

extension JSONWriter {
  private mutating func write(_ value: ParameterValue, as type: ParameterType) {
    switch value {
    case .boolean(let value): write(plain: value ? "true" : "false")
    case .integer(let value): write(plain: "\(value)")
    // The shortest form has a point or an exponent, so a whole number is read back as a
    // floating-point number.
    case .number(let value) where value.isFinite: write(plain: "\(value)")
    case .number(let value): write(quoted: "\(value)")
    case .string(let text): write(quoted: text)
    case .array(let elements): write(elements, as: type)
    case .object(let members): write(members, as: type)
    case .null: write(plain: "null")
    }
  }

  private mutating func write(_ elements: [ParameterValue], as type: ParameterType) {
    if style == .pretty, writeOnOneLine(elements) { return }
    let elementType: ParameterType = if case .list(let element) = type { element } else { .any }
    output.append(.openBracket)
    writeItems(elements) { $0.write($1, as: elementType) }
    output.append(.closeBracket)
  }

  private mutating func write(_ members: [String: ParameterValue], as type: ParameterType) {
    output.append(.openBrace)
    let items = ordered(members, as: type)
    writeItems(items) { writer, member in
      writer.write(quoted: member.key)
      writer.output.append(.colon)
      if writer.style == .pretty { writer.output.append(.space) }
      writer.write(member.value, as: member.type)
    }
    output.append(.closeBrace)
  }

  /// Returns members in the order in which they are written, each with its type if it is known.
  private func ordered(
    _ members: [String: ParameterValue], as type: ParameterType
  ) -> [(key: String, value: ParameterValue, type: ParameterType)] {
    guard case .record(let reference) = type else {
      return members.sorted { $0.key < $1.key }.map { ($0.key, $0.value, .any) }
    }
    var rest = members
    var items: [(key: String, value: ParameterValue, type: ParameterType)] = []
    for field in reference.schema.fields {
      guard let value = rest.removeValue(forKey: field.name) else { continue }
      items.append((field.name, value, field.type))
    }
    return items + ordered(rest, as: .any)
  }

  /// Writes the items between brackets or braces.
  private mutating func writeItems<Item>(
    _ items: [Item], with writeItem: (inout JSONWriter, Item) -> Void
  ) {
    guard !items.isEmpty else { return }
    depth += 1
    var isFirst = true
    for item in items {
      if !isFirst { output.append(.comma) }
      isFirst = false
      breakLine()
      writeItem(&self, item)
    }
    depth -= 1
    breakLine()
  }

  /// Writes a short array of plain values on the current line, or nothing if it doesn't fit.
  private mutating func writeOnOneLine(_ elements: [ParameterValue]) -> Bool {
    // Brackets, commas and spaces alone take three columns per element.
    guard elements.count * 3 <= Self.lineLength, elements.allSatisfy(\.isPlain) else {
      return false
    }
    let place = output.count
    output.append(.openBracket)
    for (index, element) in elements.enumerated() {
      if index > 0 { output += [.comma, .space] }
      write(element, as: .any)
    }
    output.append(.closeBracket)
    // Columns count scalars, each of which has one byte that isn't a continuation byte. One more
    // column is reserved for a comma.
    let columns = output[lineStart...].count { $0 & 0xC0 != 0x80 } + 1
    if columns <= Self.lineLength { return true }
    output.removeSubrange(place...)
    return false
  }

  private mutating func breakLine() {
    guard style == .pretty else { return }
    output.append(.lineFeed)
    lineStart = output.count
    output.append(contentsOf: repeatElement(.space, count: depth * 2))
  }

  private mutating func write(plain text: String) {
    output.append(contentsOf: text.utf8)
  }

  private mutating func write(quoted text: String) {
    var text = text
    output.append(.quote)
    text.withUTF8 { bytes in
      // Text without escapes is copied in runs, usually all at once.
      var run = 0
      for index in bytes.indices where bytes[index].mayNeedEscape {
        // U+0080 to U+009F are two bytes, of which the second one is the number.
        let length = bytes[index] == 0xC2 ? 2 : 1
        let last = bytes[index + length - 1]
        if length == 2, last >= 0xA0 { continue }
        output.append(contentsOf: bytes[run..<index])
        write(escaped: last)
        run = index + length
      }
      output.append(contentsOf: bytes[run...])
    }
    output.append(.quote)
  }

  /// Writes a character below U+00A0 that a string contains as an escape.
  private mutating func write(escaped byte: UInt8) {
    switch byte {
    case 0x08: write(plain: #"\b"#)
    case 0x0C: write(plain: #"\f"#)
    case .lineFeed: write(plain: #"\n"#)
    case .carriageReturn: write(plain: #"\r"#)
    case .tab: write(plain: #"\t"#)
    case 0..<0x20, 0x7F..<0xA0: write(plain: #"\u"# + UInt32(byte).hexadecimal)
    default: output += [.backslash, byte]
    }
  }
}

extension UInt8 {
  /// Whether this byte can begin a character that is written as an escape.
  ///
  /// JSON requires that for quotes, backslashes and the control characters of ASCII. Those of
  /// Latin-1 are valid, but would control a terminal that shows the text.
  fileprivate var mayNeedEscape: Bool {
    self < 0x20 || self == .quote || self == .backslash || self == 0x7F || self == 0xC2
  }
}

extension ParameterValue {
  /// Whether this value contains no other values.
  fileprivate var isPlain: Bool {
    switch self {
    case .array(let elements): elements.isEmpty
    case .object(let members): members.isEmpty
    default: true
    }
  }
}
