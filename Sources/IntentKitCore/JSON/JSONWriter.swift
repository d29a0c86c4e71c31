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
  private let output = ByteBuffer()
  private var depth = 0
  /// The offset of the current line in the output.
  private var lineStart = 0

  /// Writes a value as text, without a line break at the end.
  ///
  /// - Parameters:
  ///   - value: The value to write.
  ///   - type: The type of the value. It determines the order of members.
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
  ///   - type: The type of the value. It determines the order of members.
  ///   - style: The layout of the text.
  /// - Returns: The JSON text in UTF-8.
  public static func bytes(
    _ value: ParameterValue, as type: ParameterType = .any, style: Style
  ) -> [UInt8] {
    var writer = JSONWriter(style: style)
    writer.write(value, as: type)
    return writer.output.array
  }

  /// Writes a value as compact UTF-8 text, without creating its untyped form.
  ///
  /// The bytes are those of its ``ParameterConvertible/parameterValue``, and take a fraction of the
  /// time and of the memory.
  ///
  /// - Parameter value: The value to write.
  /// - Returns: The JSON text in UTF-8.
  public static func bytes(of value: some ParameterConvertible) -> [UInt8] {
    let output = JSONOutput()
    output.write(value)
    return output.text
  }

  /// Writes a value as compact text, without creating its untyped form.
  ///
  /// - Parameter value: The value to write.
  /// - Returns: The JSON text.
  public static func text(of value: some ParameterConvertible) -> String {
    String(decoding: bytes(of: value), as: UTF8.self)
  }
}

// MARK: - Values

extension JSONWriter {
  private mutating func write(_ value: ParameterValue, as type: ParameterType) {
    switch value {
    case .boolean(let value): output.append(plain: value ? "true" : "false")
    case .integer(let value): output.append(plain: value.description)
    // The shortest form has a point or an exponent, so a whole number is read back as a
    // floating-point number.
    case .number(let value) where value.isFinite: output.append(plain: value.description)
    case .number(let value): output.append(quoted: value.description)
    case .string(let text): output.append(quoted: text)
    case .array(let elements): write(elements, as: type)
    case .object(let members): write(members, as: type)
    case .null: output.append(plain: "null")
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
      writer.output.append(quoted: member.key)
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
      if index > 0 { output.append(plain: ", ") }
      write(element, as: .any)
    }
    output.append(.closeBracket)
    // Columns count scalars, each of which has one byte that isn't a continuation byte. One more
    // column is reserved for a comma.
    let columns = output[lineStart..<output.count].count { $0 & 0xC0 != 0x80 } + 1
    if columns <= Self.lineLength { return true }
    output.count = place
    return false
  }

  private mutating func breakLine() {
    guard style == .pretty else { return }
    output.append(.lineFeed)
    lineStart = output.count
    for _ in 0..<depth * 2 { output.append(.space) }
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
