import IntentKitCore
import IntentKitSimulator
import Testing

@Suite("Understanding answers")
struct AnswerReaderTests {
  private static let choice = Prompt(
    .choice, parameter: "recipients", cause: .disambiguation,
    options: .people("Bill James", "José Smith", "Bill Wand", "山田花子"))

  private static let enumeration = Prompt(
    .choice, parameter: "outgoingMessageType", cause: .needsValue,
    options: [
      .init(value: "outgoingMessageText", title: "outgoing message text"),
      .init(value: "outgoingMessageAudio", title: "outgoing message audio"),
    ])

  @Test(arguments: [
    ("Bill James", 0), ("bill james", 0), ("James", 0), ("ＢＩＬＬ　ＪＡＭＥＳ", 0), ("Bill J", 0),
    ("jose smith", 1), ("José", 1), ("smith please", 1), ("Bill Wand", 2), ("wand", 2),
    ("1", 0), ("2", 1), ("２", 1), ("two", 1), ("number 2", 1), ("number two", 1),
    ("option three", 2), ("2nd", 1), ("second", 1), ("the second one", 1), ("the first", 0),
    ("first one", 0), ("last", 3), ("the last one", 3), ("#4", 3), ("The second one, please.", 1),
  ])
  func `an option is chosen by its name, a part of it, its number or its ordinal`(
    _ text: String, _ index: Int
  ) {
    #expect(english(text, Self.choice) == .option(index))
  }

  @Test(arguments: [
    ("山田花子", 3), ("山田", 3), ("山田花子さん", 3), ("山田さんで", 3), ("2番", 1), ("２番目", 1), ("二番目", 1),
    ("二番目の人", 1), ("二番目のやつ", 1), ("ふたつめ", 1), ("二つ目", 1), ("最初", 0), ("最後", 3),
    ("最後の人でお願いします", 3), ("一番", 0), ("3", 2), ("三", 2), ("James", 0),
  ])
  func `an option is chosen in Japanese`(_ text: String, _ index: Int) {
    #expect(japanese(text, Self.choice) == .option(index))
  }

  @Test(arguments: ["Wolfgang", "5", "0", "-1", "yes", "the"])
  func `an answer that matches no option isn't understood`(_ text: String) {
    #expect(english(text, Self.choice) == .notUnderstood(text))
  }

  @Test func `hiragana, katakana and their widths match each other`() {
    let prompt = Prompt(
      .choice, parameter: "recipients", cause: .disambiguation,
      options: .people("スミス", "ガルシア"))
    for text in ["すみす", "スミス", "ｽﾐｽ"] { #expect(japanese(text, prompt) == .option(0)) }
    for text in ["がるしあ", "ｶﾞﾙｼｱ"] { #expect(japanese(text, prompt) == .option(1)) }
  }

  @Test func `a case that isn't offered is an answer, and so is a value beside suggestions`() {
    var prompt = Self.enumeration
    prompt.options.removeLast()
    #expect(english("outgoingMessageAudio", prompt) == .value("outgoingMessageAudio"))
    var recipe = Self.choice
    #expect(english("Zoe", recipe) == .notUnderstood("Zoe"))
    recipe.cause = .unsupported
    #expect(english("Zoe", recipe) == .value("Zoe"))
    #expect(english("wand", recipe) == .option(2))
  }

  @Test func `a case of an enumeration is chosen by its name`() {
    #expect(english("outgoingMessageAudio", Self.enumeration) == .option(1))
    #expect(english("Outgoing message text", Self.enumeration) == .option(0))
    #expect(english("audio", Self.enumeration) == .option(1))
    #expect(english("outgoing message audio", Self.enumeration) == .option(1))
    #expect(english("outgoing", Self.enumeration) == .notUnderstood("outgoing"))
  }

  @Test func `options with the same name are distinguished by their details`() {
    let options = ["a@example.com", "b@example.com"].map { address in
      Prompt.Option(
        value: Person(personHandle: PersonHandle(value: address), displayName: "Bill")
          .parameterValue, title: "Bill")
    }
    let prompt = Prompt(
      .choice, parameter: "recipients", cause: .disambiguation, options: options)
    #expect(english("b@example.com", prompt) == .option(1))
    #expect(english("Bill (a@example.com)", prompt) == .option(0))
    #expect(english("Bill", prompt) == .notUnderstood("Bill"))
  }

  @Test(arguments: [
    (Language.english, "yes", Answer.yes), (.english, "Yes, please.", .yes),
    (.english, "yes please", .yes), (.english, "OK", .yes), (.english, "sure", .yes),
    (.english, "send it", .yes), (.english, "no", .no), (.english, "Nope", .no),
    (.english, "no, thanks", .no), (.english, "that’s right", .yes),
    (.english, "perhaps", .notUnderstood("perhaps")),
    (.english, "yes, no", .notUnderstood("yes, no")),
    (.japanese, "はい", .yes), (.japanese, "はい、お願いします", .yes), (.japanese, "うん", .yes),
    (.japanese, "お願いします", .yes), (.japanese, "ＯＫ", .yes),
    (.japanese, "yes", .yes), (.japanese, "いいえ", .no), (.japanese, "いや", .no),
    (.japanese, "違います。", .no), (.japanese, "たぶん", .notUnderstood("たぶん")),
  ])
  func `yes and no have many synonyms`(_ language: Language, _ text: String, _ answer: Answer) {
    for kind in [Prompt.Kind.confirmation, .request, .unlock] {
      let prompt = Prompt(kind, parameter: kind == .confirmation ? "content" : nil)
      #expect(read(text, prompt, language: language) == answer)
    }
  }

  @Test(arguments: [
    (Language.english, "cancel"), (.english, "Stop!"), (.english, "never mind"),
    (.english, "Cancel it."), (.japanese, "キャンセル"), (.japanese, "やめて"),
    (.japanese, "中止"), (.japanese, "cancel"),
  ])
  func `an answer can cancel the request at any question`(_ language: Language, _ text: String) {
    let prompts = Prompt.Kind.allCases.map { Prompt($0, parameter: "content") }
    for prompt in prompts + [Self.choice] {
      #expect(read(text, prompt, language: language) == .cancel)
    }
  }

  @Test(arguments: [
    (Language.english, "actually, never mind"), (.english, "no, cancel that please"),
    (.english, "I've changed my mind"), (.english, "oh just forget it"),
    (.japanese, "やっぱりやめる"), (.japanese, "いや、キャンセルして"), (.japanese, "すみません、やめておきます"),
    (.japanese, "もういいです"),
  ])
  func `a cancellation can have other words around it, except where a text is dictated`(
    _ language: Language, _ text: String
  ) {
    for prompt in [Prompt(.request), Prompt(.confirmation, parameter: "recipients"), Self.choice] {
      #expect(read(text, prompt, language: language) == .cancel)
    }
    let question = Prompt(.value, parameter: "content")
    #expect(read(text, question, language: language) == .value(.string(text)))
  }

  @Test(arguments: [
    (Language.english, "change recipients", "recipients"),
    (.english, "Change the recipients.", "recipients"), (.english, "change content", "content"),
    (.english, "change speakableGroupName", "speakableGroupName"),
    (.english, "change the group", "speakableGroupName"), (.japanese, "宛先を変更", "recipients"),
    (.japanese, "本文を変更して", "content"), (.japanese, "contentを変えて", "content"),
  ])
  func `a parameter is changed by its name or its label`(
    _ language: Language, _ text: String, _ parameter: String
  ) {
    #expect(read(text, Prompt(.request), language: language) == .change(parameter: parameter))
  }

  @Test func `a change of an unknown parameter isn't understood`() {
    #expect(english("change the world", Prompt(.request)) == .notUnderstood("change the world"))
    #expect(english("change sender", Prompt(.request)) == .notUnderstood("change sender"))
  }

  @Test(arguments: ["", "  ", "\t", "　"])
  func `an empty answer isn't understood`(_ text: String) {
    for kind in Prompt.Kind.allCases {
      #expect(english(text, Prompt(kind, parameter: "content")) == .notUnderstood(""))
    }
  }

  @Test func `the answer to an open question is the value`() {
    let content = Prompt(.value, parameter: "content", cause: .needsValue)
    #expect(english(" Yes, change the world! ", content) == .value("Yes, change the world!"))
    #expect(english("[draft] hello", content) == .value("[draft] hello"))
    #expect(english("milk, eggs", content) == .value("milk, eggs"))
  }

  @Test func `JSON is read as a value unless the parameter is a string`() {
    let recipients = Prompt(.value, parameter: "recipients", cause: .needsValue)
    #expect(
      english(#"[{"displayName": "Bill"}]"#, recipients) == .value([["displayName": "Bill"]]))
    #expect(
      english(#"{"displayName": "Bill"}"#, recipients) == .value(["displayName": "Bill"]))
    #expect(english("{Bill", recipients) == .notUnderstood("{Bill"))
  }

  @Test func `an answer for an array parameter is split into values`() {
    let recipients = Prompt(.value, parameter: "recipients", cause: .needsValue)
    #expect(english("Bill, Sue and Taro", recipients) == .value(["Bill", "Sue", "Taro"]))
    #expect(japanese("太郎、花子", recipients) == .value(["太郎", "花子"]))
    #expect(english("Bill", recipients) == .value("Bill"))
    let second = Prompt(.value, parameter: "recipients", element: 1, cause: .unsupported)
    // One element is asked for.
    #expect(english("Bill, Sue", second) == .notUnderstood("Bill, Sue"))
  }

  @Test func `numbers can be words or full-width digits`() {
    let context = DialogueContext.unicorn(RequestRideIntent())
    let prompt = Prompt(.value, parameter: "partySize", cause: .needsValue)
    let reader = AnswerReader(.english)
    #expect(reader.answer(from: "two", to: prompt, context: context) == .value(2))
    #expect(reader.answer(from: "３", to: prompt, context: context) == .value(3))
    #expect(AnswerReader(.japanese).answer(from: "二", to: prompt, context: context) == .value(2))
  }

  private func english(_ text: String, _ prompt: Prompt) -> Answer {
    read(text, prompt, language: .english)
  }

  private func japanese(_ text: String, _ prompt: Prompt) -> Answer {
    read(text, prompt, language: .japanese)
  }

  private func read(_ text: String, _ prompt: Prompt, language: Language) -> Answer {
    AnswerReader(language).answer(from: text, to: prompt, context: .message)
  }
}
