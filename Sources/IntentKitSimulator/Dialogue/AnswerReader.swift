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
    if let known = prompt.value, let type, prompt.kind == .value,
      phrasebook.text(of: known, as: type, now: now).folded == text.folded
    {
      return .value(known)
    }
    if let answer = flag(text, of: prompt, context) { return answer }
    if prompt.kind == .choice, let option = foldedOption(text, of: prompt) {
      return .option(option)
    }
    let answer = self.answer(text, prompt, context)
    switch answer {
    case .notUnderstood, .similar:
      guard prompt.kind != .value, let type, let value = typed(text, as: type.element) else {
        return answer
      }
      return choice(of: value, type.element, prompt)
    case .value(let said):
      return value(said, as: type).map { .value($0) } ?? .notUnderstood(text)
    case .change(let parameter?, let said?):
      return value(said, as: context.schema.type(ofAsked: parameter))
        .map { .change(parameter: parameter, to: $0) } ?? .notUnderstood(text)
    case .changes(let said):
      var values: [String: ParameterValue] = [:]
      for (parameter, value) in said {
        guard let value = self.value(value, as: context.schema.type(ofAsked: parameter)) else {
          return .notUnderstood(text)
        }
        values[parameter] = value
      }
      guard prompt.kind == .value, let asked = prompt.parameter else { return .changes(values) }
      return value(of: asked, among: values, context).map { .value($0) } ?? .notUnderstood(text)
    default: return answer
    }
  }

  /// Returns the answer that the language's words give.
  private func answer(_ text: String, _ prompt: Prompt, _ context: DialogueContext) -> Answer {
    guard let reader = Self.readers[language] else { return .notUnderstood(text) }
    let type = prompt.kind == .value ? context.schema.type(ofAsked: prompt.parameter) : nil
    return reader.answer(
      from: text, to: prompt, context: context, names: names(in: context.schema),
      cases: type.map(cases) ?? [], now: time)
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

  /// Returns a value that an answer gives, read as its type if it is only words.
  private func value(_ said: ParameterValue, as type: ParameterType?) -> ParameterValue? {
    guard let type, case .string(let text) = said, !type.isText,
      (try? type.rewritten(said)) == nil
    else { return said }
    return value(text, as: type)
  }

  /// Returns the value of a type that a text states, unless any words are a value of it.
  private func typed(_ text: String, as type: ParameterType) -> ParameterValue? {
    type.isText || type == SpatialEventTrigger.parameterType ? nil : value(text, as: type)
  }

  /// Returns the value that a text states as the answer to a question for a value of a type, or nil.
  private func value(_ text: String, as type: ParameterType) -> ParameterValue? {
    let schema = IntentSchema(
      name: "", siriKitName: "", summary: "", domain: "",
      parameters: [ParameterSchema("value", type: type)], resolveMethods: [], responseCodes: [])
    guard let intent = try? DynamicIntent(schema) else { return nil }
    let context = DialogueContext(intent: intent, app: AppDescription(displayName: ""))
    guard
      case .value(let value) = answer(text, Prompt(.value, parameter: "value"), context),
      (try? type.rewritten(value)) != nil
    else { return nil }
    return value
  }

  /// The values of a closed type, each with its titles.
  private func cases(of type: ParameterType) -> [Prompt.Option] {
    switch type {
    case .enumeration(let schema), .options(let schema), .keyword(let schema):
      phrasebook.titles(of: schema).map {
        Prompt.Option(value: .string($0.name), title: $0.title)
      }
    case .list(let element): cases(of: element)
    case PaymentAmount.parameterType:
      cases(of: AmountType.parameterType).map {
        Prompt.Option(value: ["amountType": $0.value], title: $0.title)
      }
    default: []
    }
  }

  /// Returns the value of the parameter in question among several values, converted to the unit of the
  /// request.
  private func value(
    of parameter: String, among values: [String: ParameterValue], _ context: DialogueContext
  ) -> ParameterValue? {
    var rest = values
    guard let value = rest.removeValue(forKey: parameter) else { return nil }
    let others = rest.filter { context.parameters[$0.key] != $0.value }
    guard let (name, said) = others.first else { return value }
    guard others.count == 1, let known = context.parameters[name],
      let unit = WorkoutGoalUnitType.allCases.first(where: { $0.parameterValue == said }),
      let other = WorkoutGoalUnitType.allCases.first(where: { $0.parameterValue == known }),
      let number = try? Double(parameterValue: value)
    else { return nil }
    return unit.converted(number, to: other).map { .number($0) }
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

  /// Returns the value of a parameter that a text states, as in an answer to a question for it.
  ///
  /// - Parameters:
  ///   - text: The words of a value, or its notation in scenarios.
  ///   - parameter: The name of the parameter.
  ///   - schema: The intent.
  /// - Returns: The value, or nil if the text states no value of the type.
  package func statedValue(
    _ text: String, of parameter: String, in schema: IntentSchema
  ) -> ParameterValue? {
    guard let type = schema.type(ofAsked: parameter) else { return nil }
    let plain = try? type.rewritten(.string(text))
    // As the name of a place, or of one element, “when I get home” and “Bill and Tom” would pass, too.
    let isOpen = if case .list = type { true } else { type == SpatialEventTrigger.parameterType }
    if plain != nil, !isOpen { return plain }
    guard let intent = try? DynamicIntent(schema) else { return plain }
    let context = DialogueContext(intent: intent, app: AppDescription(displayName: ""))
    guard
      case .value(var value) = answer(
        from: text, to: Prompt(.value, parameter: parameter), context: context)
    else { return plain }
    // One element answers for a list.
    guard case .list = type else { return (try? type.rewritten(value)) ?? plain }
    if case .array = value {} else { value = [value] }
    return (try? type.rewritten(value)) == nil ? plain : value
  }
}
