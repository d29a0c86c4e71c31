extension JSONScanner {
  /// Reads a number, starting at its sign or first digit.
  mutating func number() throws(JSONError) -> ParameterValue {
    let first = offset
    let isNegative = take(.minus)
    var digits = Significand()
    let whole = offset
    guard takeDigits(into: &digits) > 0 else { throw unexpected("a digit") }
    if bytes[whole] == .zero, offset > whole + 1 {
      throw failure(at: whole, found: "a leading zero", expected: "a number such as 7 or 0.7")
    }
    var exponent = 0
    var isWhole = true
    if take(.point) {
      isWhole = false
      exponent = -takeDigits(into: &digits)
      guard exponent < 0 else { throw unexpected("a digit after the decimal point") }
    }
    if take(.letter("e")) || take(.letter("E")) {
      isWhole = false
      exponent += try takeExponent()
    }
    if isWhole, let value = digits.integer(isNegative: isNegative) { return .integer(value) }
    if let value = digits.double(timesTenTo: exponent) {
      return .number(isNegative ? -value : value)
    }
    let text = String(decoding: bytes[first..<offset], as: UTF8.self)
    guard let value = Double(text), value.isFinite else {
      throw failure(
        at: first, found: "the number \(text.shortened(to: 60))",
        expected: "a number that a Double can hold")
    }
    return .number(value)
  }

  /// Reads digits and returns their count.
  private mutating func takeDigits(into digits: inout Significand) -> Int {
    let first = offset
    while let byte = next, byte.isDigit {
      digits.append(byte - .zero)
      offset += 1
    }
    return offset - first
  }

  /// Reads the sign and the digits of an exponent.
  private mutating func takeExponent() throws(JSONError) -> Int {
    let isNegative = take(.minus)
    if !isNegative { _ = take(.plus) }
    var digits = Significand()
    guard takeDigits(into: &digits) > 0 else { throw unexpected("a digit of the exponent") }
    // An exponent this large is always handled by the fallback that parses the text.
    let exponent = Int(exactly: min(digits.value, 1_000_000)) ?? 0
    return isNegative ? -exponent : exponent
  }
}

/// The leading digits of a number, as far as they fit in 64 bits.
private struct Significand {
  /// The value of the digits, or `UInt64.max` after an overflow.
  private(set) var value: UInt64 = 0

  /// Appends a digit.
  mutating func append(_ digit: UInt8) {
    let (tens, isTooLarge) = value.multipliedReportingOverflow(by: 10)
    let (sum, isTooLargeNow) = tens.addingReportingOverflow(UInt64(digit))
    value = isTooLarge || isTooLargeNow ? .max : sum
  }

  /// Returns the digits as an integer, or nil if they don't fit in an `Int`.
  func integer(isNegative: Bool) -> Int? {
    if !isNegative { return Int(exactly: value) }
    // The range of `Int` has one more negative number than positive ones.
    return value > Int.min.magnitude ? nil : Int(truncatingIfNeeded: 0 &- value)
  }

  /// Returns the digits times a power of ten, or nil if one operation can't compute it exactly.
  ///
  /// Values below 2⁵³ and powers of ten up to 10²² are exact as a `Double`, and a single operation
  /// on exact operands is rounded correctly. Nearly all numbers in practice are in this range.
  func double(timesTenTo exponent: Int) -> Double? {
    guard value < 1 << 53 else { return nil }
    let powers = Self.powersOfTen
    if powers.indices.contains(exponent) { return Double(value) * powers[exponent] }
    if powers.indices.contains(-exponent) { return Double(value) / powers[-exponent] }
    return nil
  }

  private static let powersOfTen: [Double] = [
    1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16,
    1e17, 1e18, 1e19, 1e20, 1e21, 1e22,
  ]
}
