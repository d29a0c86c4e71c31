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
    // What this cover has set: of a list, all elements count, and nothing else is set twice.
    var set: Set<String> = []
    for step in cover.steps {
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
          guard let moment = moment(fields, at: binding.receiver) else { return nil }
          parameters.set(fitted(moment, binding.receiver), at: binding.receiver)
        } else if let value = value(of: binding) {
          guard add(fitted(value, binding.receiver), at: binding.receiver, &set, &parameters) else {
            return nil
          }
        }
      }
      for assignment in step.piece?.assignments ?? [] {
        guard schema.type(at: assignment.field) != nil else { continue }
        let value = Self.plain(Fields.Value(assignment.value))
        guard add(fitted(value, assignment.field), at: assignment.field, &set, &parameters) else {
          return nil
        }
      }
    }
    return parameters
  }

  /// Returns the moment, the span or the recurrence that fields describe, with what a moment leaves open
  /// from the known value.
  ///
  /// A distance is one from the known moment. A rule for repeating remains.
  private func moment(_ fields: Fields, at path: String) -> ParameterValue? {
    if fields.has("frequency") { return fields.recurrence(now: now)?.value }
    if let span = fields.span(now: now) { return span.value }
    let value = current[path]
    let known = value.flatMap(Moment.init(in:))
    if fields.has("shifted") {
      let moved = fields.distance.flatMap { known?.moved(by: $0) }
      return value?.isLasting ?? true ? nil : moved.map { .string($0.text) }
    }
    // A repeated time belongs to no day, so that it isn't the next one on the clock.
    let isRepeated = value?.repeated(from: .null) != nil
    let tomorrow = LocalTime.Day(number: now.day.number + 1)
    let day = known?.day ?? (isRepeated ? tomorrow : nil)
    guard var moment = fields.moment(now: now, on: day) else { return nil }
    if isRepeated, known?.day == nil, !fields.hasDay { moment.day = nil }
    if moment.minutes == nil { moment.minutes = known?.minutes }
    if schema.type(at: path) == .date { moment = moment.dated(now: now) }
    let start = ParameterValue.string(
      schema.type(at: path) == .date ? "\(moment.text):00Z" : moment.text)
    return value?.repeated(from: start) ?? start
  }

  /// Sets a value, or adds it to the one before it if there can be several, or returns false if another
  /// value is there already.
  private func add(
    _ value: ParameterValue, at path: String, _ set: inout Set<String>,
    _ parameters: inout [String: ParameterValue]
  ) -> Bool {
    let isNext = !set.insert(path).inserted
    guard isNext, let first = parameters[path] else {
      // A value as a whole excludes its parts.
      let root = path.rootParameter
      guard path == root ? parameters[root] == nil : !set.contains(root) else { return false }
      parameters.set(value, at: path)
      return true
    }
    switch schema.type(at: path) {
    case .list?, .options?: parameters[path] = .array(first.elements + value.elements)
    default: return first == value
    }
    return true
  }

  private static func plain(_ value: Fields.Value) -> ParameterValue {
    switch value {
    case .number(let number): .plain(number)
    case .text("true"): .boolean(true)
    case .text("false"): .boolean(false)
    case .text(let text): .string(text)
    }
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
    case .value(let name, _): return value(of: binding, named: name)
    case .app, .option, .parameter: return nil
    }
  }

  /// Returns the value that a grammar has read, by the type of its parameter.
  private func value(of binding: PieceMatcher.Binding, named name: String) -> ParameterValue? {
    let fields = binding.fields
    switch schema.type(at: binding.receiver)?.element {
    case let type? where type.isMoney: return amount(fields, completing: current[binding.receiver])
    case .range?:
      guard let first = fields.integer("from"), case let last = fields.integer("to") ?? first,
        first <= last, last < .max
      else { return nil }
      return [.integer(first), .integer(last + 1)]
    case .record(let record)? where record.name == RecurrenceRule.recordSchema.name:
      return fields.recurrence(now: now)?.value["recurrenceRule"]
    case .record? where fields.has("unit"):
      guard let unit = fields.text("unit"),
        let number = fields.number("number") ?? fields.number(unit)
      else { return nil }
      return ["value": .number(number), "unit": .string(unit)]
    case .record? where fields.has("balanceType"):
      guard case .object(var balance)? = amount(fields, completing: nil) else { return nil }
      balance["balanceType"] = fields.text("balanceType").map { .string($0) }
      return .object(balance)
    default: break
    }
    switch binding.fields[name] ?? binding.fields["number"] {
    case .number(let number)?: return .plain(number + (fields.number("plus") ?? 0))
    case .text(let text)? where schema.type(at: binding.receiver) == .boolean:
      return .boolean(text == "true")
    case .text(let text)?:
      // A word of a class without a value stands for itself.
      return .string(text.isEmpty ? sentence.text(of: binding.value) : text)
    case nil: return nil
    }
  }

  /// Returns an amount of money, in the currency of a known one if no other is said.
  private func amount(_ fields: Fields, completing known: ParameterValue?) -> ParameterValue? {
    guard var number = fields.number("number") else { return nil }
    let sign: Double = number < 0 ? -1 : 1
    number += sign * (fields.number("hundredths") ?? 0) / 100
    var amount: [String: ParameterValue] = [
      "amount": .string(Int(exactly: number).map(String.init) ?? "\(number)")
    ]
    if let currency = fields.text("currency") {
      amount["currencyCode"] = .string(currency)
    } else if let currency = known?["currencyCode"] {
      amount["currencyCode"] = currency
    }
    return .object(amount)
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
