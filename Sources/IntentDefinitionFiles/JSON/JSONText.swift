/// A JSON value whose members have an order.
///
/// The writers of Foundation sort the members, and the core's one would have to be built first.
enum JSONText {
  case string(String)
  case integer(Int)
  case number(Double)
  case boolean(Bool)
  case array([JSONText])
  case object([(key: String, value: JSONText)])

  /// Creates an object from its members; those without a value are left out.
  static func members(_ members: KeyValuePairs<String, JSONText?>) -> JSONText {
    .object(members.compactMap { key, value in value.map { (key, $0) } })
  }

  /// Returns the value over several lines, with a line break at the end.
  var text: String {
    var text = ""
    write(to: &text, indentation: "")
    return text + "\n"
  }

  private func write(to text: inout String, indentation: String) {
    switch self {
    case .string(let string): Self.write(string, to: &text)
    case .integer(let number): text += "\(number)"
    case .number(let number): text += Int(exactly: number).map { "\($0)" } ?? "\(number)"
    case .boolean(let value): text += "\(value)"
    case .array(let elements):
      // Names alone fit on a line.
      if elements.allSatisfy(\.isShort) {
        text += "["
        for (index, element) in elements.enumerated() {
          if index > 0 { text += ", " }
          element.write(to: &text, indentation: "")
        }
        text += "]"
      } else {
        Self.write("[", elements, "]", to: &text, indentation) { element, text, indentation in
          element.write(to: &text, indentation: indentation)
        }
      }
    case .object(let members):
      guard !members.isEmpty else {
        text += "{}"
        return
      }
      Self.write("{", members, "}", to: &text, indentation) { member, text, indentation in
        Self.write(member.key, to: &text)
        text += ": "
        member.value.write(to: &text, indentation: indentation)
      }
    }
  }

  private static func write<Element>(
    _ start: String, _ elements: [Element], _ end: String, to text: inout String,
    _ indentation: String, _ write: (Element, inout String, String) -> Void
  ) {
    text += start
    for (index, element) in elements.enumerated() {
      text += index > 0 ? ",\n  " : "\n  "
      text += indentation
      write(element, &text, indentation + "  ")
    }
    text += "\n\(indentation)\(end)"
  }

  private var isShort: Bool {
    switch self {
    case .string(let string): string.utf8.count <= 30
    case .integer, .number, .boolean: true
    case .array, .object: false
    }
  }

  private static func write(_ string: String, to text: inout String) {
    text += "\""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      // Other control characters, and the line breaks of JavaScript.
      case "\0"..<" ", "\u{7F}"..."\u{9F}", "\u{2028}", "\u{2029}":
        let digits = String(scalar.value, radix: 16)
        text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: text.unicodeScalars.append(scalar)
      }
    }
    text += "\""
  }
}

extension JSONText: ExpressibleByStringLiteral {
  init(stringLiteral value: String) { self = .string(value) }
}
