#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension TimeZone {
  /// Whether named time zones and calendars other than the Gregorian one are available.
  ///
  /// FoundationEssentials alone knows only offsets from GMT and the Gregorian calendar. Names such
  /// as `Asia/Tokyo` require the full Foundation.
  static let areRegionsKnown = TimeZone(identifier: "Asia/Tokyo") != nil

  /// Reads the identifier of a time zone, such as `Asia/Tokyo` or `GMT+0900`.
  init(parameterText text: String) throws(ParameterError) {
    if let zone = TimeZone(offsetText: text) ?? TimeZone(identifier: text) {
      self = zone
      return
    }
    throw ParameterError(
      found: "the string “\(text.shortened(to: 60))”",
      expected: "a time zone such as \"Asia/Tokyo\" or \"GMT+0900\"",
      hint: TimeZone.areRegionsKnown
        ? nil
        : "Named time zones require the full Foundation. Write the offset, such as \"GMT+0900\".")
  }

  /// Reads `GMT`, `UTC`, `GMT+0900` or `GMT+09:00`.
  ///
  /// FoundationEssentials writes these identifiers but doesn't read them.
  private init?(offsetText text: String) {
    guard text.hasPrefix("GMT") || text.hasPrefix("UTC") else { return nil }
    let offset = text.dropFirst(3).filter { $0 != ":" }
    if offset.isEmpty {
      self.init(secondsFromGMT: 0)
      return
    }
    let digits = offset.dropFirst()
    guard let sign = offset.first, sign == "+" || sign == "-", digits.count == 4,
      digits.allSatisfy({ $0.isASCII && $0.isNumber }), let number = Int(digits)
    else { return nil }
    let seconds = (number / 100 * 60 + number % 100) * 60
    self.init(secondsFromGMT: sign == "-" ? -seconds : seconds)
  }
}
