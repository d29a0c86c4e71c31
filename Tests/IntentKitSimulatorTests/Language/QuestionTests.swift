import Foundation
import IntentKitCore
import IntentKitSimulator
import Testing

@Suite("Questions of the assistant")
struct QuestionTests {
  /// A question with its words in both languages.
  struct Sample: Sendable, CustomTestStringConvertible {
    var name: String
    var prompt: Prompt
    var context = DialogueContext.message
    var english: Utterance
    var japanese: Utterance
    var testDescription: String { name }
  }

  static let bills: [Prompt.Option] = .people("Bill James", "Bill Smith")

  static let samples = [
    Sample(
      name: "an open question", prompt: Prompt(.value, parameter: "recipients", cause: .needsValue),
      english: "To whom shall I send it?", japanese: "どなたに送りますか？"),
    Sample(
      name: "the question of one intent", prompt: Prompt(.value, parameter: "content"),
      context: .unicorn(CreateNoteIntent()),
      english: "What should the note say?", japanese: "メモに何と書きますか？"),
    Sample(
      name: "a parameter without a question of its own",
      prompt: Prompt(.value, parameter: "sender"),
      english: "What is the sender?", japanese: "差出人は何ですか？"),
    Sample(
      name: "an unknown parameter", prompt: Prompt(.value, parameter: "soupOfTheDay"),
      english: "What is the soup of the day?", japanese: "「soupOfTheDay」は何ですか？"),
    Sample(
      name: "a parameter in the plural", prompt: Prompt(.value, parameter: "cups"),
      context: .custom("cups", .list(.string)),
      english: "What are the cups?", japanese: "「cups」は何ですか？"),
    Sample(
      name: "a number of things", prompt: Prompt(.value, parameter: "cups"),
      context: .custom("cups", .integer),
      english: "How many cups?", japanese: "「cups」はいくつですか？"),
    Sample(
      name: "a parameter in the singular that ends with s",
      prompt: Prompt(.value, parameter: "address"), context: .custom("address", .string),
      english: "What is the address?", japanese: "「address」は何ですか？"),
    Sample(
      name: "a value that ends with a full stop",
      prompt: Prompt(
        .confirmation, parameter: "content", cause: .confirmationRequired, value: "See you."),
      english: "You mean “See you.”, right?", japanese: "「See you.」でよろしいですか？"),
    Sample(
      name: "a choice of sentences",
      prompt: Prompt(
        .choice, parameter: "content", cause: .disambiguation,
        options: [
          .init(value: "See you.", title: "See you."), .init(value: "Where?", title: "Where?"),
        ]),
      english: Utterance(
        heard: "Which one? “See you.”, or “Where?”", read: "Which one?\n1  See you.\n2  Where?"),
      japanese: Utterance(
        heard: "どちらですか？「See you.」、それとも「Where?」ですか？",
        read: "どちらですか？\n1  See you.\n2  Where?")),
    Sample(
      name: "a choice of tasks",
      prompt: Prompt(
        .choice, parameter: "taskTitles", cause: .disambiguation,
        options: [.init(value: "掃除する", title: "掃除する"), .init(value: "昼食", title: "昼食")]),
      context: .unicorn(AddTasksIntent()),
      english: Utterance(
        heard: "Which one? 掃除する, or 昼食?", read: "Which one?\n1  掃除する\n2  昼食"),
      japanese: Utterance(
        heard: "どちらですか？「掃除する」、それとも昼食ですか？", read: "どちらですか？\n1  掃除する\n2  昼食")),
    Sample(
      name: "a choice of people",
      prompt: Prompt(
        .choice, parameter: "recipients", cause: .disambiguation, options: bills),
      english: Utterance(
        heard: "Which one? Bill James, or Bill Smith?",
        read: "Which one?\n1  Bill James\n2  Bill Smith"),
      japanese: Utterance(
        heard: "どの方ですか？Bill James、それともBill Smithですか？",
        read: "どの方ですか？\n1  Bill James\n2  Bill Smith")),
    Sample(
      name: "a choice of three things",
      prompt: Prompt(
        .choice, parameter: "workoutName", cause: .disambiguation,
        options: .people("Run", "Ride", "Row")),
      context: .unicorn(StartWorkoutIntent()),
      english: Utterance(
        heard: "Which one? Run, Ride, or Row?", read: "Which one?\n1  Run\n2  Ride\n3  Row"),
      japanese: Utterance(
        heard: "どれですか？Run、Ride、それともRowですか？", read: "どれですか？\n1  Run\n2  Ride\n3  Row")),
    Sample(
      name: "a choice of addresses of one person",
      prompt: Prompt(
        .choice, parameter: "recipients", cause: .disambiguation,
        options: ["a@example.com", "b@example.com"].map { address in
          let person = Person(
            personHandle: PersonHandle(value: address), displayName: "Bill James")
          return Prompt.Option(value: person.parameterValue, title: "Bill James")
        }),
      english: Utterance(
        heard: "Which one? Bill James, a at example dot com, or Bill James, b at example dot com?",
        read: "Which one?\n1  Bill James (a@example.com)\n2  Bill James (b@example.com)"),
      japanese: Utterance(
        heard: "どの方ですか？Bill James、aアットマークexampleドットcom、それともBill James、bアットマークexampleドットcomですか？",
        read: "どの方ですか？\n1  Bill James (a@example.com)\n2  Bill James (b@example.com)")),
    Sample(
      name: "a case of an enumeration",
      prompt: Prompt(
        .choice, parameter: "workoutLocationType", cause: .needsValue,
        options: [
          .init(value: "outdoor", title: "outdoor"), .init(value: "indoor", title: "indoor"),
        ]),
      context: .unicorn(StartWorkoutIntent()),
      english: Utterance(
        heard: "Indoors or outdoors?", read: "Indoors or outdoors?\n1  outdoors\n2  indoors"),
      japanese: Utterance(
        heard: "屋内ですか、屋外ですか？",
        read: "屋内ですか、屋外ですか？\n1  屋外\n2  屋内")),
    Sample(
      name: "whether a value is right",
      prompt: Prompt(
        .confirmation, parameter: "content", cause: .confirmationRequired, value: "hello"),
      english: "You mean hello, right?", japanese: "helloでよろしいですか？"),
    Sample(
      name: "whether a list should be made",
      prompt: Prompt(
        .confirmation, parameter: "targetTaskList", cause: .confirmationRequired,
        reason: "listShouldBeCreated", valueText: "Groceries"),
      context: .unicorn(AddTasksIntent()),
      english: "There is no list called “Groceries” yet. Shall I make it?",
      japanese: "「Groceries」というリストはまだありません。作りますか？"),
    Sample(
      name: "a yes or no", prompt: Prompt(.confirmation, parameter: "locked", cause: .needsValue),
      context: .unicorn(SetCarLockStatusIntent()),
      english: "Shall I lock it?", japanese: "ロックしますか？"),
    Sample(
      name: "a yes or no about any other parameter",
      prompt: Prompt(.confirmation, parameter: "isSpicy", cause: .needsValue),
      english: "Yes or no: is spicy?",
      japanese: "「isSpicy」は、はい、いいえのどちらですか？"),
    Sample(
      name: "an unknown person",
      prompt: Prompt(
        .value, parameter: "recipients", element: 0, cause: .unsupported,
        value: ["displayName": "Taro"]),
      english: "I found no contact named Taro in UnicornChat. To whom shall I send it?",
      japanese: "UnicornChatでは“Taro”という連絡先は見つかりませんでした。どなたに送りますか？"),
    Sample(
      name: "a value that is not supported",
      prompt: Prompt(.value, parameter: "content", cause: .unsupported, value: "…"),
      english: "UnicornChat cannot use “…” as the content. What do you want to say?",
      japanese: "UnicornChatでは「…」を本文に使えません。何と伝えますか？"),
    Sample(
      name: "a value that is not supported for a known reason",
      prompt: Prompt(
        .value, parameter: "recipients", cause: .unsupported, reason: "noAccount",
        value: ["displayName": "Taro"]),
      english: "Taro has no account with UnicornChat. To whom shall I send it?",
      japanese: "TaroはUnicornChatのアカウントを持っていません。どなたに送りますか？"),
    Sample(
      name: "a value that is not supported for a reason of the app's own",
      prompt: Prompt(
        .value, parameter: "content", cause: .unsupported, reason: "tooManyHorns", value: "hi"),
      english: "UnicornChat cannot use hi: too many horns. What do you want to say?",
      japanese: "UnicornChatでは「hi」を使えません。何と伝えますか？"),
    Sample(
      name: "the request as a whole", prompt: Prompt(.request),
      english: "Your message to Bill James says “hello”. Ready to send it?",
      japanese: "Bill Jamesへのメッセージは「hello」です。送信しますか？"),
    Sample(
      name: "a request with an amount", prompt: Prompt(.request),
      context: .unicorn(
        SendPaymentIntent(
          payee: Person(displayName: "Sue"),
          currencyAmount: CurrencyAmount(amount: 12, currencyCode: "EUR"))),
      english: "You are paying Sue €12.00. Shall I go on?", japanese: "Sueに€12.00を送ります。よろしいですか？"),
    Sample(
      name: "a request of which little is known", prompt: Prompt(.request),
      context: .unicorn(RequestRideIntent()),
      english: "Shall I book the ride?", japanese: "車を予約しますか？"),
    Sample(
      name: "any other request", prompt: Prompt(.request),
      context: .unicorn(CreateNoteIntent()),
      english: "Shall I do it?", japanese: "実行してよろしいですか？"),
    Sample(
      name: "to unlock the device", prompt: Prompt(.unlock),
      english: "Please unlock your device first. Is it unlocked?",
      japanese: "先にデバイスのロックを解除してください。解除しましたか？"),
    Sample(
      name: "to use the app", prompt: Prompt(.authorization),
      english: "May I use UnicornChat for you?", japanese: "SiriがUnicornChatを使ってもよろしいですか？"),
    Sample(
      name: "a question once more", prompt: Prompt(.value, parameter: "content", isRepeated: true),
      english:
        "I did not understand that. Just say the words, or “skip it”. What do you want to say?",
      japanese: "すみません、聞き取れませんでした。そのまま言うか、「なしで」と言ってください。何と伝えますか？"),
    Sample(
      name: "an option with a similar name",
      prompt: Prompt(
        .confirmation, parameter: "recipients", value: Person(displayName: "Ann").parameterValue,
        options: .people("Ann", "Bill")),
      english: "Did you mean Ann?", japanese: "「Ann」のことですか？"),
    Sample(
      name: "the parameter to change",
      prompt: Prompt(
        .change,
        options: ["recipients", "content"].map { .init(value: .string($0), title: $0) }),
      english: Utterance(
        heard: "What do you want to change? Recipients, or content?",
        read: "What do you want to change?\n1  recipients\n2  content"),
      japanese: Utterance(
        heard: "何を変更しますか？宛先、それとも本文ですか？", read: "何を変更しますか？\n1  宛先\n2  本文")),
  ]

  @Test(arguments: samples)
  func `every kind of question has words in both languages`(_ sample: Sample) {
    let english = Phrasebook.english.question(for: sample.prompt, context: sample.context)
    let japanese = Phrasebook.japanese.question(for: sample.prompt, context: sample.context)
    #expect(english == sample.english)
    #expect(japanese == sample.japanese)
  }

  @Test func `the spoken form of an address differs from the printed form`() {
    let prompt = Prompt(
      .confirmation, parameter: "content", cause: .confirmationRequired, value: "a@example.com")
    #expect(
      Phrasebook.english.question(for: prompt, context: .message)
        == Utterance(
          heard: "You mean a at example dot com, right?", read: "You mean a@example.com, right?"))
    var link = prompt
    link.value = "https://example.com/unicorns?page=2"
    #expect(
      Phrasebook.japanese.question(for: link, context: .message).heard == "example.comでよろしいですか？")
  }

  @Test func `several values are joined to a list`() {
    let people = ["Bill", "Sue", "Taro"].map { Person(displayName: $0) }
    let context = DialogueContext.unicorn(SendMessageIntent(recipients: people, content: "hi"))
    #expect(
      Phrasebook.english.question(for: Prompt(.request), context: context).read
        == "Your message to Bill, Sue and Taro says “hi”. Ready to send it?")
    #expect(
      Phrasebook.japanese.question(for: Prompt(.request), context: context).read
        == "Bill、SueとTaroへのメッセージは「hi」です。送信しますか？")
  }

  @Test func `every kind of question has a help text`() {
    for book in Language.allCases.map(\.phrasebook) {
      let helps = Prompt.Kind.allCases.map { book.help(for: Prompt($0)) }
      #expect(Set(helps).count == Prompt.Kind.allCases.count)
      #expect(helps.allSatisfy { !$0.isEmpty })
    }
  }

  @Test func `every resolvable parameter of a system intent has a question without unfilled gaps`()
  {
    for schema in IntentSchema.system {
      for method in schema.resolveMethods {
        let situation = Situation(intent: schema.name, schema: schema, app: "App")
        for kind in [Prompt.Kind.value, .confirmation] {
          for cause in [ResultKind.needsValue, .unsupported, .confirmationRequired] {
            for reason in [nil] + method.unsupportedReasons.map(\.name) {
              let prompt = Prompt(kind, parameter: method.parameter, cause: cause, reason: reason)
              for book in Language.allCases.map(\.phrasebook) {
                let question = book.question(for: prompt, in: situation)
                #expect(!question.read.isEmpty && !question.read.contains("{"))
                #expect(question.heard.hasSuffix("?") || question.heard.hasSuffix("？"))
              }
            }
          }
        }
      }
    }
  }
}
