/// Bytes that grow at the end, without the checks of an array for each of them.
final class ByteBuffer {
  private var start: UnsafeMutablePointer<UInt8>
  private var capacity: Int
  /// The number of bytes, which may be reduced.
  var count = 0

  init(capacity: Int = 4096) {
    self.capacity = capacity
    start = .allocate(capacity: capacity)
  }

  deinit { start.deallocate() }

  /// The bytes as an array.
  var array: [UInt8] { Array(self[0..<count]) }

  /// The bytes in a range, until the next change.
  subscript(range: Range<Int>) -> UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(start: start + range.lowerBound, count: range.count)
  }

  /// Ensures that there is room for a number of bytes.
  @inline(__always)
  private func reserve(_ additional: Int) {
    if count + additional > capacity { grow(by: additional) }
  }

  @inline(never)
  private func grow(by additional: Int) {
    capacity = max(capacity * 2, count + additional)
    let larger = UnsafeMutablePointer<UInt8>.allocate(capacity: capacity)
    larger.update(from: start, count: count)
    start.deallocate()
    start = larger
  }

  @inline(__always)
  func append(_ byte: UInt8) {
    reserve(1)
    start[count] = byte
    count += 1
  }

  /// Adds bytes that aren't in this buffer.
  func append(contentsOf bytes: UnsafeBufferPointer<UInt8>) {
    guard let source = bytes.baseAddress, !bytes.isEmpty else { return }
    reserve(bytes.count)
    (start + count).update(from: source, count: bytes.count)
    count += bytes.count
  }

  /// Adds a text without quotes.
  func append(plain text: String) {
    var text = text
    text.withUTF8 { append(contentsOf: $0) }
  }
}

// MARK: - JSON

extension ByteBuffer {
  /// Adds a text as a JSON string.
  func append(quoted text: String) {
    var text = text
    append(.quote)
    text.withUTF8 { bytes in
      // Text without escapes is copied in runs, usually all at once.
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
    append(.quote)
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
