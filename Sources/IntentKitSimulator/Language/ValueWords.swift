import IntentKitCore

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// Converts values to words: names, amounts, days, and the content of records.
struct ValueWords: Sendable {
  /// The language.
  let phrasebook: Phrasebook
  /// The time of the request, if known.
  var now: Date?
  /// Whether days have their dates instead of the names of weekdays.
  private var hasDates = false

  /// Creates the words for values in the language of a phrasebook.
  init(phrasebook: Phrasebook, now: Date? = nil) {
    self.phrasebook = phrasebook
    self.now = now
  }

  private var table: Phrasebook.ValueTable { phrasebook.values }
  private var grammar: Phrasebook.Grammar { phrasebook.grammar }

  /// The maximum number of list elements in a sentence.
  static let listLimit = 5

  /// A value and its type, if known.
  struct Typed: Sendable {
    var value: ParameterValue
    var type: ParameterType?
    /// The currency of a number that is an amount of money.
    var currency: String?
    /// The words of the intent's author for true and false.
    var flags: IntentDefinition.Parameter?
  }

  /// Returns a value in words.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - type: The type of the value, if known.
  ///   - form: The form of the value. By default, its name.
  /// - Returns: The words.
  func text(of value: ParameterValue, as type: ParameterType?, form: String? = nil) -> String {
    text(of: Typed(value: value, type: type), form: form)
  }

  func text(of typed: Typed, form: String? = nil) -> String {
    let (value, type) = (typed.value, typed.type)
    if form == "quoted" {
      if case .array(let values) = value {
        return phrasebook.list(elements(of: values, type).map { text(of: $0, form: form) })
      }
      let name = text(of: typed)
      return name.isEmpty ? "" : phrasebook.quoted(name)
    }
    switch (type, value) {
    case (_, .boolean(let flag)):
      return typed.flags.flatMap { phrasebook.flagWord(flag, of: $0) }
        ?? (flag ? grammar.yes : grammar.no)
    case (.options(let schema)?, .array(let names)):
      return phrasebook.list(names.map { self.name(of: $0, schema, form) })
    case (.range?, .array(let bounds)):
      if case .integer(let start)? = bounds.first, case .integer(let end)? = bounds.last {
        return end > start && end - 1 > start ? "\(start)–\(end - 1)" : "\(start)"
      }
      return phrasebook.list(bounds.map { text(of: $0, as: .integer) })
    case (_, .array(let values)):
      return phrasebook.list(elements(of: values, type).map { text(of: $0, form: form) })
    case (_, .object(let fields)) where type != .dateComponents:
      return text(of: fields, as: type, form: form)
    case (.enumeration(let schema)?, _), (.keyword(let schema)?, _):
      return name(of: value, schema, form)
    case (.date?, _):
      let date = try? Date(parameterValue: value)
      return date.flatMap { Moment($0, now: now).text(in: table.moments, form: form) }
        ?? ParameterType.date.spokenText(of: value)
    case (.dateComponents?, _):
      let components = try? DateComponents(parameterValue: value)
      return components.flatMap {
        Moment($0, now: now, hasDates: hasDates).text(in: table.moments, form: form)
      }
        ?? components?.spokenText ?? ParameterType.dateComponents.spokenText(of: value)
    case (.decimal?, _), (.integer?, _), (.number?, _):
      guard let number = try? Decimal(parameterValue: value) else { break }
      return typed.currency.map {
        Money.text(number, currency: $0, withCode: form != "bare")
      } ?? number.grouped
    case (.record(let reference)?, .string(let name)):
      // A text can name a kind of the record: “library”.
      for field in reference.schema.fields {
        guard case .enumeration(let schema) = field.type, schema.namedCase(name) != nil else {
          continue
        }
        return self.name(of: value, schema, form)
      }
    default: break
    }
    return (type ?? .any).spokenText(of: value)
  }

  /// Returns the elements of a list with their type.
  func elements(of values: [ParameterValue], _ type: ParameterType?) -> [Typed] {
    let element: ParameterType? = if case .list(let element)? = type { element } else { nil }
    return values.map { Typed(value: $0, type: element) }
  }

  // MARK: - Names

  private func name(
    of value: ParameterValue, _ schema: EnumerationSchema, _ form: String?
  ) -> String {
    guard case .string(let name) = value else { return ParameterType.any.spokenText(of: value) }
    if let own = phrasebook.words(schema.namedCase(name)?.text) {
      return own
    }
    let cases = Glossary.cases
    let term = form.flatMap { cases["\(schema.name).\($0)"]?[name] } ?? cases[schema.name]?[name]
    // An unknown case is the absence of a value.
    return phrasebook.word(term) ?? (name == "unknown" ? "" : name.words)
  }

  /// The fields that name a record of an unknown type, most reliable first.
  private static let namingFields = [
    "displayName", "spokenPhrase", "title", "name", "nickname", "value", "text", "identifier",
  ]

  private func text(
    of fields: [String: ParameterValue], as type: ParameterType?, form: String?
  ) -> String {
    if case .record(let reference)? = type {
      let schema = reference.schema
      var words = self
      if reference.name == DateComponentsRange.recordSchema.name,
        let repeated = repetition(fields, form)
      {
        return repeated
      }
      if reference.name == "DateComponentsRange", mixesDays(fields) { words.hasDates = true }
      for wording in wordings(of: reference.name, form) {
        let text = wording.filled { words.fill($0, from: fields, schema.fields) }
        if let text, !text.read.isEmpty { return text.read }
      }
      let spoken = schema.spokenFields.compactMap { name in
        fields[name].map { value in
          text(of: value, as: schema.fields.first { $0.name == name }?.type)
        }
      }
      if !spoken.isEmpty { return spoken.joined(separator: " ") }
    }
    if let amount = fields["amount"], case .string(let currency)? = fields["currencyCode"] {
      return text(of: Typed(value: amount, type: .decimal, currency: currency))
    }
    for field in Self.namingFields {
      if let value = fields[field] { return text(of: value, as: nil) }
    }
    // The name of a type isn't a name of the value.
    if case .record? = type { return "" }
    return (type ?? .dictionary).spokenText(of: .object(fields))
  }

  /// Returns whether one end of a range of days would have the name of a weekday and the other one
  /// a date.
  private func mixesDays(_ range: [String: ParameterValue]) -> Bool {
    let ends = ["startDateComponents", "endDateComponents"].compactMap { name in
      range[name].flatMap { try? DateComponents(parameterValue: $0) }
    }.map { Moment($0, now: now) }
    return ends.contains(where: \.isNamedByWeekday) && ends.contains(where: \.isNamedByDate)
  }

  /// Returns the wording of a record.
  ///
  /// In a list, the default for the `entry` form is the `line` form, and then the name.
  func wording(of record: String, _ form: String?) -> Wording? {
    wordings(of: record, form).first
  }

  /// Returns the wordings of a record, the best one first.
  ///
  /// A record without the main part of a line may still have a name. The other forms are parts of
  /// sentences, in which a name doesn't replace them.
  private func wordings(of record: String, _ form: String?) -> [Wording] {
    let name = table.records[record]
    switch form {
    case "entry":
      return [table.records["\(record).entry"], table.records["\(record).line"], name]
        .compactMap(\.self)
    case "line": return [table.records["\(record).line"], name].compactMap(\.self)
    case let form?: return [table.records["\(record).\(form)"] ?? name].compactMap(\.self)
    case nil: return [name].compactMap(\.self)
    }
  }

  // MARK: - Descriptions

  /// Returns a value in words, for a card or a transcript.
  ///
  /// A record that lacks what names it is described by the fields that it has.
  func description(of typed: Typed, form: String? = nil) -> String {
    let text = text(of: typed, form: form)
    guard text.isEmpty else { return text }
    switch (typed.type, typed.value) {
    case (.list?, .array(let values)):
      let texts = elements(of: values, typed.type).map { description(of: $0, form: form) }
      return phrasebook.list(texts.filter { !$0.isEmpty })
    case (.record(let reference)?, .object(let values)):
      let parts = reference.schema.fields.compactMap { field in
        values[field.name].flatMap { description(of: $0, field, in: reference.name) }
      }
      return phrasebook.list(parts)
    default: return ""
    }
  }

  /// Returns a field in words, with its label if the value doesn't explain itself, or nil if it is
  /// nothing to read.
  private func description(
    of value: ParameterValue, _ field: ParameterSchema, in record: String
  ) -> String? {
    // Identifiers are for programs.
    if field.name.hasSuffix("dentifier") || field.type.isHidden { return nil }
    let label = phrasebook.term(for: field.name, of: record)
    let text = description(of: Typed(value: value, type: field.type))
    switch (field.type, value) {
    case (.boolean, _): return value == .boolean(true) ? label : nil
    case (.integer, _), (.number, _), (.decimal, _): return "\(label)\(grammar.betweenWords)\(text)"
    default: return text.isEmpty ? nil : text
    }
  }

  // MARK: - Gaps

  /// Returns the content of a gap that refers to the given fields.
  func fill(
    _ gap: String, from values: [String: ParameterValue], _ fields: [ParameterSchema]
  ) -> Utterance? {
    fill(GapPath(gap), from: values, fields)
  }

  /// Returns the content of a gap that refers to the given fields.
  func fill(
    _ path: GapPath, from values: [String: ParameterValue], _ fields: [ParameterSchema]
  ) -> Utterance? {
    guard let (found, form) = value(at: path.names, in: values, fields) else { return nil }
    if let condition = path.condition {
      return (found.value.written == condition.value) == condition.isEqual ? "" : nil
    }
    let text = spoken(found, form)
    guard !text.isEmpty else { return nil }
    return phrasebook.spoken(path.article?.before(text) ?? text)
  }

  /// Returns a value as part of a sentence, with long lists truncated.
  private func spoken(_ typed: Typed, _ form: String?) -> String {
    guard case .array(let values) = typed.value, values.count > Self.listLimit + 1 else {
      return text(of: typed, form: form)
    }
    if case .options? = typed.type { return text(of: typed, form: form) }
    let named = elements(of: Array(values.prefix(Self.listLimit)), typed.type)
    let more = phrasebook.said(table.more) { _ in Utterance("\(values.count - Self.listLimit)") }
    return phrasebook.list(named.map { text(of: $0, form: form) } + [more.read])
  }

  /// Returns the value at the end of a path, and the requested form.
  private func value(
    at names: [String], in values: [String: ParameterValue], _ fields: [ParameterSchema]
  ) -> (Typed, form: String?)? {
    guard let first = names.first, let start = values[first] else { return nil }
    let field = fields.first { $0.name == first }
    let type = field?.type
    let currency: String? =
      if type == .decimal, case .string(let code)? = values["currencyCode"] { code } else { nil }
    var found = Typed(value: start, type: type, currency: currency, flags: field?.definition)
    for (index, name) in names.enumerated().dropFirst() {
      if let next = member(name, of: found) {
        found = next
      } else if index == names.count - 1, Phrasebook.forms.contains(name) {
        return (found, name)
      } else {
        return nil
      }
    }
    return (found, nil)
  }

  private func member(_ name: String, of typed: Typed) -> Typed? {
    switch typed.value {
    case .array(let values):
      if name == "count" { return Typed(value: .integer(values.count), type: .integer) }
      if name == "first" { return elements(of: values, typed.type).first }
      if Phrasebook.forms.contains(name) { return nil }
      let members = elements(of: values, typed.type).compactMap { member(name, of: $0) }
      guard let first = members.first else { return nil }
      return Typed(value: .array(members.map(\.value)), type: first.type.map { .list($0) })
    case .object(let values):
      guard let value = values[name] else { return nil }
      guard case .record(let reference)? = typed.type else { return Typed(value: value) }
      let type = reference.schema.fields.first { $0.name == name }?.type
      var member = Typed(value: value, type: type)
      if type == .decimal, case .string(let code)? = values["currencyCode"] {
        member.currency = code
      }
      return member
    default: return nil
    }
  }
}

extension ParameterValue {
  /// The value as written in the conditions of wordings.
  fileprivate var written: String {
    switch self {
    case .boolean(let flag): "\(flag)"
    case .integer(let number): "\(number)"
    case .number(let number): number.spokenText
    case .string(let text): text
    case .array(let values): values.map(\.written).joined(separator: ",")
    case .object, .null: ""
    }
  }
}
