extension UInt8 {
  /// The end of a line.
  static let lineFeed = UInt8(ascii: "\n")

  /// Whether the byte is JSON whitespace within a line.
  var isBlank: Bool { self == 0x20 || self == 0x09 || self == 0x0D }
}
