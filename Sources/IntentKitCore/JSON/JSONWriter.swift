/// Writes parameter values as JSON, the same value always in the same bytes.
///
/// Members stand in the order of their names or, where the type of the value is given, in the order
/// of its fields.
///
/// What it writes, ``JSONReader`` reads as an equal value, up to the depth at which that stops. A
/// number that JSON cannot write, such as infinity, goes as the name that `Double` reads from a
/// parameter.
public struct JSONWriter {
  /// How the text is laid out.
  public enum Style: Sendable, Hashable {
    /// One line without spaces.
    case compact
    /// One member or element a line, two spaces a level; short arrays of plain values stay
    /// together.
    case pretty
  }

  /// How many columns an array on one line may end at.
  private static let lineLength = 100

  private let style: Style
  /// What a member holds that is written as null; nil when there is no such thing.
  private let null: ParameterValue?
  private var output: [UInt8] = []
  private var depth = 0
  /// Where the current line starts in the output.
  private var lineStart = 0

  private init(style: Style, null: ParameterValue?) {
    self.style = style
    self.null = null
  }

  /// Writes a value as text, without a line break at the end.
  ///
  /// A member of an object that holds what stands for null is written as `null`.
  public static func text(
    _ value: ParameterValue, as type: ParameterType = .any, style: Style,
    null: ParameterValue? = nil
  ) -> String {
    String(decoding: bytes(value, as: type, style: style, null: null), as: UTF8.self)
  }

  /// Writes a value as text in UTF-8, without a line break at the end.
  ///
  /// A member of an object that holds what stands for null is written as `null`.
  public static func bytes(
    _ value: ParameterValue, as type: ParameterType = .any, style: Style,
    null: ParameterValue? = nil
  ) -> [UInt8] {
    var writer = JSONWriter(style: style, null: null)
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
    // The shortest writing has a point or an exponent, so that a whole number comes back as what it
    // was.
    case .number(let value) where value.isFinite: write(plain: "\(value)")
    case .number(let value): write(quoted: "\(value)")
    case .string(let text): write(quoted: text)
    case .array(let elements): write(elements, as: type)
    case .object(let members): write(members, as: type)
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
      if let null = writer.null, member.value == null {
        writer.write(plain: "null")
      } else {
        writer.write(member.value, as: member.type)
      }
    }
    output.append(.closeBrace)
  }

  /// Members in the order in which they are written, each with its type as far as that is known.
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

  /// Writes what stands between brackets or braces.
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

  /// Writes a short array of plain values on the current line, or nothing when it does not fit.
  private mutating func writeOnOneLine(_ elements: [ParameterValue]) -> Bool {
    // Brackets, commas and spaces alone make three columns an element.
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
    // Columns are scalars, and each has one byte that does not continue another. A comma may
    // follow.
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
      // What stands for itself goes in runs, which mostly means at once.
      var run = 0
      for index in bytes.indices where bytes[index].needsEscape {
        output.append(contentsOf: bytes[run..<index])
        write(escaped: bytes[index])
        run = index + 1
      }
      output.append(contentsOf: bytes[run...])
    }
    output.append(.quote)
  }

  /// Writes a byte that may not stand for itself in a string.
  private mutating func write(escaped byte: UInt8) {
    switch byte {
    case 0x08: write(plain: #"\b"#)
    case 0x0C: write(plain: #"\f"#)
    case .lineFeed: write(plain: #"\n"#)
    case .carriageReturn: write(plain: #"\r"#)
    case .tab: write(plain: #"\t"#)
    case 0..<0x20: write(plain: #"\u"# + UInt32(byte).hexadecimal)
    default: output += [.backslash, byte]
    }
  }
}

extension UInt8 {
  /// Whether a string may have this byte only as an escape.
  fileprivate var needsEscape: Bool { self < 0x20 || self == .quote || self == .backslash }
}

extension ParameterValue {
  /// Whether this value holds no others, or none at all.
  fileprivate var isPlain: Bool {
    switch self {
    case .array(let elements): elements.isEmpty
    case .object(let members): members.isEmpty
    default: true
    }
  }
}
