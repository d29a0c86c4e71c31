import Foundation
import IntentKitCore
import Testing

@testable import IntentKitSimulator

@Suite("Values in words")
struct ValueWordsTests {
  struct Sample: Sendable, CustomTestStringConvertible {
    var name: String
    var value: ParameterValue
    var type: ParameterType
    var form: String?
    var english: String
    var japanese: String
    var testDescription: String { name }

    init<Value: ParameterConvertible>(
      _ name: String, _ value: Value, form: String? = nil, _ english: String, _ japanese: String
    ) {
      (self.name, self.value, self.type) = (name, value.parameterValue, Value.parameterType)
      (self.form, self.english, self.japanese) = (form, english, japanese)
    }
  }

  static let places = [
    Sample(
      "a place by name", Placemark(name: "Harpa", locality: "Reykjavik"), "Harpa", "Harpa"),
    Sample(
      "a place by its street",
      Placemark(thoroughfare: "Laugavegur", subThoroughfare: "5", locality: "Reykjavik"),
      "5 Laugavegur, Reykjavik", "Reykjavik Laugavegur 5"),
    Sample("a place by its city", Placemark(locality: "Reykjavik"), "Reykjavik", "Reykjavik"),
    Sample(
      "a place on the globe",
      Placemark(location: Location(latitude: 64.14, longitude: -21.93)), "64.14, -21.93",
      "64.14、-21.93"),
    Sample(
      "where to remind", SpatialEventTrigger(placemark: Placemark(name: "Work"), event: .depart),
      form: "when", "when you leave Work", "Workを出るときに"),
  ]

  static let amounts = [
    Sample(
      "an amount", CurrencyAmount(amount: 12.5, currencyCode: "USD"), "$12.50", "$12.50"),
    Sample("an amount without currency", CurrencyAmount(amount: 1200), "1,200", "1,200"),
    Sample(
      "miles", BalanceAmount(amount: 18_250, balanceType: .miles), "18,250 miles", "18,250マイル"),
    Sample(
      "an amount by its kind", PaymentAmount(amountType: .minimumDue), "the minimum due", "最低支払額"
    ),
    Sample(
      "prices",
      PriceRange(currencyCode: "ISK", minimumPrice: 1535, maximumPrice: 1918), form: "line",
      "ISK 1,535–1,918", "ISK 1,535〜1,918"),
    Sample(
      "a temperature", Quantity(value: 21, unit: TemperatureUnit.celsius), "21 degrees Celsius",
      "21度"),
    Sample(
      "one degree", Quantity(value: 1, unit: TemperatureUnit.celsius), "1 degree Celsius", "1度"),
    Sample(
      "degrees in the United States", Quantity(value: 70, unit: TemperatureUnit.fahrenheit),
      "70 degrees Fahrenheit", "華氏70度"),
    Sample("a distance", Quantity(value: 5, unit: LengthUnit.kilometers), "5 km", "5 km"),
  ]

  static let times = [
    Sample("a date", MomentTests.now.addingTimeInterval(300), "9:05 AM", "午前9時5分"),
    Sample(
      "a range that begins", DateComponentsRange(start: .written("2026-01-02T08:00")),
      "tomorrow at 8:00 AM", "明日午前8時"),
    Sample(
      "a range",
      DateComponentsRange(start: .written("2026-01-01"), end: .written("2026-01-16")),
      "today to January 16", "今日から1月16日まで"),
    Sample(
      "a repetition",
      DateComponentsRange(
        start: .written("2026-01-01T19:00"),
        recurrenceRule: RecurrenceRule(
          interval: 1, frequency: .weekly, weeklyRecurrenceDays: [.monday, .thursday])),
      "every Monday and Thursday at 7:00 PM", "毎週月曜日と木曜日の午後7時"),
    Sample(
      "a daily repetition from tomorrow on",
      DateComponentsRange(
        start: .written("2026-01-02T07:00"),
        recurrenceRule: RecurrenceRule(interval: 1, frequency: .daily)), form: "when",
      "every day at 7:00 AM, from tomorrow", "明日から毎日午前7時に"),
    Sample(
      "a weekly repetition from its next day on",
      DateComponentsRange(
        start: .written("2026-01-06T18:00"), recurrenceRule: weekly([.tuesday])), form: "when",
      "every Tuesday at 6:00 PM", "毎週火曜日の午後6時に"),
    Sample(
      "a weekly repetition from a later week on",
      DateComponentsRange(
        start: .written("2026-01-20T18:00"), recurrenceRule: weekly([.tuesday])),
      "every Tuesday at 6:00 PM, from January 20", "1月20日から毎週火曜日の午後6時"),
    Sample(
      "a weekend", DateComponentsRange(start: .written("2026-01-03"), end: .written("2026-01-04")),
      form: "when", "from Saturday to Sunday", "土曜日から日曜日まで"),
    Sample(
      "days of two weeks",
      DateComponentsRange(start: .written("2026-01-05"), end: .written("2026-01-11")), form: "when",
      "from January 5 to January 11", "1月5日から1月11日まで"),
    Sample(
      "a weekend from tomorrow on",
      DateComponentsRange(start: .written("2026-01-02"), end: .written("2026-01-04")), form: "when",
      "from tomorrow to Sunday", "明日から日曜日まで"),
    Sample(
      "weekdays", Self.weekly([.monday, .tuesday, .wednesday, .thursday, .friday]), "every weekday",
      "平日"),
    Sample(
      "all days",
      Self.weekly([.monday, .tuesday, .wednesday, .thursday, .friday, .saturday, .sunday]),
      "every day", "毎日"),
    Sample(
      "every other day", RecurrenceRule(interval: 2, frequency: .daily), "every 2 days", "2日ごと"),
    Sample(
      "every month", RecurrenceRule(interval: 1, frequency: .monthly), "every month", "毎月"),
  ]

  private static func weekly(_ days: DayOfWeekOptions) -> RecurrenceRule {
    RecurrenceRule(interval: 1, frequency: .weekly, weeklyRecurrenceDays: days)
  }

  static let media = [
    Sample("media by title", MediaSearch(mediaName: "Hello"), "Hello", "Hello"),
    Sample(
      "media by title and artist", MediaSearch(mediaName: "Hello", artistName: "Adele"),
      "Hello by Adele", "AdeleのHello"),
    Sample("media by genre", MediaSearch(genreNames: ["jazz"]), "jazz", "jazz"),
    Sample(
      "media by kind and genre", MediaSearch(mediaType: .music, genreNames: ["jazz"]),
      "jazz music", "jazzの音楽"),
    Sample("media by artist", MediaSearch(artistName: "Adele"), "Adele", "Adele"),
    Sample(
      "media by order and kind",
      MediaSearch(mediaType: .album, sortOrder: .newest, artistName: "Adele"),
      "newest album by Adele", "Adeleの最新のアルバム"),
    Sample("media by mood", MediaSearch(moodNames: ["calm"]), "calm", "calm"),
    Sample(
      "media by reference", MediaSearch(reference: .currentlyPlaying), "what is playing", "再生中のもの"),
    Sample("media without anything", MediaSearch(), "", ""),
    Sample(
      "an item by its artist", MediaItem(type: .song, artist: "Adele"), form: "line",
      "song by Adele", "Adeleの曲"),
    Sample("the library", MediaDestination.library, "library", "ライブラリ"),
    Sample("a playlist", MediaDestination.playlist("Road"), "Road", "Road"),
  ]

  @Test func `a record without a name is described by its fields`() {
    let value: ParameterValue = [
      "callDuration": 90, "isCallerIdBlocked": true,
    ]
    let typed = ValueWords.Typed(value: value, type: CallRecord.parameterType)
    for (book, expected) in [
      (Phrasebook.english, "duration in seconds 90 and hidden number"),
      (.japanese, "通話秒数90と番号非通知"),
    ] {
      #expect(ValueWords(phrasebook: book).description(of: typed) == expected)
    }
  }

  static let names = [
    Sample("a status", TaskStatus.notCompleted, "not completed", "未完了"),
    Sample("a priority", TaskItemPriority.flagged, "flagged", "フラグ付き"),
    Sample("a place of workouts", WorkoutLocationType.outdoor, "outdoors", "屋外"),
    Sample("a unit", WorkoutGoalUnitType.kiloCalorie, "kilocalories", "キロカロリー"),
    Sample("one of a unit", WorkoutGoalUnitType.mile, form: "one", "mile", "マイル"),
    Sample("a phase", RidePhase.approachingPickup, "almost there", "まもなく到着"),
    Sample("an account", AccountType.saving, "savings", "普通預金"),
    Sample("a bill", BillType.garbageAndRecycling, "garbage and recycling", "ごみとリサイクル"),
    Sample("a kind of message", MessageType.audio, "audio", "音声"),
    Sample("a case that is unknown", MediaItemType.unknown, "", ""),
    Sample("an output", CallAudioRoute.speakerphoneAudioRoute, "speaker", "スピーカー"),
    Sample("kinds of calls", CallCapabilityOptions.videoCall, "video call", "ビデオ通話"),
    Sample("a yes", true, "yes", "はい"),
    Sample("a text of a note", NoteContent.text(TextNoteContent(text: "milk")), "milk", "milk"),
    Sample("a picture in a note", NoteContent.image(ImageNoteContent()), "a picture", "画像"),
    Sample("a range of numbers", 1..<5, "1–4", "1–4"),
    Sample("numbers that are large", 5000, "5,000", "5,000"),
  ]

  @Test(arguments: places + amounts + times + media + names)
  func `each value has words in both languages`(_ sample: Sample) {
    for (book, expected) in [
      (Phrasebook.english, sample.english), (.japanese, sample.japanese),
    ] {
      let words = ValueWords(phrasebook: book, now: MomentTests.now)
      #expect(words.text(of: sample.value, as: sample.type, form: sample.form) == expected)
    }
  }

  @Test func `extreme bounds don't trap`() {
    let words = ValueWords(phrasebook: .english, now: nil)
    let value: ParameterValue = [.integer(.min), .integer(.max)]
    #expect(words.text(of: value, as: .range) == "\(Int.min)–\(Int.max - 1)")
    #expect(words.text(of: [.integer(.max), .integer(.min)], as: .range) == "\(Int.max)")
  }

  @Test func `a path leads through records and arrays`() {
    let response = SearchForAccountsIntentResponse(
      code: .success, userActivity: nil,
      accounts: [.sample("Everyday", 2450), .sample("Savings", 5000)])
    let words = ValueWords(phrasebook: .english, now: nil)
    func text(_ gap: String) -> String? {
      words.fill(
        gap, from: response.fieldValues, SearchForAccountsIntent.schema.responseProperties)?.read
    }
    #expect(text("accounts") == "Everyday and Savings")
    #expect(text("accounts.count") == "2")
    #expect(text("accounts.count=2") == "")
    #expect(text("accounts.count!=2") == nil)
    #expect(text("accounts.balance") == "$2,450.00 and $5,000.00")
    #expect(text("accounts.spoken") == "Everyday with $2,450.00 and Savings with $5,000.00")
    #expect(text("accounts.accountType=checking,checking") == "")
    #expect(text("accounts.soup") == nil)
    #expect(text("soup.count") == nil)
    #expect(text("") == nil)
  }

  @Test func `a long list is shortened in speech`() {
    let titles = (1...9).map { "task \($0)" }
    let situation = Situation(
      intent: "AddTasks", schema: AddTasksIntent.schema, app: "Notes",
      parameters: ["taskTitles": .array(titles.map { .string($0) })])
    let english = Phrasebook.english.fill(situation)("taskTitles")?.read
    #expect(english == "task 1, task 2, task 3, task 4, task 5 and 4 more")
    let japanese = Phrasebook.japanese.fill(situation)("taskTitles")?.read
    #expect(japanese == "task 1、task 2、task 3、task 4、task 5とほか4件")
  }

  @Test func `options have names in each language and are understood by them`() {
    let prompt = Prompt(
      .choice, parameter: "workoutLocationType", cause: .needsValue,
      options: [
        .init(value: "outdoor", title: "outdoor"), .init(value: "indoor", title: "indoor"),
      ])
    let context = DialogueContext.unicorn(StartWorkoutIntent())
    for (language, words) in [
      (Language.english, ["outdoors", "outdoor", "the first"]),
      (.japanese, ["屋外", "outdoor", "一番目"]),
    ] {
      for word in words {
        let answer = AnswerReader(language).answer(from: word, to: prompt, context: context)
        #expect(answer == .option(0), "\(word)")
      }
    }
  }
}

extension PaymentAccount {
  /// An account with dollars on it.
  static func sample(_ name: String, _ amount: Decimal) -> PaymentAccount {
    PaymentAccount(
      nickname: SpeakableString(spokenPhrase: name), accountType: .checking,
      balance: BalanceAmount(amount: amount, balanceType: .money, currencyCode: "USD"))
  }
}
