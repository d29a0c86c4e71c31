extension Phrasebook {
  /// The forms in which values are told beside their names; see ``ValueTable``.
  static let forms: Set = ["spoken", "line", "entry", "when", "wait", "one", "bare"]

  /// What values are called.
  struct ValueTable: Sendable {
    /// The names of cases, by type and case: `["TaskStatus": ["completed": "done"]]`.
    ///
    /// A type with a form after it, as in `WorkoutGoalUnitType.one`, has the names in that form.
    let cases: [String: [String: String]]
    /// How records are told, by type, with their fields as gaps.
    ///
    /// A type alone has the name of the record. After it may stand the form: `spoken` for what is said of it when it is
    /// news, `line` for what is shown of it in one line, `entry` for its line in a list, `when` for what answers the
    /// question when.
    let records: [String: Wording]
    /// What fields are called, by field, or by type and field: `driver`, `RideStatus.phase`.
    let labels: [String: String]
    /// How days and times are told.
    let moments: MomentWords
    /// How many values of a list were left out: `{count} more`.
    let more: Wording
    /// What stands under a list that was cut: `… and {count} more`.
    let moreBelow: Wording
  }

  /// How days and times are told.
  struct MomentWords: Sendable {
    /// A time, with the gaps `hour`, `hour12`, `minute`, `minutes` (two digits) and `half`.
    let time: Wording
    /// The two halves of the day.
    let morning: String
    let afternoon: String
    let yesterday: String
    let today: String
    let tomorrow: String
    /// The days of the week, Sunday first.
    let weekdays: [String]
    let months: [String]
    /// A date, with the gaps `month`, `day` and, unless it is the current one, `year`.
    let date: Wording
    /// A moment as a noun, with the gaps `relative`, `date` and `time`.
    let noun: Wording
    /// A moment as the answer to the question when, with the same gaps.
    let when: Wording
    /// How long it is until then, with the gap `minutes`.
    let wait: Wording

    /// The name of a weekday, counted from Sunday as one.
    func weekday(_ number: Int) -> String? {
      weekdays.indices.contains(number - 1) ? weekdays[number - 1] : nil
    }
  }
}
