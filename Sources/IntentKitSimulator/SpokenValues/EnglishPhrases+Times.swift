extension EnglishPhrases {
  // MARK: - Times

  static let namedTimes = PhraseTable<Int>([
    "noon|midday|12 noon|twelve noon|high noon": 12, "midnight|12 midnight|twelve midnight": 0,
  ])
  static let partsAfterTime = PhraseTable<DayPart>([
    "am|a m|in the morning": .am, "pm|p m": .pm,
    "in the afternoon": .afternoon, "in the evening": .evening, "at night|in the night": .night,
  ])
  static let partsOfDay = PhraseTable<DayPart>([
    "morning|in the morning": .morning, "afternoon|in the afternoon": .afternoon,
    "evening|in the evening": .evening, "night|at night|in the night": .night, "noon": .noon,
  ])
  static let timePrepositions: Set = [
    "at", "by", "around", "about", "before", "after", "until", "till", "til", "from", "to", "since",
    "past", "@",
  ]
  static let connectives = PhraseTable<Void>([
    "at|by|on|around|about|at about|at around|at exactly|sometime|@": ()
  ])

  /// The first words of moments, ranges and rules for repeating.
  static let firstWordsOfTimes = Set(numbers.keys).union(ordinals.keys)
    .union(timePrepositions).union(namedTimes.firstWords).union(connectives.firstWords)
    .union(fractions.firstWords).union(days.firstWords).union(weekModifiers.firstWords)
    .union(weekdays.firstWords).union(months.firstWords).union(periods.firstWords)
    .union(spans.firstWords).union(recurrences.firstWords).union(pluralWeekdays.firstWords)
    .union(["in", "within", "a", "an", "point", "between", "every", "each"])
    .union(endsOfMonths.firstWords).union(holidays.firstWords)

  // MARK: - Days

  /// A day relative to today.
  typealias NamedDay = (offset: Int, part: DayPart?)

  static let days = PhraseTable<NamedDay>([
    "today|later today": (0, nil), "tomorrow|tmrw|tomorow": (1, nil), "yesterday": (-1, nil),
    "the day after tomorrow|day after tomorrow": (2, nil),
    "the day before yesterday|day before yesterday": (-2, nil),
    "tonight": (0, .night), "this morning": (0, .morning), "this afternoon": (0, .afternoon),
    "this evening": (0, .evening), "last night": (-1, .night), "a week from today": (7, nil),
    "a week from tomorrow": (8, nil), "next week": (7, nil),
  ])
  static let weekModifiers = PhraseTable<WeekModifier>([
    "next": .week(1), "this|this coming|coming|the coming|upcoming": .coming,
    "last|past|this past": .previous,
  ])
  static let weeks = PhraseTable<Int>(["next week": 1, "this week": 0, "last week": -1])
  static let weekdays = PhraseTable<Int>([
    "monday|mon": 0, "tuesday|tues|tue": 1, "wednesday|wed|weds": 2,
    "thursday|thurs|thur|thu": 3, "friday|fri": 4, "saturday|sat|weekend|the weekend": 5,
    "sunday|sun": 6,
  ])
  static let months = PhraseTable<Int>([
    "january|jan": 1, "february|feb": 2, "march|mar": 3, "april|apr": 4, "may": 5,
    "june|jun": 6, "july|jul": 7, "august|aug": 8, "september|sept|sep": 9, "october|oct": 10,
    "november|nov": 11, "december|dec": 12,
  ])

  /// The words after a duration that place it before or after now.
  static let distances = PhraseTable<Int>([
    "from now|from today|later|hence": 1, "ago|earlier": -1,
  ])

  /// The last days of months, by the number of months from this one.
  static let endsOfMonths = PhraseTable<Int>([
    "end of the month|end of this month|end of month|last day of the month": 0,
    "end of next month|last day of next month": 1,
  ])
  static let holidays = PhraseTable<(month: Int, day: Int)>([
    "christmas|christmas day|xmas": (12, 25), "christmas eve": (12, 24), "boxing day": (12, 26),
    "new year's eve|new years eve": (12, 31),
    "new year's|new year's day|new years day|new years": (1, 1),
    "halloween": (10, 31), "valentine's day|valentine's|valentines day": (2, 14),
  ])

  // MARK: - Ranges

  static let periods = PhraseTable<SpokenValueReader.Period>([
    "last week|the last week|the past week|past week": .init(unit: .week, offset: -1),
    "this week": .init(unit: .week, offset: 0), "next week": .init(unit: .week, offset: 1),
    "last weekend": .init(unit: .weekend, offset: -1),
    "this weekend|the weekend": .init(unit: .weekend, offset: 0),
    "next weekend": .init(unit: .weekend, offset: 1),
    "last month|the past month": .init(unit: .month, offset: -1),
    "this month": .init(unit: .month, offset: 0), "next month": .init(unit: .month, offset: 1),
    "last year|the past year": .init(unit: .year, offset: -1),
    "this year": .init(unit: .year, offset: 0), "next year": .init(unit: .year, offset: 1),
  ])
  /// The words before a duration up to now or from now.
  static let spans = PhraseTable<Int>([
    "the last|the past|last|past|in the last|in the past|over the last|over the past": -1,
    "the next|next|in the next|within the next|over the next|the coming": 1,
  ])

  // MARK: - Repetition

  static let recurrences = PhraseTable<SpokenRecurrence>([
    "every day|each day|daily|everyday|every single day": .init(frequency: "daily"),
    "every morning|every afternoon|every evening|every night|each morning|each evening|each night|nightly":
      .init(frequency: "daily"),
    "every week|each week|weekly|once a week": .init(frequency: "weekly"),
    "every month|each month|monthly|once a month": .init(frequency: "monthly"),
    "every year|each year|yearly|annually|once a year": .init(frequency: "yearly"),
    "every hour|each hour|hourly|once an hour": .init(frequency: "hourly"),
    "every minute": .init(frequency: "minute"),
    "every other day|every second day": .init(interval: 2, frequency: "daily"),
    "every other week|every second week|biweekly|fortnightly|every fortnight": .init(
      interval: 2, frequency: "weekly"),
    "every other month|every second month": .init(interval: 2, frequency: "monthly"),
    "every other year": .init(interval: 2, frequency: "yearly"),
    "every half hour|every half an hour": .init(interval: 30, frequency: "minute"),
    "every weekday|each weekday|weekdays|on weekdays|every working day|every workday":
      .init(
        frequency: "weekly", weekdays: [0, 1, 2, 3, 4]),
    "every weekend|weekends|on weekends|on the weekends": .init(
      frequency: "weekly", weekdays: [5, 6]),
  ])
  static let repeatedParts = PhraseTable<DayPart>([
    "every morning|each morning": .morning, "every afternoon": .afternoon,
    "every evening|each evening": .evening, "every night|each night|nightly": .night,
  ])
  static let recurrenceUnits = PhraseTable<String>([
    "minute|minutes|mins": "minute", "hour|hours": "hourly", "day|days": "daily",
    "week|weeks": "weekly", "month|months": "monthly", "year|years": "yearly",
  ])
  static let pluralWeekdays = PhraseTable<[Int]>([
    "mondays": [0], "tuesdays": [1], "wednesdays": [2], "thursdays": [3], "fridays": [4],
    "saturdays": [5], "sundays": [6],
  ])

  // MARK: - Places

  /// An arrival at a place or a departure from it.
  typealias Visit = (place: String?, isDeparture: Bool)

  static let visits = PhraseTable<Visit>(
    phrases(
      [
        "get to", "get back to", "get in to", "get", "arrive at", "arrive in", "arrive", "reach",
        "come to", "come back to", "come", "return to", "go to", "go into", "walk into",
      ], beingAt: ["at", "in", "back at", "back in", "near", ""], isDeparture: false)
      + phrases(
        ["leave", "get out of", "exit", "go out of", "walk out of"], beingAt: ["leaving"],
        isDeparture: true)
      + [
        (
          "on arrival at|upon arrival at|on arriving at|arriving at|when arriving at",
          (nil, false)
        ),
        (
          "on leaving|upon leaving|leaving|when leaving|after leaving|on departure from",
          (nil, true)
        ),
        (
          "on the way home|when i get home|when i come home|when i'm home|when i'm back home",
          ("home", false)
        ),
      ])

  /// Returns the beginnings of conditions: `when I get to` and `as soon as we're at`.
  private static func phrases(
    _ verbs: [String], beingAt states: [String], isDeparture: Bool
  ) -> [(String, Visit)] {
    let conjunctions = [
      "when", "whenever", "once", "as soon as", "the moment", "the minute", "the second",
      "the instant", "right when", "next time", "the next time", "every time", "after",
    ]
    let subjects = [
      ("i", ["i'm", "i am"]), ("we", ["we're", "we are"]), ("you", ["you're", "you are"]),
    ]
    return conjunctions.flatMap { conjunction in
      subjects.flatMap { subject, beings in
        verbs.map { ("\(conjunction) \(subject) \($0)", (nil, isDeparture)) }
          + beings.flatMap { being in
            states.map { ("\(conjunction) \(being) \($0)", (nil, isDeparture)) }
          }
      }
    }
  }

  static let places = PhraseTable<String>([
    "home|house": "home", "work|workplace": "work",
  ])
  static let wordsAfterPlace: Set = [
    "to", "in", "with", "using", "on", "and", "remind", "that", "please", "tell", "add", "via",
    "then", "i", "or", "tomorrow", "today", "tonight", "\"", "“", "”",
  ]
}
