import IntentKitCore
import LanguageFiles

/// Converts covers to requests.
struct MeaningBuilder {
  let schema: IntentSchema
  let sentence: Sentence
  let now: LocalTime
  /// Whether the request has the form of a question, such as “Can you …?”.
  var isAsked = false
  /// The values that the request has already, whose day a time belongs to.
  var current: [String: ParameterValue] = [:]

  /// Returns the meaning of a cover, or nil if a value doesn't exist, such as February 30.
  func meaning(of cover: Cover, handlers: Set<Int>) -> Meaning? {
    guard let parameters = parameters(of: cover) else { return nil }
    let named = cover.steps.lazy.compactMap(\.match.app).last
    let apps = named.map { handlers.intersection([$0]) } ?? handlers
    return Meaning(
      apps: apps.sorted(), namedApp: named, intent: schema, parameters: parameters,
      words: words(of: cover), cost: cover.cost)
  }

  /// Returns the values of a cover by parameter, or nil if one doesn't exist.
  func parameters(of cover: Cover) -> [String: ParameterValue]? {
    var parameters: [String: ParameterValue] = [:]
    var moments: [String: Fields] = [:]
    for step in cover.steps {
      var set: Set<String> = []
      for binding in step.match.bindings {
        guard schema.parameter(named: binding.receiver.rootParameter) != nil else {
          // A value with several parameters, such as a distance with its unit.
          for (name, value) in binding.fields.values where schema.type(at: name) != nil {
            parameters.set(fitted(Self.plain(value), name), at: name)
          }
          continue
        }
        if binding.isMoment {
          var fields = binding.fields
          if let earlier = moments[binding.receiver], !fields.merge(earlier) {
            fields = binding.fields
          }
          moments[binding.receiver] = fields
          if let recurrence = fields.recurrence(now: now) {
            parameters.set(fitted(recurrence.value, binding.receiver), at: binding.receiver)
            continue
          }
          if let days = fields.days(now: now) {
            parameters.set(Self.range(days), at: binding.receiver)
            continue
          }
          guard let moment = moment(fields, completing: current[binding.receiver]) else {
            return nil
          }
          parameters.set(moment, at: binding.receiver)
        } else if let value = value(of: binding) {
          let isNext = !set.insert(binding.receiver).inserted
          add(fitted(value, binding.receiver), at: binding.receiver, isNext: isNext, &parameters)
        }
      }
      for assignment in step.piece?.assignments ?? [] {
        guard schema.type(at: assignment.field) != nil else { continue }
        let value = Self.plain(Fields.Value(assignment.value))
        let isNext = !set.insert(assignment.field).inserted
        add(fitted(value, assignment.field), at: assignment.field, isNext: isNext, &parameters)
      }
    }
    return parameters
  }

  /// Returns the moment that fields describe, with what they leave open from a known value.
  ///
  /// A distance is one from the known moment. A rule for repeating remains.
  private func moment(_ fields: Fields, completing value: ParameterValue?) -> ParameterValue? {
    let known = value.flatMap(Moment.init(in:))
    if let count = fields.integer("shifted") {
      let minutes = fields.integer("minutesFromNow") ?? 0
      let moved = known?.moved(minutes: count * minutes)
      return value?.isLasting ?? true ? nil : moved.map { .string($0.text) }
    }
    // A repeated time belongs to no day, so that it isn't the next one on the clock.
    let isRepeated = value?.repeated(from: .null) != nil
    let tomorrow = LocalTime.Day(number: now.day.number + 1)
    let day = known?.day ?? (isRepeated ? tomorrow : nil)
    guard var moment = fields.moment(now: now, on: day) else { return nil }
    if isRepeated, known?.day == nil, !fields.hasDay { moment.day = nil }
    if moment.minutes == nil { moment.minutes = known?.minutes }
    let start = ParameterValue.string(moment.text)
    return value?.repeated(from: start) ?? start
  }

  /// Sets a value, or adds it to the one before it in the same piece if there can be several.
  private func add(
    _ value: ParameterValue, at path: String, isNext: Bool,
    _ parameters: inout [String: ParameterValue]
  ) {
    guard isNext, let first = parameters[path], let type = schema.type(at: path) else {
      parameters.set(value, at: path)
      return
    }
    switch type {
    case .list, .options: parameters[path] = .array(first.elements + value.elements)
    default: parameters.set(value, at: path)
    }
  }

  private static func plain(_ value: Fields.Value) -> ParameterValue {
    switch value {
    case .number(let number): .plain(number)
    case .text("true"): .boolean(true)
    case .text("false"): .boolean(false)
    case .text(let text): .string(text)
    }
  }

  /// Returns the value for days from a first to a last one.
  private static func range(_ days: ClosedRange<LocalTime.Day>) -> ParameterValue {
    .object([
      "startDateComponents": .string(Moment(day: days.lowerBound).text),
      "endDateComponents": .string(Moment(day: days.upperBound).text),
    ])
  }

  /// Returns each part of the sentence with its role; parts in a row with one role are one.
  private func words(of cover: Cover) -> [ExplainedWord] {
    var parts: [PieceMatcher.Part] = []
    for part in cover.steps.flatMap(\.match.parts) where !part.range.isEmpty {
      if let last = parts.last, last.role == part.role,
        last.range.upperBound == part.range.lowerBound
      {
        parts[parts.count - 1] = .init(
          range: last.range.lowerBound..<part.range.upperBound, role: part.role)
      } else {
        parts.append(part)
      }
    }
    return parts.map { part in
      ExplainedWord(
        text: sentence.text(of: part.role == .leftover ? wholeWords(part.range) : part.range),
        role: part.role)
    }
  }

  /// Returns a range with the whole of a contraction: “Don't” for “n't”.
  private func wholeWords(_ range: Range<Int>) -> Range<Int> {
    let tokens = sentence.tokens
    var start = range.lowerBound
    while start > 0, !tokens[start].followsSpace, tokens[start].script == .letters,
      tokens[start - 1].script == .letters
    {
      start -= 1
    }
    return start..<range.upperBound
  }

  /// Whether the question mark after a text belongs to it: if the request isn't a question itself.
  private func isQuestion(_ binding: PieceMatcher.Binding) -> Bool {
    let end = binding.value.upperBound
    return end < sentence.count && sentence.tokens[end].text == "?" && !isAsked
  }

  private func value(of binding: PieceMatcher.Binding) -> ParameterValue? {
    switch binding.kind {
    case .text, .clause, .quote:
      return .string(sentence.text(of: binding.value) + (isQuestion(binding) ? "?" : ""))
    case .name, .singleName, .title, .nameEnding, .person, .place, .vocabulary:
      return .string(sentence.text(of: binding.value))
    case .people, .names:
      return .array(binding.elements.map { .string(sentence.text(of: $0)) })
    case .value where schema.type(at: binding.receiver)?.element.isMoney ?? false:
      guard var number = binding.fields.number("number") else { return nil }
      number += (binding.fields.number("hundredths") ?? 0) / 100
      var amount: [String: ParameterValue] = [
        "amount": .string(Int(exactly: number).map(String.init) ?? "\(number)")
      ]
      if let currency = binding.fields.text("currency") {
        amount["currencyCode"] = .string(currency)
      } else if let currency = current[binding.receiver]?["currencyCode"] {
        amount["currencyCode"] = currency
      }
      return .object(amount)
    case .value(let name, _):
      switch binding.fields[name] ?? binding.fields["number"] {
      case .number(let number)?: return .plain(number)
      case .text(let text)?:
        // A word of a class without a value stands for itself.
        return .string(text.isEmpty ? sentence.text(of: binding.value) : text)
      case nil: return nil
      }
    case .app, .option, .parameter: return nil
    }
  }

  /// Returns a value in the form of the parameter: as a list, or as the field of a record that the
  /// value is a short form of.
  private func fitted(_ value: ParameterValue, _ path: String) -> ParameterValue {
    guard let type = schema.type(at: path) else { return value }
    if case .list = type {
      if case .array = value { return value }
      return .array([value])
    }
    if case .object = value, (try? type.rewritten(value)) == nil, case .record(let record) = type,
      let field = record.schema.textField
    {
      let wrapped = ParameterValue.object([field: value])
      return (try? type.rewritten(wrapped)) == nil ? value : wrapped
    }
    return value
  }
}

extension ParameterValue {
  /// A number, as an integer if it is one.
  fileprivate static func plain(_ number: Double) -> ParameterValue {
    Int(exactly: number).map { .integer($0) } ?? .number(number)
  }

  /// Whether a moment has an end or is repeated, so that it can't be moved as a whole.
  fileprivate var isLasting: Bool {
    let range = self["dateComponentsRange"] ?? self
    return range["endDateComponents"] != nil || range["recurrenceRule"] != nil
  }

  /// Returns the rule for repeating in this value with another start, or nil if it has no rule.
  fileprivate func repeated(from start: ParameterValue) -> ParameterValue? {
    guard case .object(var fields) = self else { return nil }
    if let inner = fields["dateComponentsRange"] {
      return inner.repeated(from: start).map { ["dateComponentsRange": $0] }
    }
    guard fields["recurrenceRule"] != nil else { return nil }
    fields["startDateComponents"] = start
    return .object(fields)
  }

  /// The elements of a list, or the value alone.
  fileprivate var elements: [ParameterValue] {
    if case .array(let elements) = self { elements } else { [self] }
  }
}

extension [String: ParameterValue] {
  /// Sets a value of a parameter or of a field inside it.
  fileprivate mutating func set(_ value: ParameterValue, at path: String) {
    guard let dot = path.firstIndex(of: ".") else {
      self[path] = value
      return
    }
    var inner: [String: ParameterValue] = [:]
    if case .object(let fields)? = self[String(path[..<dot])] { inner = fields }
    inner.set(value, at: String(path[path.index(after: dot)...]))
    self[String(path[..<dot])] = .object(inner)
  }
}
