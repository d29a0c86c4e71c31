import IntentKitCore
import Testing

@testable import IntentKitSimulator

/// The elements of lists as people say them.
@Suite("Lists that people say")
struct SpokenListTests {
  private func read(
    _ text: String, _ parameter: String, _ intent: some Intent, _ language: Language
  ) -> Answer {
    let context = DialogueContext(intent: intent, app: AppDescription(displayName: "App"))
    return AnswerReader(language, now: .readingTime)
      .answer(
        from: text, to: Prompt(.value, parameter: parameter, cause: .needsValue), context: context)
  }

  @Test(arguments: [
    (Language.english, "eggs, then flour", ["eggs", "flour"]),
    (.english, "eggs and also flour", ["eggs", "flour"]),
    (.english, "eggs, also flour", ["eggs", "flour"]),
    (.english, "eggs plus flour", ["eggs", "flour"]),
    (.english, "eggs as well as flour", ["eggs", "flour"]),
    (.english, "eggs, flour, plus sugar", ["eggs", "flour", "sugar"]),
    (.english, "eggs and then flour and sugar", ["eggs", "flour", "sugar"]),
    (.japanese, "卵、あと塩", ["卵", "塩"]), (.japanese, "卵とか塩とか", ["卵", "塩"]),
    (.japanese, "卵、それから塩", ["卵", "塩"]), (.japanese, "卵、塩、および砂糖", ["卵", "塩", "砂糖"]),
    (.japanese, "卵や塩", ["卵", "塩"]),
    (.japanese, "卵そして塩", ["卵", "塩"]),
    (.japanese, "卵それから塩", ["卵", "塩"]), (.japanese, "牛乳やパンや卵", ["牛乳", "パン", "卵"]),
    (.japanese, "本や雑誌を読む", ["本や雑誌を読む"]),
    (.japanese, "トム・クルーズの映画", ["トム・クルーズの映画"]), (.japanese, "花やさんに行く", ["花やさんに行く"]),
    (.japanese, "とかげのえさ", ["とかげのえさ"]), (.japanese, "お花見の予約", ["お花見の予約"]),
  ])
  func `the words between elements aren't part of them`(
    _ language: Language, _ text: String, _ elements: [String]
  ) {
    let values = elements.map { ParameterValue.string($0) }
    let answer = read(text, "taskTitles", AddTasksIntent(), language)
    #expect(answer == .value(values.count == 1 ? values[0] : .array(values)))
  }

  @Test(arguments: [
    (Language.english, "Tom plus Anne", ["Tom", "Anne"]),
    (.english, "Tom as well as Anne", ["Tom", "Anne"]),
    (.japanese, "太郎、あと花子", ["太郎", "花子"]), (.japanese, "太郎さん、それから花子さん", ["太郎", "花子"]),
    (.japanese, "ジョン・スミスと花子", ["ジョン・スミス", "花子"]),
  ])
  func `the words between people aren't part of their names`(
    _ language: Language, _ text: String, _ names: [String]
  ) {
    #expect(
      read(text, "recipients", SendMessageIntent(), language)
        == .value(.array(names.map { .string($0) })))
  }

  // MARK: - Goals

  private func goal(_ text: String, _ unit: WorkoutGoalUnitType, _ language: Language) -> Answer {
    read(text, "goalValue", StartWorkoutIntent(workoutGoalUnitType: unit), language)
  }

  @Test(arguments: [
    (Language.english, "five kilometers", WorkoutGoalUnitType.mile, 3.11),
    (.english, "five kilometers", .meter, 5000), (.english, "no, 5", .mile, 5),
    (.english, "an hour", .minute, 60),
    (.english, "twenty minutes", .second, 1200), (.english, "90 minutes", .hour, 1.5),
    (.japanese, "5キロ", .mile, 3.11), (.japanese, "いや、5", .mile, 5),
    (.japanese, "1時間半", .minute, 90),
  ])
  func `a goal in another unit is converted`(
    _ language: Language, _ text: String, _ unit: WorkoutGoalUnitType, _ value: Double
  ) {
    guard case .value(let read) = goal(text, unit, language) else {
      Issue.record("\(goal(text, unit, language))")
      return
    }
    #expect((try? Double(parameterValue: read)) == value)
  }

  @Test(arguments: [
    (Language.japanese, "キロ"), (.japanese, "キロメートル"), (.english, "km"), (.english, "kilojoules"),
  ])
  func `a unit that isn't offered isn't another one that begins like it`(
    _ language: Language, _ text: String
  ) {
    let units: [WorkoutGoalUnitType] = [.meter, .mile, .joule, .kiloCalorie]
    let prompt = Prompt(
      .choice, parameter: "workoutGoalUnitType", cause: .needsValue,
      options: units.map {
        Prompt.Option(
          value: $0.parameterValue, title: language.phrasebook.text(of: $0.parameterValue))
      })
    let context = DialogueContext(
      intent: StartWorkoutIntent(goalValue: 10), app: AppDescription(displayName: "App"))
    #expect(
      AnswerReader(language).answer(from: text, to: prompt, context: context)
        == .notUnderstood(text))
  }
}
