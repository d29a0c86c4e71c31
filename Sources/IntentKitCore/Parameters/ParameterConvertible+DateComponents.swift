/// Components of a date: an object of those that are set, or a text such as `2026-03-01T08:00`.
///
/// A calendar is kept by its identifier alone, since everything else in it is the user's taste.
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
    if let isLeapMonth { members["isLeapMonth"] = .boolean(isLeapMonth) }
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

  /// The components that are numbers, with their names.
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
      do throws(ParameterError) {
        try set(name, to: value)
      } catch {
        throw error.inside(.name(name))
      }
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

extension TimeZone {
  /// Whether zones and calendars beyond the plainest are known to this program.
  ///
  /// FoundationEssentials alone knows offsets from Greenwich and the Gregorian calendar; names such as `Asia/Tokyo` need
  /// a program that has the whole Foundation.
  static let areRegionsKnown = TimeZone(identifier: "Asia/Tokyo") != nil

  /// Reads the identifier of a time zone, such as `Asia/Tokyo` or `GMT+0900`.
  fileprivate init(parameterText text: String) throws(ParameterError) {
    if let zone = TimeZone(offsetText: text) ?? TimeZone(identifier: text) {
      self = zone
      return
    }
    throw ParameterError(
      found: "the string “\(text.shortened(to: 60))”",
      expected: "a time zone such as \"Asia/Tokyo\" or \"GMT+0900\"",
      hint: TimeZone.areRegionsKnown
        ? nil
        : "This program has no table of regions; write the offset, such as \"GMT+0900\".")
  }

  /// Reads `GMT`, `UTC`, `GMT+0900` or `GMT+09:00`, which FoundationEssentials writes but does not read.
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

/// The names of calendars, as Foundation spells their identifiers.
private enum CalendarName {
  private static let names: [(Calendar.Identifier, String)] = [
    (.gregorian, "gregorian"), (.iso8601, "iso8601"), (.buddhist, "buddhist"),
    (.chinese, "chinese"), (.coptic, "coptic"), (.ethiopicAmeteAlem, "ethiopicAmeteAlem"),
    (.ethiopicAmeteMihret, "ethiopicAmeteMihret"), (.hebrew, "hebrew"), (.indian, "indian"),
    (.islamic, "islamic"), (.islamicCivil, "islamicCivil"), (.islamicTabular, "islamicTabular"),
    (.islamicUmmAlQura, "islamicUmmAlQura"), (.japanese, "japanese"), (.persian, "persian"),
    (.republicOfChina, "republicOfChina"),
  ]

  static func name(of identifier: Calendar.Identifier) -> String? {
    names.first { $0.0 == identifier }?.1
  }

  static func calendar(named name: String) throws(ParameterError) -> Calendar {
    guard let identifier = names.first(where: { $0.1 == name })?.0 else {
      throw .unknownName(name, kind: "calendar", known: names.map(\.1))
    }
    // Making another calendar without the whole Foundation would end the program.
    guard identifier == .gregorian || identifier == .iso8601 || TimeZone.areRegionsKnown else {
      throw ParameterError(
        found: "the calendar “\(name)”", expected: "gregorian or iso8601",
        hint: "This program has no other calendars.")
    }
    return Calendar(identifier: identifier)
  }
}
