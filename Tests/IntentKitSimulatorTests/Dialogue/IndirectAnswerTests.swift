import Foundation
import IntentKitCore
import IntentKitSimulator
import Testing

/// Sections 2.3 and 3.1 of “What Siri does”: answers with words around the value, and corrections
/// that don't name the parameter.
@Suite("Indirect answers")
struct IndirectAnswerTests {
  private static let bill = Person(displayName: "Bill James")
  private static let message = DialogueContext.unicorn(
    SendMessageIntent(recipients: [bill], content: "hello"))
  private static let ride = DialogueContext.ride
  private static let payment = DialogueContext.payment
  private static let tasks = DialogueContext(
    intent: AddTasksIntent(taskTitles: [SpeakableString(spokenPhrase: "milk")]),
    app: AppDescription(displayName: "Tasks"))
  private static let workout = DialogueContext(
    intent: StartWorkoutIntent(), app: AppDescription(displayName: "Gym"))

  private func read(
    _ text: String, _ prompt: Prompt = Prompt(.request), _ context: DialogueContext,
    _ language: Language
  ) -> Answer {
    AnswerReader(language, now: .readingTime).answer(from: text, to: prompt, context: context)
  }

  private func read(_ text: String, _ context: DialogueContext, _ language: Language) -> Answer {
    read(text, Prompt(.request), context, language)
  }

  // MARK: - Corrections of a request

  @Test(arguments: [
    (Language.english, "no, say I'm on my way", "I'm on my way"),
    (.english, "no I said see you at six", "see you at six"),
    (.english, "it should say see you at nine", "see you at nine"),
    (.english, "make it say bring cake", "bring cake"),
    (.english, "write see you tomorrow instead", "see you tomorrow"),
    (.english, "no, tell him I can't come today", "I can't come today"),
    (.japanese, "いや、またねって送って", "またね"), (.japanese, "今から行くって書いて", "今から行く"),
    (.japanese, "違う、少し遅れますと伝えて", "少し遅れます"),
  ])
  func `another text of a message is its content`(
    _ language: Language, _ text: String, _ content: String
  ) {
    #expect(
      read(text, Self.message, language)
        == .change(parameter: "content", to: .string(content)))
  }

  @Test(arguments: [
    (Language.english, "to Tom instead", "Tom"), (.english, "no, to Tom", "Tom"),
    (.english, "send it to Tom", "Tom"), (.english, "no, Tom", "Tom"),
    (.english, "not to Bill, to Tom", "Tom"), (.english, "I meant Tom Clark", "Tom Clark"),
    (.japanese, "太郎さんに", "太郎"), (.japanese, "太郎さんに送って", "太郎"),
    (.japanese, "いや、太郎に送って", "太郎"), (.japanese, "違います、鈴木一郎さんです", "鈴木一郎"),
  ])
  func `another person is the recipient`(_ language: Language, _ text: String, _ name: String) {
    let answer = read(text, Self.message, language)
    guard case .change(parameter: "recipients", let value?) = answer else {
      Issue.record("\(answer)")
      return
    }
    #expect(value == .string(name) || value == [.string(name)])
  }

  @Test(arguments: [
    (Language.english, "and Tom", "Tom"), (.english, "add Tom", "Tom"),
    (.english, "Tom too", "Tom"), (.english, "to Tom as well", "Tom"),
    (.english, "also to Tom", "Tom"), (.english, "add Tom to the recipients", "Tom"),
    (.japanese, "太郎も", "太郎"), (.japanese, "太郎さんにも送って", "太郎"),
    (.japanese, "太郎を追加して", "太郎"), (.japanese, "宛先に太郎も追加して", "太郎"),
    (.japanese, "あと宛先にTomも追加して", "Tom"),
  ])
  func `a further person is added to the recipients`(
    _ language: Language, _ text: String, _ name: String
  ) {
    #expect(
      read(text, Self.message, language)
        == .change(
          parameter: "recipients", to: [Self.bill.parameterValue, .string(name)]))
  }

  @Test(arguments: [
    (
      Language.english, "tomorrow at nine", "scheduledPickupTime",
      ParameterValue("2026-03-05T09:00")
    ),
    (.english, "at nine", "scheduledPickupTime", "2026-03-05T09:00"),
    (.english, "for four people", "partySize", 4), (.english, "four people", "partySize", 4),
    (.english, "make that four people", "partySize", 4),
    (.english, "there are four of us", "partySize", 4),
    (.english, "to the airport", "dropOffLocation", "airport"),
    (.english, "no, to the airport", "dropOffLocation", "airport"),
    (.english, "from the station please", "pickupLocation", "station"),
    (.english, "no, from the station", "pickupLocation", "station"),
    (.japanese, "明日の9時に", "scheduledPickupTime", "2026-03-05T09:00"),
    (.japanese, "9時", "scheduledPickupTime", "2026-03-05T09:00"),
    (.japanese, "四人です", "partySize", 4), (.japanese, "四人でお願いします", "partySize", 4),
    (.japanese, "空港まで", "dropOffLocation", "空港"),
    (.japanese, "いや、空港へ", "dropOffLocation", "空港"),
    (.japanese, "駅からお願いします", "pickupLocation", "駅"), (.japanese, "いや、駅から", "pickupLocation", "駅"),
  ])
  func `a value of a ride belongs to the parameter that it fits`(
    _ language: Language, _ text: String, _ parameter: String, _ value: ParameterValue
  ) {
    #expect(read(text, Self.ride, language) == .change(parameter: parameter, to: value))
  }

  @Test(arguments: [
    (Language.english, "30 euros", "30", "EUR"), (.english, "thirty dollars please", "30", "USD"),
    (.japanese, "三千円", "3000", "JPY"), (.japanese, "30ユーロです", "30", "EUR"),
  ])
  func `an amount alone is the new amount`(
    _ language: Language, _ text: String, _ amount: String, _ currency: String
  ) {
    #expect(
      read(text, Self.payment, language)
        == .change(
          parameter: "currencyAmount",
          to: ["amount": .string(amount), "currencyCode": .string(currency)]))
  }

  @Test(arguments: [
    "add a note saying lunch", "the note is lunch", "no, the note should be lunch",
    "change the note to lunch", "say lunch",
  ])
  func `a note is added`(_ text: String) {
    #expect(read(text, Self.payment, .english) == .change(parameter: "note", to: "lunch"))
  }

  @Test(arguments: [
    (Language.english, "what a lovely day"), (.english, "banana"), (.english, "seven"),
    (.japanese, "いい天気ですね"), (.japanese, "バナナ"), (.japanese, "七"),
  ])
  func `what fits no parameter isn't understood`(_ language: Language, _ text: String) {
    #expect(read(text, Self.payment, language) == .notUnderstood(text))
  }

  // MARK: - Names

  @Test(
    arguments: [
      (
        "pickupLocation", ride, .english,
        [
          "from the station": "station", "at the station": "station",
          "the old harbor": "old harbor", "no, from the harbor": "harbor",
          "it's the harbor, please": "harbor",
        ]
      ),
      (
        "pickupLocation", ride, .japanese,
        ["駅から": "駅", "駅でお願いします": "駅", "えっと、駅です": "駅"]
      ),
      ("payee", payment, .english, ["to Tom": "Tom", "Tom, please": "Tom", "I meant Tom": "Tom"]),
      (
        "payee", payment, .japanese,
        ["太郎さんに": "太郎", "いや、太郎です": "太郎", "くに": "くに", "くにさんに": "くに", "サキに": "サキ"]
      ),
      (
        "targetTaskList", tasks, .english,
        [
          "on groceries": "groceries", "the groceries list": "groceries",
          "to my groceries list please": "groceries", "groceries": "groceries",
        ]
      ),
      (
        "targetTaskList", tasks, .japanese,
        ["買い物リスト": "買い物", "買い物のリストに": "買い物", "買い物で": "買い物"]
      ),
      (
        "workoutName", workout, .english,
        ["a run": "run", "an indoor run": "indoor run", "the usual": "usual"]
      ),
    ] as [(String, DialogueContext, Language, KeyValuePairs<String, String>)])
  func `a name is found among other words`(
    _ parameter: String, _ context: DialogueContext, _ language: Language,
    _ names: KeyValuePairs<String, String>
  ) {
    let prompt = Prompt(.value, parameter: parameter, cause: .needsValue)
    for (text, name) in names {
      #expect(read(text, prompt, context, language) == .value(.string(name)), "\(text)")
    }
  }

  @Test(arguments: [
    (Language.english, "no, on my groceries list", "groceries"),
    (.japanese, "いや、買い物リストに", "買い物"), (.japanese, "違う、買い物です", "買い物"),
  ])
  func `a list instead of the one in question is found among other words`(
    _ language: Language, _ text: String, _ name: String
  ) {
    let prompt = Prompt(
      .confirmation, parameter: "targetTaskList", cause: .confirmationRequired, value: "party")
    #expect(read(text, prompt, Self.tasks, language) == .value(.string(name)))
  }

  @Test(arguments: [
    (Language.english, "yes"), (.english, "no"), (.english, "ok then"), (.english, "45 euros"),
    (.english, "tomorrow at nine"), (.japanese, "はい"), (.japanese, "いいえ"), (.japanese, "三千円"),
    (.japanese, "明日の9時"),
  ])
  func `a word that is no name isn't the answer to a question for one`(
    _ language: Language, _ text: String
  ) {
    for (parameter, context) in [
      ("payee", Self.payment), ("pickupLocation", Self.ride), ("targetTaskList", Self.tasks),
    ] {
      let prompt = Prompt(.value, parameter: parameter, cause: .needsValue)
      #expect(read(text, prompt, context, language) == .notUnderstood(text), "\(parameter)")
    }
  }

  @Test(arguments: [
    (Language.english, "no"), (.english, "the cat is at home"), (.english, "45 euros"),
    (.japanese, "はい"), (.japanese, "明日の9時に"),
  ])
  func `a text is taken as it is said`(_ language: Language, _ text: String) {
    let prompt = Prompt(.value, parameter: "content", cause: .needsValue)
    #expect(read(text, prompt, Self.message, language) == .value(.string(text)))
  }
}
