/// Bytes that grow at the end.
typealias ByteBuffer = PlainBuffer<UInt8>

extension ByteBuffer {
  /// The bytes as an array.
  var array: [UInt8] { Array(self[0..<count]) }

  /// Adds a text without quotes.
  func append(plain text: String) {
    var text = text
    text.withUTF8 { append(contentsOf: $0) }
  }
}

// MARK: - JSON

extension ByteBuffer {
  /// Adds a text as a JSON string.
  ///
  /// - Returns: Whether the text consists of ASCII characters without escapes.
  @discardableResult
  func append(quoted text: String) -> Bool {
    var text = text
    return text.withUTF8 { bytes in
      let (mayNeedEscape, isASCII) = bytes.characters
      reserve(bytes.count + 2)
      append(.quote)
      if mayNeedEscape { append(escaping: bytes) } else { append(contentsOf: bytes) }
      append(.quote)
      return isASCII && !mayNeedEscape
    }
  }

  /// Adds a text with characters that are written as escapes.
  ///
  /// The text between them is copied in runs.
  private func append(escaping bytes: UnsafeBufferPointer<UInt8>) {
    var run = 0
    for index in bytes.indices where bytes[index].mayNeedEscape {
      // U+0080 to U+009F are two bytes, of which the second one is the number.
      let length = bytes[index] == 0xC2 ? 2 : 1
      let last = bytes[index + length - 1]
      if length == 2, last >= 0xA0 { continue }
      append(contentsOf: UnsafeBufferPointer(rebasing: bytes[run..<index]))
      append(escaped: last)
      run = index + length
    }
    append(contentsOf: UnsafeBufferPointer(rebasing: bytes[run...]))
  }

  /// Adds a character below U+00A0 that a string contains as an escape.
  private func append(escaped byte: UInt8) {
    switch byte {
    case 0x08: append(plain: #"\b"#)
    case 0x0C: append(plain: #"\f"#)
    case .lineFeed: append(plain: #"\n"#)
    case .carriageReturn: append(plain: #"\r"#)
    case .tab: append(plain: #"\t"#)
    case 0..<0x20, 0x7F..<0xA0: append(plain: #"\u"# + UInt32(byte).hexadecimal)
    default:
      append(.backslash)
      append(byte)
    }
  }

  /// Adds nanoseconds as a number of seconds, in the form in which Swift describes a `Double`.
  ///
  /// A decimal number of 15 digits at most is the shortest one for the nearest `Double`, so its
  /// digits are known without a conversion.
  ///
  /// - Returns: Whether the number was added; false for numbers that may have more digits, and for
  ///   negative ones.
  func append(nanoseconds: Int) -> Bool {
    guard (0..<1_000_000_000_000_000).contains(nanoseconds) else { return false }
    // Swift describes numbers from 0.0001 without an exponent.
    guard nanoseconds == 0 || nanoseconds >= 100_000 else {
      append(smallNanoseconds: nanoseconds)
      return true
    }
    let (seconds, fraction) = nanoseconds.quotientAndRemainder(dividingBy: 1_000_000_000)
    append(number: seconds)
    append(.point)
    append(fraction: fraction, digits: 9)
    return true
  }

  /// Adds nanoseconds below 0.0001 seconds, such as `5.4e-05`.
  private func append(smallNanoseconds nanoseconds: Int) {
    var (unit, exponent) = (1, 9)
    while nanoseconds >= unit * 10 {
      unit *= 10
      exponent -= 1
    }
    append(number: nanoseconds / unit)
    if !nanoseconds.isMultiple(of: unit) {
      append(.point)
      append(fraction: nanoseconds % unit, digits: 9 - exponent)
    }
    append(plain: "e-0")
    append(number: exponent)
  }

  /// Adds a whole number that isn't negative.
  private func append(number: Int) {
    guard number >= 10 else { return append(.zero + UInt8(number)) }
    append(plain: number.description)
  }

  /// Adds the digits of a fraction without zeros at its end, but with one digit at least.
  private func append(fraction: Int, digits: Int) {
    var (fraction, digits) = (fraction, digits)
    while digits > 1, fraction.isMultiple(of: 10) {
      fraction /= 10
      digits -= 1
    }
    reserve(digits)
    for place in stride(from: digits - 1, through: 0, by: -1) {
      start[count + place] = .zero + UInt8(fraction % 10)
      fraction /= 10
    }
    count += digits
  }
}

extension UInt8 {
  /// Whether this byte can begin a character that is written as an escape.
  ///
  /// JSON requires that for quotes, backslashes and the control characters of ASCII. Those of
  /// Latin-1 are valid, but would control a terminal that shows the text.
  fileprivate var mayNeedEscape: Bool {
    self < 0x20 || self == .quote || self == .backslash || self == 0x7F || self == 0xC2
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Whether one of the bytes can begin a character that is written as an escape, and whether all
  /// of them are ASCII.
  fileprivate var characters: (mayNeedEscape: Bool, isASCII: Bool) {
    var (mayNeedEscape, all, index) = (false, UInt64(0), 0)
    if count >= 8, let start = UnsafeRawPointer(baseAddress) {
      while index <= count - 8 {
        let bytes = start.loadUnaligned(fromByteOffset: index, as: UInt64.self)
        if bytes.mayNeedEscape { mayNeedEscape = true }
        all |= bytes
        index += 8
      }
    }
    while index < count {
      if self[index].mayNeedEscape { mayNeedEscape = true }
      all |= UInt64(self[index])
      index += 1
    }
    return (mayNeedEscape, all & 0x8080_8080_8080_8080 == 0)
  }
}

extension UInt64 {
  /// Whether one of the eight bytes can begin a character that is written as an escape.
  ///
  /// All bytes are compared at once. The highest bit of each byte of a sum shows the result of the
  /// comparison. Only the seven lower bits are compared, so that nothing is carried over.
  fileprivate var mayNeedEscape: Bool {
    let (one, low, high): (UInt64, UInt64, UInt64) = (
      0x0101_0101_0101_0101, 0x7F7F_7F7F_7F7F_7F7F, 0x8080_8080_8080_8080
    )
    let lower = self & low
    let isNoControl = lower &+ 0x60 &* one
    let isNoQuote = (lower ^ UInt64(UInt8.quote) &* one) &+ low
    let isNoBackslash = (lower ^ UInt64(UInt8.backslash) &* one) &+ low
    let isNoDelete = (lower ^ low) &+ low
    let isPlainASCII = isNoControl & isNoQuote & isNoBackslash & isNoDelete
    // Of the other bytes, only one begins such a character.
    let difference = self ^ 0xC2 &* one
    let isOther = ((difference & low) &+ low) | difference
    return (isPlainASCII | self) & isOther & high != high
  }
}
