public import IntentKitCore
public import LanguageFiles

extension LanguageExtension {
  /// Adds the frame of a custom intent.
  ///
  /// - Parameters:
  ///   - schema: The intent.
  ///   - language: The code of the language.
  /// - Returns: The errors of phrases, which are left out. Show them to the author of the intent.
  @discardableResult
  public mutating func add(
    _ schema: IntentSchema, in language: String
  ) -> [(phrase: String, error: LanguageError)] {
    var parameters: [String: Parameter] = [:]
    for parameter in schema.parameters {
      let noun = parameter.definition?.displayName?.text(in: language)
      let isThing = RoleKind.isThing(parameter.type)
      parameters[parameter.name] = Parameter(
        kinds: kinds(of: parameter, schema, language),
        nouns: isThing ? [noun].compactMap(\.self) : [])
    }
    return addFrame(
      schema.siriKitName, phrases: schema.phrases(in: language), parameters: parameters,
      category: schema.definition?.category)
  }

  /// Returns the names of the kinds of a parameter's values.
  private mutating func kinds(
    of parameter: ParameterSchema, _ schema: IntentSchema, _ language: String
  ) -> [String] {
    let (type, isList) = (parameter.type.element, parameter.type.element != parameter.type)
    switch type {
    case .enumeration(let cases), .options(let cases), .keyword(let cases):
      return [
        addValues(
          "\(schema.siriKitName).\(parameter.name)",
          cases.cases.flatMap { item in
            item.spoken(in: language).map { (text: $0, value: item.name) }
          })
      ]
    case .integer: return ["count"]
    case _ where RoleKind.isThing(type): return isList ? ["names"] : ["title", "name"]
    default: return [""]
    }
  }
}

extension RoleKind {
  /// Whether the values of a type have names of the app's choice, or are texts.
  fileprivate static func isThing(_ type: ParameterType) -> Bool {
    let type = type.element
    switch type {
    case .string: return true
    case .record: return RoleKind(type, ValueGrammar.empty) == .name
    default: return false
    }
  }
}

extension EnumerationSchema.Case {
  /// The words for the case in a language: its title, its synonyms and the words of its name.
  fileprivate func spoken(in language: String) -> [String] {
    let synonyms = synonyms.filter { ($0.language ?? language).isVariant(of: language) }
    return [text?.text(in: language), name.words].compactMap(\.self) + synonyms.map(\.text)
  }
}
