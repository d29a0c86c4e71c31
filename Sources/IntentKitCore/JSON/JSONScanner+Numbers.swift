extension JSONScanner {
  /// Reads a number, from its sign or first digit on.
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

  /// Takes digits and says how many they were.
  private mutating func takeDigits(into digits: inout Significand) -> Int {
    let first = offset
    while let byte = next, byte.isDigit {
      digits.append(byte - .zero)
      offset += 1
    }
    return offset - first
  }

  /// Takes the sign and the digits of an exponent.
  private mutating func takeExponent() throws(JSONError) -> Int {
    let isNegative = take(.minus)
    if !isNegative { _ = take(.plus) }
    var digits = Significand()
    guard takeDigits(into: &digits) > 0 else { throw unexpected("a digit of the exponent") }
    // Where an exponent is this long, only the reading by text can tell what is meant.
    let exponent = Int(exactly: min(digits.value, 1_000_000)) ?? 0
    return isNegative ? -exponent : exponent
  }
}

/// The digits of a number as long as 64 bits hold them.
private struct Significand {
  /// What the digits say, or a number too large for any use once there were too many.
  private(set) var value: UInt64 = 0

  /// Adds a digit at the end.
  mutating func append(_ digit: UInt8) {
    let (tens, isTooLarge) = value.multipliedReportingOverflow(by: 10)
    let (sum, isTooLargeNow) = tens.addingReportingOverflow(UInt64(digit))
    value = isTooLarge || isTooLargeNow ? .max : sum
  }

  /// The digits as an integer, or nil when they do not fit one.
  func integer(isNegative: Bool) -> Int? {
    if !isNegative { return Int(exactly: value) }
    // There is one negative number more than there are positive ones.
    return value > Int.min.magnitude ? nil : Int(truncatingIfNeeded: 0 &- value)
  }

  /// The digits times a power of ten, or nil when that cannot be said exactly in one step.
  ///
  /// Digits below 2⁵³ and powers up to 10²² are exact as a `Double`, and one operation on exact
  /// operands is rounded correctly. Nearly all numbers that people write are of that size.
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
