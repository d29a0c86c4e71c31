import IntentKitCore

/// The scenarios of a page as compact data, from which its script creates what is visible.
///
/// A piece of markup becomes a list of its parts. Most parts occur in many scenarios, so a part is
/// its number in a table: from 0 for markup, and from -1 downward for text that the script escapes.
/// The tables have a maximum size, so the memory usage doesn't depend on the number of scenarios;
/// further parts are in the list themselves, markup as an array.
struct PageData {
  /// The maximum size of both tables, in bytes.
  private static let maximumSize = 8 << 20
  /// The maximum size of a part in a table, in bytes.
  private static let maximumPartSize = 16 << 10

  private var numbers: [Markup.Part: Int] = [:]
  private var markups: [String] = []
  private var texts: [String] = []
  private var size = 0

  /// Returns a text as a reference.
  mutating func reference(to text: String) -> ParameterValue {
    reference(to: .text(text.replacingForbidden))
  }

  /// Returns texts as references.
  mutating func references(to texts: [String]) -> ParameterValue {
    var references: [ParameterValue] = []
    for text in texts { references.append(reference(to: text)) }
    return .array(references)
  }

  /// Returns the parts of a piece of markup as references.
  mutating func references(to markup: Markup) -> ParameterValue {
    var references: [ParameterValue] = []
    references.reserveCapacity(markup.parts.count)
    for part in markup.parts { references.append(reference(to: part)) }
    return .array(references)
  }

  /// The tables: markup, and text.
  var tables: ParameterValue {
    .array([.array(markups.map { .string($0) }), .array(texts.map { .string($0) })])
  }

  /// Returns a part of markup as a reference.
  mutating func reference(to part: Markup.Part) -> ParameterValue {
    if let number = numbers[part] { return .integer(number) }
    let (text, isText) =
      switch part {
      case .markup(let markup): (markup, false)
      case .text(let text): (text, true)
      }
    let partSize = text.utf8.count
    guard partSize <= Self.maximumPartSize, size + partSize <= Self.maximumSize else {
      return isText ? .string(text) : .array([.string(text)])
    }
    size += partSize
    let number = isText ? ~texts.count : markups.count
    if isText { texts.append(text) } else { markups.append(text) }
    numbers[part] = number
    return .integer(number)
  }
}

extension ParameterValue {
  /// The value as JSON for a `script` element.
  ///
  /// Characters that could end the element, or change the direction of the source's text, are
  /// escaped.
  var scriptData: Markup {
    let json = JSONWriter.text(self, style: .compact)
    guard json.utf8.contains(where: { [UInt8(ascii: "<"), 0xD8, 0xE2].contains($0) }) else {
      return Markup(trusted: json)
    }
    var text = ""
    text.reserveCapacity(json.utf8.count + 64)
    for scalar in json.unicodeScalars {
      switch scalar {
      case "<": text += #"\u003c"#
      case "\u{61C}", "\u{200E}", "\u{200F}", "\u{2028}"..."\u{202E}", "\u{2066}"..."\u{2069}":
        let digits = String(scalar.value, radix: 16)
        text += #"\u"# + String(repeating: "0", count: 4 - digits.count) + digits
      default: text.unicodeScalars.append(scalar)
      }
    }
    return Markup(trusted: text)
  }
}
