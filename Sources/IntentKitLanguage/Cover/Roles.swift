package import IntentKitCore

/// A kind of value that a parameter's words can have.
enum RoleKind: Sendable, Hashable {
  /// Any words.
  case text
  /// A text that begins like a clause, or between quotation marks.
  case clause, quote
  /// A name.
  case name, names
  /// A name without words such as “of” in it.
  case singleName
  /// A title, which is a name or a short text: “call Tom”.
  case title
  /// A name that ends with a word of a class.
  case nameEnding(String)
  case person, people
  case place
  /// The name of an app.
  case app
  /// One of the options of a question.
  case option
  /// A name that an app has declared.
  case vocabulary
  /// The name of a parameter.
  case parameter(String)
  /// A value that a grammar of the language reads.
  case value(String, ValueGrammar.Reference)

  /// Whether values are texts rather than names.
  var isText: Bool {
    self == .text || self == .clause || self == .quote || self == .title
  }

  /// The kind of an element of a list.
  var element: RoleKind {
    switch self {
    case .people: .person
    case .names: .name
    default: self
    }
  }

  /// The number of kinds of names.
  static let nameKindCount = 6

  /// The number of a kind of names, or nil for other kinds.
  var nameKind: Int? {
    switch self {
    case .name: 0
    case .names: 1
    case .person: 2
    case .people: 3
    case .place: 4
    case .singleName: 5
    case .text, .clause, .quote, .title, .nameEnding, .app, .option, .vocabulary, .parameter,
      .value:
      nil
    }
  }

  /// The beginning of the name of the kind for the name of a parameter.
  static let parameterPrefix = "parameter+"

  /// Creates the kind that a pattern names.
  init(named name: String, _ values: ValueGrammar) {
    switch name {
    case "text": self = .text
    case "clause": self = .clause
    case "quote": self = .quote
    case "name": self = .name
    case "names": self = .names
    case "singleName": self = .singleName
    case "title": self = .title
    case "person": self = .person
    case "people": self = .people
    case "place": self = .place
    case "app": self = .app
    case "option": self = .option
    case "vocabulary": self = .vocabulary
    case _ where name.hasPrefix(Self.parameterPrefix):
      self = .parameter(String(name.dropFirst(Self.parameterPrefix.count)))
    case _ where name.hasPrefix("name+"): self = .nameEnding(String(name.dropFirst(5)))
    default: self = .value(name, values.reference(named: name))
    }
  }

  /// Creates the kind of a parameter's values from its type.
  init(_ type: ParameterType, _ values: ValueGrammar) {
    switch type {
    case .list(let element):
      self =
        switch RoleKind(element, values) {
        case .person: .people
        case .name: .names
        case let kind: kind
        }
    case .integer: self = RoleKind(named: "count", values)
    case .number, .decimal: self = RoleKind(named: "number", values)
    case .range: self = RoleKind(named: "range", values)
    case .boolean: self = RoleKind(named: "boolean", values)
    case .date, .dateComponents: self = RoleKind(named: "moment", values)
    case .record(let record): self = RoleKind(named: Self.records[record.name] ?? "name", values)
    case .enumeration(let schema), .options(let schema), .keyword(let schema):
      // The words for the cases are a class with the name of the type.
      let single = schema.name.hasSuffix("Options") ? String(schema.name.dropLast(7)) : schema.name
      self =
        [schema.name, single].map { RoleKind(named: $0, values) }.first {
          if case .value(_, .unknown) = $0 { false } else { true }
        } ?? .name
    case .string, .url, .data, .dictionary, .any: self = .name
    }
  }

  /// The kinds of the values of SiriKit's records.
  fileprivate static let records = [
    "Person": "person", "Placemark": "place", "Location": "place", "CurrencyAmount": "money",
    "PaymentAmount": "money", "BalanceAmount": "balance", "DateComponentsRange": "schedule",
    "TemporalEventTrigger": "schedule", "RecurrenceRule": "recurrence",
    "Quantity<LengthUnit>": "length",
    "Quantity<MassUnit>": "mass", "Quantity<VolumeUnit>": "volume", "Quantity<SpeedUnit>": "speed",
    "Quantity<EnergyUnit>": "energy", "Quantity<TemperatureUnit>": "temperature",
  ]
}

extension ParameterType {
  /// The type of the elements of a list, or the type itself.
  var element: ParameterType { if case .list(let element) = self { element } else { self } }

  /// Whether values are several that a grammar reads.
  func isListOfValues(_ grammar: ValueGrammar) -> Bool {
    switch self {
    case .list, .options: if case .value = RoleKind(self, grammar) { true } else { false }
    default: false
    }
  }

  /// Whether values are read by a grammar, such as amounts and times, unlike names.
  package var hasGrammar: Bool {
    guard case .record(let record) = self, let kind = RoleKind.records[record.name] else {
      return false
    }
    return kind != "person" && kind != "place"
  }

  /// Whether values are amounts of money.
  var isMoney: Bool {
    guard case .record(let record) = self else { return false }
    return RoleKind.records[record.name] == "money"
  }

  /// Whether values are days and times, which can be said apart.
  var isMoment: Bool {
    switch self {
    case .date, .dateComponents: true
    case .record(let record):
      ["DateComponentsRange", "TemporalEventTrigger"].contains(record.name)
    default: false
    }
  }
}
