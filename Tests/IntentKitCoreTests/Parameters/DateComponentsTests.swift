import FoundationEssentials
import IntentKitCore
import Testing

@Suite("Date components as parameters")
struct DateComponentsTests {
  @Test(arguments: [
    ("2026-03-01", DateComponents(year: 2026, month: 3, day: 1)),
    ("2026-03-01T08:00", DateComponents(year: 2026, month: 3, day: 1, hour: 8, minute: 0)),
    (
      "2026-03-01T08:00:30",
      DateComponents(year: 2026, month: 3, day: 1, hour: 8, minute: 0, second: 30)
    ),
    ("08:00", DateComponents(hour: 8, minute: 0)),
  ])
  func `date components are read from a date, a time or both`(
    _ text: String, _ components: DateComponents
  )
    throws
  {
    #expect(try DateComponents(parameterValue: .string(text)) == components)
    #expect(components.spokenText == text)
  }

  @Test(arguments: [
    "", "2026", "2026-3-1", "2026-13-01", "2026-03-32", "24:00", "08:60", "8:00", "T08:00",
    "2026-03-01T", "2026-03-01T08", "2026-03-01T08:00:00:00", "٢٠٢٦-٠٣-٠١", "tomorrow",
  ])
  func `other strings are rejected as date components`(_ text: String) {
    #expect(throws: ParameterError.self) { try DateComponents(parameterValue: .string(text)) }
  }

  @Test func `every component survives a round trip`() throws {
    var components = DateComponents(
      calendar: Calendar(identifier: .gregorian), timeZone: TimeZone(secondsFromGMT: 32_400),
      era: 1,
      year: 2026, month: 3, day: 1, hour: 8, minute: 30, second: 15, nanosecond: 5, weekday: 1,
      weekdayOrdinal: 1, quarter: 1, weekOfMonth: 1, weekOfYear: 9, yearForWeekOfYear: 2026)
    components.dayOfYear = 60
    components.isLeapMonth = true
    let written = components.parameterValue
    #expect(written["timeZone"] == "GMT+0900")
    #expect(written["calendar"] == "gregorian")
    guard case .object(let members) = written else {
      Issue.record("not an object")
      return
    }
    #expect(members.count == 18)
    #expect(try DateComponents(parameterValue: written) == components)
  }

  @Test func `a month that isn't a leap month omits the flag`() throws {
    var components = DateComponents(month: 3)
    components.isLeapMonth = false
    #expect(components == DateComponents(month: 3))
    #expect(components.parameterValue == ["month": 3])
  }

  @Test func `a time zone is either a region or an offset`() throws {
    let offsets = ["GMT+0900", "GMT+09:00", "UTC+0900"]
    for offset in offsets {
      let components = try DateComponents(parameterValue: ["timeZone": .string(offset)])
      #expect(components.timeZone?.secondsFromGMT() == 32_400)
    }
    #expect(try DateComponents(parameterValue: ["timeZone": "UTC"]).timeZone?.secondsFromGMT() == 0)
    // Regions need the whole Foundation; without it they are refused with the cure.
    if TimeZone(identifier: "Asia/Tokyo") != nil {
      let components = try DateComponents(parameterValue: ["timeZone": "Asia/Tokyo"])
      #expect(components.parameterValue == ["timeZone": "Asia/Tokyo"])
    } else {
      #expect(throws: ParameterError.self) {
        try DateComponents(parameterValue: ["timeZone": "Asia/Tokyo"])
      }
    }
  }

  @Test(arguments: ["gregorian", "iso8601", "japanese", "tamil"])
  func `a calendar is written by its name`(_ name: String) throws {
    // Calendars of other regions need the whole Foundation.
    guard name == "gregorian" || TimeZone(identifier: "Asia/Tokyo") != nil else { return }
    let value: ParameterValue = ["calendar": .string(name)]
    #expect(try DateComponents(parameterValue: value).parameterValue == value)
  }

  @Test func `an unknown component is reported with the nearest known name`() {
    let error = #expect(throws: ParameterError.self) {
      try DateComponents(parameterValue: ["yaer": 2026])
    }
    #expect(error?.path.description == "yaer")
    #expect(error?.hint == "Did you mean “year”?")
  }
}
