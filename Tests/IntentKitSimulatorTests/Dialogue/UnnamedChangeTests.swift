import Foundation
import IntentKitCore
import IntentKitSimulator
import Testing

/// Changes of a request that don't name the parameter: names that the app has declared, and values
/// with the verb of the request.
///
/// The time is 9:30 on Wednesday, March 4, 2026.
@Suite("Changes without the name of a parameter")
struct UnnamedChangeTests {
  private func read(_ text: String, _ context: DialogueContext, _ language: Language) -> Answer {
    AnswerReader(language, now: .readingTime)
      .answer(from: text, to: Prompt(.request), context: context)
  }

  // MARK: - Names that the app has declared

  private static func vocabulary(_ language: String, _ names: [String]) -> AppVocabulary {
    AppVocabulary(
      language: language,
      parameterVocabularies: [
        .init(
          ["INRequestRideIntent.rideOptionName"],
          items: names.map { .init($0, synonyms: [.init($0)]) })
      ])
  }

  private static let rides = DialogueContext(
    intent: RequestRideIntent(
      pickupLocation: Placemark(name: "Perlan"), dropOffLocation: Placemark(name: "Harpa"),
      rideOptionName: SpeakableString(spokenPhrase: "Compact")),
    app: AppDescription(
      displayName: "Rides",
      vocabularies: [
        vocabulary("en", ["SUV", "sedan", "large car"]), vocabulary("ja", ["大きい車", "セダン"]),
      ]))

  @Test(arguments: [
    (Language.english, "make it an SUV", "SUV"), (.english, "make it a large car", "large car"),
    (.english, "no, a sedan", "sedan"), (.english, "actually, the SUV please", "SUV"),
    (.english, "SUV instead", "SUV"), (.english, "a sedan", "sedan"),
    (.english, "make it a limousine", "limousine"),
    (.japanese, "大きい車にして", "大きい車"), (.japanese, "セダンにして", "セダン"),
    (.japanese, "いや、セダンで", "セダン"), (.japanese, "やっぱり大きい車でお願いします", "大きい車"),
  ])
  func `the name of a kind belongs to the parameter of its kind`(
    _ language: Language, _ text: String, _ name: String
  ) {
    #expect(
      read(text, Self.rides, language)
        == .change(parameter: "rideOptionName", to: .string(name)))
  }

  // MARK: - Verbs and days

  private static let bill = DialogueContext(
    intent: PayBillIntent(
      billPayee: BillPayee(nickname: SpeakableString(spokenPhrase: "Electricity"), number: "1")),
    app: AppDescription(displayName: "Bank"))
  private static let transfer = DialogueContext(
    intent: TransferMoneyIntent(), app: AppDescription(displayName: "Bank"))

  @Test(arguments: [
    (Language.english, "tomorrow", "2026-03-05"), (.english, "January 10", "2027-01-10"),
    (.english, "on January 10", "2027-01-10"), (.english, "pay it on Friday", "2026-03-06"),
    (.english, "no, on Friday", "2026-03-06"), (.english, "pay it next Friday", "2026-03-13"),
    (.english, "pay it on Friday, please", "2026-03-06"),
    (.english, "make it Friday", "2026-03-06"),
    (.japanese, "来週の金曜日に", "2026-03-13"), (.japanese, "1月10日に", "2027-01-10"),
    (.japanese, "金曜日に払って", "2026-03-06"), (.japanese, "明日支払ってください", "2026-03-05"),
    (.japanese, "2027年1月5日", "2027-01-05"), (.japanese, "いや、明日にして", "2026-03-05"),
  ])
  func `a day is the day of the payment, and not the bill's`(
    _ language: Language, _ text: String, _ day: String
  ) {
    #expect(
      read(text, Self.bill, language)
        == .change(parameter: "transactionScheduledDate", to: .string(day)))
  }

  @Test(arguments: [
    (Language.english, "transfer it on Friday", "2026-03-06"),
    (.english, "move it tomorrow", "2026-03-05"), (.japanese, "金曜日に移して", "2026-03-06"),
  ])
  func `a transfer is made on the day with its verb`(
    _ language: Language, _ text: String, _ day: String
  ) {
    #expect(
      read(text, Self.transfer, language)
        == .change(parameter: "transactionScheduledDate", to: .string(day)))
  }

  @Test(arguments: [
    (Language.english, "pay 30 dollars"), (.japanese, "30ドル払って"), (.japanese, "30ドル支払ってください"),
  ])
  func `an amount with the verb is the amount of the payment`(_ language: Language, _ text: String)
  {
    #expect(
      read(text, .payment, language)
        == .change(
          parameter: "currencyAmount", to: ["amount": "30", "currencyCode": "USD"]))
    #expect(
      read(text, Self.bill, language)
        == .change(
          parameter: "transactionAmount",
          to: ["amount": ["amount": "30", "currencyCode": "USD"]]))
  }
}
