/// A piece of XML or HTML that escapes interpolated text.
///
/// ```swift
/// let heading: Markup = "<h1>\(scenario.name)</h1>"
/// ```
///
/// Interpolated text is always escaped, regardless of its origin. Only interpolated markup is
/// inserted unchanged. XML and HTML share the escape sequences, which also work in quoted
/// attributes.
struct Markup: Sendable, Hashable, ExpressibleByStringInterpolation {
  private(set) var source: String

  init(stringLiteral source: String) { self.source = source }

  /// Creates a piece from a string that is already markup.
  init(trusted source: String) { self.source = source }

  init(stringInterpolation: StringInterpolation) { source = stringInterpolation.source }

  struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var source = ""

    init(literalCapacity: Int, interpolationCount: Int) {
      source.reserveCapacity(literalCapacity + 16 * interpolationCount)
    }

    mutating func appendLiteral(_ literal: String) { source += literal }
    mutating func appendInterpolation(_ text: String) { source.append(escaping: text) }
    mutating func appendInterpolation(_ number: Int) { source += "\(number)" }
    mutating func appendInterpolation(_ piece: Markup) { source += piece.source }
    mutating func appendInterpolation(_ piece: Markup?) { source += piece?.source ?? "" }
    mutating func appendInterpolation(_ pieces: [Markup]) {
      for piece in pieces { source += piece.source }
    }
  }

  static func += (markup: inout Markup, more: Markup) { markup.source += more.source }
}

extension String {
  /// Appends a text with all special characters of XML and HTML escaped.
  fileprivate mutating func append(escaping text: String) {
    guard text.utf8.contains(where: \.mayNeedEscape) else {
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
      default: unicodeScalars.append(scalar.isForbidden ? scalar.stand : scalar)
      }
    }
  }
}

extension UInt8 {
  /// Whether a text with this byte requires escaping.
  ///
  /// This includes special characters, control characters, and the first bytes of non-ASCII
  /// characters that may be invalid.
  fileprivate var mayNeedEscape: Bool {
    switch self {
    case UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\""),
      UInt8(ascii: "'"):
      true
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

  /// The replacement of an invalid character, which is the symbol of a control character if there
  /// is one.
  fileprivate var stand: Unicode.Scalar {
    switch value {
    case 0..<0x20: Unicode.Scalar(0x2400 + value) ?? "\u{FFFD}"
    case 0x7F: "\u{2421}"
    default: "\u{FFFD}"
    }
  }
}
