import IntentKitCore

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// Reads values as people say them: `two and a half miles`, `三千円`, `tomorrow at 8`.
///
/// Each method reads the value at a word of a sentence with as many words as possible, and returns
/// nil if no value starts there. A method looks the first word up in a table before it continues,
/// and reads a limited number of words, so the time to read a long text is linear.
struct SpokenValueReader: Sendable {
  /// The language of the values.
  let language: Language
  /// The day of the request, or nil if it is out of range.
  let today: CalendarDay?
  /// The number of seconds since midnight at the time of the request.
  let secondOfDay: Int
  /// Whether the words answer a question, so that a number alone can be a time, and a place extends
  /// to the end.
  var isAnswer = false

  /// A value that starts at a word.
  struct Reading<Value: Sendable>: Sendable {
    /// The value.
    var value: Value
    /// The index after the last word of the value.
    var end: Int

    /// Returns the reading with its value transformed, or nil if the transformation returns nil.
    func compactMap<Other>(_ transform: (Value) -> Other?) -> Reading<Other>? {
      transform(value).map { Reading<Other>(value: $0, end: end) }
    }
  }

  /// Creates a reader.
  ///
  /// - Parameters:
  ///   - language: The language of the values.
  ///   - now: The time of the request in Greenwich Mean Time. Days are relative to it.
  init(_ language: Language, now: Date) {
    let seconds = now.timeIntervalSince1970
    guard abs(seconds) < 1e12 else {
      self.init(language, today: nil, secondOfDay: 0)
      return
    }
    let whole = Int(seconds.rounded(.down))
    let day = Int((Double(whole) / 86_400).rounded(.down))
    self.init(language, today: CalendarDay(number: day), secondOfDay: whole - day * 86_400)
  }

  /// Creates a reader for a day and a time.
  init(_ language: Language, today: CalendarDay?, secondOfDay: Int) {
    self.language = language
    self.today = today
    self.secondOfDay = secondOfDay
  }

  var isEnglish: Bool { language == .english }

  // MARK: - Values by type

  /// Returns the longest value of a type that starts at a word, if any.
  ///
  /// Texts, names and places aren't read, because every word can be part of one.
  ///
  /// - Parameters:
  ///   - type: The type of the parameter.
  ///   - words: The words of the sentence.
  ///   - index: The index of the first word.
  /// - Returns: The value in the form of scenario files.
  func reading(
    of type: ParameterType, in words: SpokenWords, at index: Int
  ) -> Reading<ParameterValue>? {
    switch type {
    case .boolean: boolean(in: words, at: index)?.compactMap { .boolean($0) }
    case .integer: integer(in: words, at: index)?.compactMap { .integer($0) }
    case .number: number(in: words, at: index)?.compactMap { .number($0.double) }
    case .decimal: sum(in: words, at: index)?.compactMap { .string($0.text) }
    case .range: integers(in: words, at: index)?.compactMap { [.integer($0), .integer($1)] }
    case .date: moment(in: words, at: index)?.compactMap { dateText($0).map { .string($0) } }
    case .dateComponents: moment(in: words, at: index)?.compactMap { .string($0.text) }
    case .enumeration(let schema), .keyword(let schema):
      enumerationCase(of: schema, in: words, at: index)?.compactMap { .string($0) }
    case .options(let schema):
      list(in: words, at: index) { enumerationCase(of: schema, in: words, at: $0) }?
        .compactMap { .array($0.map { .string($0) }) }
    case .list(let element):
      list(in: words, at: index) { reading(of: element, in: words, at: $0) }?
        .compactMap { .array($0) }
    case .record(let reference): record(reference.name, in: words, at: index)
    case .string, .url, .data, .dictionary, .any: nil
    }
  }

  private func record(
    _ name: String, in words: SpokenWords, at index: Int
  ) -> Reading<ParameterValue>? {
    switch name {
    case "CurrencyAmount": money(in: words, at: index)?.compactMap { $0.parameterValue }
    case "PaymentAmount": paymentAmount(in: words, at: index)
    case "BalanceAmount": balanceAmount(in: words, at: index)
    case "DateComponentsRange":
      repeatedRange(in: words, at: index)
        ?? range(in: words, at: index)?.compactMap { $0.parameterValue }
    case "TemporalEventTrigger": temporalTrigger(in: words, at: index)
    case "SpatialEventTrigger": spatialTrigger(in: words, at: index)?.compactMap(\.parameterValue)
    case "RecurrenceRule":
      recurrence(in: words, at: index)?.compactMap { $0.ruleValue }
    default:
      Dimension(recordName: name).flatMap { quantity($0, in: words, at: index) }?
        .compactMap(\.parameterValue)
    }
  }

  /// Returns whether values of a record are read; otherwise they are texts.
  static func reads(recordNamed name: String) -> Bool {
    switch name {
    case "CurrencyAmount", "PaymentAmount", "BalanceAmount", "DateComponentsRange",
      "TemporalEventTrigger", "SpatialEventTrigger", "RecurrenceRule":
      true
    default: Dimension(recordName: name) != nil
    }
  }

  // MARK: - Lists

  /// The maximum number of elements of a list.
  private static let listLimit = 32

  /// Returns the values that are joined as a list: `Monday, Tuesday and Friday`.
  func list<Value>(
    in words: SpokenWords, at index: Int, needsJoint: Bool = true,
    element: (Int) -> Reading<Value>?
  ) -> Reading<[Value]>? {
    guard let first = element(index) else { return nil }
    var list = Reading(value: [first.value], end: first.end)
    while list.value.count < Self.listLimit {
      var next = words.afterComma(list.end)
      if let joint = joints.match(in: words, at: next) { next = words.afterComma(joint.end) }
      guard next > list.end || !needsJoint, let value = element(next) else { break }
      list.value.append(value.value)
      list.end = value.end
    }
    return list
  }

  /// The words between the elements of a list.
  var joints: PhraseTable<Void> { isEnglish ? EnglishPhrases.joints : JapanesePhrases.joints }

  // MARK: - Words

  /// Returns a Boolean value: `on` or `はい`.
  func boolean(in words: SpokenWords, at index: Int) -> Reading<Bool>? {
    (isEnglish ? EnglishPhrases.booleans : JapanesePhrases.booleans).match(in: words, at: index)
  }
}
