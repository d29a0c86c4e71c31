import Foundation
import IntentKitCore
import IntentKitLanguage
import Testing

@Suite("Answers")
struct AnswerTests {
  private static let people = Prompt(
    .choice, parameter: "recipients", cause: .disambiguation,
    options: ["Bill James", "José Smith", "Bill Wand", "山田花子"].map { name in
      .init(value: Person(displayName: name).parameterValue, title: name)
    })

  private static let message = DialogueContext(
    intent: SendMessageIntent(
      recipients: [Person(displayName: "Bill James"), Person(displayName: "Ann")],
      content: "hello"), app: AppDescription(displayName: "Chat"))

  private static let ride = DialogueContext(
    intent: RequestRideIntent(
      pickupLocation: Placemark(name: "Harpa"), dropOffLocation: Placemark(name: "Perlan"),
      partySize: 2,
      scheduledPickupTime: DateComponentsRange(
        start: DateComponents(year: 2026, month: 3, day: 5, hour: 8, minute: 30))),
    app: AppDescription(displayName: "Rides"))

  private static let payment = DialogueContext(
    intent: SendPaymentIntent(
      payee: Person(displayName: "Grace"),
      currencyAmount: CurrencyAmount(amount: 25, currencyCode: "EUR")),
    app: AppDescription(displayName: "Bank"))

  private func answer(
    _ text: String, _ prompt: Prompt, _ context: DialogueContext, _ language: String = "en"
  ) -> Answer {
    TestLanguage.answers(language).answer(
      from: text, to: prompt, context: context, now: TestLanguage.now)
  }

  @Test(arguments: [
    ("en", "say that again"), ("en", "can you repeat that"), ("en", "Wait."), ("en", "no, wait"),
    ("en", "what?"), ("ja", "何？"), ("en", "hold on a second"),
    ("en", "what are my options?"), ("en", "what do you have?"), ("en", "just a moment please"),
    ("ja", "もう一度言って"), ("ja", "待って"),
    ("ja", "ちょっと待ってください"), ("ja", "聞こえませんでした"),
  ])
  func `a wish to hear the question again, or for a moment, keeps the question open`(
    _ language: String, _ text: String
  ) {
    for prompt in [Prompt(.request), Self.people, Prompt(.unlock)] {
      #expect(answer(text, prompt, Self.message, language) == .again)
    }
  }

  @Test(arguments: [
    ("en", "wait, the second one", Answer.option(1)), ("en", "hold on, cancel", .cancel),
    ("ja", "待って、二番目の人", .option(1)),
  ])
  func `what is said after a wish for a moment counts`(
    _ language: String, _ text: String, _ expected: Answer
  ) {
    #expect(answer(text, Self.people, Self.message, language) == expected)
  }

  @Test(arguments: [
    ("en", "Bill James", 0), ("en", "james", 0), ("en", "jose smith", 1),
    ("en", "the second one", 1),
    ("en", "number two", 1), ("en", "3", 2), ("en", "the last one", 3), ("en", "smith please", 1),
    ("ja", "山田", 3), ("ja", "山田花子さん", 3), ("ja", "二番目の人", 1), ("ja", "最後の人でお願いします", 3),
  ])
  func `an option is chosen by its words or its position`(
    _ language: String, _ text: String, _ index: Int
  ) {
    #expect(answer(text, Self.people, Self.message, language) == .option(index))
  }

  @Test(arguments: [("Bill", [0, 2]), ("bil", [0, 2]), ("the Bill please", [0, 2])])
  func `words of several options leave these`(_ text: String, _ options: [Int]) {
    #expect(
      answer(text, Self.people, Self.message) == .narrowed(options: options, text: text))
  }

  @Test(arguments: [("トマト", [0, 1]), ("スープ", [0, 1, 3])])
  func `a word at the beginning of several options leaves these`(
    _ text: String, _ options: [Int]
  ) {
    let soups = ["トマトとバジルのスープ", "トマトスープ", "ボルシチ", "みそスープ"]
    let prompt = Prompt(
      .choice, parameter: "recipients", cause: .needsValue,
      options: soups.map { .init(value: .string($0), title: $0) })
    #expect(
      answer(text, prompt, Self.message, "ja") == .narrowed(options: options, text: text))
  }

  @Test(arguments: ["Wolfgang", "5", "-1", "yes", "the"])
  func `words of no option choose none`(_ text: String) {
    #expect(answer(text, Self.people, Self.message) == .notUnderstood(text))
  }

  @Test(arguments: [
    ("en", "yes", Answer.yes), ("en", "Yes, please.", .yes), ("en", "send it", .yes),
    ("en", "go ahead and send it", .yes), ("en", "don't send it", .no), ("en", "no, thanks", .no),
    ("en", "never mind", .cancel), ("en", "I've changed my mind", .cancel),
    ("ja", "はい、お願いします", .yes), ("ja", "うん", .yes), ("ja", "違います。", .no),
    ("en", "yes, wait", .notUnderstood("yes, wait")),
    ("ja", "やめて", .cancel), ("en", "perhaps", .notUnderstood("perhaps")),
  ])
  func `a request is confirmed, rejected or given up`(
    _ language: String, _ text: String, _ expected: Answer
  ) {
    #expect(answer(text, Prompt(.request), Self.message, language) == expected)
  }

  @Test(
    arguments: [
      ("en", "change the time to nine", "scheduledPickupTime", "2026-03-05T09:00"),
      ("en", "change the day to Friday", "scheduledPickupTime", "2026-03-06T08:30"),
      ("en", "make it 4", "partySize", 4),
      (
        "en", "actually, to Hallgrimskirkja", "dropOffLocation",
        "Hallgrimskirkja"
      ),
      ("en", "change the destination to the airport", "dropOffLocation", "airport"),
      ("ja", "行き先を空港に変更して", "dropOffLocation", "空港"),
      ("ja", "時間を9時に変更して", "scheduledPickupTime", "2026-03-05T09:00"),
    ] as [(String, String, String, ParameterValue)])
  func `a value of the request is changed`(
    _ language: String, _ text: String, _ parameter: String, _ value: ParameterValue
  ) {
    #expect(
      answer(text, Prompt(.request), Self.ride, language)
        == .change(parameter: parameter, to: value))
  }

  @Test(
    arguments: [
      (
        "for 3 people at 9 pm",
        ["partySize": 3, "scheduledPickupTime": "2026-03-05T21:00"]
      ),
      (
        "from the station to the harbor",
        ["pickupLocation": "station", "dropOffLocation": "harbor"]
      ),
    ] as [(String, [String: ParameterValue])])
  func `several values are changed at once`(_ text: String, _ values: [String: ParameterValue]) {
    #expect(answer(text, Prompt(.request), Self.ride) == .changes(values))
  }

  @Test(arguments: [
    ("make it 30", "30", "EUR"), ("no, thirty bucks", "30", "USD"),
    ("yes, but 10 euros", "10", "EUR"), ("no, 30", "30", "EUR"), ("wait, make it 40", "40", "EUR"),
  ])
  func `an amount keeps the currency of the request unless another is said`(
    _ text: String, _ amount: String, _ currency: String
  ) {
    #expect(
      answer(text, Prompt(.request), Self.payment)
        == .change(
          parameter: "currencyAmount",
          to: ["amount": .string(amount), "currencyCode": .string(currency)]))
  }

  @Test(arguments: [
    ("also to Tom", ["Bill James", "Ann", "Tom"]), ("leave out Ann", ["Bill James"]),
    ("not Bill but Tom", ["Tom", "Ann"]), ("just Tom", ["Tom"]),
  ])
  func `a list changes by its elements`(_ text: String, _ names: [String]) {
    guard case .change("recipients"?, let value?) = answer(text, Prompt(.request), Self.message)
    else {
      Issue.record("\(answer(text, Prompt(.request), Self.message))")
      return
    }
    let elements = if case .array(let elements) = value { elements } else { [value] }
    #expect(
      elements.map { $0["displayName"] ?? $0 } == names.map { ParameterValue.string($0) })
  }

  @Test(arguments: [
    ("en", "yes, no"), ("en", "ok, cancel"), ("en", "not Tom's idea, send it"),
    ("en", "yes, cancel"),
    ("en", "don't send it to Tom"), ("en", "change the recipients, and to Tom"),
    ("ja", "はい、キャンセル"), ("ja", "はい、いいえ"),
  ])
  func `parts of an answer that contradict each other are asked about`(
    _ language: String, _ text: String
  ) {
    #expect(answer(text, Prompt(.request), Self.message, language) == .notUnderstood(text))
  }

  @Test(arguments: ["ok", "yes", "alright, yes"])
  func `a greeting that consents is a consent`(_ text: String) {
    #expect(answer(text, Prompt(.request), Self.message) == .yes)
  }

  @Test func `a list is changed together with other values`() {
    let answer = answer("also to Tom, and say hi", Prompt(.request), Self.message)
    guard case .changes(let values) = answer else {
      Issue.record("\(answer)")
      return
    }
    #expect(values["content"] == "hi")
    #expect(values["recipients"] != nil)
  }

  @Test(arguments: [
    ("James and Wand", [0, 2]), ("the first and the third", [0, 2]),
    ("both of them", [0, 1, 2, 3]),
  ])
  func `several options are chosen for a list`(_ text: String, _ numbers: [Int]) {
    #expect(
      answer(text, Self.people, Self.message)
        == .value(.array(numbers.map { Self.people.options[$0].value })))
  }

  @Test(arguments: ["José Smiht", "Smiht"])
  func `an option that is spelled almost like an answer is asked about`(_ text: String) {
    #expect(answer(text, Self.people, Self.message) == .similar(option: 1, text: text))
  }

  @Test func `a moment is moved by a distance`() {
    #expect(
      answer("make it an hour later", Prompt(.request), Self.ride)
        == .change(parameter: "scheduledPickupTime", to: "2026-03-05T09:30"))
  }

  @Test(arguments: [
    "cancel", "say that again and again", "yes", "no, change the world", "don't send it",
  ])
  func `a text is taken as it is said, but for one word that steers`(_ text: String) {
    let question = Prompt(.value, parameter: "content", cause: .needsValue)
    #expect(
      answer(text, question, Self.message)
        == (text == "cancel" ? .cancel : .value(.string(text))))
  }

  @Test(arguments: [
    "seven", "what does it say?", "hmm", "unless it rains", "to Tom unless it rains",
  ])
  func `what has no role in an answer isn't dropped`(_ text: String) {
    #expect(answer(text, Prompt(.request), Self.payment) == .notUnderstood(text))
  }
}
