extension Phrasebook {
  /// The forms of values other than their names; see ``ValueTable``.
  static let forms: Set = ["spoken", "line", "entry", "when", "wait", "one", "bare", "quoted"]

  /// The words for values.
  struct ValueTable: Sendable {
    /// The wordings for records by type, with the fields as gaps.
    ///
    /// A type without a suffix has the name of the record. The suffix is the form: `spoken` for the
    /// news in a statement, `line` for a row on a card, `entry` for an element of a list, or `when`
    /// for an adverbial phrase.
    let records: [String: Wording]
    /// The words for days and times.
    let moments: MomentWords
    /// The number of omitted list elements in a sentence: `{count} more`.
    let more: Wording
    /// The line below a truncated list: `… and {count} more`.
    let moreBelow: Wording
  }

  /// The words for days and times.
  struct MomentWords: Sendable {
    /// A time, with the gaps `hour`, `hour12` (12 for midnight), `hour0` (0 for midnight),
    /// `minute`, `minutes` (two digits), `half` and `noon` (empty for twelve o'clock).
    ///
    /// The half of the day is part of it, so that the time is understood when it is typed back.
    let time: Wording
    /// The two halves of the day.
    let morning: String
    let afternoon: String
    let yesterday: String
    let today: String
    let tomorrow: String
    /// The days of the week, starting with Sunday.
    let weekdays: [String]
    let months: [String]
    /// A date, with the gaps `month`, `day` and, except in the current year, `year`.
    let date: Wording
    /// A moment as a noun, with the gaps `relative`, `date` and `time`.
    let noun: Wording
    /// A moment as an adverbial phrase, with the same gaps.
    let when: Wording
    /// The time until a moment, with the gap `minutes`.
    let wait: Wording
    /// A moment that isn't within the hour, where its time until then would be, with the gaps of a
    /// noun.
    let later: Wording
    /// A rule for repeating with its start as a noun, with the gaps `rule`, `time`, `start` (the
    /// day from which the rule applies unless it is the next one anyway) and `onDays` (empty for a
    /// rule for days of the week).
    let repeated: Wording
    /// A rule for repeating with its start as an adverbial phrase, with the same gaps.
    let repeatedWhen: Wording

    /// Returns the name of a weekday, where Sunday is one.
    func weekday(_ number: Int) -> String? {
      number > 0 && number <= weekdays.count ? weekdays[number - 1] : nil
    }
  }
}

extension Phrasebook {
  /// The days from Monday to Friday, as written in the conditions of wordings.
  static let weekdays = "monday,tuesday,wednesday,thursday,friday"
  /// All days, as written in the conditions of wordings.
  static let everyDay = weekdays + ",saturday,sunday"

  /// Returns the wordings for records that contain no words, only gaps.
  ///
  /// - Parameter dot: The separator between the parts of a line.
  /// - Returns: The wordings, with the keys of ``ValueTable/records``.
  static func plainRecords(separatedBy dot: String) -> [String: Wording] {
    [
      // Places, times and amounts
      "CurrencyAmount": "{amount}",
      "PaymentAmount": ["{amount}", "{amountType}"],
      "Quantity<LengthUnit>": "{value} {unit}",
      // Rides
      "RideDriver": ["{displayName}", "{nameComponents}"],
      "RideVehicle.line": [
        "{manufacturer} {model}[\(dot){registrationPlate}]", "{model}[\(dot){registrationPlate}]",
        "{manufacturer}[\(dot){registrationPlate}]", "{registrationPlate}",
      ],
      "RideOption": "{name}",
      "RideOption.line": "{name}[\(dot){priceRange.line}][\(dot){specialPricing}]",
      "RideOption.entry":
        "{name}[\(dot){priceRange.line}][\(dot){estimatedPickupDate.wait}][\(dot){specialPricing}]",
      // Payments
      "PaymentAccount.line": [
        "{nickname}[\(dot){accountType}][\(dot){balance}][\(dot){secondaryBalance}]",
        "{accountNumber}[\(dot){accountType}][\(dot){balance}]",
      ],
      "PaymentMethod": ["{name}", "{type}"],
      "PaymentMethod.line": ["{name}[ {identificationHint}]", "{type}[ {identificationHint}]"],
      "BillPayee": ["{nickname}", "{organizationName}", "{accountNumber}"],
      "BillPayee.line": [
        "{nickname}[\(dot){organizationName}][\(dot){accountNumber}]", "{organizationName}",
      ],
      "BillDetails": ["{billPayee}", "{billType}"],
      // Messages, calls, media and cars
      "CallRecord": ["{caller}", "{participants}", "{callRecordType}"],
      "CallRecord.line": [
        "{caller}[\(dot){callRecordType}][\(dot){dateCreated}]",
        "{participants}[\(dot){callRecordType}][\(dot){dateCreated}]",
        "{callRecordType}[\(dot){dateCreated}]",
      ],
      "CallRecordFilter": [
        "{participants}[\(dot){callTypes}][\(dot){callCapability}]",
        "{callTypes}[\(dot){callCapability}]", "{callCapability}",
      ],
      "MediaItem.line": "{title}[\(dot){artist}]",
      "MediaDestination": ["{playlistName}", "{mediaDestinationType}"],
      "Car": ["{displayName}", "{make} {model}"],
      "Car.line": "{displayName}[\(dot){make} {model}][\(dot){year}]",
      // Lists and notes
      "TemporalEventTrigger": "{dateComponentsRange}",
      "TemporalEventTrigger.when": "{dateComponentsRange.when}",
      "Note": "{title}",
      "Note.line": "{title}[\(dot){contents}]",
      "TaskItem": "{title}",
      "TaskList": "{title}",
      "TaskList.line": "{title}[\(dot){tasks}]",
    ]
  }
}
