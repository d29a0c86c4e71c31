import IntentCatalog
import IntentDefinitionFiles

extension SwiftRenderer {
  /// Returns the definition of an intent as an expression.
  func definition(of intent: DefinedIntent, _ names: IntentNames) -> Expression {
    .call(
      scope.core("IntentDefinition"),
      [
        "_": .string(names.definition), "className": names.customClassName.map { .string($0) },
        "title": Self.text(intent.title), "summary": Self.text(intent.description),
        "category": (intent.category?.value).map { .string($0) },
        "verb": intent.verb.map { .string($0) },
        "userConfirmation": intent.requiresConfirmation ? .text(".always") : nil,
        "requiresUnlock": .boolean(intent.requiresUnlock, default: false),
        "isConfigurable": .boolean(intent.isConfigurable, default: false),
        "isEligibleForWidgets": .boolean(intent.isEligibleForWidgets, default: false),
        "isEligibleForSuggestions": .boolean(intent.isEligibleForSuggestions, default: true),
        "isDeprecated": .boolean(intent.isDeprecated, default: false),
        "imageName": intent.defaultImageName.map { .string($0) },
        "inputParameter": (intent.inputParameter?.value).map { .string($0) },
        "keyParameter": (intent.keyParameter?.value).map { .string($0) },
        "parameters": Self.array(intent.parameters.map(definition)),
        "combinations": Self.array(intent.combinations.map(Self.combination)),
        "shortcutSummaries": Self.array(intent.shortcutSummaries.map(Self.combination)),
        "responseCodes": Self.array(intent.responseCodes.compactMap(Self.responseCode)),
        "responseProperties": Self.array(intent.responseProperties.map(field)),
        "outputProperty": (intent.outputProperty?.value).map { .string($0) },
      ])
  }

  private func definition(of parameter: DefinedParameter) -> Expression {
    func dialog(_ kind: DefinedParameter.DialogKind) -> Expression? {
      Self.text(parameter.dialogs[kind])
    }
    return .call(
      ".init",
      [
        "_": .string(parameter.name.value),
        "type": .string(property(parameter).definitionType),
        "displayName": Self.text(parameter.displayName),
        "isResolvable": .boolean(parameter.isResolvable, default: true),
        "isConfigurable": .boolean(parameter.isConfigurable, default: false),
        "providesOptions": .boolean(parameter.providesOptions, default: false),
        "searchesOptions": .boolean(parameter.searchesOptions, default: false),
        "providesDefault": .boolean(parameter.providesOptions, default: false),
        "defaultValue": parameter.defaultValue.map { Self.value($0, of: parameter) },
        "minimum": parameter.smallestNumber.map { Self.number($0) },
        "maximum": parameter.maximum.map { Self.number($0.value) },
        "arraySizes": Self.array(
          parameter.arraySizes.map {
            .call(".init", ["_": .string($0.sizeClass), "_": .text("\($0.size)")])
          }),
        "prompt": dialog(.prompt), "configurationPrompt": dialog(.configuration),
        "confirmationPrompt": dialog(.confirmation),
        "disambiguationIntroduction": dialog(.disambiguationIntroduction),
        "disambiguationPrompt": dialog(.disambiguationSelection),
        "subsequentIntroduction": dialog(.subsequentIntroduction),
        "pageSize": parameter.pageSize.flatMap { $0 > 0 ? .text("\($0)") : nil },
        "unsupportedReasons": Self.array(parameter.reasons.map(Self.reason)),
        "relationship": parameter.relationship.map(Self.relationship),
        "trueName": Self.text(parameter.trueName), "falseName": Self.text(parameter.falseName),
      ])
  }

  private static func combination(_ combination: DefinedCombination) -> Expression {
    .call(
      ".init",
      [
        "_": .strings(combination.parameters), "title": text(combination.title),
        "subtitle": text(combination.subtitle),
        "runsInBackground": .boolean(combination.runsInBackground, default: true),
        "isPrimary": .boolean(combination.isPrimary, default: false),
      ])
  }

  /// Returns a response code; nil for a common one without a text.
  private static func responseCode(_ code: DefinedResponseCode) -> Expression? {
    let isCommon = DefinedResponseCode.common.contains(code.name.value)
    let texts = [text(code.text), text(code.printedText)]
    if isCommon, texts[0] == nil, texts[1] == nil { return nil }
    let isSuccess = code.isSuccess && !isCommon
    return .call(
      ".init",
      [
        "_": .string(code.name.value), "meaning": isSuccess ? .text(".success") : nil,
        "text": texts[0], "printedText": texts[1],
      ])
  }

  private func field(_ field: DefinedField) -> Expression {
    .call(
      ".init",
      [
        "_": .string(field.name.value), "type": .string(property(field).definitionType),
        "displayName": Self.text(field.displayName),
      ])
  }

  private static func reason(_ reason: DefinedReason) -> Expression {
    guard let text = text(reason.text) else { return .string(reason.name.value) }
    return .call(".init", ["_": .string(reason.name.value), "text": text])
  }

  private static func relationship(_ relationship: DefinedRelationship) -> Expression {
    let value: Expression? =
      switch relationship.condition {
      case .hasAnyValue: nil
      case .isCase(let name): .string(name.value)
      case .isBoolean(let value): .text("\(value)")
      }
    return .call(".init", ["parent": .string(relationship.parent.value), "value": value])
  }

  // MARK: - Types

  /// Returns the definition of an enumeration as an expression.
  func definition(of enumeration: DefinedEnumeration) -> Expression {
    let numbersCases = !enumeration.hasUsualRawValues
    return .call(
      scope.core("TypeDefinition"),
      [
        "_": .string(enumeration.name.value),
        "cases": .array(
          enumeration.cases.map { member in
            let displayName = Self.text(member.displayName)
            let synonyms = member.synonyms.flatMap(Self.phrases)
            if displayName == nil, synonyms.isEmpty, !numbersCases {
              return .string(member.name.value)
            }
            return .call(
              ".init",
              [
                "_": .string(member.name.value),
                "rawValue": numbersCases ? .text("\(member.rawValue)") : nil,
                "displayName": displayName, "synonyms": Self.array(synonyms),
              ])
          }),
        "className": types.customClassName(of: enumeration.name.value).map { .string($0) },
        "displayName": Self.text(enumeration.displayName),
      ])
  }

  /// Returns the definition of an object type as an expression.
  func definition(of type: DefinedType) -> Expression {
    let inherited = InheritedProperty.all.map { property -> Expression in
      .call(
        ".init",
        [
          "_": .string(property.name), "type": .string(property.definitionType),
          "isRequired": property.isRequired ? .text("true") : nil,
        ])
    }
    return .call(
      scope.core("TypeDefinition"),
      [
        "_": .string(type.name.value), "fields": .array(inherited + type.properties.map(field)),
        "textField": .string("displayString"),
        "className": types.customClassName(of: type.name.value).map { .string($0) },
        "displayName": Self.text(type.displayName),
      ])
  }

  /// The extension with the definitions of the whole file.
  var definitionsExtension: [String] {
    let intents = file.customIntents.map {
      Expression.text("\(Identifier.type(names(of: $0).intent)).\(definitionMember)")
    }
    let types = (file.enumerations.map(\.name) + file.types.map(\.name)).map {
      Expression.text("\(Identifier.type(self.types.own($0.value))).\(definitionMember)")
    }
    let value = Expression.call(
      scope.core("IntentDefinitions"), ["_": .array(intents), "types": Self.array(types)])
    return [extensionHead(scope.core("IntentDefinitions"))]
      + Comment.lines(
        "The intents of `\(fileName)`, with the types that they use.", indent: 2)
      + value.lines(
        prefix: "\(access)static let \(Identifier.property(forFile: baseName)) = ", indent: 2)
      + ["}"]
  }

  // MARK: - Values

  /// Returns an array, or nil for an empty one, the default of every parameter.
  private static func array(_ elements: [Expression]) -> Expression? {
    elements.isEmpty ? nil : .array(elements)
  }

  /// Returns a number, without a fraction if it is whole.
  private static func number(_ value: Double) -> Expression {
    .text(Int(exactly: value).map { "\($0)" } ?? "\(value)")
  }

  private static func value(_ value: DefinedValue, of parameter: DefinedParameter) -> Expression {
    let element: Expression =
      switch value {
      case .string(let text): .string(text.base ?? "")
      case .integer(let value): .text("\(value)")
      case .number(let value): number(value)
      case .boolean(let value): .text("\(value)")
      case .enumerationCase(let name): .string(name.value)
      }
    return parameter.isArray ? .array([element]) : element
  }

  /// Returns the versions of a text as phrases, each of one language.
  private static func phrases(_ text: DefinedText) -> [Expression] {
    text.versions.filter { !$0.text.isEmpty && $0.cases.isEmpty }.map { version in
      guard let language = version.language else { return .string(version.text) }
      return .call(".init", ["_": .string(version.text), "language": .string(language)])
    }
  }

  /// Returns a text: a literal if it has one version for all languages, nil if it is empty.
  private static func text(_ text: DefinedText?) -> Expression? {
    let versions = (text?.versions ?? []).filter { !$0.text.isEmpty }
    guard let first = versions.first else { return nil }
    if versions.count == 1, first.language == nil, first.cases.isEmpty, first.plurals.isEmpty {
      return .string(first.text)
    }
    let list = versions.map { version in
      if version.language == nil, version.cases.isEmpty, version.plurals.isEmpty {
        return Expression.string(version.text)
      }
      return Expression.call(
        ".init",
        [
          "_": .string(version.text), "language": version.language.map { .string($0) },
          "when": dictionary(version.cases.mapValues { .string($0) }),
          "plurals": dictionary(
            version.plurals.mapValues { forms in
              dictionary(forms.mapValues { .string($0) }) ?? .text("[:]")
            }),
        ])
    }
    return .array(list)
  }

  /// Returns a dictionary literal with sorted keys, or nil for an empty dictionary.
  private static func dictionary(_ members: [String: Expression]) -> Expression? {
    guard !members.isEmpty else { return nil }
    return .array(
      members.sorted { $0.key < $1.key }.map { key, value in
        .text("\(Expression.string(key).flat): \(value.flat)")
      })
  }
}
