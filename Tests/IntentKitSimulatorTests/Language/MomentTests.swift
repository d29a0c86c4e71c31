import Foundation
import IntentKitCore
import Testing

@testable import IntentKitSimulator

@Suite("Days and times in words")
struct MomentTests {
  /// A Thursday, at nine in the morning.
  static let now = DateComponents.moment("2026-01-01T09:00")

  struct Sample: Sendable, CustomTestStringConvertible {
    var text: String
    var english: String
    var when: String
    var japanese: String
    var japaneseWhen: String
    var testDescription: String { text }

    init(
      _ text: String, _ english: String, _ when: String, _ japanese: String, _ japaneseWhen: String
    ) {
      (self.text, self.english, self.when) = (text, english, when)
      (self.japanese, self.japaneseWhen) = (japanese, japaneseWhen)
    }
  }

  static let near = [
    Sample("2026-01-01T08:45", "8:45 AM", "at 8:45 AM", "午前8時45分", "午前8時45分に"),
    Sample("2026-01-01T00:05", "12:05 AM", "at 12:05 AM", "午前0時5分", "午前0時5分に"),
    Sample("2026-01-01T12:00", "12:00 PM", "at 12:00 PM", "正午", "正午に"),
    Sample("2026-01-01", "today", "today", "今日", "今日"),
    Sample(
      "2026-01-02T08:00", "tomorrow at 8:00 AM", "tomorrow at 8:00 AM", "明日午前8時", "明日午前8時に"),
    Sample("2026-01-02", "tomorrow", "tomorrow", "明日", "明日"),
    Sample(
      "2025-12-31T20:30", "yesterday at 8:30 PM", "yesterday at 8:30 PM", "昨日午後8時30分",
      "昨日午後8時30分に"),
    Sample("2026-01-05", "Monday", "on Monday", "月曜日", "月曜日に"),
    Sample(
      "2026-01-05T18:00", "Monday at 6:00 PM", "on Monday at 6:00 PM", "月曜日午後6時", "月曜日午後6時に"),
    Sample("2026-01-08", "January 8", "on January 8", "1月8日", "1月8日に"),
    Sample(
      "2025-12-28", "December 28, 2025", "on December 28, 2025", "2025年12月28日", "2025年12月28日に"),
    Sample("07:30", "7:30 AM", "at 7:30 AM", "午前7時30分", "午前7時30分に"),
    Sample("2026-02-30", "February 30", "on February 30", "2月30日", "2月30日に"),
  ]

  @Test(arguments: near)
  func `dates are described relative to the request`(_ sample: Sample) {
    let moment = Moment(.written(sample.text), now: Self.now)
    let (english, japanese) = (Phrasebook.english.values, Phrasebook.japanese.values)
    #expect(moment.text(in: english.moments) == sample.english)
    #expect(moment.text(in: english.moments, form: "when") == sample.when)
    #expect(moment.text(in: japanese.moments) == sample.japanese)
    #expect(moment.text(in: japanese.moments, form: "when") == sample.japaneseWhen)
  }

  @Test func `dates are described absolutely if the time of the request is unknown`() {
    let words = Phrasebook.english.values.moments
    let text = Moment(.written("2026-01-02T08:00"), now: nil).text(in: words)
    #expect(text == "January 2, 2026 at 8:00 AM")
  }

  @Test func `a date is described in its own time zone`() {
    var components = DateComponents.written("2026-01-02T01:00")
    components.timeZone = TimeZone(secondsFromGMT: 9 * 3600)
    let words = Phrasebook.english.values.moments
    // In that zone it is six in the evening of the first.
    #expect(Moment(components, now: Self.now).text(in: words) == "tomorrow at 1:00 AM")
    let late = DateComponents.moment("2026-01-01T16:00")
    #expect(Moment(components, now: late).text(in: words) == "1:00 AM")
  }

  @Test func `a date without a zone is described in Greenwich Mean Time`() {
    let date = Self.now.addingTimeInterval(300)
    #expect(Moment(date, now: Self.now).text(in: Phrasebook.english.values.moments) == "9:05 AM")
  }

  @Test func `a duration of up to an hour is described in minutes`() {
    func wait(_ seconds: Double, _ book: Phrasebook = .english) -> String? {
      Moment(Self.now.addingTimeInterval(seconds), now: Self.now)
        .text(in: book.values.moments, form: "wait")
    }
    #expect(wait(60) == "in 1 minute")
    #expect(wait(240) == "in 4 minutes")
    #expect(wait(240, .japanese) == "4分後")
    #expect(wait(3600) == "in 60 minutes")
    #expect(wait(7200) == "at 11:00 AM")
    #expect(wait(-60) == "at 8:59 AM")
  }

  @Test func `impossible date components have no words and don't trap`() {
    let words = Phrasebook.english.values.moments
    #expect(Moment(DateComponents(), now: Self.now).text(in: words) == nil)
    for seconds in [1e300, -1e300, 1e12] {
      let far = Date(timeIntervalSinceReferenceDate: seconds)
      #expect(Moment(far, now: Self.now).text(in: words) == nil)
      #expect(Moment(Self.now, now: far).text(in: words) == "January 1, 2026 at 9:00 AM")
    }
    let endless = DateComponents(
      year: 2026, month: 1, day: 1, hour: .max - 1, minute: .max - 1)
    #expect(Moment(endless, now: Self.now).text(in: words, form: "wait") == nil)
    #expect(Moment(DateComponents(hour: 99), now: Self.now).text(in: words) == nil)
    #expect(Moment(DateComponents(year: 2026, month: 13, day: 1), now: nil).text(in: words) == nil)
    #expect(Moment(DateComponents(weekday: 2), now: Self.now).text(in: words) == "Monday")
    let never = DateComponents(year: 99999, month: 1, day: 1)
    #expect(Moment(never, now: Self.now).text(in: words) == "January 1, 99999")
  }
}

extension DateComponents {
  /// The components in a text: `2026-03-01T08:00`.
  static func written(_ text: String) -> DateComponents {
    (try? DateComponents(parameterValue: .string(text))) ?? DateComponents()
  }

  /// The date in such a text, in Greenwich.
  static func moment(_ text: String) -> Date {
    (try? Date(parameterValue: .string(text + ":00Z"))) ?? .distantPast
  }
}
