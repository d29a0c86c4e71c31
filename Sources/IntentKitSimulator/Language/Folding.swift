// How texts are compared: what people mean to be the same is the same (behaviour reference, 2.5).

extension String {
  /// This text without what does not matter when it is compared.
  ///
  /// Case, width, diacritics, the kind of kana, spaces at the ends and punctuation around it do not matter.
  package var folded: String { foldedASCII ?? foldedLetters }

  /// ``folded`` of a text in ASCII, as most are; nil for any other.
  private var foldedASCII: String? {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(utf8.count)
    for byte in utf8 {
      switch byte {
      case 0x80...: return nil
      case 0x09...0x0D, 0x20: if let last = bytes.last, last != 0x20 { bytes.append(0x20) }
      case UInt8(ascii: "A")...UInt8(ascii: "Z"): bytes.append(byte + 0x20)
      default: bytes.append(byte)
      }
    }
    let start = bytes.firstIndex { !$0.isSpaceOrPunctuation } ?? bytes.endIndex
    let end = (bytes.lastIndex { !$0.isSpaceOrPunctuation } ?? start - 1) + 1
    return String(decoding: bytes[start..<end], as: UTF8.self)
  }

  /// ``folded`` of any text.
  var foldedLetters: String {
    var scalars = String.UnicodeScalarView()
    for scalar in lowercased().unicodeScalars { scalar.fold(into: &scalars) }
    let words = String(scalars).split(whereSeparator: \.isWhitespace).joined(separator: " ")
    // A minus belongs to its number.
    return words.trimmed { $0.isWhitespace || ($0.isPunctuation && $0 != "-") }
  }

  /// This text without spaces at its ends.
  package var trimmed: String { trimmed(where: \.isWhitespace) }

  private func trimmed(where isCut: (Character) -> Bool) -> String {
    var rest = drop(while: isCut)
    while let last = rest.last, isCut(last) { rest.removeLast() }
    return String(rest)
  }
}

extension UInt8 {
  /// Whether this is an ASCII letter that is cut off at the ends; a minus belongs to its number.
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
  /// The full forms of the half-width punctuation and kana from U+FF61 on; the two marks at the end combine.
  private static let fullForms = Array(
    "。「」、・ヲァィゥェォャュョッーアイウエオカキクケコサシスセソタチツテトナニヌネノハヒフヘホマミムメモヤユヨラリルレロワン\u{3099}\u{309A}"
      .unicodeScalars)

  fileprivate func fold(into scalars: inout String.UnicodeScalarView) {
    switch value {
    case ..<0x80: scalars.append(self)
    case 0x2019: scalars.append("'")
    case 0x3000: scalars.append(" ")
    // Katakana becomes hiragana.
    case 0x30A1...0x30F6: scalars.append(Unicode.Scalar(value - 0x60) ?? self)
    case 0xFF01...0xFF5E: scalars.append(Unicode.Scalar(value - 0xFEE0) ?? self)
    case 0xFF61...0xFF9F: Self.fullForms[Int(value - 0xFF61)].fold(into: &scalars)
    // These two make another letter of the kana before them; other marks only decorate.
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

  /// The plain letter under a diacritic, by the character's own name: LATIN SMALL LETTER E WITH ACUTE is an e.
  private var undecorated: String? {
    guard let name = properties.name, name.hasPrefix("LATIN SMALL LETTER ") else { return nil }
    let words = name.split(separator: " ")
    guard words.count > 4, words[4] == "WITH" else { return nil }
    return words[3].lowercased()
  }
}
