import IntentNames

// The interchange form. The core reads it as `IntentDefinitions`, with default values for absent
// fields.

extension DefinitionFile {
  /// The custom intents with their types as JSON.
  ///
  /// The same file always has the same text.
  package var json: String { jsonValue.text }

  private var jsonValue: JSONText {
    .members([
      "definitions": .array(intents.filter { $0.origin == .custom }.map(\.jsonValue)),
      "types": .array(
        enumerations.map(\.jsonValue) + types.map(\.jsonValue)),
    ])
  }
}

// MARK: - Intents

extension DefinedIntent {
  fileprivate var jsonValue: JSONText {
    let className = resolvedClassName
    return .members([
      "name": .string(name.value),
      "className": className == name.value + "Intent" ? nil : .string(className),
      "title": title?.jsonValue,
      "summary": description?.jsonValue,
      "category": category.map { .string($0.value) },
      "verb": verb.map { .string($0) },
      "userConfirmation": requiresConfirmation ? "always" : nil,
      "requiresUnlock": .unless(requiresUnlock, false),
      "isConfigurable": .unless(isConfigurable, false),
      "isEligibleForWidgets": .unless(isEligibleForWidgets, false),
      "isEligibleForSuggestions": .unless(isEligibleForSuggestions, true),
      "isDeprecated": .unless(isDeprecated, false),
      "imageName": defaultImageName.map { .string($0) },
      "inputParameter": inputParameter.map { .string($0.value) },
      "keyParameter": keyParameter.map { .string($0.value) },
      "parameters": .unlessEmpty(parameters.map(\.jsonValue)),
      "combinations": .unlessEmpty(combinations.map(\.jsonValue)),
      "shortcutSummaries": .unlessEmpty(shortcutSummaries.map(\.jsonValue)),
      "responseCodes": .unlessEmpty(responseCodes.compactMap(\.jsonValue)),
      "responseProperties": .unlessEmpty(responseProperties.map(\.jsonValue)),
      "outputProperty": outputProperty.map { .string($0.value) },
    ])
  }
}

extension DefinedCombination {
  fileprivate var jsonValue: JSONText {
    .members([
      "parameters": .array(parameters.map { .string($0) }),
      "title": title?.jsonValue,
      "subtitle": subtitle?.jsonValue,
      "runsInBackground": .unless(runsInBackground, true),
      "isPrimary": .unless(isPrimary, false),
    ])
  }
}

extension DefinedResponseCode {
  /// The code; nil for one that each response has, if it has no texts.
  fileprivate var jsonValue: JSONText? {
    let isCommon = Self.common.contains(name.value)
    let hasText = text != nil || printedText != nil
    if isCommon, !hasText { return nil }
    guard hasText || isSuccess else { return .string(name.value) }
    return .members([
      "name": .string(name.value),
      "meaning": isSuccess && !isCommon ? "success" : nil,
      "text": text?.jsonValue,
      "printedText": printedText?.jsonValue,
    ])
  }
}

// MARK: - Parameters

extension DefinedParameter {
  fileprivate var jsonValue: JSONText {
    .members([
      "name": .string(name.value),
      "type": .string(type.swiftName(isArray: isArray)),
      "displayName": displayName?.jsonValue,
      "isResolvable": .unless(isResolvable, true),
      "isConfigurable": .unless(isConfigurable, false),
      "providesOptions": .unless(providesOptions, false),
      "searchesOptions": .unless(searchesOptions, false),
      "providesDefault": .unless(providesOptions, false),
      "defaultValue": defaultValue?.jsonValue(isArray: isArray),
      "minimum": (minimum?.value ?? (allowsNegativeNumbers == false && hasBounds ? 0 : nil))
        .map { .number($0) },
      "maximum": maximum.map { .number($0.value) },
      "arraySizes": .unlessEmpty(
        arraySizes.map {
          .members(["sizeClass": .string($0.sizeClass), "size": .integer($0.size)])
        }),
      "prompt": dialogs[.prompt]?.jsonValue,
      "configurationPrompt": dialogs[.configuration]?.jsonValue,
      "confirmationPrompt": dialogs[.confirmation]?.jsonValue,
      "disambiguationIntroduction": dialogs[.disambiguationIntroduction]?.jsonValue,
      "disambiguationPrompt": dialogs[.disambiguationSelection]?.jsonValue,
      "subsequentIntroduction": dialogs[.subsequentIntroduction]?.jsonValue,
      "pageSize": pageSize.flatMap { $0 > 0 ? .integer($0) : nil },
      "unsupportedReasons": isResolvable
        ? .unlessEmpty(unsupportedReasons.map(\.jsonValue)) : nil,
      "relationship": relationship?.jsonValue,
      "trueName": trueName?.jsonValue,
      "falseName": falseName?.jsonValue,
    ])
  }
}

extension DefinedReason {
  fileprivate var jsonValue: JSONText {
    guard let text else { return .string(name.value) }
    return .members(["name": .string(name.value), "text": text.jsonValue])
  }
}

extension DefinedRelationship {
  fileprivate var jsonValue: JSONText {
    let value: JSONText? =
      switch condition {
      case .hasAnyValue: nil
      case .isCase(let name): .string(name.value)
      case .isBoolean(let value): .boolean(value)
      }
    return .members(["parent": .string(parent.value), "value": value])
  }
}

extension DefinedValue {
  fileprivate func jsonValue(isArray: Bool) -> JSONText? {
    let value: JSONText? =
      switch self {
      case .string(let text): text.base.map { .string($0) }
      case .integer(let number): .integer(number)
      case .number(let number): .number(number)
      case .boolean(let value): .boolean(value)
      case .enumerationCase(let name): .string(name.value)
      }
    return isArray ? value.map { .array([$0]) } : value
  }
}

// MARK: - Types

extension DefinedEnumeration {
  fileprivate var jsonValue: JSONText {
    // Without indexes, the first case is unknown with 0, or another with 1.
    let first = cases.first?.name.value == "unknown" ? 0 : 1
    let isNumbered = zip(cases, first...).allSatisfy { $0.rawValue == $1 }
    return .members([
      "name": .string(name.value),
      "className": className.flatMap { $0.value == name.value ? nil : .string($0.value) },
      "displayName": displayName?.jsonValue,
      "cases": .array(cases.map { $0.jsonValue(hasRawValue: !isNumbered) }),
    ])
  }
}

extension DefinedEnumeration.Case {
  fileprivate func jsonValue(hasRawValue: Bool) -> JSONText {
    guard hasRawValue || displayName != nil || !synonyms.isEmpty else { return .string(name.value) }
    return .members([
      "name": .string(name.value),
      "displayName": displayName?.jsonValue,
      "rawValue": hasRawValue ? .integer(rawValue) : nil,
      "synonyms": .unlessEmpty(synonyms.flatMap(\.phrases)),
    ])
  }
}

extension DefinedType {
  fileprivate var jsonValue: JSONText {
    .members([
      "name": .string(name.value),
      "className": className.flatMap { $0.value == name.value ? nil : .string($0.value) },
      "displayName": displayName?.jsonValue,
      "fields": .array(
        InheritedProperty.all.map {
          .members([
            "name": .string($0.name), "type": .string($0.definitionType),
            "isRequired": $0.isRequired ? .boolean(true) : nil,
          ])
        } + properties.map(\.jsonValue)),
      "textField": "displayString",
    ])
  }
}

extension DefinedField {
  fileprivate var jsonValue: JSONText {
    .members([
      "name": .string(name.value),
      "type": .string(type.swiftName(isArray: isArray)),
      "displayName": displayName?.jsonValue,
    ])
  }
}

extension DefinedValueType {
  /// Returns the name of the type in Swift, by which definitions refer to it.
  package func swiftName(isArray: Bool) -> String {
    let name =
      switch self {
      case .string: "String"
      case .integer: "Int"
      case .decimal, .timeInterval: "Double"
      case .boolean: "Bool"
      case .url: "URL"
      case .file: "File"
      case .dateComponents: "DateComponents"
      case .dateComponentsRange: "DateComponentsRange"
      case .placemark: "Placemark"
      case .person: "Person"
      case .speakableString: "SpeakableString"
      case .currencyAmount: "CurrencyAmount"
      case .paymentMethod: "PaymentMethod"
      case .temperature: "Quantity<TemperatureUnit>"
      case .distance: "Quantity<LengthUnit>"
      case .mass: "Quantity<MassUnit>"
      case .volume: "Quantity<VolumeUnit>"
      case .speed: "Quantity<SpeedUnit>"
      case .energy: "Quantity<EnergyUnit>"
      case .enumeration(let name, let isSystem): isSystem ? Self.systemName(name.value) : name.value
      case .object(let name?, let isSystem): isSystem ? Self.systemName(name.value) : name.value
      case .object(nil, _): Self.objectWithoutType
      case .system(let name): Self.systemName(name)
      }
    return isArray ? "[\(name)]" : name
  }

  /// Returns the name of one of SiriKit's types, although files omit its prefix.
  private static func systemName(_ name: String) -> String {
    SwiftNames.type(name.hasPrefix("IN") ? name : "IN" + name)
  }
}

// MARK: - Texts

extension DefinedText {
  fileprivate var jsonValue: JSONText? {
    guard let first = versions.first else { return nil }
    guard versions.count == 1 else { return .array(versions.map(\.jsonValue)) }
    let isPlain = first.language == nil && first.cases.isEmpty && first.plurals.isEmpty
    return isPlain ? .string(first.text) : first.jsonValue
  }

  /// The versions as phrases, with only a text and a language.
  fileprivate var phrases: [JSONText] {
    versions.filter(\.cases.isEmpty).map { version in
      guard let language = version.language else { return .string(version.text) }
      return .members(["text": .string(version.text), "language": .string(language)])
    }
  }
}

extension DefinedText.Version {
  fileprivate var jsonValue: JSONText {
    .members([
      "text": .string(text),
      "language": language.map { .string($0) },
      "when": .unlessEmpty(cases.mapValues { .string($0) }),
      "plurals": .unlessEmpty(
        plurals.mapValues { forms in .sorted(forms.mapValues { .string($0) }) }),
    ])
  }
}

extension JSONText? {
  /// Returns a Boolean value unless it is the default.
  fileprivate static func unless(_ value: Bool, _ defaultValue: Bool) -> JSONText? {
    value == defaultValue ? nil : .boolean(value)
  }

  /// Returns an array unless it is empty.
  fileprivate static func unlessEmpty(_ elements: [JSONText]) -> JSONText? {
    elements.isEmpty ? nil : .array(elements)
  }

  /// Returns an object with its members by name, unless it is empty.
  fileprivate static func unlessEmpty(_ members: [String: JSONText]) -> JSONText? {
    members.isEmpty ? nil : .sorted(members)
  }
}

extension JSONText {
  /// Returns an object with its members by name.
  fileprivate static func sorted(_ members: [String: JSONText]) -> JSONText {
    .object(members.sorted { $0.key < $1.key }.map { (key: $0.key, value: $0.value) })
  }
}
