import IntentKitCore

/// A decimal number as spoken, without rounding.
struct SpokenNumber: Sendable, Hashable {
  /// The digits as a whole number.
  private(set) var significand: Int
  /// The number of digits after the decimal point.
  private(set) var places: Int

  /// The maximum number of digits after the decimal point.
  private static let maximumPlaces = 15

  /// Creates a whole number.
  init(_ number: Int) {
    significand = number
    places = 0
  }

  /// Creates a number from a whole number and the number of its digits after the decimal point, or
  /// nil if there are too many digits.
  init?(significand: Int, places: Int) {
    var (significand, places) = (significand, places)
    while places > 0, significand.isMultiple(of: 10) {
      significand /= 10
      places -= 1
    }
    guard places <= Self.maximumPlaces else { return nil }
    self.significand = significand
    self.places = places
  }

  /// Creates a number from ASCII digits with an optional decimal point: `12.50`.
  init?(digits: String) {
    var significand = 0
    var places = 0
    var isFraction = false
    for byte in digits.utf8 {
      if byte == UInt8(ascii: "."), !isFraction {
        isFraction = true
        continue
      }
      guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) else { return nil }
      let (shifted, isTooBig) = significand.multipliedReportingOverflow(by: 10)
      let (sum, overflow) = shifted.addingReportingOverflow(Int(byte - UInt8(ascii: "0")))
      guard !isTooBig, !overflow else { return nil }
      significand = sum
      if isFraction { places += 1 }
    }
    self.init(significand: significand, places: places)
  }

  static let half = SpokenNumber(significand: 5, places: 1) ?? SpokenNumber(0)
  static let quarter = SpokenNumber(significand: 25, places: 2) ?? SpokenNumber(0)
  static let threeQuarters = SpokenNumber(significand: 75, places: 2) ?? SpokenNumber(0)

  /// The number as an integer, or nil if it has a fraction.
  var integer: Int? { places == 0 ? significand : nil }

  /// The nearest binary number.
  var double: Double {
    var scale = 1.0
    for _ in 0..<places { scale *= 10 }
    return Double(significand) / scale
  }

  /// The number as text, with a decimal point.
  var text: String {
    guard places > 0 else { return "\(significand)" }
    let digits = significand.magnitude.description
    let padded = String(repeating: "0", count: max(0, places + 1 - digits.utf8.count)) + digits
    let point = padded.index(padded.endIndex, offsetBy: -places)
    return (significand < 0 ? "-" : "") + padded[..<point] + "." + padded[point...]
  }

  /// The number as an integer or a binary number.
  var parameterValue: ParameterValue { integer.map { .integer($0) } ?? .number(double) }

  /// The number with the opposite sign.
  var negated: SpokenNumber? { SpokenNumber(significand: 0 &- significand, places: places) }

  /// Returns the product with a whole number, or nil if it has too many digits.
  func multiplied(by factor: Int) -> SpokenNumber? {
    let (product, overflow) = significand.multipliedReportingOverflow(by: factor)
    return overflow ? nil : SpokenNumber(significand: product, places: places)
  }

  /// Returns the quotient by a power of ten.
  func shifted(places count: Int) -> SpokenNumber? {
    SpokenNumber(significand: significand, places: places + count)
  }

  /// Returns the sum with another number, or nil if it has too many digits.
  func adding(_ other: SpokenNumber) -> SpokenNumber? {
    let common = max(places, other.places)
    guard let left = scaled(to: common), let right = other.scaled(to: common) else { return nil }
    let (sum, overflow) = left.addingReportingOverflow(right)
    return overflow ? nil : SpokenNumber(significand: sum, places: common)
  }

  /// Returns the product with a whole number as an integer, or nil if it has a fraction.
  func integer(times factor: Int) -> Int? { multiplied(by: factor)?.integer }

  private func scaled(to places: Int) -> Int? {
    var result = significand
    for _ in 0..<(places - self.places) {
      let (product, overflow) = result.multipliedReportingOverflow(by: 10)
      guard !overflow else { return nil }
      result = product
    }
    return result
  }
}
