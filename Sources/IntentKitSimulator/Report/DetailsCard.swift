import IntentKitCore

/// What an assistant shows beside its words: the fields of a request or a response, a line each.
///
/// ```
/// │ Status    confirmed
/// │ Driver    Einar · rated 4.7 · +354 555 0102
/// │ Vehicle   Pegasus Gallop · UN 202
/// ```
struct DetailsCard: Sendable, Hashable {
  /// A label with what stands beside it.
  struct Row: Sendable, Hashable {
    var label: String
    /// What stands beside the label; several for a list, whose elements are numbered.
    var entries: [String]
    /// Whether the entries are the elements of a list, however many.
    var isList = false
    /// What stands below a list of which not everything is shown.
    var rest: String?
  }

  private(set) var rows: [Row] = []

  /// How many elements of a list are shown.
  private static let listLimit = 6

  /// What is shown when the request is to be confirmed: its parameters, and what the app has to say to them.
  static func request(_ situation: Situation, _ words: ValueWords) -> DetailsCard {
    var card = DetailsCard()
    guard let schema = situation.schema else { return card }
    card.add(situation.parameters, schema.parameters, of: schema.name, words)
    var answer = DetailsCard()
    answer.add(
      situation.response, schema.responseProperties, of: schema.name, words,
      except: Self.fieldsOfDoneRequests)
    card.merge(answer)
    return card
  }

  /// What is shown of a response.
  static func response(_ situation: Situation, _ words: ValueWords) -> DetailsCard {
    var card = DetailsCard()
    guard let schema = situation.schema else { return card }
    card.add(situation.response, schema.responseProperties, of: schema.name, words)
    return card
  }

  /// Whether a sentence has said everything already.
  func isSaid(in sentence: String) -> Bool {
    rows.allSatisfy { row in
      row.rest == nil && row.entries.allSatisfy { sentence.contains($0) }
    }
  }

  // MARK: - Rows

  /// Fields of records that are shown one by one, the most telling first; all others are shown in one line.
  private static let openFields = [
    "RideStatus": [
      "phase", "completionStatus", "driver", "vehicle", "scheduledPickupTime",
      "estimatedPickupDate", "estimatedPickupEndDate", "estimatedDropOffDate", "pickupLocation",
      "waypoints", "dropOffLocation", "rideOption", "rideIdentifier",
    ],
    "PaymentRecord": [
      "payee", "payer", "currencyAmount", "feeAmount", "paymentMethod", "note", "status",
    ],
    "BillDetails": [
      "billPayee", "amountDue", "minimumDue", "lateFee", "dueDate", "paymentDate", "paymentStatus",
    ],
    "Note": ["title", "groupName", "contents"],
    "TaskList": ["title", "groupName", "tasks"],
    "TaskItem": ["title", "status", "priority", "temporalEventTrigger", "spatialEventTrigger"],
  ]

  /// Records that are nothing to read.
  private static let hiddenTypes: Set = ["UserActivity", "Image", "File", "Color"]

  /// Fields that say how far a request has come, which before the user's yes is nowhere.
  private static let fieldsOfDoneRequests: Set = [
    "phase", "status", "paymentStatus", "rideIdentifier",
  ]

  /// Fields that are for programs.
  private static let hiddenFields: Set = [
    "code", "userActivity", "sortType", "expirationDate", "nowPlayingInfo",
  ]

  private mutating func add(
    _ values: [String: ParameterValue], _ fields: [ParameterSchema], of owner: String,
    _ words: ValueWords, except hidden: Set<String> = []
  ) {
    for field in fields where !Self.hiddenFields.union(hidden).contains(field.name) {
      guard let value = values[field.name], !field.type.isHidden else { continue }
      let label = words.phrasebook.label(for: field.name, of: owner)
      if case .record(let reference) = field.type, case .object(let members) = value,
        let order = Self.openFields[reference.name], !order.isEmpty, isOpen(field, owner)
      {
        let known = order.compactMap { name in
          reference.schema.fields.first { $0.name == name }
        }
        add(members, known, of: reference.name, words, except: hidden)
      } else if let row = Self.row(label, value, field.type, words) {
        append(row)
      }
    }
  }

  /// Whether the fields of a record stand on their own; those of a parameter would say what the app knows already.
  private func isOpen(_ field: ParameterSchema, _ owner: String) -> Bool {
    SystemIntents.named(owner)?.schema.parameter(named: field.name) == nil
  }

  private static func row(
    _ label: String, _ value: ParameterValue, _ type: ParameterType, _ words: ValueWords
  ) -> Row? {
    if case .array(let values) = value, case .list(let element) = type, element.isTold(in: words) {
      let entries = values.prefix(listLimit).map {
        words.text(of: $0, as: element, form: values.count > 1 ? "entry" : "line")
      }
      let count = values.count - entries.count
      let rest = words.phrasebook.said(words.phrasebook.values.moreBelow) { _ in
        Utterance("\(count)")
      }
      return values.isEmpty
        ? nil
        : Row(
          label: label, entries: Array(entries), isList: true, rest: count > 0 ? rest.read : nil)
    }
    // Users know themselves.
    if value["isMe"] == .boolean(true) { return nil }
    let text = words.text(of: value, as: type, form: "line")
    return text.isEmpty ? nil : Row(label: label, entries: [text])
  }

  /// Adds a row, unless a list is shown already under another label.
  private mutating func append(_ row: Row) {
    if row.isList, rows.contains(where: { $0.isList && $0.entries == row.entries }) { return }
    rows.append(row)
  }

  /// Adds what the app says; where both speak of the same, the app knows better.
  private mutating func merge(_ other: DetailsCard) {
    for row in other.rows {
      if let index = rows.firstIndex(where: { $0.label == row.label }) {
        rows[index] = row
      } else {
        append(row)
      }
    }
  }

  // MARK: - Lines

  /// The lines of the card.
  func lines(width: Int) -> [String] {
    let labelWidth = min(rows.map(\.label.columns).max() ?? 0, 22) + 2
    return rows.flatMap { row in
      let isList = row.entries.count > 1
      let digits = "\(row.entries.count)".columns
      var texts: [String] = []
      for (index, entry) in row.entries.enumerated() {
        let number = "\(index + 1)"
        let mark =
          isList ? String(repeating: " ", count: digits - number.columns) + number + "  " : ""
        let room = max(width - Self.bar.columns - labelWidth - mark.columns, 16)
        let blank = String(repeating: " ", count: mark.columns)
        let lines = entry.split(separator: "\n", omittingEmptySubsequences: false).flatMap {
          String($0).wrapped(to: room)
        }
        for (number, line) in lines.enumerated() {
          texts.append((number == 0 ? mark : blank) + line)
        }
      }
      if let rest = row.rest { texts.append(rest) }
      return texts.enumerated().map { index, text in
        Self.bar + (index == 0 ? row.label : "").padded(to: labelWidth) + text
      }
    }
  }

  private static let bar = "│ "
}

extension ParameterType {
  /// Whether values are nothing to read.
  fileprivate var isHidden: Bool {
    switch self {
    case .record(let reference): DetailsCard.isHidden(reference.name)
    case .list(let element): element.isHidden
    case .data: true
    default: false
    }
  }

  /// Whether a value has a line of its own in a list.
  fileprivate func isTold(in words: ValueWords) -> Bool {
    guard case .record(let reference) = self else { return false }
    return words.wording(of: reference.name, "entry") != nil
  }
}

extension DetailsCard {
  fileprivate static func isHidden(_ record: String) -> Bool { hiddenTypes.contains(record) }
}
