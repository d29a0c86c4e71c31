/// Returns a check of a field, for numbers that must be in a range.
///
/// - Parameters:
///   - range: The range.
///   - expected: The description of the numbers in the range, for errors.
///   - unit: The unit of a number with a space before it, for errors.
/// - Returns: The check, for `mapped(by:)`.
package func limited(
  to range: ClosedRange<Int>, expected: String, unit: String = ""
) -> @Sendable (Int) throws(ParameterError) -> Int {
  { number throws(ParameterError) in
    if range.contains(number) { return number }
    throw ParameterError(found: "\(number)\(unit)", expected: expected)
  }
}
