extension Duration {
  /// The duration in whole nanoseconds, clamped to about 292 years.
  package var nanoseconds: Int {
    let (seconds, attoseconds) = components
    let (scaled, isScaledTooLarge) = Int(seconds).multipliedReportingOverflow(by: 1_000_000_000)
    let (sum, isTooLarge) = scaled.addingReportingOverflow(Int(attoseconds / 1_000_000_000))
    guard !isScaledTooLarge, !isTooLarge else { return seconds < 0 ? .min : .max }
    return sum
  }

  /// Creates a duration from a number of seconds, clamped to about 292 years.
  ///
  /// Numbers from files and handlers can be outside the range of a duration. What isn't a number
  /// becomes zero.
  package init(clampedSeconds seconds: Double) {
    let limit = 9_200_000_000.0
    self = .seconds(seconds.isNaN ? 0 : min(max(seconds, -limit), limit))
  }

  /// Returns the duration in seconds, rounded to a number of decimal places: `10.00`.
  ///
  /// - Parameter places: The number of decimal places, from 1 to 9.
  /// - Returns: The number.
  package func secondsText(decimalPlaces places: Int) -> String {
    var unit: UInt = 1_000_000_000
    for _ in 0..<places { unit /= 10 }
    let (whole, rest) = nanoseconds.magnitude.quotientAndRemainder(dividingBy: unit)
    let count = whole + (rest > 0 && rest >= unit - rest ? 1 : 0)
    var digits = "\(count)"
    digits = String(repeating: "0", count: max(0, places + 1 - digits.utf8.count)) + digits
    let sign = nanoseconds < 0 && count > 0 ? "-" : ""
    return "\(sign)\(digits.dropLast(places)).\(digits.suffix(places))"
  }

  /// The duration in seconds.
  package var inSeconds: Double { Double(nanoseconds) / 1_000_000_000 }
}
