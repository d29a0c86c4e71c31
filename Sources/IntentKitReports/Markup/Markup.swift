/// A piece of XML or HTML that escapes interpolated text.
///
/// ```swift
/// let heading: Markup = "<h1>\(scenario.name)</h1>"
/// ```
///
/// Interpolated text is always escaped, regardless of its origin. Only interpolated markup is
/// inserted unchanged. XML and HTML share the escape sequences, also in quoted attributes.
struct Markup: Sendable, Hashable, ExpressibleByStringInterpolation {
  /// A part of the piece: markup, or text that isn't escaped yet.
  enum Part: Sendable, Hashable {
    case markup(String)
    case text(String)
  }

  /// The parts, in order; literals are separate parts, so equal templates have equal parts.
  private(set) var parts: [Part]

  init(stringLiteral source: String) { parts = source.isEmpty ? [] : [.markup(source)] }

  /// Creates a piece from a string that is already markup.
  init(trusted source: String) { self.init(stringLiteral: source) }

  /// Creates a piece from a string that is already markup, with its text as text.
  ///
  /// - Complexity: O(*n*) in the length of the string.
  init(parsing source: String) {
    parts = []
    var rest = source[...]
    while let start = rest.firstIndex(of: "<") {
      let end = rest[start...].firstIndex(of: ">").map(rest.index(after:)) ?? rest.endIndex
      append(unescaping: rest[..<start])
      parts.append(.markup(String(rest[start..<end])))
      rest = rest[end...]
    }
    append(unescaping: rest)
  }

  private mutating func append(unescaping source: Substring) {
    guard !source.isEmpty else { return }
    guard !source.allSatisfy(\.isWhitespace) else { return parts.append(.markup(String(source))) }
    var text = String(source)
    for (entity, letter) in [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&#39;", "'")] {
      text.replace(entity, with: letter)
    }
    parts.append(.text(text.replacing("&amp;", with: "&")))
  }

  init(stringInterpolation: StringInterpolation) { parts = stringInterpolation.parts }

  /// The piece as XML or HTML.
  ///
  /// - Complexity: O(*n*) in the length of the piece.
  var source: String {
    var source = ""
    for part in parts {
      switch part {
      case .markup(let markup): source += markup
      case .text(let text): source.append(escaping: text)
      }
    }
    return source
  }

  struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var parts: [Part] = []

    init(literalCapacity: Int, interpolationCount: Int) {
      parts.reserveCapacity(2 * interpolationCount + 1)
    }

    mutating func appendLiteral(_ literal: String) { append(.markup(literal)) }
    mutating func appendInterpolation(_ text: String) { append(.text(text.replacingForbidden)) }
    mutating func appendInterpolation(_ number: Int) { append(.markup("\(number)")) }
    mutating func appendInterpolation(_ piece: Markup) { parts += piece.parts }
    mutating func appendInterpolation(_ piece: Markup?) { parts += piece?.parts ?? [] }
    mutating func appendInterpolation(_ pieces: [Markup]) {
      for piece in pieces { parts += piece.parts }
    }

    /// Appends the escaped value of an attribute, without adding it to the text.
    mutating func appendInterpolation(attribute text: String) {
      var escaped = ""
      escaped.append(escaping: text.replacingForbidden)
      append(.markup(escaped))
    }

    private mutating func append(_ part: Part) {
      if part != .markup(""), part != .text("") { parts.append(part) }
    }
  }

  static func += (markup: inout Markup, more: Markup) { markup.parts += more.parts }
}

extension String {
  /// The text with replacements of characters that are invalid in XML 1.0 or HTML.
  var replacingForbidden: String {
    guard utf8.contains(where: \.mayBeForbidden) else { return self }
    var text = ""
    for scalar in unicodeScalars {
      text.unicodeScalars.append(scalar.isForbidden ? scalar.stand : scalar)
    }
    return text
  }

  /// Appends a text with all special characters of XML and HTML escaped.
  fileprivate mutating func append(escaping text: String) {
    guard text.utf8.contains(where: \.needsEscape) else {
      self += text
      return
    }
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": self += "&amp;"
      case "<": self += "&lt;"
      case ">": self += "&gt;"
      case "\"": self += "&quot;"
      case "'": self += "&#39;"
      default: unicodeScalars.append(scalar)
      }
    }
  }
}

extension UInt8 {
  /// Whether this is a special character of XML and HTML.
  fileprivate var needsEscape: Bool {
    switch self {
    case UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\""),
      UInt8(ascii: "'"):
      true
    default: false
    }
  }

  /// Whether this can begin a character that is invalid: a control character of ASCII, or the
  /// first byte of another one.
  fileprivate var mayBeForbidden: Bool {
    switch self {
    case 0..<0x20, 0x7F, 0xC2, 0xEF, 0xF0...: true
    default: false
    }
  }
}

extension Unicode.Scalar {
  /// Whether the character is invalid in XML 1.0 or HTML.
  ///
  /// This includes control characters except tab and line feed, and noncharacters.
  fileprivate var isForbidden: Bool {
    switch value {
    case 0x09, 0x0A: false
    case 0..<0x20, 0x7F..<0xA0, 0xFDD0...0xFDEF: true
    default: value & 0xFFFE == 0xFFFE
    }
  }

  /// The replacement of an invalid character: the symbol of a control character, if it has one.
  fileprivate var stand: Unicode.Scalar {
    switch value {
    case 0..<0x20: Unicode.Scalar(0x2400 + value) ?? "\u{FFFD}"
    case 0x7F: "\u{2421}"
    default: "\u{FFFD}"
    }
  }
}
