import Foundation
import IntentKitCore
import Testing

@testable import IntentKitSimulator

@Suite("Spoken values")
struct SpokenValueReaderTests {
  /// A row of the tables.
  struct Row: CustomTestStringConvertible, Sendable {
    var language: Language
    var kind: SpokenValueKind
    var words: String
    var value: String?

    var testDescription: String { "\(language.rawValue): \(words)" }
  }

  static let rows = [
    (Language.english, SpokenValueRows.english), (.japanese, SpokenValueRows.japanese),
  ]
  .flatMap { language, tables in
    tables.flatMap { kind, rows in
      rows.map { Row(language: language, kind: kind, words: $0.0, value: $0.1) }
    }
  }

  @Test(arguments: rows) func `a value is read as people say it`(_ row: Row) {
    let parts = row.words.split(separator: "|", omittingEmptySubsequences: false).map(String.init)
    let words = SpokenWords(parts.joined())
    let end = parts.count > 1 ? SpokenWords(parts[0]).words.count : words.words.count
    let reading = SpokenValueRows.value(of: row.kind, in: words, row.language)
    if let value = row.value {
      #expect(reading?.text == value)
      #expect(reading?.end == end)
    } else {
      // The beginning can be another value.
      #expect(reading == nil || reading?.end != end)
    }
  }

  /// The values by type, as JSON.
  static let typedValues: [(ParameterType, String, String)] = [
    (.integer, "twenty-five", "25"), (.number, "two and a half", "2.5"),
    (.decimal, "12.50", #""12.5""#), (.dateComponents, "tomorrow at 8", #""2026-03-05T08:00""#),
    (.date, "tomorrow at 8", #""2026-03-05T08:00:00Z""#),
    (.date, "at 8 am", #""2026-03-05T08:00:00Z""#), (.range, "2 to 4", "[2, 5]"),
    (.list(.integer), "one, two and three", "[1, 2, 3]"),
    (CurrencyAmount.parameterType, "$30", #"{"amount": "30", "currencyCode": "USD"}"#),
    (PaymentAmount.parameterType, "the minimum", #"{"amountType": "minimumDue"}"#),
    (
      PaymentAmount.parameterType, "$30",
      #"{"amount": {"amount": "30", "currencyCode": "USD"}}"#
    ),
    (
      BalanceAmount.parameterType, "500 points",
      #"{"amount": "500", "balanceType": "points"}"#
    ),
    (DateComponentsRange.parameterType, "tomorrow", #""2026-03-05""#),
    (
      DateComponentsRange.parameterType, "last week",
      #"{"startDateComponents": "2026-02-23", "endDateComponents": "2026-03-01"}"#
    ),
    (TemporalEventTrigger.parameterType, "in two hours", #""2026-03-04T11:30""#),
    (
      TemporalEventTrigger.parameterType, "every Monday at 7 pm",
      """
      {"dateComponentsRange": {"startDateComponents": "19:00", "recurrenceRule":
        {"interval": 1, "frequency": "weekly", "weeklyRecurrenceDays": ["monday"]}}}
      """
    ),
    (
      SpatialEventTrigger.parameterType, "when I leave work",
      #"{"placemark": "work", "event": "depart"}"#
    ),
    (
      Quantity<TemperatureUnit>.parameterType, "21.5 degrees",
      #"{"value": 21.5, "unit": "celsius"}"#
    ),
    (WorkoutLocationType.parameterType, "outside", #""outdoor""#),
    (DayOfWeekOptions.parameterType, "Monday and Friday", #"["monday", "friday"]"#),
    (.boolean, "off", "false"),
  ]

  @Test(arguments: typedValues)
  func `a parameter's type selects the kind of value`(
    _ type: ParameterType, _ text: String, _ json: String
  ) throws {
    let words = SpokenWords(text)
    let reader = SpokenValueReader(.english, now: SpokenValueRows.now)
    let reading = reader.reading(of: type, in: words, at: 0)
    #expect(try reading?.value == JSONReader.value(from: json))
    #expect(reading?.end == words.words.count)
  }

  @Test(arguments: [ParameterType.string, .url, .any, .data, .dictionary, Person.parameterType])
  func `free text isn't a spoken value`(_ type: ParameterType) {
    let reader = SpokenValueReader(.english, now: SpokenValueRows.now)
    #expect(reader.reading(of: type, in: SpokenWords("two dollars"), at: 0) == nil)
  }

  @Test(arguments: [1e300, -1e300, 1e13, -62_135_596_801, 253_402_300_800, .infinity])
  func `a date beyond the calendar has no relative days`(_ seconds: Double) {
    let reader = SpokenValueReader(.english, now: Date(timeIntervalSince1970: seconds))
    let words = SpokenWords("tomorrow at 8")
    #expect(reader.moment(in: words, at: 0)?.value.day == nil)
    #expect(reader.range(in: SpokenWords("last year"), at: 0) == nil)
    #expect(reader.moment(in: SpokenWords("in two hours"), at: 0) == nil)
  }

  @Test func `the last days of the calendar don't trap`() {
    for now in [253_402_300_799.0, -62_135_596_800] {
      for language in Language.allCases {
        let reader = SpokenValueReader(language, now: Date(timeIntervalSince1970: now))
        for (_, rows) in language == .english ? SpokenValueRows.english : SpokenValueRows.japanese {
          for (text, _) in rows {
            let words = SpokenWords(text)
            _ = reader.range(in: words, at: 0)
            _ = reader.recurrence(in: words, at: 0)
          }
        }
      }
    }
  }

  @Test(arguments: [
    "and a half ", "five ", "one hundred and ", "monday and ", "point five ", "一万", "月曜と", "五十",
    "- ", "when i get ", "every monday ", "三", "at ", "9", "$", "駅に", "3日前から",
  ])
  func `a repeated phrase is read at every word without a trap`(_ phrase: String) {
    let words = SpokenWords(String(repeating: phrase, count: 300))
    let kinds: [SpokenValueKind] = [
      .number, .integer, .money, .duration, .goal, .moment, .answer, .range, .recurrence, .place,
    ]
    for language in Language.allCases {
      for kind in kinds {
        for index in words.words.indices {
          let reading = SpokenValueRows.value(of: kind, in: words, at: index, language)
          // A value has a limited number of words.
          #expect((reading?.end ?? index) - index <= 200)
        }
      }
    }
  }

  @Test func `a calendar day matches Foundation's calendar`() throws {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    for number in stride(from: -25_000, through: 50_000, by: 37) {
      let day = try #require(CalendarDay(number: number))
      let date = Date(timeIntervalSince1970: Double(number) * 86_400)
      let parts = calendar.dateComponents([.year, .month, .day, .weekday], from: date)
      #expect(day.date.year == parts.year)
      #expect(day.date.month == parts.month)
      #expect(day.date.day == parts.day)
      #expect((day.weekday + 1) % 7 + 1 == parts.weekday)
      #expect(
        CalendarDay(year: day.date.year, month: day.date.month, day: day.date.day) == day)
    }
  }
}
