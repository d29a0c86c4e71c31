#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// Date components are an object with the components that are set, or a text: `2026-03-01T08:00`.
///
/// Only the identifier of a calendar is kept, because its other properties are user preferences.
extension DateComponents: ParameterConvertible {
  public static var parameterType: ParameterType { .dateComponents }

  public init(parameterValue: ParameterValue) throws(ParameterError) {
    if case .object(let members) = parameterValue {
      self = try DateComponents(members: members)
    } else if case .string(let text) = parameterValue,
      let components = DateComponentsText.components(from: text)
    {
      self = components
    } else {
      throw .mismatch(
        parameterValue,
        expected: "date components as an object or a text such as \"2026-03-01T08:00\"")
    }
  }

  public var parameterValue: ParameterValue {
    var members: [String: ParameterValue] = [:]
    for component in Self.numbers {
      if let number = self[keyPath: component.keyPath] {
        members[component.name] = .integer(number)
      }
    }
    // `DateComponents` treats `false` and nil as equal for `isLeapMonth`, so both are written
    // alike.
    if isLeapMonth == true { members["isLeapMonth"] = true }
    if let timeZone { members["timeZone"] = .string(timeZone.identifier) }
    if let calendar, let name = CalendarName.name(of: calendar.identifier) {
      members["calendar"] = .string(name)
    }
    return .object(members)
  }

  public var spokenText: String {
    if let text = DateComponentsText.text(for: self) { return text }
    let numbers = Self.numbers.compactMap { component in
      self[keyPath: component.keyPath].map { "\(component.name.words) \($0)" }
    }
    return numbers.joined(separator: ", ")
  }

  /// The numeric components, with their names.
  private static let numbers:
    [(name: String, keyPath: any WritableKeyPath<DateComponents, Int?> & Sendable)] = [
      ("era", \.era),
      ("year", \.year),
      ("yearForWeekOfYear", \.yearForWeekOfYear),
      ("quarter", \.quarter),
      ("month", \.month),
      ("weekOfYear", \.weekOfYear),
      ("weekOfMonth", \.weekOfMonth),
      ("weekday", \.weekday),
      ("weekdayOrdinal", \.weekdayOrdinal),
      ("dayOfYear", \.dayOfYear),
      ("day", \.day),
      ("hour", \.hour),
      ("minute", \.minute),
      ("second", \.second),
      ("nanosecond", \.nanosecond),
    ]

  private init(members: [String: ParameterValue]) throws(ParameterError) {
    self.init()
    for (name, value) in members.sorted(by: { $0.key < $1.key }) {
      try inside(.name(name)) { () throws(ParameterError) in try set(name, to: value) }
    }
  }

  private mutating func set(_ name: String, to value: ParameterValue) throws(ParameterError) {
    if let component = Self.numbers.first(where: { $0.name == name }) {
      self[keyPath: component.keyPath] = try Int(parameterValue: value)
      return
    }
    switch name {
    case "isLeapMonth": isLeapMonth = try Bool(parameterValue: value)
    case "timeZone": timeZone = try TimeZone(parameterText: try String(parameterValue: value))
    case "calendar": calendar = try CalendarName.calendar(named: try String(parameterValue: value))
    default:
      let known = Self.numbers.map(\.name) + ["isLeapMonth", "timeZone", "calendar"]
      throw .unknownName(name, kind: "component", known: known)
    }
  }
}
