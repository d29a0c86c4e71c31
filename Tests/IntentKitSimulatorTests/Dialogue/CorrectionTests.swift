import Foundation
import IntentKitCore
import IntentKitSimulator
import Testing

/// Sections 2.3 and 3.1 of “What Siri does”: corrections, and values that are left out.
@Suite("Corrections")
struct CorrectionTests {
  private static let message = DialogueContext.unicorn(
    SendMessageIntent(
      recipients: [Person(displayName: "Bill James"), Person(displayName: "Ann")],
      content: "hello"))

  private static let ride = DialogueContext.ride
  private static let payment = DialogueContext.payment

  private func read(
    _ text: String, _ prompt: Prompt = Prompt(.request), _ context: DialogueContext,
    _ language: Language
  ) -> Answer {
    AnswerReader(language, now: .readingTime).answer(from: text, to: prompt, context: context)
  }

  @Test(arguments: [
    (Language.english, "change it", Answer.change(parameter: nil)),
    (.english, "I want to change something", .change(parameter: nil)),
    (.english, "change the message", .change(parameter: "content")),
    (.english, "no, change the message", .change(parameter: "content")),
    (
      .english, "change the message to see you at nine",
      .change(parameter: "content", to: "see you at nine")
    ),
    (
      .english, "change the recipients to Tom and Sue",
      .change(parameter: "recipients", to: ["Tom", "Sue"])
    ),
    (.english, "no, Tom", .change(parameter: "recipients", to: "Tom")),
    (.english, "Tom instead", .change(parameter: "recipients", to: "Tom")),
    (.japanese, "変更して", .change(parameter: nil)),
    (.japanese, "内容を変えてください", .change(parameter: "content")),
    (.japanese, "メッセージを「またね」に変更して", .change(parameter: "content", to: "またね")),
    (.japanese, "宛先は太郎さんにして", .change(parameter: "recipients", to: "太郎")),
    (.japanese, "いや、太郎", .change(parameter: "recipients", to: "太郎")),
    (.japanese, "「またあとで」に変えて", .change(parameter: "content", to: "またあとで")),
    (.japanese, "やっぱり「また明日」にして", .change(parameter: "content", to: "また明日")),
    (.japanese, "またあとでって変えて", .change(parameter: "content", to: "またあとで")),
    (.japanese, "あと宛先を太郎に変えて", .change(parameter: "recipients", to: "太郎")),
    (.japanese, "それと、宛先は花子さんにして", .change(parameter: "recipients", to: "花子")),
    (.japanese, "Bill Smithに送って", .change(parameter: "recipients", to: "Bill Smith")),
  ])
  func `a message is corrected`(_ language: Language, _ text: String, _ answer: Answer) {
    #expect(read(text, Self.message, language) == answer)
  }

  // MARK: - Several changes

  @Test(
    arguments: [
      (
        "change the amount to 30 and the payee to Ben Ito",
        ["currencyAmount": ["amount": "30", "currencyCode": "EUR"], "payee": "Ben Ito"]
      ),
      (
        "make it 30 dollars to Ben Ito",
        ["currencyAmount": ["amount": "30", "currencyCode": "USD"], "payee": "Ben Ito"]
      ),
      (
        "no, 40 dollars, to Tom",
        ["currencyAmount": ["amount": "40", "currencyCode": "USD"], "payee": "Tom"]
      ),
    ] as [(String, [String: ParameterValue])])
  func `an answer changes several values of a payment`(
    _ text: String, _ values: [String: ParameterValue]
  ) {
    #expect(read(text, Self.payment, .english) == .changes(values))
  }

  @Test(
    arguments: [
      ("for 3 people at 9 pm", ["partySize": 3, "scheduledPickupTime": "2026-03-05T21:00"]),
      (
        "change the time to nine and the destination to the airport",
        ["scheduledPickupTime": "2026-03-05T09:00", "dropOffLocation": "airport"]
      ),
      (
        "from the station to the harbor",
        ["pickupLocation": "station", "dropOffLocation": "harbor"]
      ),
      ("make it four people and from the hotel", ["partySize": 4, "pickupLocation": "hotel"]),
    ] as [(String, [String: ParameterValue])])
  func `an answer changes several values of a ride`(
    _ text: String, _ values: [String: ParameterValue]
  ) {
    #expect(read(text, Self.ride, .english) == .changes(values))
  }

  @Test(arguments: [
    "change the recipients to Tom and Sue", "change the message to see you at nine and bring cake",
    "to Tom and Anne", "change the message to for Tom at nine",
  ])
  func `names and texts that are joined are one change`(_ text: String) {
    let answer = read(text, Self.message, .english)
    guard case .change(_, to: _?) = answer else {
      Issue.record("\(answer)")
      return
    }
  }

  @Test(arguments: [
    "who is it to?", "what does it say?", "how much is it", "when does it leave?",
    "which one is it?",
  ])
  func `a question to the assistant changes nothing`(_ text: String) {
    #expect(read(text, Self.message, .english) == .notUnderstood(text))
    #expect(read(text, Self.ride, .english) == .notUnderstood(text))
  }

  @Test func `nothing is changed after all`() {
    let prompt = Prompt(.change, options: [.init(value: "payee", title: "payee")])
    #expect(read("no", prompt, Self.payment, .english) == .no)
    #expect(read("no, thanks", prompt, Self.payment, .english) == .no)
  }

  @Test(arguments: [
    ("add a note saying for dinner", "note", "for dinner"),
    ("add a note for dinner", "note", "dinner"),
  ])
  func `a payment is changed`(_ text: String, _ parameter: String, _ value: String) {
    let payment = DialogueContext(
      intent: SendPaymentIntent(
        payee: Person(displayName: "Ben Carter"),
        currencyAmount: CurrencyAmount(amount: 25, currencyCode: "EUR"), note: "lunch"),
      app: AppDescription(displayName: "Bank"))
    #expect(
      read(text, payment, .english) == .change(parameter: parameter, to: .string(value)))
  }

  @Test(arguments: [
    (Language.english, "not Bill, Tom"), (.english, "no, not Bill, Tom"),
    (.english, "not Bill but Tom"),
    (.japanese, "BillじゃなくてTom"), (.japanese, "BillではなくTomにして"),
  ])
  func `one name among several is replaced`(_ language: Language, _ text: String) {
    guard case .change("recipients"?, .array(let people)?) = read(text, Self.message, language)
    else {
      Issue.record("\(read(text, Self.message, language))")
      return
    }
    #expect(people.first == "Tom")
    #expect(people.last == Person(displayName: "Ann").parameterValue)
  }

  @Test(arguments: [
    (Language.english, "change the pick-up time", Answer.change(parameter: "scheduledPickupTime")),
    (
      .english, "change the time to nine",
      .change(parameter: "scheduledPickupTime", to: "2026-03-05T09:00")
    ),
    (
      .english, "make it half past nine",
      .change(parameter: "scheduledPickupTime", to: "2026-03-05T09:30")
    ),
    (
      .english, "change the day to Friday",
      .change(parameter: "scheduledPickupTime", to: "2026-03-06T08:30")
    ),
    (.english, "make it 4", .change(parameter: "partySize", to: 4)),
    (.english, "make that four people", .change(parameter: "partySize", to: 4)),
    (.english, "change the number of people to four", .change(parameter: "partySize", to: 4)),
    (
      .english, "change the destination to the airport",
      .change(parameter: "dropOffLocation", to: "airport")
    ),
    (.japanese, "時間を9時に変更して", .change(parameter: "scheduledPickupTime", to: "2026-03-05T09:00")),
    (.japanese, "お迎えの時刻を変更", .change(parameter: "scheduledPickupTime")),
    (.japanese, "人数を四人にして", .change(parameter: "partySize", to: 4)),
    (.japanese, "行き先を空港に変更して", .change(parameter: "dropOffLocation", to: "空港")),
    (.japanese, "行き先はBus Terminalで", .change(parameter: "dropOffLocation", to: "Bus Terminal")),
    (
      .japanese, "やっぱりHallgrimskirkjaまで",
      .change(parameter: "dropOffLocation", to: "Hallgrimskirkja")
    ),
    (
      .japanese, "あと、明日の9時に", .change(parameter: "scheduledPickupTime", to: "2026-03-05T09:00")
    ),
    (.japanese, "三人いる", .change(parameter: "partySize", to: 3)),
    (.japanese, "ついでに四人で乗ります", .change(parameter: "partySize", to: 4)),
    (
      .japanese, "9時に三人で",
      .changes(["scheduledPickupTime": "2026-03-05T09:00", "partySize": 3])
    ),
    (
      .japanese, "明日の8時に四人で",
      .changes(["scheduledPickupTime": "2026-03-05T08:00", "partySize": 4])
    ),
  ])
  func `a ride is corrected`(_ language: Language, _ text: String, _ answer: Answer) {
    #expect(read(text, Self.ride, language) == answer)
  }

  @Test(arguments: [
    (Language.english, "make it 30", "30", "EUR"), (.english, "make it $30", "30", "USD"),
    (.english, "no, thirty bucks", "30", "USD"), (.japanese, "30にして", "30", "EUR"),
    (.japanese, "金額を三千円に変更", "3000", "JPY"), (.japanese, "あと35ドルにして", "35", "USD"),
    (.japanese, "はい、でも25ドルで", "25", "USD"), (.japanese, "それと金額を30ドルに", "30", "USD"),
    (.japanese, "ただ金額は40ユーロで", "40", "EUR"),
  ])
  func `an amount keeps its currency unless another is said`(
    _ language: Language, _ text: String, _ amount: String, _ currency: String
  ) {
    #expect(
      read(text, Self.payment, language)
        == .change(
          parameter: "currencyAmount",
          to: ["amount": .string(amount), "currencyCode": .string(currency)]))
  }

  @Test(arguments: [
    (Language.english, "no, six", Answer.value(6)), (.english, "six", .value(6)),
    (.english, "make it six", .value(6)), (.english, "no", .no),
    (.english, "maybe", .notUnderstood("maybe")),
    (.japanese, "いや、六人", .value(6)), (.japanese, "六人です", .value(6)), (.japanese, "いいえ", .no),
  ])
  func `a value instead of yes or no is the new value`(
    _ language: Language, _ text: String, _ answer: Answer
  ) {
    let prompt = Prompt(
      .confirmation, parameter: "partySize", cause: .confirmationRequired, value: 2)
    #expect(read(text, prompt, Self.ride, language) == answer)
  }

  @Test(arguments: [
    (Language.english, "Tom", Answer.value("Tom")), (.english, "no, Tom", .value("Tom")),
    (.english, "not Bill, Tom", .value("Tom")), (.english, "hmm", .notUnderstood("hmm")),
    (.japanese, "太郎さん", .value("太郎")), (.japanese, "違う、太郎", .value("太郎")),
  ])
  func `a name instead of yes or no is the new value`(
    _ language: Language, _ text: String, _ answer: Answer
  ) {
    let prompt = Prompt(
      .confirmation, parameter: "payee", cause: .confirmationRequired,
      value: Person(displayName: "Bill").parameterValue)
    #expect(read(text, prompt, Self.payment, language) == answer)
  }

  @Test(arguments: [
    (Language.english, "none"), (.english, "skip it"), (.english, "Leave it out, please."),
    (.japanese, "なしで"), (.japanese, "スキップして"), (.japanese, "特にありません"),
    (.japanese, "どちらでもない"), (.japanese, "どっちも違います。"),
  ])
  func `a value is left out`(_ language: Language, _ text: String) {
    for kind in [Prompt.Kind.value, .choice] {
      let prompt = Prompt(kind, parameter: "scheduledPickupTime", cause: .needsValue)
      #expect(read(text, prompt, Self.ride, language) == .skip)
    }
  }

  @Test(arguments: [
    (Language.english, "ok send it please", Answer.yes), (.english, "send", .yes),
    (.english, "don't send it", .no), (.english, "nope, don't", .no),
    (.english, "yes, please do", .yes),
    (.japanese, "送って", .yes), (.japanese, "はい、送ってください", .yes), (.japanese, "お願い", .yes),
    (.japanese, "やめて", .cancel), (.japanese, "いや、送らないで", .no),
    (.japanese, "送信をお願いします", .yes), (.japanese, "はい、送信をお願い", .yes),
  ])
  func `a request is confirmed with its verb`(
    _ language: Language, _ text: String, _ answer: Answer
  ) {
    #expect(read(text, Self.message, language) == answer)
  }

  @Test(arguments: ["解除した", "はい、解除しました", "ロックを解除したよ"])
  func `a device is unlocked in the words of the question`(_ text: String) {
    #expect(read(text, Prompt(.unlock), Self.message, .japanese) == .yes)
  }

  @Test(arguments: [
    ("作って", Answer.yes), ("はい、作ってください", .yes), ("いや、買い物です", .value("買い物")),
  ])
  func `the creation of a list is confirmed with its verb`(_ text: String, _ answer: Answer) {
    let prompt = Prompt(
      .confirmation, parameter: "targetTaskList", cause: .confirmationRequired,
      reason: "listShouldBeCreated", value: "Trip")
    let context = DialogueContext(
      intent: AddTasksIntent(), app: AppDescription(displayName: "Tasks"))
    #expect(read(text, prompt, context, .japanese) == answer)
  }

  @Test(arguments: [
    ("金額を20ドルに変えて", "20"), ("金額は30ドルで", "30"), ("あと、金額を20ドルにして", "20"),
  ])
  func `an answer can name the parameter in question`(_ text: String, _ amount: String) {
    let prompt = Prompt(.value, parameter: "currencyAmount", cause: .needsValue)
    #expect(
      read(text, prompt, Self.payment, .japanese)
        == .value(["amount": .string(amount), "currencyCode": "USD"]))
  }

  private func read(_ text: String, _ context: DialogueContext, _ language: Language) -> Answer {
    read(text, Prompt(.request), context, language)
  }

  // MARK: - Options

  private static let places = Prompt(
    .choice, parameter: "dropOffLocation", cause: .disambiguation,
    options: ["Airport", "City Hall", "The Old Harbor"].map {
      .init(value: .string($0), title: $0)
    })

  @Test(arguments: [
    ("the airport", Answer.option(0)), ("city hall, please", .option(1)),
    ("old harbor", .option(2)), ("the old harbor", .option(2)),
    ("airprot", .similar(option: 0, text: "airprot")),
    ("Old Habor", .similar(option: 2, text: "Old Habor")),
    ("the beach", .notUnderstood("the beach")), ("no, the airport", .option(0)),
  ])
  func `an option is found with an article or almost its spelling`(_ text: String, _ answer: Answer)
  {
    #expect(read(text, Self.places, Self.ride, .english) == answer)
  }

  @Test(arguments: [
    ("上の方", Answer.option(0)), ("下の方", .option(2)), ("下", .option(2)), ("上のやつ", .option(0)),
    ("いや、もう一つの方", .notUnderstood("いや、もう一つの方")),
  ])
  func `an option is found by its place on the screen`(_ text: String, _ answer: Answer) {
    #expect(read(text, Self.places, Self.ride, .japanese) == answer)
  }

  @Test(arguments: [
    (Language.english, "sugar and cream"), (.english, "sugar, cream"),
    (.english, "the first and the third"),
    (.japanese, "sugarとcream"), (.japanese, "sugar、cream"),
  ])
  func `several options are picked at once for a list`(_ language: Language, _ text: String) throws
  {
    let prompt = Prompt(
      .choice, parameter: "taskTitles", cause: .needsValue,
      options: ["sugar", "milk", "cream"].map { .init(value: .string($0), title: $0) })
    let context = DialogueContext(
      intent: AddTasksIntent(), app: AppDescription(displayName: "Tasks"))
    #expect(read(text, prompt, context, language) == .value(["sugar", "cream"]))
  }

  @Test(arguments: ["and ", "not Bill, ", "no, ", "変更して", "と", "じゃなくて"])
  func `a long answer is read in a moment`(_ phrase: String) {
    let text = String(repeating: phrase, count: 5000)
    for language in Language.allCases {
      for prompt in [Prompt(.request), Self.places, Prompt(.value, parameter: "partySize")] {
        _ = read(text, prompt, Self.ride, language)
      }
    }
  }
}
