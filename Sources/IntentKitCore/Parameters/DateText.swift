#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// Converts dates to and from ISO 8601 text without losing precision.
enum DateText {
  /// Reads a date with a time and a zone, as in `2026-03-01T09:30:00Z`.
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

/// Converts date components to and from text: a day, a time, or both.
enum DateComponentsText {
  /// Reads `2026-03-01`, `2026-03-01T08:00`, `2026-03-01T08:00:30` or `08:00`.
  static func components(from text: String) -> DateComponents? {
    let parts = text.split(separator: "T", omittingEmptySubsequences: false)
    var components = DateComponents()
    switch parts.count {
    case 1:
      guard readDay(parts[0], into: &components) || readTime(parts[0], into: &components) else {
        return nil
      }
    case 2:
      guard readDay(parts[0], into: &components), readTime(parts[1], into: &components) else {
        return nil
      }
    default:
      return nil
    }
    return components
  }

  /// Returns the text for components that are only a day, a time, or both; otherwise nil.
  static func text(for components: DateComponents) -> String? {
    var parts: [String] = []
    if let year = components.year, let month = components.month, let day = components.day {
      parts.append([padded(year, to: 4), padded(month), padded(day)].joined(separator: "-"))
    }
    if let hour = components.hour, let minute = components.minute {
      let seconds = components.second.map { [padded($0)] } ?? []
      parts.append(([padded(hour), padded(minute)] + seconds).joined(separator: ":"))
    }
    let text = parts.joined(separator: "T")
    return self.components(from: text) == components ? text : nil
  }

  private static func readDay(_ text: Substring, into components: inout DateComponents) -> Bool {
    let numbers = numbers(in: text, separator: "-", digits: [4, 2, 2])
    guard numbers.count == 3, 1...12 ~= numbers[1], 1...31 ~= numbers[2] else { return false }
    components.year = numbers[0]
    components.month = numbers[1]
    components.day = numbers[2]
    return true
  }

  private static func readTime(_ text: Substring, into components: inout DateComponents) -> Bool {
    let numbers = numbers(in: text, separator: ":", digits: [2, 2, 2])
    guard numbers.count >= 2, 0...23 ~= numbers[0], 0...59 ~= numbers[1] else { return false }
    components.hour = numbers[0]
    components.minute = numbers[1]
    if numbers.count == 3 {
      guard 0...60 ~= numbers[2] else { return false }
      components.second = numbers[2]
    }
    return true
  }

  /// Returns the numbers in a text, or an empty array if a number has the wrong count of digits.
  private static func numbers(in text: Substring, separator: Character, digits: [Int]) -> [Int] {
    let parts = text.split(separator: separator, omittingEmptySubsequences: false)
    guard parts.count <= digits.count else { return [] }
    var numbers: [Int] = []
    for (part, count) in zip(parts, digits) {
      guard part.count == count, part.allSatisfy({ $0.isASCII && $0.isNumber }),
        let number = Int(part)
      else { return [] }
      numbers.append(number)
    }
    return numbers
  }

  private static func padded(_ number: Int, to count: Int = 2) -> String {
    let text = "\(number)"
    return String(repeating: "0", count: max(0, count - text.count)) + text
  }
}
