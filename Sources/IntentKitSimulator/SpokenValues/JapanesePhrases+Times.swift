extension JapanesePhrases {
  // MARK: - Times

  static let namedTimes = PhraseTable<Int>(["正午|お昼ちょうど": 12, "真夜中|零時": 0])
  static let partsBeforeTime = PhraseTable<DayPart>([
    "午前|早朝|明け方|未明": .am, "午後": .pm, "朝|朝の": .morning, "昼|お昼": .noon,
    "夕方|夕": .evening, "夜|晩|夜中|深夜": .night,
  ])
  static let partsOfDay = PhraseTable<DayPart>([
    "朝|午前|午前中": .morning, "昼|お昼": .noon, "午後": .afternoon, "夕方|夕": .evening,
    "夜|晩": .night,
  ])
  static let about = PhraseTable<Void>(["ごろ|頃|ちょうど|きっかり|くらい|ぐらい": ()])
  static let connectives = PhraseTable<Void>(["の|に|、|は": ()])

  /// The first words of moments, ranges and rules for repeating.
  static let firstWordsOfTimes = Set(digits.keys).union(powers.keys).union(["半", "ぜ"])
    .union(namedTimes.firstWords).union(partsBeforeTime.firstWords).union(days.firstWords)
    .union(weekModifiers.firstWords).union(weekdays.firstWords).union(daysOfMonth.firstWords)
    .union(yearModifiers.firstWords).union(monthModifiers.firstWords)
    .union(periods.firstWords).union(spans.firstWords).union(recurrences.firstWords)
    .union(holidays.firstWords)

  // MARK: - Days

  static let days = PhraseTable<EnglishPhrases.NamedDay>([
    "今日|本日|きょう": (0, nil), "明日|あした|あす": (1, nil), "明後日|あさって|みょうごにち": (2, nil),
    "しあさって|明明後日|明々後日": (3, nil), "昨日|きのう": (-1, nil), "一昨日|おととい|おとつい": (-2, nil),
    "今夜|今晩|今日の夜|今日の晩": (0, .night), "今朝|けさ": (0, .morning), "明朝": (1, .morning),
    "明晩": (1, .night), "昨夜|昨晩|ゆうべ|夕べ": (-1, .night), "今日の夕方": (0, .evening),
    "来週": (7, nil), "再来週": (14, nil),
  ])
  static let weekModifiers = PhraseTable<WeekModifier>([
    "来週|来週の": .week(1), "再来週|再来週の": .week(2), "今週|今週の": .week(0), "先週|先週の": .week(-1),
    "先々週の|先々週": .week(-2), "次の|今度の|こんどの|つぎの": .coming, "前の|この前の|この間の": .previous,
  ])
  static let weekdays = PhraseTable<Int>([
    "月曜|月曜日": 0, "火曜|火曜日": 1, "水曜|水曜日": 2, "木曜|木曜日": 3, "金曜|金曜日": 4,
    "土曜|土曜日|週末": 5, "日曜|日曜日": 6, "月": 0, "火": 1, "水": 2, "木": 3, "金": 4, "土": 5, "日": 6,
  ])
  static let daysOfMonth = PhraseTable<Int>([
    "ついたち|一日": 1, "ふつか": 2, "みっか": 3, "よっか": 4, "むいか": 6, "ここのか": 9,
    "とおか": 10, "はつか": 20,
  ])
  static let yearModifiers = PhraseTable<Int>([
    "今年": 0, "来年": 1, "再来年": 2, "去年|昨年": -1, "一昨年|おととし": -2,
  ])
  static let monthModifiers = PhraseTable<Int>([
    "今月": 0, "来月": 1, "再来月": 2, "先月": -1, "先々月": -2,
  ])
  static let distances = PhraseTable<Int>([
    "後|後に|あと|したら|経ったら|たったら|経過後": 1, "前|前に|まえ": -1,
  ])

  static let holidays = PhraseTable<(month: Int, day: Int)>([
    "クリスマス": (12, 25), "クリスマスイブ|クリスマスイヴ|イブ": (12, 24), "大晦日|大みそか": (12, 31),
    "元日|元旦": (1, 1), "バレンタイン|バレンタインデー": (2, 14), "ハロウィン|ハロウィーン": (10, 31),
    "ホワイトデー": (3, 14), "七夕": (7, 7),
  ])

  // MARK: - Ranges

  static let periods = PhraseTable<SpokenValueReader.Period>([
    "先週": .init(unit: .week, offset: -1), "今週": .init(unit: .week, offset: 0),
    "来週": .init(unit: .week, offset: 1), "再来週": .init(unit: .week, offset: 2),
    "先々週": .init(unit: .week, offset: -2), "先週末|先週の週末": .init(unit: .weekend, offset: -1),
    "週末|今週末|今週の週末": .init(unit: .weekend, offset: 0),
    "来週末|来週の週末": .init(unit: .weekend, offset: 1), "先月": .init(unit: .month, offset: -1),
    "今月": .init(unit: .month, offset: 0), "来月": .init(unit: .month, offset: 1),
    "先々月": .init(unit: .month, offset: -2),
  ])
  static let spans = PhraseTable<Int>([
    "ここ|この|過去|直近|最近|最近の|直近の": -1, "今後|これから": 1,
  ])

  // MARK: - Repetition

  static let recurrences = PhraseTable<SpokenRecurrence>([
    "毎日|日々|毎朝|毎晩|毎夕|毎夜|まいにち|まいあさ|まいばん": .init(frequency: "daily"),
    "毎週|まいしゅう": .init(frequency: "weekly"), "毎月|毎月の|月ごと": .init(frequency: "monthly"),
    "年に一度|年に一回|年に1回|年一回|年1回": .init(frequency: "yearly"),
    "月に一度|月に一回|月に1回|月一|月一回|月1回": .init(frequency: "monthly"),
    "週に一度|週に一回|週に1回|週一|週一回|週1回": .init(frequency: "weekly"),
    "一日一回|1日1回|日に一度": .init(frequency: "daily"),
    "毎年|まいとし": .init(frequency: "yearly"), "毎時|毎時間|1時間ごと": .init(frequency: "hourly"),
    "毎分": .init(frequency: "minute"), "隔日|一日おき|1日おき": .init(interval: 2, frequency: "daily"),
    "隔週|一週間おき|1週間おき": .init(interval: 2, frequency: "weekly"),
    "隔月": .init(interval: 2, frequency: "monthly"),
    "平日毎日|平日|平日は毎日|平日の毎日|毎平日|平日ごと": .init(
      frequency: "weekly", weekdays: [0, 1, 2, 3, 4]),
    "毎週末|週末ごと|毎週の週末|毎週土日|週末毎日|週末の毎日|週末の毎朝|週末は毎朝|土日毎日|土日の毎日|土日ごと": .init(
      frequency: "weekly", weekdays: [5, 6]),
    "半時間ごと": .init(interval: 30, frequency: "minute"),
  ])
  static let repeatedParts = PhraseTable<DayPart>([
    "毎朝|まいあさ|週末の毎朝|週末は毎朝": .morning, "毎夕": .evening, "毎晩|毎夜|まいばん": .night,
  ])
  static let recurrenceUnits = PhraseTable<String>([
    "分|分間": "minute", "時間": "hourly", "日": "daily", "週|週間": "weekly",
    "か月|ヶ月|カ月|ケ月|ヵ月": "monthly", "年": "yearly",
  ])
  /// The endings of intervals, and whether the interval excludes the first occurrence.
  static let every = PhraseTable<Bool>(["ごと|ごとに|毎|毎に": false, "おき|おきに": true])

  // MARK: - Places

  static let visitsWithPlace = PhraseTable<SpokenPlaceTrigger>([
    "帰宅したら|帰宅した時|帰宅したとき|帰宅時|帰宅後|帰宅する時|帰宅するとき|家に帰ったら|うちに帰ったら|帰ったら|家に帰ったとき|家に帰った時":
      .init(place: "自宅", isDeparture: false),
    "出社したら|出勤したら|出社した時|出社時|会社に行ったら": .init(place: "職場", isDeparture: false),
    "退社したら|退勤したら|退社時|退社するとき|退勤時": .init(place: "職場", isDeparture: true),
    "外出したら|外出時|出かけるとき|出かける時|外出するとき": .init(place: "自宅", isDeparture: true),
  ])
  /// The words after a place, and whether the user leaves it.
  static let visits: PhraseTable<Bool> = {
    let arrivals =
      verbs(["着い", "到着し", "戻っ", "帰っ", "帰り着い"], others: ["着く", "到着する"], after: ["に", "へ", ""])
      + verbs(["つい", "行っ", "寄っ", "来", "入っ"], others: ["行く", "寄る"], after: ["に", "へ"])
      + ["到着時|に到着時|着き次第|に着き次第"]
    let departures =
      verbs(["出"], others: ["出る"], after: ["を", "から", ""])
      + verbs(["離れ", "出発し", "後にし"], others: ["離れる", "出発する", "帰る"], after: ["を", "から"])
    return PhraseTable(arrivals.map { ($0, false) } + departures.map { ($0, true) })
  }()

  /// Returns the endings of conditions: に着いたら and 着くとき.
  private static func verbs(
    _ stems: [String], others: [String], after particles: [String]
  ) -> [String] {
    // The stems before ました, where they differ from those before た.
    let polite = [
      "着い": "着き", "つい": "つき", "戻っ": "戻り", "帰っ": "帰り", "行っ": "行き", "寄っ": "寄り", "入っ": "入り",
    ]
    var verbs = others.flatMap { ["\($0)時", "\($0)とき"] }
    for stem in stems {
      verbs += ["\(stem)たら", "\(stem)た時", "\(stem)たとき", "\(polite[stem] ?? stem)ましたら"]
    }
    return particles.flatMap { particle in verbs.map { particle + $0 } }
  }

  static let places = PhraseTable<String>([
    "家|うち|自宅|我が家|おうち|お家|マイホーム": "自宅", "会社|職場|オフィス|勤務先|勤め先|仕事場": "職場",
  ])
}
