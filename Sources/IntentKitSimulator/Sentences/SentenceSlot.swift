import IntentKitCore

/// A place in a sentence for the value of a parameter.
struct SentenceSlot: Sendable, Hashable {
  /// The parameter, with the names of fields inside its value: `mediaSearch.artistName`.
  let path: [String]
  /// The kind of values.
  var kind: Kind

  /// The kinds of values that a slot takes.
  enum Kind: Sendable, Hashable {
    /// Any words.
    case text
    /// The words of a name.
    case title
    /// Several texts, with separators between them.
    case list
    /// The words of a rule, as they are said.
    case phrase(rule: SentenceGrammar.Index)
    /// One person.
    case person
    /// Several people.
    case people
    /// A place.
    case place
    /// The goal of a workout with its unit, as two parameters.
    case goal
    /// A time, or its distance from now: `fifteen minutes`.
    case delay
    /// A time that has passed, or a range of days: on Sunday is the latest Sunday.
    case past
    /// The time of a meal; it is in the evening if its half of the day isn't said.
    case meal
    /// A day, a time or a range of days for which the request has no parameter.
    case time
    /// Ignored words.
    case ignored
    /// Ignored words up to a mark.
    case clause
    /// A value of a type that the user says in a certain form.
    case value(ParameterType)
  }
}

extension SentenceSlot {
  /// The parameters for the time of something that has happened.
  private static let pastTimes: Set<String> = ["dateCreated", "dateTimeRange"]
  /// The parameters for the time of a meal in a restaurant.
  private static let mealTimes: Set<String> = [
    "bookingDateComponents", "preferredBookingDateComponents",
  ]

  /// The parameter in the text form of patterns.
  var name: String { path.isEmpty ? "*" : path.joined(separator: ".") }

  /// Creates a slot for a parameter of an intent.
  ///
  /// - Parameters:
  ///   - path: The parameter, with names of fields separated by dots.
  ///   - kind: The name of the kind, or nil if the type of the parameter determines it.
  ///   - schema: The intent.
  /// - Throws: ``PatternError`` if the intent has no such parameter.
  init(_ path: String, kind: String?, of schema: IntentSchema) throws(PatternError) {
    if path == "*" {
      guard let unused = Self.unused(kind) else {
        throw PatternError(problem: "an unknown kind of unused words", text: kind ?? path)
      }
      self = unused
      return
    }
    let names = path.split(separator: ".").map(String.init)
    guard let type = schema.type(at: names) else {
      throw PatternError(problem: "an unknown parameter of \(schema.name)", text: path)
    }
    switch kind {
    case nil where Self.mealTimes.contains(path): self.init(path: names, kind: .meal)
    case nil where Self.pastTimes.contains(path): self.init(path: names, kind: .past)
    // A text in a record is the name of something.
    case nil where names.count > 1 && type == .string: self.init(path: names, kind: .title)
    case nil: self.init(path: names, kind: Kind(type))
    case "text": self.init(path: names, kind: .text)
    case "title": self.init(path: names, kind: .title)
    case "list": self.init(path: names, kind: .list)
    case "person": self.init(path: names, kind: .person)
    case "place": self.init(path: names, kind: .place)
    case "moment": self.init(path: names, kind: .value(.dateComponents))
    case "delay": self.init(path: names, kind: .delay)
    case "goal": self.init(path: names, kind: .goal)
    case let kind?: throw PatternError(problem: "an unknown kind of slot", text: kind)
    }
  }

  /// Returns the slot for words of a kind that aren't the value of a parameter.
  private static func unused(_ kind: String?) -> SentenceSlot? {
    switch kind {
    case "time": SentenceSlot(path: [], kind: .time)
    case "number": SentenceSlot(path: [], kind: .value(.number))
    case "person": SentenceSlot(path: [], kind: .person)
    default: nil
    }
  }
}

extension SentenceSlot.Kind {
  /// Whether the words have no meaning.
  var isIgnored: Bool { self == .ignored || self == .clause }

  /// Creates the kind of slot for values of a type.
  init(_ type: ParameterType) {
    switch type {
    case .string, .any, .url, .dictionary, .data, .range: self = .text
    case .record(let record) where record.name == "Person": self = .person
    case .record(let record) where record.name == "Placemark": self = .place
    case .record(let record) where record.schema.isText: self = .title
    case .list(let element):
      switch Self(element) {
      case .person, .people: self = .people
      case .text, .list: self = .text
      case .title: self = .title
      default: self = .value(type)
      }
    default: self = .value(type)
    }
  }
}

extension RecordSchema {
  /// Whether the values of the record are said as a text.
  fileprivate var isText: Bool {
    guard !SpokenValueReader.reads(recordNamed: self.name), let name = textShortcut,
      let field = fields.first(where: { $0.name == name })
    else {
      return false
    }
    switch field.type {
    case .string: return true
    case .record(let record): return record.schema.isText
    default: return false
    }
  }
}

extension IntentSchema {
  /// Returns the type of a parameter, or of a field inside its value.
  func type(at path: [String]) -> ParameterType? {
    var type: ParameterType?
    for (index, name) in path.enumerated() {
      if index == 0 {
        type = parameter(named: name)?.type
      } else if case .record(let record)? = type {
        type = record.schema.fields.first { $0.name == name }?.type
      } else {
        return nil
      }
    }
    return type
  }
}
