import IntentKitCore

/// A kind of value that a parameter's words can have.
enum RoleKind: Sendable, Hashable {
  /// Any words.
  case text
  /// A text that begins like a clause, or between quotation marks.
  case clause, quote
  /// A name.
  case name, names
  /// A title, which is a name or a short text: “call Tom”.
  case title
  /// A name that ends with a word of a class.
  case nameEnding(String)
  case person, people
  case place
  /// The name of an app.
  case app
  /// A value that a grammar of the language reads.
  case value(String)

  /// Whether values are texts rather than names.
  var isText: Bool {
    self == .text || self == .clause || self == .quote || self == .title
  }

  /// Whether values are days and times, which can be said apart.
  var isMoment: Bool {
    if case .value(let name) = self {
      ["moment", "time", "pastTime", "duration"].contains(name)
    } else {
      false
    }
  }

  /// The kind of an element of a list.
  var element: RoleKind {
    switch self {
    case .people: .person
    case .names: .name
    default: self
    }
  }

  /// Creates the kind that a pattern names.
  init(named name: String) {
    switch name {
    case "text": self = .text
    case "clause": self = .clause
    case "quote": self = .quote
    case "name": self = .name
    case "names": self = .names
    case "title": self = .title
    case "person": self = .person
    case "people": self = .people
    case "place": self = .place
    case "app": self = .app
    case _ where name.hasPrefix("name+"): self = .nameEnding(String(name.dropFirst(5)))
    default: self = .value(name)
    }
  }

  /// Creates the kind of a parameter's values from its type.
  init(_ type: ParameterType) {
    switch type {
    case .list(let element):
      self =
        switch RoleKind(element) {
        case .person: .people
        case .name: .names
        case let kind: kind
        }
    case .integer: self = .value("count")
    case .number, .decimal: self = .value("number")
    case .date, .dateComponents: self = .value("moment")
    case .record(let record): self = RoleKind(record: record.name)
    case .boolean, .string, .url, .data, .range, .dictionary, .any, .enumeration, .options,
      .keyword:
      self = .name
    }
  }

  /// The kinds of the values of SiriKit's records.
  private init(record name: String) {
    switch name {
    case "Person": self = .person
    case "Placemark", "Location": self = .place
    case "CurrencyAmount", "PaymentAmount": self = .value("money")
    case "DateComponentsRange": self = .value("moment")
    case "TemporalEventTrigger": self = .value("moment")
    default: self = .name
    }
  }
}
