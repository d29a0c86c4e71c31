import IntentKitCore
import IntentKitLanguage
import Testing

@Suite("Values")
struct ValueTests {
  private func ride(_ words: String, _ language: String) -> Meaning? {
    let sentence = language == "en" ? "Book a ride \(words)" : "\(words)タクシーを呼んで"
    return TestLanguage.reader(language).reading(of: sentence).meaning
  }

  @Test(
    arguments: [
      ("en", "at 8", "20:00"), ("en", "at 10", "10:00"), ("en", "at 8 am", "08:00"),
      ("en", "at 06:00", "06:00"), ("en", "at half past ten", "10:30"),
      ("en", "at quarter to eight pm", "19:45"), ("en", "tomorrow at 8", "2026-03-05T08:00"),
      ("en", "tomorrow at 3", "2026-03-05T15:00"), ("en", "tomorrow", "2026-03-05"),
      ("en", "at noon", "12:00"), ("en", "next Monday at 7:30 am", "2026-03-09T07:30"),
      ("en", "in half an hour", "2026-03-04T10:00"),
      ("en", "on March 12 at 6 pm", "2026-03-12T18:00"),
      ("en", "on the 10th of March at 16:20", "2026-03-10T16:20"),
      ("ja", "8時に", "20:00"), ("ja", "午前10時に", "10:00"), ("ja", "明日8時に", "2026-03-05T08:00"),
      ("ja", "30分後に", "2026-03-04T10:00"), ("ja", "金曜の夜7時に", "2026-03-06T19:00"),
      ("ja", "三月十日の午前九時に", "2026-03-10T09:00"), ("ja", "今夜九時半に", "2026-03-04T21:30"),
    ])
  func `a time is the next one as it was said`(
    _ language: String, _ words: String, _ expected: String
  ) {
    #expect(ride(words, language)?.parameters["scheduledPickupTime"] == .string(expected))
  }

  @Test(
    arguments: [
      ("en", "for five people", 5), ("en", "for twenty-five people", 25),
      ("ja", "三人で", 3), ("ja", "二十五人で", 25), ("ja", "４人で", 4),
    ])
  func `numbers are read in digits and words`(_ language: String, _ words: String, _ count: Int) {
    #expect(ride(words, language)?.parameters["partySize"] == .integer(count))
  }

  @Test func `a day and a time that are said apart are one moment`() {
    #expect(
      ride("tomorrow to Harpa at 8 am", "en")?.parameters["scheduledPickupTime"]
        == .string("2026-03-05T08:00"))
  }

  @Test(
    arguments: [
      ("tip my driver 5 dollars", "5", "USD"), ("tip my driver $2.50", "2.5", "USD"),
      ("tip my driver half a dollar", "0.5", "USD"),
      ("tip my driver 2 euros and 50 cents", "2.5", "EUR"),
      ("tip my driver half a hundred dollars", "50", "USD"),
      ("tip my driver -5 dollars", "-5", "USD"), ("tip my driver a thousand yen", "1000", "JPY"),
    ])
  func `money keeps its sign, its currency and its parts`(
    _ sentence: String, _ amount: String, _ currency: String
  ) throws {
    let meaning = try #require(TestLanguage.reader("en").reading(of: sentence).meaning)
    #expect(
      meaning.parameters["tip"]
        == .object(["amount": .string(amount), "currencyCode": .string(currency)]))
  }
}
