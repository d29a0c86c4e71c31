import Foundation
import IntentKitCore
import SampleApps
import TestSupport
import Testing

@testable import IntentKitSimulator

@Suite("Readers of sentences")
struct SentenceReaderTests {
  private static let now = Date(timeIntervalSinceReferenceDate: 788_950_800)

  private static let chat = SpokenApp(
    names: ["UnicornChat", "柿の種"], intents: [SendMessageIntent.schema])

  private static func reader(
    _ templates: String, apps: [SpokenApp] = [chat], contacts: [String] = ["Bill James", "Tom"]
  ) -> SentenceReader {
    SentenceReader(
      apps: apps, contacts: ContactBook(contacts.map { Person(displayName: $0) }), now: now,
      templates: templates)
  }

  private static let message = """
    <opening> = please|can you
    <closing> = please
    <thanks> = thanks
    SendMessage
      send [a] message to {recipients} [saying {content}]
      text {recipients} {content}
    Nothing
      text me {*}
    """

  @Test(
    arguments: [
      ("send a message to Bill, no, I mean Tom saying hi", "Tom", "hi"),
      ("send a message to Tom, please, saying hi", "Tom", "hi"),
      ("Tom, my brother, send a message to him saying hi", "Tom", "hi"),
      ("text Bill hi, no wait, text Tom hello", "Tom", "hello"),
      ("text Tom I was at home, no, at work", "Tom", "I was at home, no, at work"),
      ("Tom can't see me, text him I'm here", "Tom", "I'm here"),
      ("text professor that I'm here", "professor", "that I'm here"),
    ])
  func `words that the speaker takes back have no meaning outside a text`(
    _ sentence: String, _ recipient: String, _ content: String
  ) throws {
    let reading = Self.reader(Self.message).reading(of: sentence)
    let parameters = try #require(reading.interpretations.first).parameters
    #expect(parameters == ["recipients": [.string(recipient)], "content": .string(content)])
  }

  @Test(
    arguments: [
      ("text Anne Johnson I'm running late", ["Anne Johnson"], "I'm running late"),
      ("text Maria Lopez happy birthday", ["Maria Lopez"], "happy birthday"),
      ("text Zoe and Anne Johnson hello there", ["Zoe", "Anne Johnson"], "hello there"),
      ("text Tom London is lovely", ["Tom"], "London is lovely"),
      ("text Zoe Monday works for me", ["Zoe"], "Monday works for me"),
      ("Text Zoe See You Soon", ["Zoe"], "See You Soon"),
      ("text zoe johnson is here", ["zoe"], "johnson is here"),
    ] as [(String, [String], String)])
  func `an unknown name has all words with capitals`(
    _ sentence: String, _ names: [String], _ content: String
  ) throws {
    let reading = Self.reader(Self.message).reading(of: sentence)
    let parameters = try #require(reading.interpretations.first).parameters
    #expect(
      parameters
        == ["recipients": .array(names.map { .string($0) }), "content": .string(content)])
  }

  @Test(
    arguments: [
      ("Text Bill with Signal", "Signal"), ("Message Bill via signal saying hi", "signal"),
      ("Using Viber, text Bill I'm late", "Viber"), ("Call me an Uber to Harpa", "Uber"),
      ("Get me a ride to Harpa with Lyft, please", "Lyft"), ("cancel my Uber", "Uber"),
      ("send a Telegram message to Bill", "Telegram"),
      ("Text Bill see you on Signal", nil), ("text Tom I ordered an Uber", nil),
      ("Text Bill with UnicornChat that I'm on Signal", nil), ("get me a ride to Harpa", nil),
    ] as [(String, String?)])
  func `a sentence asks for an app that isn't installed`(_ sentence: String, _ app: String?) {
    let rides = SpokenApp(
      names: ["UnicornRides"], intents: [RequestRideIntent.schema, CancelRideIntent.schema])
    let reader = SentenceReader(
      apps: [Self.chat, rides], contacts: ContactBook([Person(displayName: "Bill James")]),
      now: Self.now)
    let reading = reader.reading(of: sentence)
    #expect(reading.missingApp == app)
    #expect(reading.interpretations.isEmpty == (app != nil))
  }

  @Test(arguments: [
    ("get me to Perlan by eight", ["eight"]), ("get me a ride from here to Perlan", ["here"]),
    ("I need to be at Harpa at nine, get me a ride", ["nine"]),
    ("cancel the ride I booked for tomorrow", ["tomorrow"]),
    ("cancel tomorrow's ride", ["tomorrow"]),
    ("cancel my ride on Friday", ["Friday"]),
    ("get me a ride to Perlan at eight", []),
  ])
  func `words for which a request has no parameter are reported`(
    _ sentence: String, _ omissions: [String]
  ) throws {
    let rides = SpokenApp(
      names: ["UnicornRides"], intents: [RequestRideIntent.schema, CancelRideIntent.schema])
    let reading = SentenceReader(apps: [rides], now: Self.now).reading(of: sentence)
    #expect(try #require(reading.interpretations.first).omissions == omissions)
  }

  @Test func `a word of a dialect is understood, and remains in a text`() throws {
    let reading = Self.reader(Self.message).reading(of: "send a message tae Tom saying I'm oot")
    let parameters = try #require(reading.interpretations.first).parameters
    #expect(parameters == ["recipients": ["Tom"], "content": "I'm oot"])
  }

  @Test(
    arguments: [
      ("だから田中に送って", ["田中"]), ("メロンパンに送って", ["メロンパン"]), ("すし善に送って", ["すし善"]),
      ("お茶屋に送って", ["お茶屋"]), ("母に、いや父に送って", ["父"]),
      ("母に、あ、ちがうちがう、父に送って", ["父"]), ("母、じゃない、父に送って", ["父"]),
      ("駅の先生に送って", ["駅の先生"]), ("田中先生に送って", ["田中"]),
      ("花子、田中に送って", nil), ("ねえ花子、田中に送って", nil), ("お母さん、田中に送って", nil),
      ("花子と田中に送って", ["花子", "田中"]), ("花子、田中、母に送って", ["花子", "田中", "母"]),
    ] as [(String, [String]?)])
  func `a Japanese name begins and ends with a word`(_ sentence: String, _ expected: [String]?) {
    let reader = SentenceReader(
      apps: [Self.chat], language: .japanese,
      contacts: ContactBook([Person(displayName: "花子")]), now: Self.now,
      templates: """
        <preface> = {*,}
        <opening> = だから
        SendMessage
          {recipients}に送って
        """)
    let recipients = reader.reading(of: sentence).interpretations.first?.parameters["recipients"]
    #expect(recipients == expected?.parameterValue)
  }

  @Test func `a day in a search for what has happened is the latest one`() throws {
    let calls = SpokenApp(names: ["Calls"], intents: [SearchCallHistoryIntent.schema])
    let reader = Self.reader(
      "SearchCallHistory\n  calls on {dateCreated}", apps: [calls], contacts: [])
    // The request is on Thursday, January 1, 2026.
    let reading = reader.reading(of: "calls on Monday")
    let parameters = try #require(reading.interpretations.first).parameters
    #expect(parameters == ["dateCreated": "2025-12-29"])
  }

  @Test(arguments: ["make the list of", "make the", "make to the"])
  func `a title has a word with a meaning and an end`(_ sentence: String) {
    let notes = SpokenApp(names: ["Notes"], intents: [CreateTaskListIntent.schema])
    let reader = Self.reader("CreateTaskList\n  make {title}", apps: [notes], contacts: [])
    #expect(reader.reading(of: sentence).interpretations.isEmpty)
  }

  @Test(
    arguments: [
      ("Send a message to Bill saying hello", ["Bill"], "hello"),
      ("SEND MESSAGE TO BILL, saying hello.", ["BILL"], "hello"),
      ("please send a message to Bill and Tom", ["Bill", "Tom"], nil),
      ("send a message to Bill, Tom and Anne saying see you", ["Bill", "Tom", "Anne"], "see you"),
      ("send a message to Mr. Clark please", ["Clark"], nil),
      ("send a message to “Bill Smith, Jr.” saying hi", ["Bill Smith, Jr"], "hi"),
      ("text Bill “Shall we go? Or not?”", ["Bill"], "Shall we go? Or not?"),
      ("text Bill where are you?", ["Bill"], "where are you?"),
      ("can you text Bill where we are?", ["Bill"], "where we are"),
      ("text Bill call me please", ["Bill"], "call me please"),
      ("text Bill call me, please", ["Bill"], "call me"),
      ("send a message to Bill thanks", ["Bill"], nil),
      ("text Jean-Luc engage", ["Jean-Luc"], "engage"),
      ("text +44 20 7946 0018 “hello”", ["+44 20 7946 0018"], "hello"),
    ] as [(String, [String], String?)])
  func `people and texts are read`(
    _ sentence: String, _ recipients: [String], _ content: String?
  ) throws {
    let reading = Self.reader(Self.message).reading(of: sentence)
    let parameters = try #require(reading.interpretations.first).parameters
    var expected: [String: ParameterValue] = ["recipients": recipients.parameterValue]
    expected["content"] = content.map { .string($0) }
    #expect(parameters == expected)
  }

  @Test(arguments: [
    ("Send a message to Bill with UnicornChat", "UnicornChat"),
    ("UnicornChat, send a message to Bill", "UnicornChat"),
    ("Ask UnicornChat to send a message to Bill", "UnicornChat"),
    ("Send a UnicornChat message to Bill", "UnicornChat"),
    ("Send a message in unicornchat to Bill saying hi", "UnicornChat"),
    ("柿の種 send a message to Bill", "柿の種"), ("Send a message to Bill", nil),
  ])
  func `the app is named anywhere`(_ sentence: String, _ name: String?) throws {
    let reading = Self.reader(Self.message).reading(of: sentence)
    let meaning = try #require(reading.candidates.first, "\(reading.nearMisses)")
    #expect(meaning.appName == name)
    #expect(meaning.app == "UnicornChat")
    #expect(meaning.parameters["recipients"] == ["Bill"])
  }

  @Test(arguments: [
    "", "?", "send", "send a message", "I will send a message to Bill", "text me when you can",
    "Ask UnicornChat to dance", "send a message to a saying",
  ])
  func `a sentence that fits no template means nothing`(_ sentence: String) {
    #expect(Self.reader(Self.message).reading(of: sentence).interpretations == [])
  }

  @Test func `a sentence without an app fits every app that handles it`() {
    let other = SpokenApp(names: ["Pigeon"], intents: [SendMessageIntent.schema])
    let reader = Self.reader(Self.message, apps: [Self.chat, other])
    #expect(
      reader.reading(of: "send a message to Bill").candidates.map(\.app) == [
        "UnicornChat", "Pigeon",
      ])
    #expect(
      reader.reading(of: "send a message to Bill in Pigeon").candidates.map(\.app) == ["Pigeon"])
  }

  @Test func `between intents of an app, the order of its declarations decides`() {
    let schemas = [SetTaskAttributeIntent.schema, AddTasksIntent.schema]
    for schemas in [schemas, schemas.reversed()] {
      let app = SpokenApp(names: ["TasksNotes"], intents: schemas)
      let templates = "AddTasks\n  do {taskTitles}\nSetTaskAttribute\n  do {taskTitle}"
      let reading = Self.reader(templates, apps: [app]).reading(of: "do it")
      #expect(reading.interpretations.map(\.intent) == schemas.map(\.name))
      #expect(reading.candidates.map(\.intent) == [schemas[0].name])
    }
  }

  @Test func `a near miss tells where the sentence departs from the template`() throws {
    let reading = Self.reader(Self.message).reading(of: "send a letter to Bill")
    let miss = try #require(reading.nearMisses.first)
    #expect(miss.understood == "send a")
    #expect(miss.rest == "letter to Bill")
    #expect(miss.expected == ["message"])
    #expect(miss.hint == "After “send a”, it could continue with “message”, for SendMessage.")
  }

  @Test(
    arguments: [
      ("message to Tom, hi there", ["Tom"], "hi there"), ("message to Tom hi there", nil, nil),
      ("I'm late because of it, text Tom", ["Tom"], nil), ("text Tom, mate", ["Tom"], nil),
      ("text Tom hi mate", ["Tom"], "hi mate"), ("Ive got to see Tom", ["Tom"], nil),
      ("Write because of it, Tom", nil, nil), ("text myself", nil, nil),
      ("text Tom. Food is here.", ["Tom"], "Food is here"),
      ("My dad says, text Tom", nil, nil), ("My dad told me, text Tom", nil, nil),
      ("My dad is here, text Tom", ["Tom"], nil), ("As I'm late, text Tom", ["Tom"], nil),
      ("note to Tom, hello", ["Tom"], "hello"), ("note to Tom hello", nil, nil),
      ("text Tom and Bill hello", ["Tom", "Bill"], "hello"),
    ] as [(String, [String]?, String?)])
  func `pauses, reasons and forms of address are understood`(
    _ sentence: String, _ recipients: [String]?, _ content: String?
  ) {
    let reader = Self.reader(
      """
      <preface> = {*,}
      <reason> = {*} because of it
      <afterthought> = {*} is [{*}]
      <address> = mate
      SendMessage
        message to {recipients} {,} {content}
        note to {recipients} ({,}|saying) {content}
        text {recipients} [{content}]
        i've got to see {recipients}
        write {recipients}
      """)
    let meaning = reader.reading(of: sentence).interpretations.first
    #expect(meaning?.parameters["recipients"] == recipients?.parameterValue)
    #expect(meaning?.parameters["content"] == content.map { .string($0) })
  }

  @Test(
    arguments: [
      ("a cab to St. James", "St. James"), ("a cab to Elm St.", "Elm St"),
      ("a cab to the airport costs $50", nil), ("a cab to Reno", "Reno"),
    ] as [(String, String?)])
  func `a place has no verb, and its abbreviations have a period`(
    _ sentence: String, _ place: String?
  ) {
    let rides = SpokenApp(names: ["Rides"], intents: [RequestRideIntent.schema])
    let reader = Self.reader(
      "RequestRide\n  a cab to [the] {dropOffLocation}", apps: [rides], contacts: [])
    let meaning = reader.reading(of: sentence).interpretations.first
    #expect(meaning?.parameters["dropOffLocation"] == place.map { .string($0) })
  }

  @Test(
    arguments: [
      ("book a cab for Saturday to Reno at eight pm", "2026-01-03T20:00"),
      ("book a cab for half past three to Reno tomorrow", "2026-01-02T15:30"),
      ("book a cab for 10 am to Reno at 11 am", "11:00"),
    ])
  func `a day and a time that are said apart are one moment`(
    _ sentence: String, _ time: String
  ) {
    let rides = SpokenApp(names: ["Rides"], intents: [RequestRideIntent.schema])
    let reader = Self.reader(
      """
      RequestRide
        book a cab for {scheduledPickupTime} to {dropOffLocation} [at] {scheduledPickupTime}
      """, apps: [rides], contacts: [])
    let meaning = reader.reading(of: sentence).interpretations.first
    #expect(
      meaning?.parameters == ["dropOffLocation": "Reno", "scheduledPickupTime": .string(time)])
  }

  @Test func `texts that could be a day and a time stay apart`() throws {
    let app = SpokenApp(names: ["TasksNotes"], intents: [CreateTaskListIntent.schema])
    let reader = Self.reader("CreateTaskList\n  call it {title} or {title}", apps: [app])
    let reading = reader.reading(of: "call it Monday or 8 am")
    let meaning = try #require(reading.interpretations.first)
    #expect(meaning.parameters == ["title": "8 am"])
  }

  @Test func `parts in any order, conditions and restricted slots are read`() throws {
    let app = SpokenApp(names: ["MoveMate"], intents: [StartWorkoutIntent.schema])
    let reader = Self.reader(
      """
      <sport> = run|trail run|swim
      StartWorkout
        start a ({workoutName:<sport>};[for {goalValue:goal}];[outside {workoutLocationType=outdoor}])
        {app} {workoutName}
      """, apps: [app])
    for sentence in [
      "start a Trail Run for 5 kilometers outside", "start a for 5 km outside Trail Run",
      "start a outside Trail Run for 5 km",
    ] {
      #expect(
        reader.reading(of: sentence).interpretations.first?.parameters == [
          "workoutName": "Trail Run", "goalValue": 5000.0, "workoutGoalUnitType": "meter",
          "workoutLocationType": "outdoor",
        ], "\(sentence)")
    }
    #expect(reader.reading(of: "start a dance").interpretations == [])
    #expect(reader.reading(of: "dance").interpretations == [])
    #expect(
      reader.reading(of: "MoveMate dance").interpretations.first?.template == "{app} {workoutName}")
  }

  @Test func `a sentence of any length is read in bounded time`() async {
    let reader = Self.reader(Self.message)
    for word in ["and ", "Bill ", "send a message to ", "“", "a-", "Bill, ", "saying ", "太"] {
      for count in [100, 499, 100_000] {
        _ = await onOwnThread { reader.reading(of: String(repeating: word, count: count)) }
      }
    }
  }
}
