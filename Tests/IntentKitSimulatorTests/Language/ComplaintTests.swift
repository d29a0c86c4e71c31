import Foundation
import IntentKitCore
import IntentKitSimulator
import Testing

/// Section 2.2 of “What Siri does”: the sentences on values that an app doesn't support.
@Suite("Sentences on unsupported values")
struct ComplaintTests {
  /// An unsupported value without a reason, with the sentence in both languages.
  struct Sample: Sendable, CustomTestStringConvertible {
    var name: String
    var intent: any SystemIntent
    var parameter: String
    var english: String
    var japanese: String
    var testDescription: String { name }
  }

  static let samples = [
    Sample(
      name: "a place that equals another one",
      intent: RequestRideIntent(pickupLocation: .at("Harpa"), dropOffLocation: .at("harpa")),
      parameter: "dropOffLocation", english: "Harpa is already the pick-up place.",
      japanese: "Harpaは乗車場所と同じです。"),
    Sample(
      name: "a part of the name of another account",
      intent: TransferMoneyIntent(from: .named("House Savings"), to: .named("house")),
      parameter: "toAccount", english: "House is already the account it comes from.",
      japanese: "Houseは出金口座と同じです。"),
    Sample(
      name: "a place that the app doesn't know",
      intent: RequestRideIntent(pickupLocation: .at("Atlantis"), dropOffLocation: .at("Harpa")),
      parameter: "pickupLocation", english: "I found no place called “Atlantis” in App.",
      japanese: "Appに「Atlantis」という場所は見つかりません。"),
    Sample(
      name: "a number that isn't positive", intent: RequestRideIntent(partySize: 0),
      parameter: "partySize", english: "The number of people has to be more than zero.",
      japanese: "人数は0より大きくしてください。"),
    Sample(
      name: "a number that is too large for a car",
      intent: RequestRideIntent(rideOptionName: .said("Compact"), partySize: 3),
      parameter: "partySize",
      english: "A Compact does not seat 3 people.", japanese: "Compactに3名様は乗れません。"),
    Sample(
      name: "an amount with too many decimal places",
      intent: SendPaymentIntent(
        currencyAmount: CurrencyAmount(amount: Decimal(string: "10.005"), currencyCode: "USD")),
      parameter: "currencyAmount", english: "$10.005 has too many decimal places.",
      japanese: "$10.005は端数が細かすぎます。"),
    Sample(
      name: "an amount that the app doesn't take",
      intent: SendPaymentIntent(currencyAmount: CurrencyAmount(amount: 10, currencyCode: "USD")),
      parameter: "currencyAmount", english: "The amount cannot be $10.00 in App.",
      japanese: "Appでは金額を$10.00にできません。"),
    Sample(
      name: "a day that has passed",
      intent: PayBillIntent(
        transactionScheduledDate: .on(DateComponents(year: 2025, month: 12, day: 31))),
      parameter: "transactionScheduledDate", english: "That day is already over.",
      japanese: "その日はもう過ぎています。"),
    Sample(
      name: "a time that has passed",
      intent: RequestRideIntent(
        scheduledPickupTime: .on(
          DateComponents(year: 2026, month: 1, day: 1, hour: 8, minute: 30))),
      parameter: "scheduledPickupTime", english: "That time has already passed.",
      japanese: "その時刻はもう過ぎています。"),
    Sample(
      name: "a day that doesn't exist",
      intent: SearchForNotebookItemsIntent(dateTime: .on(DateComponents(month: 2, day: 30))),
      parameter: "dateTime", english: "There is no February 30.", japanese: "2月30日という日はありません。"),
    Sample(
      name: "a case", intent: GetVisualCodeIntent(visualCodeType: .bus),
      parameter: "visualCodeType", english: "App has no bus code.", japanese: "Appにバスのコードはありません。"),
    Sample(
      name: "a case of any other parameter",
      intent: PlayMediaIntent(playbackRepeatMode: .one), parameter: "playbackRepeatMode",
      english: "App does not offer one.", japanese: "Appでは一曲を選べません。"),
    Sample(
      name: "a task that isn't there",
      intent: SetTaskAttributeIntent(targetTask: TaskItem(title: .said("Dragons"))),
      parameter: "targetTask", english: "I found no task called “Dragons” in App.",
      japanese: "Appに「Dragons」というタスクは見つかりません。"),
    Sample(
      name: "a place of a reminder",
      intent: AddTasksIntent(
        spatialEventTrigger: SpatialEventTrigger(placemark: .at("Narnia"), event: .arrive)),
      parameter: "spatialEventTrigger", english: "I found no place called “Narnia” in App.",
      japanese: "Appに「Narnia」という場所は見つかりません。"),
    Sample(
      name: "a list that exists", intent: CreateTaskListIntent(title: .said("Garden")),
      parameter: "title", english: "There is already a list called “Garden”.",
      japanese: "「Garden」というリストはもうあります。"),
    Sample(
      name: "no value", intent: RequestRideIntent(), parameter: "dropOffLocation",
      english: "App cannot do it without the destination.", japanese: "Appでは、行き先がないとできません。"),
    Sample(
      name: "any other text", intent: SendMessageIntent(content: "…"), parameter: "content",
      english: "App cannot use “…” as the content.", japanese: "Appでは「…」を本文に使えません。"),
  ]

  @Test(arguments: samples)
  func `without a reason, the sentence follows from the value`(_ sample: Sample) {
    let schema = sample.intent.schema
    let situation = Situation(
      intent: schema.name, schema: schema, app: "App", parameters: sample.intent.fieldValues,
      now: Date(timeIntervalSince1970: 1_767_258_000))
    let prompt = Prompt(
      .value, parameter: sample.parameter, cause: .unsupported,
      value: sample.intent.fieldValues[sample.parameter])
    let open = Prompt(.value, parameter: sample.parameter)
    for (book, sentence) in [
      (Phrasebook.english, sample.english + " "), (.japanese, sample.japanese),
    ] {
      let question = book.question(for: open, in: situation).heard
      #expect(book.question(for: prompt, in: situation).heard == sentence + question)
    }
  }

  @Test func `a value in the future that isn't supported isn't called past`() {
    let intent = RequestRideIntent(
      scheduledPickupTime: .on(DateComponents(year: 2027, month: 1, day: 1, hour: 8)))
    let situation = Situation(
      intent: "RequestRide", schema: RequestRideIntent.schema, app: "App",
      parameters: intent.fieldValues, now: Date(timeIntervalSince1970: 1_767_225_600))
    let prompt = Prompt(
      .value, parameter: "scheduledPickupTime", cause: .unsupported,
      value: intent.fieldValues["scheduledPickupTime"])
    let question = Phrasebook.english.question(for: prompt, in: situation).heard
    #expect(
      question.hasPrefix("The pick-up time cannot be January 1, 2027 at 8:00 AM in App."))
  }

  @Test func `the only option that is left is offered`() {
    let situation = Situation(
      intent: "StartWorkout", schema: StartWorkoutIntent.schema, app: "MoveMate",
      parameters: StartWorkoutIntent(workoutName: .said("Hiking"), workoutLocationType: .indoor)
        .fieldValues)
    let prompt = Prompt(
      .confirmation, parameter: "workoutLocationType", cause: .unsupported, value: "indoor",
      options: [.init(value: "outdoor", title: "outdoor")])
    #expect(
      Phrasebook.english.question(for: prompt, in: situation)
        == "Hiking is not possible indoors. How about outdoors?")
    #expect(
      Phrasebook.japanese.question(for: prompt, in: situation) == "Hikingは屋内ではできません。屋外でよろしいですか？")
  }

  @Test func `the user is told to allow contacts after the sentence on the person`() {
    let situation = Situation(
      intent: "SendMessage", schema: SendMessageIntent.schema, app: "UnicornChat")
    let prompt = Prompt(
      .value, parameter: "recipients", element: 0, cause: .unsupported,
      value: ["displayName": "太郎"], valueText: "太郎さん", lacksContacts: true)
    #expect(
      Phrasebook.english.question(for: prompt, in: situation)
        == """
        I found no contact named 太郎さん in UnicornChat. UnicornChat has no access to your \
        contacts. You can allow it in Settings. To whom shall I send it?
        """)
    #expect(
      Phrasebook.japanese.question(for: prompt, in: situation)
        == "UnicornChatでは“太郎さん”という連絡先は見つかりませんでした。UnicornChatは連絡先を使えません。設定で許可できます。どなたに送りますか？")
  }
}

extension DateComponentsRange {
  fileprivate static func on(_ start: DateComponents) -> Self { Self(start: start) }
}

extension PaymentAccount {
  fileprivate static func named(_ name: String) -> Self {
    PaymentAccount(nickname: SpeakableString(spokenPhrase: name))
  }
}
