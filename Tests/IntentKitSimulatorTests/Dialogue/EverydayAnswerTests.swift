import Foundation
import IntentKitCore
import IntentKitSimulator
import Testing

/// Answers in the words of everyday speech.
///
/// The time is 9:30 on Wednesday, March 4, 2026.
@Suite("Everyday answers")
struct EverydayAnswerTests {
  private func read(
    _ text: String, _ prompt: Prompt, _ context: DialogueContext, _ language: Language
  ) -> Answer {
    AnswerReader(language, now: .readingTime).answer(from: text, to: prompt, context: context)
  }

  private func read(
    _ text: String, _ parameter: String, _ intent: some Intent, _ language: Language
  ) -> Answer {
    read(
      text, Prompt(.value, parameter: parameter, cause: .needsValue),
      DialogueContext(intent: intent, app: AppDescription(displayName: "App")), language)
  }

  // MARK: - Yes and no

  @Test(arguments: [
    (Language.english, "sure thing", Answer.yes), (.english, "yes please do", .yes),
    (.english, "please do", .yes), (.english, "alright", .yes), (.english, "all right then", .yes),
    (.english, "by all means", .yes), (.english, "hold on", .again), (.english, "wait", .again),
    (.english, "oh wait", .again), (.english, "hang on, please", .again),
    (.english, "alright, no", .notUnderstood("alright, no")),
    (.english, "no, but thanks", .no),
    (.english, "I'd rather not", .no), (.english, "let's not", .no),
    (.english, "not just yet", .no),
    (.english, "go ahead and book it", .yes), (.english, "yes, go ahead and order it", .yes),
    (.english, "don't book it yet", .no), (.english, "please don't book it just yet", .no),
    (.english, "scratch that", .cancel), (.english, "wait, scratch that", .cancel),
    (.japanese, "どうぞ", .yes), (.japanese, "はい、どうぞ", .yes), (.japanese, "待って", .again),
    (.japanese, "ちょっと待ってください", .again), (.japanese, "やっぱいい", .no), (.japanese, "いや、待って", .again),
  ])
  func `everyday words confirm or reject`(
    _ language: Language, _ text: String, _ answer: Answer
  ) {
    #expect(read(text, Prompt(.request), .ride, language) == answer)
  }

  @Test(arguments: ["make it", "yes, create it", "please make the list", "make a new one", "do it"])
  func `yes is said with the verb of a question about a list`(_ text: String) {
    let prompt = Prompt(
      .confirmation, parameter: "targetTaskList", cause: .confirmationRequired,
      reason: "listShouldBeCreated", value: ["title": "Garden"])
    let tasks = DialogueContext(
      intent: AddTasksIntent(), app: AppDescription(displayName: "Tasks"))
    #expect(read(text, prompt, tasks, .english) == .yes)
  }

  @Test(arguments: [
    ("it's unlocked", Answer.yes), ("yes, it's unlocked now", .yes), ("I've unlocked it", .yes),
    ("done", .yes), ("it's still locked", .no), ("no, not yet", .no),
  ])
  func `the device is unlocked or not`(_ text: String, _ answer: Answer) {
    #expect(read(text, Prompt(.unlock), .ride, .english) == answer)
  }

  // MARK: - Values with their frame

  @Test(
    arguments: [
      (.english, "call it Garden", "Garden"), (.english, "it should be called Garden", "Garden"),
      (.english, "name it Garden, please", "Garden"), (.english, "“Garden”", "Garden"),
      (.english, "let's call it “Call it a day”", "Call it a day"),
      (.english, "its name is Winter Garden", "Winter Garden"),
      (.japanese, "庭という名前で", "庭"), (.japanese, "「庭」にして", "庭"),
      (.japanese, "庭仕事という名前にしてください", "庭仕事"),
    ] as [(Language, String, String)])
  func `a name is said with words around it`(
    _ language: Language, _ text: String, _ name: String
  ) {
    #expect(read(text, "title", CreateTaskListIntent(), language) == .value(.string(name)))
  }

  @Test(arguments: [
    ("I'd like to go for a swim", "swim"), ("let's go for a run", "run"), ("go for a hike", "hike"),
    ("I'll do yoga", "yoga"),
  ])
  func `a workout is said with the wish for it`(_ text: String, _ name: String) {
    #expect(read(text, "workoutName", StartWorkoutIntent(), .english) == .value(.string(name)))
  }

  @Test(arguments: ["the phone bill", "phone", "my phone bill, please"])
  func `a bill is said with the word for its kind`(_ text: String) {
    #expect(read(text, "billPayee", PayBillIntent(), .english) == .value("phone"))
  }

  @Test(
    arguments: [
      ("two fifty", ["amount": "2.5"]), ("sixteen fifty", ["amount": "16.5"]),
      ("twenty-five fifty", ["amount": "25.5"]), ("nine ninety nine, please", ["amount": "9.99"]),
      ("twenty-five", ["amount": "25"]), ("two hundred fifty", ["amount": "250"]),
      ("change the amount to 15 euros", ["amount": "15", "currencyCode": "EUR"]),
    ] as [(String, ParameterValue)])
  func `an amount is said without its currency`(_ text: String, _ amount: ParameterValue) {
    #expect(read(text, "currencyAmount", SendPaymentIntent(), .english) == .value(amount))
  }

  @Test(
    arguments: [
      ("at the office", ["placemark": "office", "event": "arrive"]),
      ("when I leave the gym", ["placemark": "gym", "event": "depart"]),
    ] as [(String, ParameterValue)])
  func `a place of a reminder is said with a preposition`(
    _ text: String, _ trigger: ParameterValue
  ) throws {
    guard
      case .value(let value) = read(text, "spatialEventTrigger", AddTasksIntent(), .english)
    else {
      Issue.record("\(text)")
      return
    }
    #expect(
      try SpatialEventTrigger(parameterValue: value) == SpatialEventTrigger(parameterValue: trigger)
    )
  }

  @Test func `a visit that a setting states is read`() throws {
    let reader = AnswerReader(.english, now: .readingTime)
    for (text, place, event) in [
      ("when I get to Harpa", "Harpa", "arrive"), ("when I leave Harpa", "Harpa", "depart"),
    ] {
      let value = try #require(
        reader.statedValue(text, of: "spatialEventTrigger", in: AddTasksIntent.schema))
      let trigger = try SpatialEventTrigger(parameterValue: value)
      #expect(trigger.placemark.name == place)
      #expect(trigger.event.parameterValue == .string(event))
    }
    let place = try #require(
      reader.statedValue("Harpa", of: "spatialEventTrigger", in: AddTasksIntent.schema))
    #expect(try SpatialEventTrigger(parameterValue: place).placemark.name == "Harpa")
  }

  @Test(arguments: [
    ("do it tomorrow", "2026-03-05"), ("make the transfer on Friday", "2026-03-06"),
  ])
  func `a transfer is put off`(_ text: String, _ day: String) {
    let transfer = DialogueContext(
      intent: TransferMoneyIntent(),
      app: AppDescription(displayName: "Bank"))
    #expect(
      read(text, Prompt(.request), transfer, .english)
        == .change(parameter: "transactionScheduledDate", to: .string(day)))
  }

  @Test(arguments: [
    ("pay it from my savings", "savings"), ("from Everyday", "Everyday"),
  ])
  func `a bill is paid from another account`(_ text: String, _ account: String) {
    let bill = DialogueContext(
      intent: PayBillIntent(billPayee: BillPayee(number: "1")),
      app: AppDescription(displayName: "Bank"))
    #expect(
      read(text, Prompt(.request), bill, .english)
        == .change(parameter: "fromAccount", to: .string(account)))
  }

  @Test(arguments: [
    ("the bottom one", 2), ("the top one", 0), ("top", 0), ("the one on the bottom", nil),
    ("the very last one", 2), ("I'll take the second one", 1),
  ])
  func `an option is named by its place`(_ text: String, _ index: Int?) {
    let prompt = Prompt(
      .choice, parameter: "payee", cause: .disambiguation,
      options: ["Ben Ito", "Ben Carter", "Ben Kim"].map { .init(value: .string($0), title: $0) })
    let answer = read(text, prompt, .payment, .english)
    if let index { #expect(answer == .option(index)) } else { #expect(answer != .option(0)) }
  }

  // MARK: - Corrections

  private static let message = DialogueContext(
    intent: SendMessageIntent(recipients: [Person(displayName: "Anne")], content: "hello"),
    app: AppDescription(displayName: "Chat"))

  @Test(arguments: [
    (Language.japanese, "Anneじゃない、Tom"), (.japanese, "Anneではありません、Tomです"), (.japanese, "やっぱりTomに"),
    (.japanese, "やっぱTomに送って"), (.english, "actually, to Tom"), (.english, "yes, but to Tom"),
    (.english, "wait, not Anne, Tom"),
  ])
  func `another person replaces the one in the request`(_ language: Language, _ text: String) {
    let answer = read(text, Prompt(.request), Self.message, language)
    #expect(
      answer == .change(parameter: "recipients", to: "Tom")
        || answer == .change(parameter: "recipients", to: ["Tom"]))
  }

  @Test(arguments: ["yes, but 10", "ok but make it 10", "yes, but 10 euros"])
  func `a confirmation with another amount is a correction`(_ text: String) {
    #expect(
      read(text, Prompt(.request), .payment, .english)
        == .change(
          parameter: "currencyAmount", to: ["amount": "10", "currencyCode": "EUR"]))
  }

  @Test(arguments: ["from my savings", "from savings", "from my savings, please"])
  func `the account is named without the word for its owner`(_ text: String) {
    let bill = DialogueContext(
      intent: PayBillIntent(billPayee: BillPayee(number: "1")),
      app: AppDescription(displayName: "Bank"))
    #expect(
      read(text, Prompt(.request), bill, .english)
        == .change(parameter: "fromAccount", to: "savings"))
  }

  @Test(arguments: ["イヤホン", "チガウシャツ", "アノラック", "ハイヒール", "イヤリング", "ジャーキー"])
  func `a name in katakana isn't cut at a word with which it begins`(_ name: String) {
    #expect(read(name, "taskTitles", AddTasksIntent(), .japanese) == .value(.string(name)))
    #expect(
      read("いや、\(name)", "taskTitles", AddTasksIntent(), .japanese) == .value(.string(name)))
    #expect(
      read("\(name)と卵", "taskTitles", AddTasksIntent(), .japanese)
        == .value([.string(name), "卵"]))
  }

  // MARK: - Amounts

  @Test(arguments: [
    (Language.english, "a grand", "1000"), (.english, "five grand", "5000"),
    (.english, "about thirty dollars", "30"), (.english, "around $30", "30"),
    (.english, "$30 or so", "30"), (.english, "roughly 30 bucks", "30"),
    (.japanese, "30ドルくらい", "30"), (.japanese, "30ドルぐらいで", "30"), (.japanese, "三十ドルほど", "30"),
  ])
  func `an amount can be rough`(_ language: Language, _ text: String, _ amount: String) {
    #expect(
      read(text, "currencyAmount", SendPaymentIntent(), language)
        == .value(["amount": .string(amount), "currencyCode": "USD"]))
  }

  @Test(arguments: [
    (Language.english, "all of it"), (.english, "everything"), (.english, "the full amount"),
    (.english, "the whole amount, please"), (.japanese, "全額"), (.japanese, "全部"),
    (.japanese, "全額でお願いします"),
  ])
  func `the whole amount is the one of a bill or of an account`(
    _ language: Language, _ text: String
  ) {
    #expect(
      read(text, "transactionAmount", PayBillIntent(), language)
        == .value(["amountType": "amountDue"]))
    #expect(
      read(text, "transactionAmount", TransferMoneyIntent(), language)
        == .value(["amountType": "maximumTransferAmount"]))
  }

  // MARK: - Numbers of people

  @Test(arguments: [
    (Language.english, "just me", 1), (.english, "just me, thanks", 1),
    (.english, "it's just me", 1),
    (.english, "two adults and one child", 3), (.english, "two adults and a child", 3),
    (.english, "2 adults, 2 kids", 4), (.english, "four people", 4), (.english, "the two of us", 2),
    (.japanese, "私だけ", 1), (.japanese, "大人2人と子供1人", 3),
    (.japanese, "大人二人、子ども三人", 5), (.japanese, "大人2名", 2), (.japanese, "四人", 4),
  ])
  func `people are counted together`(_ language: Language, _ text: String, _ number: Int) {
    #expect(
      read(text, "partySize", RequestRideIntent(), language) == .value(.integer(number)))
  }

  // MARK: - Days

  @Test(arguments: [
    (Language.english, "Tuesday, January 5 at 3:00 PM", "2027-01-05T15:00"),
    (.english, "Thursday, March 5", "2026-03-05"), (.english, "Thursday 5 March", "2026-03-05"),
    (.english, "Tuesday, January 5, 2027", "2027-01-05"), (.english, "Monday", "2026-03-09"),
    (.english, "Monday at 5", "2026-03-09T17:00"),
    (.english, "end of the month", "2026-03-31"),
    (.english, "at the end of the month", "2026-03-31"),
    (.english, "the end of next month", "2026-04-30"), (.english, "Christmas", "2026-12-25"),
    (.english, "on Christmas Eve at 6 pm", "2026-12-24T18:00"),
    (.english, "New Year's Eve", "2026-12-31"), (.english, "noon", "12:00"),
    (.japanese, "お昼", "12:00"), (.japanese, "お昼に", "12:00"),
    (.japanese, "明日のお昼", "2026-03-05T12:00"),
    (.japanese, "お昼の1時", "13:00"), (.japanese, "クリスマス", "2026-12-25"),
    (.japanese, "大晦日の夜8時", "2026-12-31T20:00"), (.japanese, "月末", "2026-03-31"),
  ])
  func `a day can have its weekday or the name of a holiday`(
    _ language: Language, _ text: String, _ moment: String
  ) {
    #expect(
      read(text, "scheduledPickupTime", RequestRideIntent(), language)
        == .value(.string(moment)))
  }
}
