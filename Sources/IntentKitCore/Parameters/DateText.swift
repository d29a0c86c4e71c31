#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Converts dates to and from ISO 8601 text without losing precision.
enum DateText {
  /// Reads a date with a time and a zone, such as `2026-03-01T09:30:00Z`.
  ///
  /// The seconds may have up to nine fractional digits.
  static func date(from text: String) -> Date? {
    guard let (whole, fraction) = splitFraction(of: text),
      let date = try? Date.ISO8601FormatStyle().parse(whole)
    else { return nil }
    return Date(timeIntervalSinceReferenceDate: date.timeIntervalSinceReferenceDate + fraction)
  }

  /// Returns the text for a date, or nil if nine fractional digits can't represent it exactly.
  static func exactText(for date: Date) -> String? {
    let seconds = date.timeIntervalSinceReferenceDate
    // The format has four digits for the year.
    guard seconds > -62_000_000_000, seconds < 250_000_000_000 else { return nil }
    let whole = seconds.rounded(.down)
    var nanoseconds = Int(((seconds - whole) * 1_000_000_000).rounded())
    guard nanoseconds < 1_000_000_000 else { return nil }
    var text = Date(timeIntervalSinceReferenceDate: whole).formatted(.iso8601)
    if nanoseconds > 0 {
      var digits = 9
      while nanoseconds.isMultiple(of: 10) {
        nanoseconds /= 10
        digits -= 1
      }
      let written = "\(nanoseconds)"
      let zeros = String(repeating: "0", count: digits - written.count)
      text = text.droppingSuffix("Z") + ".\(zeros)\(written)Z"
    }
    return self.date(from: text) == date ? text : nil
  }

  /// Separates the fraction of a second from the rest of a text.
  private static func splitFraction(of text: String) -> (whole: String, fraction: Double)? {
    guard let point = text.firstIndex(of: ".") else { return (text, 0) }
    let digits = text[text.index(after: point)...].prefix { $0.isASCII && $0.isNumber }
    guard (1...9).contains(digits.count), let numerator = Double(digits) else { return nil }
    var scale = 1.0
    for _ in digits { scale *= 10 }
    return (String(text[..<point] + text[digits.endIndex...]), numerator / scale)
  }
}
