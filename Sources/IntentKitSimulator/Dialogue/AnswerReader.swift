public import IntentKitCore
import IntentKitLanguage
import LanguageFiles

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// Interprets the user's answers to questions.
///
/// A choice is answered with an option's name, a part of the name that only it has, its number, or
/// its position in the list (What Siri does, 2.5). Case, width, diacritics and the kind of kana don't
/// matter. Amounts, dates, times and numbers are understood as people say them, and as the
/// assistant writes them. Instead of yes or no, the user can correct a value.
public struct AnswerReader: Sendable {
  /// The language of the answers.
  public let language: Language
  private let phrasebook: Phrasebook
  private let now: Date?

  /// The readers by language, each of which is prepared once.
  private static let readers: [Language: IntentKitLanguage.AnswerReader] =
    Language.allCases.reduce(into: [:]) { readers, language in
      readers[language] = LanguageTable.table(of: language.rawValue).map {
        IntentKitLanguage.AnswerReader($0)
      }
    }

  /// Creates a reader for a language.
  ///
  /// - Parameters:
  ///   - language: The language.
  ///   - now: The time of the request; by default, the current time. Relative days refer to it.
  public init(_ language: Language, now: Date? = nil) {
    self.language = language
    self.now = now
    phrasebook = language.phrasebook
  }

  /// Returns the answer that a text gives to a question.
  ///
  /// - Parameters:
  ///   - text: The user's words.
  ///   - prompt: The question.
  ///   - context: The intent and the app of the conversation.
  /// - Returns: The answer, or `notUnderstood` if the text doesn't answer the question.
  public func answer(from text: String, to prompt: Prompt, context: DialogueContext) -> Answer {
    let text = text.trimmed
    guard !text.isEmpty else { return .notUnderstood("") }
    let type = context.schema.type(ofAsked: prompt.parameter)
    let prompt = phrasebook.localized(prompt, as: type, of: context.schema, now: now)
    if let value = json(text, as: type, to: prompt) ?? changeToJSON(text, prompt, context) {
      return value
    }
    if prompt.kind == .value, let value = typedValue(text, as: type, context, prompt) {
      return .value(value)
    }
    if let answer = flag(text, of: prompt, context) { return answer }
    guard let reader = Self.readers[language] else { return .notUnderstood(text) }
    if prompt.kind == .choice, let option = foldedOption(text, of: prompt) {
      return .option(option)
    }
    if prompt.kind == .choice, prompt.parameter == "workoutGoalUnitType",
      let unit = whole(text, { goalUnits.match(in: $0, at: $1) })
    {
      // The name of another unit can be the beginning of an option: キロ.
      let option = prompt.options.firstIndex { $0.value == unit.0.parameterValue }
      return option.flatMap { unit.1 == 1 ? .option($0) : nil } ?? .notUnderstood(text)
    }
    let answer = reader.answer(
      from: text, to: prompt, context: context, names: names(in: context.schema), now: time)
    switch answer {
    case .notUnderstood, .similar:
      guard let type, let parameter = prompt.parameter,
        let value = value(text, as: prompt.kind == .value ? type : type.element)
          ?? goal(text, of: parameter, context) ?? list(text, as: type, prompt)
      else { return answer }
      return prompt.kind == .value ? .value(value) : choice(of: value, type.element, prompt)
    case .value(.string(let said)) where type != nil && prompt.kind == .value:
      if let type, let list = list(said, as: type, prompt) { return .value(list) }
      return value(.string(said), as: type, of: prompt.parameter, context).map { .value($0) }
        ?? .notUnderstood(text)
    case .value(let said):
      return value(said, as: type, of: prompt.parameter, context).map { .value($0) }
        ?? .notUnderstood(text)
    case .change(let parameter?, let said?):
      let type = context.schema.type(ofAsked: parameter)
      return value(said, as: type, of: parameter, context)
        .map { .change(parameter: parameter, to: $0) } ?? .notUnderstood(text)
    case .changes(let said):
      var values: [String: ParameterValue] = [:]
      for (parameter, value) in said {
        let type = context.schema.type(ofAsked: parameter)
        guard let value = self.value(value, as: type, of: parameter, context) else {
          return .notUnderstood(text)
        }
        values[parameter] = value
      }
      return .changes(values)
    default: return answer
    }
  }

  /// Returns whether the user asks for the possible answers.
  func isHelpRequest(_ text: String) -> Bool {
    text.trimmed == "?" || text.trimmed == "？" || phrasebook.vocabulary.help.contains(text.folded)
  }

  /// The time of the request at the user's place.
  private var time: LocalTime {
    LocalTime(secondsSince1970: (now ?? Date()).timeIntervalSince1970)
  }

  /// The words for the parameters of a request.
  private func names(in schema: IntentSchema) -> [(name: String, parameter: String)] {
    schema.parameters.flatMap { parameter in
      [parameter.name, parameter.name.words, phrasebook.noun(for: parameter.name, of: schema)]
        .map { ($0, parameter.name) }
    }
  }

  /// Returns the option whose title is a text in another width or kind of kana.
  private func foldedOption(_ text: String, of prompt: Prompt) -> Int? {
    let folded = text.folded
    let found = prompt.options.indices.filter { prompt.options[$0].title.folded == folded }
    return found.count == 1 ? found[0] : nil
  }

  // MARK: - Values

  /// Returns the answer in a JSON text, or nil if the text isn't JSON or JSON isn't suitable.
  private func json(_ text: String, as type: ParameterType?, to prompt: Prompt) -> Answer? {
    let takesValue = [.value, .choice, .confirmation].contains(prompt.kind)
    guard takesValue, type != .string, text.hasPrefix("{") || text.hasPrefix("[") else {
      return nil
    }
    guard let value = try? JSONReader.value(from: text) else { return .notUnderstood(text) }
    return .value(value)
  }

  /// Returns the change to a value in JSON, which stands where a name would.
  private func changeToJSON(
    _ text: String, _ prompt: Prompt, _ context: DialogueContext
  ) -> Answer? {
    guard prompt.kind == .request, let start = text.firstIndex(where: { $0 == "{" || $0 == "[" }),
      let end = text.lastIndex(where: { $0 == "}" || $0 == "]" }), start < end,
      let value = try? JSONReader.value(from: String(text[start...end])),
      case .change(let parameter?, _?) = answer(
        from: text[..<start] + "JSON" + text[end...].dropFirst(), to: prompt, context: context)
    else { return nil }
    return .change(parameter: parameter, to: value)
  }

  /// Returns the value that a whole answer states, unless it can be a part of the known value.
  private func typedValue(
    _ text: String, as type: ParameterType?, _ context: DialogueContext, _ prompt: Prompt
  ) -> ParameterValue? {
    guard let type, let parameter = prompt.parameter else { return nil }
    if let known = prompt.value,
      phrasebook.text(of: known, as: type, now: now).folded == text.folded
    {
      return known
    }
    // “All of it” depends on the request.
    if type == PaymentAmount.parameterType { return nil }
    let isPart = context.parameters[parameter] != nil || prompt.value != nil
    if isPart, prompt.cause != .unsupported, !type.isClosed { return nil }
    return value(text, as: type)
  }

  /// Returns a value that an answer gives, read as its type if it is only words.
  private func value(
    _ said: ParameterValue, as type: ParameterType?, of parameter: String?,
    _ context: DialogueContext
  ) -> ParameterValue? {
    guard let type, case .string(let text) = said, !type.isText,
      (try? type.rewritten(said)) == nil
    else { return said }
    return value(text, as: type)
  }

  /// Returns the answer that the author's words for true and false mean.
  private func flag(_ text: String, of prompt: Prompt, _ context: DialogueContext) -> Answer? {
    guard prompt.kind == .confirmation || prompt.kind == .value, let parameter = prompt.parameter,
      let definition = context.schema.parameter(named: parameter)?.definition,
      let (one, other) = phrasebook.flagWords(of: definition),
      let reader = Self.readers[language]
    else { return nil }
    let options = [(true, one), (false, other)].map {
      Prompt.Option(value: .boolean($0.0), title: $0.1)
    }
    let choice = Prompt(.choice, parameter: parameter, cause: .disambiguation, options: options)
    guard
      case .option(let index) = reader.answer(from: text, to: choice, context: context, now: time)
    else { return nil }
    let value = index == 0
    if prompt.kind == .value { return .value(.boolean(value)) }
    // The word that isn't the value in question is a correction.
    return prompt.cause == .confirmationRequired && prompt.value != .boolean(value)
      ? .value(.boolean(value)) : value ? .yes : .no
  }

  /// Returns the elements of a list whose elements can have any words.
  private func list(_ text: String, as type: ParameterType, _ prompt: Prompt) -> ParameterValue? {
    guard prompt.kind == .value, prompt.element == nil, case .list(let element) = type,
      element == SpeakableString.parameterType
    else { return nil }
    let parts = listParts(of: text)
    return parts.count > 1 ? .array(parts.map { .string($0) }) : nil
  }

  /// Returns the number of a goal in the unit of the request.
  private func goal(
    _ text: String, of parameter: String, _ context: DialogueContext
  ) -> ParameterValue? {
    guard parameter == "goalValue", let unit = context.parameters["workoutGoalUnitType"],
      let known = WorkoutGoalUnitType.allCases.first(where: { $0.parameterValue == unit }),
      let goal = whole(text, { values.goal(in: $0, at: $1) }),
      let number = goal.unit.converted(goal.value, to: known)
    else { return nil }
    return .number(number)
  }

  /// Returns the option with a value that is said in other words, or the value if it is another one
  /// for the app to judge.
  private func choice(
    of value: ParameterValue, _ type: ParameterType, _ prompt: Prompt
  ) -> Answer {
    let plain = try? type.rewritten(value)
    let found = prompt.options.indices.filter { index in
      let option = prompt.options[index].value
      return option == value || plain != nil && (try? type.rewritten(option)) == plain
    }
    if found.count == 1 { return .option(found[0]) }
    let isConfirmed = prompt.kind == .confirmation && type == .boolean
    return isConfirmed ? value == true ? .yes : .no : .value(value)
  }

  private func value(_ text: String, as type: ParameterType) -> ParameterValue? {
    whole(text) { values.reading(of: type, in: $0, at: $1) }
  }

  private var goalUnits: PhraseTable<(WorkoutGoalUnitType, Int)> {
    language == .english ? EnglishPhrases.goalUnits : JapanesePhrases.goalUnits
  }

  private var values: SpokenValueReader {
    var values = SpokenValueReader(language, now: now ?? Date())
    values.isAnswer = true
    return values
  }

  /// Returns the value that a text consists of.
  private func whole<Value>(
    _ text: String, _ read: (SpokenWords, Int) -> SpokenValueReader.Reading<Value>?
  ) -> Value? {
    let words = SpokenWords(text)
    guard let reading = read(words, 0),
      words.words[reading.end...].allSatisfy({ $0.kind == .separator })
    else { return nil }
    return reading.value
  }

  /// Returns the value of a parameter that a text states, as in an answer to a question for it.
  ///
  /// - Parameters:
  ///   - text: The words of a value, or its notation in scenarios.
  ///   - type: The type of the parameter.
  /// - Returns: The value, or nil if the text states no value of the type.
  package func statedValue(_ text: String, as type: ParameterType) -> ParameterValue? {
    // Any words are the name of a place.
    let isVisit = type == SpatialEventTrigger.parameterType
    if !isVisit, let value = try? type.rewritten(.string(text)) { return value }
    return value(text, as: type).flatMap { try? type.rewritten($0) }
      ?? (isVisit ? try? type.rewritten(.string(text)) : nil)
  }

  /// Returns the elements of a list as text.
  ///
  /// An element in quotation marks can contain separators.
  package func listParts(of text: String, isOfPeople: Bool = false) -> [String] {
    SpokenList(language, isOfPeople: isOfPeople).parts(of: text)
  }
}

extension ParameterType {
  /// Whether all values have names.
  fileprivate var isClosed: Bool {
    switch self {
    case .enumeration, .options, .keyword, .boolean: true
    default: false
    }
  }
}
