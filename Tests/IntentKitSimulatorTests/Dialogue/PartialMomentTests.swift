import Foundation
import IntentKitCore
import IntentKitSimulator
import Testing

/// Answers that state a part of a moment, so that the rest of the known value remains.
///
/// The time is 9:30 on Wednesday, March 4, 2026.
@Suite("Parts of moments")
struct PartialMomentTests {
  private func read(
    _ text: String, _ prompt: Prompt, _ context: DialogueContext, _ language: Language
  ) -> Answer {
    AnswerReader(language, now: .readingTime).answer(from: text, to: prompt, context: context)
  }

  // MARK: - Repetition

  private static let weekdays: ParameterValue = [
    "interval": 1, "frequency": "weekly",
    "weeklyRecurrenceDays": ["monday", "tuesday", "wednesday", "thursday", "friday"],
  ]
  private static let everyTwoHours: ParameterValue = ["interval": 2, "frequency": "hourly"]

  private static func tasks(_ range: ParameterValue) throws -> DialogueContext {
    DialogueContext(
      intent: AddTasksIntent(
        temporalEventTrigger: try TemporalEventTrigger(
          parameterValue: ["dateComponentsRange": range])),
      app: AppDescription(displayName: "Tasks"))
  }

  @Test(arguments: [
    (Language.english, "at 7 am", "07:00"), (.english, "7 am, please", "07:00"),
    (.english, "at noon", "12:00"), (.english, "half past eight in the evening", "20:30"),
    (.english, "tomorrow at 7", "2026-03-05T07:00"), (.english, "at 7", "07:00"),
    (.japanese, "午前7時", "07:00"), (.japanese, "正午に", "12:00"), (.japanese, "7時です", "07:00"),
    (.japanese, "明日の午後3時", "2026-03-05T15:00"),
  ])
  func `a time completes the rule that is known`(
    _ language: Language, _ text: String, _ start: String
  ) throws {
    for rule in [Self.weekdays, Self.everyTwoHours] {
      let prompt = Prompt(.value, parameter: "temporalEventTrigger", cause: .needsValue)
      let answer = read(text, prompt, try Self.tasks(["recurrenceRule": rule]), language)
      guard case .value(let value) = answer else {
        Issue.record("\(answer)")
        return
      }
      let trigger = try TemporalEventTrigger(parameterValue: value)
      #expect(
        try trigger
          == TemporalEventTrigger(parameterValue: [
            "dateComponentsRange": [
              "startDateComponents": .string(start), "recurrenceRule": rule,
            ]
          ]))
    }
  }

  @Test(arguments: [
    (Language.english, "every day at 8 am"), (.japanese, "毎日午前8時"),
  ])
  func `another rule replaces the known one`(_ language: Language, _ text: String) throws {
    let prompt = Prompt(.value, parameter: "temporalEventTrigger", cause: .needsValue)
    let context = try Self.tasks(["recurrenceRule": Self.weekdays])
    #expect(
      read(text, prompt, context, language)
        == .value([
          "dateComponentsRange": [
            "startDateComponents": "08:00",
            "recurrenceRule": ["interval": 1, "frequency": "daily"],
          ]
        ]))
  }

  @Test(arguments: [(Language.english, "at 7 am"), (.japanese, "午前7時")])
  func `a time replaces a rule that was refused`(_ language: Language, _ text: String) throws {
    let prompt = Prompt(.value, parameter: "temporalEventTrigger", cause: .unsupported)
    let context = try Self.tasks(["recurrenceRule": Self.everyTwoHours])
    #expect(read(text, prompt, context, language) == .value("07:00"))
  }

  @Test(arguments: [(Language.english, "make it 6 pm"), (.japanese, "午後6時にして")])
  func `a change of the time keeps the rule`(_ language: Language, _ text: String) throws {
    let context = try Self.tasks([
      "startDateComponents": "2026-03-05T07:00", "recurrenceRule": Self.everyTwoHours,
    ])
    guard
      case .change("temporalEventTrigger"?, let value?) =
        read(text, Prompt(.request), context, language)
    else {
      Issue.record("“\(text)” isn't a change")
      return
    }
    let range = value["dateComponentsRange"]
    #expect(range?["startDateComponents"] == "2026-03-05T18:00")
    #expect(range?["recurrenceRule"]?["interval"] == 2)
  }

  // MARK: - Distances

  /// The pick-up time of the ride is 8:30 on March 5, 2026.
  @Test(arguments: [
    (Language.english, "an hour later", "2026-03-05T09:30"),
    (.english, "make it an hour later", "2026-03-05T09:30"),
    (.english, "half an hour earlier, please", "2026-03-05T08:00"),
    (.english, "no, 20 minutes sooner", "2026-03-05T08:10"),
    (.english, "change the time to two hours later", "2026-03-05T10:30"),
    (.english, "16 hours later", "2026-03-06T00:30"),
    (.english, "two days later", "2026-03-07T08:30"),
    (.japanese, "1時間遅く", "2026-03-05T09:30"), (.japanese, "30分早く", "2026-03-05T08:00"),
    (.japanese, "1時間遅くして", "2026-03-05T09:30"), (.japanese, "二時間遅めにして", "2026-03-05T10:30"),
    (.japanese, "もう30分早めて", "2026-03-05T08:00"),
    (.japanese, "お迎えの時間を1時間遅らせてください", "2026-03-05T09:30"),
    (.japanese, "1日遅くしてください", "2026-03-06T08:30"),
  ])
  func `a distance is relative to the known value`(
    _ language: Language, _ text: String, _ time: String
  ) throws {
    guard
      case .change("scheduledPickupTime"?, let value?) =
        read(text, Prompt(.request), .ride, language)
    else {
      Issue.record("\(read(text, Prompt(.request), .ride, language))")
      return
    }
    #expect(
      try DateComponentsRange(parameterValue: value)
        == DateComponentsRange(parameterValue: .string(time)))
  }

  @Test(arguments: [(Language.english, "an hour later"), (.japanese, "1時間遅く")])
  func `a distance changes the value that is asked for again`(
    _ language: Language, _ text: String
  ) throws {
    let known: ParameterValue = ["startDateComponents": "2026-03-05T08:30"]
    for prompt in [
      Prompt(.value, parameter: "scheduledPickupTime", value: known),
      Prompt(
        .confirmation, parameter: "scheduledPickupTime", cause: .confirmationRequired, value: known),
    ] {
      guard case .value(let value) = read(text, prompt, .ride, language) else {
        Issue.record("\(read(text, prompt, .ride, language))")
        return
      }
      #expect(
        try DateComponentsRange(parameterValue: value)
          == DateComponentsRange(parameterValue: .string("2026-03-05T09:30")))
    }
  }

  @Test func `a range isn't moved without its end`() throws {
    let range: ParameterValue = [
      "startDateComponents": "2026-03-05T08:00", "endDateComponents": "2026-03-05T10:00",
    ]
    let context = DialogueContext(
      intent: RequestRideIntent(
        scheduledPickupTime: try DateComponentsRange(parameterValue: range)),
      app: AppDescription(displayName: "Rides"))
    #expect(
      read("an hour later", Prompt(.request), context, .english)
        == .notUnderstood("an hour later"))
  }
}
