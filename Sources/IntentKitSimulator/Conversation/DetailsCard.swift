import IntentKitCore
import IntentKitPlatform

/// The fields of a request or a response that an assistant displays in addition to its words.
///
/// ```
/// │ Status    confirmed
/// │ Driver    Einar · rated 4.7 · +354 555 0102
/// │ Vehicle   Pegasus Gallop · UN 202
/// ```
package struct DetailsCard: Sendable, Hashable {
  /// A label and its values.
  package struct Row: Sendable, Hashable {
    package var label: String
    /// The values, of which the elements of a list are numbered.
    package var entries: [String]
    /// Whether the entries are the elements of a list, even of a single element.
    package var isList = false
    /// The text below a truncated list.
    package var rest: String?
  }

  package private(set) var rows: [Row] = []

  /// The maximum number of list elements on a card.
  private static let listLimit = 6

  /// Returns the card for confirming a request: its parameters and the app's response.
  ///
  /// - Parameters:
  ///   - situation: The state of the request.
  ///   - words: The words for values.
  ///   - parts: The parts that a view of the app displays instead.
  ///   - names: The names of fields that are known otherwise.
  /// - Returns: The card.
  static func request(
    _ situation: Situation, _ words: ValueWords, without parts: [StandardViewPart] = [],
    except names: Set<String> = []
  ) -> DetailsCard {
    var card = DetailsCard()
    guard let schema = situation.schema else { return card }
    let hidden = fields(of: parts).union(names)
    card.add(
      situation.parameters, schema.parameters, of: schema.phraseKey, words, except: hidden,
      opensRecords: false)
    var answer = DetailsCard()
    answer.add(
      situation.response, responseFields(of: schema), of: schema.phraseKey, words,
      except: Self.fieldsOfDoneRequests.union(hidden))
    card.merge(answer)
    return card
  }

  /// Returns the card for a response.
  ///
  /// - Parameters:
  ///   - situation: The state of the request.
  ///   - words: The words for values.
  ///   - parts: The parts that a view of the app displays instead.
  /// - Returns: The card.
  static func response(
    _ situation: Situation, _ words: ValueWords, without parts: [StandardViewPart] = []
  ) -> DetailsCard {
    var card = DetailsCard()
    guard let schema = situation.schema else { return card }
    card.add(
      situation.response, responseFields(of: schema), of: schema.phraseKey, words,
      except: fields(of: parts))
    card.append(contentsOf: lasting(situation, words))
    return card
  }

  /// Returns the card with the parameters that the response lacks although they matter after the
  /// request.
  ///
  /// - Parameters:
  ///   - situation: The state of the request.
  ///   - words: The words for values.
  ///   - names: The names of parameters that are shown otherwise.
  /// - Returns: The card; empty if the response says all that matters.
  static func lasting(
    _ situation: Situation, _ words: ValueWords, except names: Set<String> = []
  ) -> DetailsCard {
    var card = DetailsCard()
    guard let schema = situation.schema else { return card }
    let lasting = schema.parameters.filter {
      lastingParameters[schema.phraseKey]?.contains($0.name) == true
    }
    card.add(
      situation.parameters, lasting, of: schema.phraseKey, words, except: names,
      opensRecords: false)
    return card
  }

  /// Returns the card with the amounts of money in the records of a request and its response.
  ///
  /// It is empty if the response has an amount of its own: beside a total, the price of a part would
  /// be taken for that of the whole.
  static func amounts(_ situation: Situation, _ words: ValueWords) -> DetailsCard {
    var card = DetailsCard()
    let fields =
      (situation.schema?.parameters ?? []).map { ($0.type, situation.parameters[$0.name]) }
      + (situation.schema?.responseProperties ?? []).map { ($0.type, situation.response[$0.name]) }
    guard !fields.contains(where: { type, value in type.isAmount && value != nil }) else {
      return card
    }
    for (type, value) in fields {
      guard case .record(let reference) = type, case .object(let members)? = value else { continue }
      let amounts = reference.schema.fields.filter(\.type.isAmount)
      card.add(members, amounts, of: reference.name, words, opensRecords: false)
    }
    return card
  }

  /// Returns the card for some parameters of a request or its response.
  static func standard(
    _ parameters: [InterfaceParameter], _ situation: Situation, _ words: ValueWords
  ) -> DetailsCard {
    var card = DetailsCard()
    guard let schema = situation.schema else { return card }
    let intent = FieldSnapshot(fields: situation.parameters)
    let response = FieldSnapshot(fields: situation.response)
    for parameter in parameters {
      guard let value = parameter.value(of: schema.intentTypeName, intent, response),
        let (found, owner) = schema.field(of: parameter), !found.type.isHidden
      else { continue }
      var field = found
      // Behind a list, the value is the list of the elements' values.
      if case .array = value, !field.type.isList { field.type = .list(field.type) }
      let label =
        words.phrasebook.words(field.definition?.displayName)
        ?? words.phrasebook.label(for: field.name, of: owner)
      if let row = row(label, value, field, words) { card.append(row) }
    }
    return card
  }

  /// Returns the names of the fields that parts of the standard interface show.
  private static func fields(of parts: [StandardViewPart]) -> Set<String> {
    parts.reduce(into: []) { fields, part in
      switch part {
      case .map: fields.formUnion(["pickupLocation", "waypoints", "dropOffLocation"])
      case .message:
        fields.formUnion([
          "recipients", "content", "speakableGroupName", "groupName", "sentMessage", "sentMessages",
        ])
      case .paymentTransaction:
        fields.formUnion([
          "payee", "payer", "currencyAmount", "paymentRecord", "transactionAmount", "note",
          "transactionNote", "billDetails",
        ])
      }
    }
  }

  /// Returns the fields of a response in display order.
  private static func responseFields(of schema: IntentSchema) -> [ParameterSchema] {
    guard let order = responseOrders[schema.phraseKey] else { return schema.responseProperties }
    return order.compactMap { name in schema.responseProperties.first { $0.name == name } }
  }

  /// Returns whether a sentence already contains everything on the card.
  func isContained(in sentence: String) -> Bool {
    rows.allSatisfy { row in
      row.rest == nil && row.entries.allSatisfy { sentence.containsBytes(of: $0) }
    }
  }

  // MARK: - Rows

  /// The fields of records that have separate rows, in display order.
  ///
  /// Other records have one row.
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

  /// The display order of responses whose own order doesn't start with the most important field, by
  /// intent.
  private static let responseOrders = [
    "PayBill": [
      "transactionAmount", "fromAccount", "transactionScheduledDate", "transactionNote",
      "billDetails",
    ]
  ]

  /// The parameters that the response lacks although they matter after the request, by intent.
  private static let lastingParameters: [String: Set<String>] = ["RequestRide": ["partySize"]]

  /// The types of records that aren't readable.
  fileprivate static let hiddenTypes: Set = ["UserActivity", "Image", "File", "Color"]

  /// The fields on a request's progress, meaningless before its confirmation.
  private static let fieldsOfDoneRequests: Set = [
    "phase", "status", "paymentStatus", "rideIdentifier",
  ]

  /// The fields for programs.
  private static let hiddenFields: Set = [
    "code", "userActivity", "sortType", "expirationDate", "nowPlayingInfo",
  ]

  /// Adds a row for each field.
  ///
  /// - Parameters:
  ///   - values: The values of the fields.
  ///   - fields: The fields in display order.
  ///   - owner: The name of the record or intent.
  ///   - words: The words for values.
  ///   - hidden: The names of fields to omit.
  ///   - opensRecords: Whether the fields of records have separate rows. For parameters, these
  ///     would only repeat what the app already has.
  private mutating func add(
    _ values: [String: ParameterValue], _ fields: [ParameterSchema], of owner: String,
    _ words: ValueWords, except hidden: Set<String> = [], opensRecords: Bool = true
  ) {
    for field in fields where !Self.hiddenFields.union(hidden).contains(field.name) {
      guard let value = values[field.name], !field.type.isHidden else { continue }
      // A deprecated field would repeat the one that replaces it.
      if let replacement = field.availability.deprecation?.replacement, values[replacement] != nil {
        continue
      }
      if opensRecords, case .record(let reference) = field.type, case .object(let members) = value,
        let open = Self.openFields(of: reference, words)
      {
        add(members, open, of: reference.name, words, except: hidden)
      } else if let row = Self.row(
        words.phrasebook.words(field.definition?.displayName)
          ?? words.phrasebook.label(for: field.name, of: owner), value, field, words)
      {
        append(row)
      }
    }
  }

  /// Returns the fields of a record that have separate rows, or nil if the record has one row.
  private static func openFields(
    of reference: RecordReference, _ words: ValueWords
  ) -> [ParameterSchema]? {
    let schema = reference.schema
    if let order = openFields[reference.name] {
      return order.compactMap { name in schema.fields.first { $0.name == name } }
    }
    let hasName = words.wording(of: reference.name, "line") != nil || !schema.spokenFields.isEmpty
    return hasName ? nil : schema.fields
  }

  private static func row(
    _ label: String, _ value: ParameterValue, _ field: ParameterSchema, _ words: ValueWords
  ) -> Row? {
    if case .array(let values) = value, case .list(let element) = field.type,
      element.hasOwnEntry(in: words)
    {
      let entries = values.prefix(listLimit).map {
        words.description(
          of: ValueWords.Typed(value: $0, type: element), form: values.count > 1 ? "entry" : "line")
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
    // The user doesn't need a row about themselves.
    if value["isMe"] == .boolean(true) { return nil }
    let text = words.description(
      of: ValueWords.Typed(value: value, type: field.type, flags: field.definition), form: "line")
    return text.isEmpty ? nil : Row(label: label, entries: [text])
  }

  /// Adds a row, unless the same list is already on the card under another label.
  private mutating func append(_ row: Row) {
    if row.isList, rows.contains(where: { $0.isList && $0.entries == row.entries }) { return }
    rows.append(row)
  }

  /// Adds the rows of another card below.
  mutating func append(contentsOf other: DetailsCard) {
    for row in other.rows { append(row) }
  }

  /// Adds the rows of the app's response, replacing rows with the same label.
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

  /// Returns the lines of the card.
  func lines(width: Int) -> [String] {
    let widest = rows.map(\.label.visibleOnOneLine.columns).max() ?? 0
    let labelWidth = min(widest, max(width / 3, 8)) + 2
    return rows.flatMap { row in
      let labels = row.label.visibleOnOneLine.wrapped(to: labelWidth - 2)
      let texts = row.lines(width: max(width - Self.bar.columns - labelWidth, 10))
      return (0..<max(labels.count, texts.count)).map { line in
        let label = labels.indices.contains(line) ? labels[line] : ""
        let text = texts.indices.contains(line) ? texts[line] : ""
        return Self.bar + (text.isEmpty ? label : label.padded(to: labelWidth) + text)
      }
    }
  }

  private static let bar = "│ "
}

extension DetailsCard.Row {
  /// Returns the lines beside the label.
  fileprivate func lines(width: Int) -> [String] {
    let numberWidth = "\(entries.count)".columns
    var result: [String] = []
    for (index, entry) in entries.enumerated() {
      let number = "\(index + 1)"
      let mark =
        entries.count > 1
        ? String(repeating: " ", count: numberWidth - number.columns) + number + "  " : ""
      let lines = entry.visible.split(separator: "\n", omittingEmptySubsequences: false).flatMap {
        String($0).wrapped(to: width - mark.columns)
      }
      result += lines.hanging(after: mark)
    }
    return result + [rest].compactMap(\.self)
  }
}

extension IntentSchema {
  /// Returns the field of a parameter, and the name of the intent or record that has it.
  fileprivate func field(of parameter: InterfaceParameter) -> (ParameterSchema, owner: String)? {
    guard hasInterfaceParameter(parameter) else { return nil }
    var fields = parameter.parameterClass == intentTypeName ? parameters : responseProperties
    var found: (ParameterSchema, owner: String)?
    var owner = name
    for step in parameter.steps {
      guard let field = fields.first(where: { $0.name == step.name }) else { return nil }
      found = (field, owner)
      guard let record = field.type.innerRecord else { continue }
      (fields, owner) = (record.fields, record.name)
    }
    return found
  }
}

extension ParameterType {
  /// The schema of the record, or of the list's elements; nil for other types.
  fileprivate var innerRecord: RecordSchema? {
    switch self {
    case .record(let reference): reference.schema
    case .list(let element): element.innerRecord
    default: nil
    }
  }

  fileprivate var isList: Bool { if case .list = self { true } else { false } }

  /// Whether values are amounts of money.
  fileprivate var isAmount: Bool {
    guard case .record(let reference) = self else { return false }
    return ["CurrencyAmount", "PaymentAmount", "BalanceAmount"].contains(reference.name)
  }

  /// Whether values of the type aren't readable.
  var isHidden: Bool {
    switch self {
    case .record(let reference): DetailsCard.hiddenTypes.contains(reference.name)
    case .list(let element): element.isHidden
    case .data: true
    default: false
    }
  }

  /// Returns whether values have separate lines in a list.
  fileprivate func hasOwnEntry(in words: ValueWords) -> Bool {
    guard case .record(let reference) = self else { return false }
    return words.wording(of: reference.name, "entry") != nil
  }
}
