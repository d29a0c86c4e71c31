// The normalization of texts for comparisons: insignificant differences are ignored (What Siri
// does, 2.5).

extension String {
  /// The text in normalized form, for comparisons.
  ///
  /// Case, width, diacritics, the kind of kana, and leading and trailing whitespace and punctuation
  /// are ignored.
  package var folded: String { foldedASCII ?? foldedLetters }

  /// The ``folded`` form of an ASCII text, or nil for any other text.
  private var foldedASCII: String? {
    guard utf8.allSatisfy({ $0 < 0x80 }) else { return nil }
    return String(unsafeUninitializedCapacity: utf8.count) { bytes in
      var count = 0
      for byte in utf8 {
        let folded =
          switch byte {
          case 0x09...0x0D: 0x20 as UInt8
          case UInt8(ascii: "A")...UInt8(ascii: "Z"): byte + 0x20
          default: byte
          }
        if count == 0 ? folded.isSpaceOrPunctuation : folded == 0x20 && bytes[count - 1] == 0x20 {
          continue
        }
        bytes[count] = folded
        count += 1
      }
      while count > 0, bytes[count - 1].isSpaceOrPunctuation { count -= 1 }
      return count
    }
  }

  /// The ``folded`` form of any text.
  var foldedLetters: String {
    let words = foldedScalars.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    // A minus sign is part of a number.
    return words.trimmed { $0.isWhitespace || ($0.isPunctuation && $0 != "-") }
  }

  /// The text without differences in case, width, diacritics and the kind of kana.
  ///
  /// Unlike ``folded``, all whitespace and punctuation remain.
  var foldedScalars: String {
    var scalars = String.UnicodeScalarView()
    for scalar in lowercased().unicodeScalars { scalar.fold(into: &scalars) }
    return String(scalars)
  }

  /// The text without leading and trailing whitespace.
  package var trimmed: String { trimmed(where: \.isWhitespace) }

  private func trimmed(where isCut: (Character) -> Bool) -> String {
    var rest = drop(while: isCut)
    while let last = rest.last, isCut(last) { rest.removeLast() }
    return String(rest)
  }
}

extension UInt8 {
  /// Whether the byte is an ASCII character to trim.
  ///
  /// A minus sign is part of a number.
  fileprivate var isSpaceOrPunctuation: Bool {
    switch self {
    case 0x20, 0x21...0x23, 0x25...0x2A, 0x2C, 0x2E, 0x2F, 0x3A, 0x3B, 0x3F, 0x40, 0x5B...0x5D,
      0x5F, 0x7B, 0x7D:
      true
    default: false
    }
  }
}

extension Unicode.Scalar {
  /// The full-width forms of the half-width punctuation and kana from U+FF61.
  ///
  /// The last two are combining marks.
  private static let fullForms = Array(
    "。「」、・ヲァィゥェォャュョッーアイウエオカキクケコサシスセソタチツテトナニヌネノハヒフヘホマミムメモヤユヨラリルレロワン\u{3099}\u{309A}"
      .unicodeScalars)

  /// Adds the normalized form of a lowercase character.
  func fold(into scalars: inout String.UnicodeScalarView) {
    switch value {
    case ..<0x80: scalars.append(self)
    case 0x2019: scalars.append("'")
    case 0x3000: scalars.append(" ")
    // Katakana is converted to hiragana.
    case 0x30A1...0x30F6: scalars.append(Unicode.Scalar(value - 0x60) ?? self)
    case 0xFF01...0xFF5E: scalars.append(Unicode.Scalar(value - 0xFEE0) ?? self)
    case 0xFF61...0xFF9F: Self.fullForms[Int(value - 0xFF61)].fold(into: &scalars)
    // These two marks change the preceding kana. Other marks are only diacritics.
    case 0x3099, 0x309A: scalars.append(self)
    case _ where properties.generalCategory == .nonspacingMark: break
    default:
      if let letter = undecorated {
        scalars.append(contentsOf: letter.unicodeScalars)
      } else {
        scalars.append(self)
      }
    }
  }

  /// The base letter according to the character's name.
  ///
  /// For example, LATIN SMALL LETTER E WITH ACUTE has the base letter e.
  private var undecorated: String? {
    guard let name = properties.name, name.hasPrefix("LATIN SMALL LETTER ") else { return nil }
    let words = name.split(separator: " ")
    guard words.count > 4, words[4] == "WITH" else { return nil }
    return words[3].lowercased()
  }
}
