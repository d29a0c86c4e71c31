/// A piece of XML or HTML, in which a text that is put in is always escaped.
///
/// ```swift
/// let heading: Markup = "<h1>\(scenario.name)</h1>"
/// ```
///
/// What is interpolated stands for itself, wherever it comes from; only another piece of markup is put in as it is. The
/// escapes are those that XML and HTML share, and they serve in attributes too, whose quotes the literal has.
struct Markup: Sendable, Hashable, ExpressibleByStringInterpolation {
  private(set) var source: String

  init(stringLiteral source: String) { self.source = source }

  /// Makes a piece of what is markup already.
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
  /// Adds a text so that neither XML nor HTML takes any of it for markup.
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
  /// Whether a text with this byte must be looked at closely: a sign of markup, a control character, or the beginning of
  /// a character beyond ASCII that may be none.
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
  /// Whether XML 1.0 or HTML does not want this character: control characters but tab and line feed, and numbers that
  /// will never be characters.
  fileprivate var isForbidden: Bool {
    switch value {
    case 0x09, 0x0A: false
    case 0..<0x20, 0x7F..<0xA0, 0xFDD0...0xFDEF: true
    default: value & 0xFFFE == 0xFFFE
    }
  }

  /// What is shown in its place: the picture of a control character where there is one.
  fileprivate var stand: Unicode.Scalar {
    switch value {
    case 0..<0x20: Unicode.Scalar(0x2400 + value) ?? "\u{FFFD}"
    case 0x7F: "\u{2421}"
    default: "\u{FFFD}"
    }
  }
}
