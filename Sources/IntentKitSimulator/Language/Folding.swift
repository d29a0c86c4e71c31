// How texts are compared: what people mean to be the same is the same (behaviour reference, 2.5).

extension String {
  /// This text without what does not matter when it is compared.
  ///
  /// Case, width, diacritics, the kind of kana, spaces at the ends and punctuation around it do not matter.
  var folded: String {
    var scalars = String.UnicodeScalarView()
    for scalar in lowercased().unicodeScalars { scalar.fold(into: &scalars) }
    let words = String(scalars).split(whereSeparator: \.isWhitespace).joined(separator: " ")
    // A minus belongs to its number.
    return words.trimmed { $0.isWhitespace || ($0.isPunctuation && $0 != "-") }
  }

  /// This text without spaces at its ends.
  var trimmed: String { trimmed(where: \.isWhitespace) }

  private func trimmed(where isCut: (Character) -> Bool) -> String {
    var rest = drop(while: isCut)
    while let last = rest.last, isCut(last) { rest.removeLast() }
    return String(rest)
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
