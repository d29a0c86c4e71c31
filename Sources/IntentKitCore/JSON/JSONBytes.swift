/// The bytes with a meaning in the JSON grammar.
extension UInt8 {
  static let tab: UInt8 = 0x09
  static let lineFeed: UInt8 = 0x0A
  static let carriageReturn: UInt8 = 0x0D
  static let space: UInt8 = 0x20
  static let quote: UInt8 = 0x22
  static let plus: UInt8 = 0x2B
  static let comma: UInt8 = 0x2C
  static let minus: UInt8 = 0x2D
  static let point: UInt8 = 0x2E
  static let zero: UInt8 = 0x30
  static let colon: UInt8 = 0x3A
  static let openBracket: UInt8 = 0x5B
  static let backslash: UInt8 = 0x5C
  static let closeBracket: UInt8 = 0x5D
  static let openBrace: UInt8 = 0x7B
  static let closeBrace: UInt8 = 0x7D

  /// Returns the byte of an ASCII letter.
  static func letter(_ letter: Unicode.Scalar) -> UInt8 { UInt8(ascii: letter) }

  /// Whether this is an ASCII digit.
  var isDigit: Bool { self &- .zero < 10 }

  /// Whether this byte can be part of a word.
  var isWordByte: Bool {
    switch self {
    case .letter("a") ... .letter("z"), .letter("A") ... .letter("Z"), .letter("_"):
      true
    default: isDigit
    }
  }
}
