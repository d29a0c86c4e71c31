import IntentKitCore

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// A day in the bank's calendar.
struct BankDay: ParameterConvertible, Comparable {
  let year: Int
  let month: Int
  let day: Int

  init(_ year: Int, _ month: Int, _ day: Int) {
    self.year = year
    self.month = month
    self.day = day
  }

  /// Creates the day of a date in the bank's time zone.
  init(_ date: Date) {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    let parts = calendar.dateComponents([.year, .month, .day], from: date)
    self.init(parts.year ?? 0, parts.month ?? 1, parts.day ?? 1)
  }

  /// Creates the day that components specify, or nil if they don't specify a full date.
  init?(_ components: DateComponents?) {
    guard let components, let year = components.year, let month = components.month,
      let day = components.day
    else { return nil }
    self.init(year, month, day)
  }

  var components: DateComponents { DateComponents(year: year, month: month, day: day) }

  /// Returns whether the day is in a range.
  ///
  /// A missing start or end leaves that side of the range open.
  func isIn(_ range: DateComponentsRange?) -> Bool {
    if let start = BankDay(range?.startDateComponents), self < start { return false }
    if let end = BankDay(range?.endDateComponents), self > end { return false }
    return true
  }

  static func < (left: BankDay, right: BankDay) -> Bool {
    (left.year, left.month, left.day) < (right.year, right.month, right.day)
  }

  static var parameterType: ParameterType { DateComponents.parameterType }

  init(parameterValue: ParameterValue) throws(ParameterError) {
    guard let day = BankDay(try DateComponents(parameterValue: parameterValue)) else {
      throw ParameterError(found: "a part of a date", expected: "a day such as \"2026-03-01\"")
    }
    self = day
  }

  var parameterValue: ParameterValue { components.parameterValue }
  var spokenText: String { components.spokenText }
}
