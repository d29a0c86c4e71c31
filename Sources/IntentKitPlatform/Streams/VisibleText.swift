// Text from files, handlers and arguments, shown so that it can neither control a terminal nor
// change the order of the text around it.

extension String {
  /// This text with its control characters as escapes, such as `\u{1B}`; line feeds stay.
  ///
  /// Besides the control characters of ASCII and Latin-1, these are the line and paragraph
  /// separators and the characters that embed, override or isolate the direction of text. Escaping
  /// twice is the same as escaping once.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the text.
  package var visible: String { escapingScalars { $0.isControl && $0 != "\n" } }

  /// This text on one line, with its control characters and line feeds as escapes.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the text.
  package var visibleOnOneLine: String { escapingScalars(where: \.isControl) }

  private func escapingScalars(where isEscaped: (Unicode.Scalar) -> Bool) -> String {
    // Most texts have no such byte, and bytes are faster to compare than scalars.
    guard utf8.contains(where: \.canBeginControl), unicodeScalars.contains(where: isEscaped) else {
      return self
    }
    var result = ""
    result.reserveCapacity(utf8.count)
    for scalar in unicodeScalars {
      if isEscaped(scalar) {
        result += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}

extension Unicode.Scalar {
  /// Whether the character controls a terminal, breaks a line or changes the direction of text.
  package var isControl: Bool {
    switch value {
    case 0..<0x20, 0x7F..<0xA0, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}

extension UInt8 {
  /// Whether the UTF-8 form of a control character can begin with this byte.
  fileprivate var canBeginControl: Bool {
    self < 0x20 || self == 0x7F || self == 0xC2 || self == 0xE2
  }
}
