// All texts of a file, wherever they are.

extension DefinitionFile {
  /// Updates each text.
  ///
  /// - Parameter update: The update. It gets the text and the intent to which the text belongs, if
  ///   any. A text without versions is removed afterward.
  mutating func updateTexts(_ update: (inout DefinedText, DefinedIntent?) -> Void) {
    for index in enumerations.indices {
      enumerations[index].updateTexts { update(&$0, nil) }
    }
    for index in types.indices {
      types[index].updateTexts { update(&$0, nil) }
    }
    for index in intents.indices {
      let intent = intents[index]
      intents[index].updateTexts { update(&$0, intent) }
    }
  }
}

extension DefinedIntent {
  fileprivate mutating func updateTexts(_ update: (inout DefinedText) -> Void) {
    title.update(update)
    description.update(update)
    for index in parameters.indices { parameters[index].updateTexts(update) }
    for index in combinations.indices { combinations[index].updateTexts(update) }
    for index in shortcutSummaries.indices { shortcutSummaries[index].updateTexts(update) }
    for index in responseCodes.indices {
      responseCodes[index].text.update(update)
      responseCodes[index].printedText.update(update)
    }
    for index in responseProperties.indices {
      responseProperties[index].displayName.update(update)
    }
  }
}

extension DefinedCombination {
  fileprivate mutating func updateTexts(_ update: (inout DefinedText) -> Void) {
    title.update(update)
    subtitle.update(update)
  }
}

extension DefinedParameter {
  fileprivate mutating func updateTexts(_ update: (inout DefinedText) -> Void) {
    displayName.update(update)
    if case .string(let text)? = defaultValue {
      var text: DefinedText? = text
      text.update(update)
      defaultValue = text.map { .string($0) }
    }
    trueName.update(update)
    falseName.update(update)
    for kind in DialogKind.allCases { dialogs[kind].update(update) }
    for index in unsupportedReasons.indices { unsupportedReasons[index].text.update(update) }
  }
}

extension DefinedEnumeration {
  fileprivate mutating func updateTexts(_ update: (inout DefinedText) -> Void) {
    displayName.update(update)
    for index in cases.indices {
      cases[index].displayName.update(update)
      cases[index].synonyms = cases[index].synonyms.compactMap {
        var text: DefinedText? = $0
        text.update(update)
        return text
      }
    }
  }
}

extension DefinedType {
  fileprivate mutating func updateTexts(_ update: (inout DefinedText) -> Void) {
    displayName.update(update)
    for index in properties.indices { properties[index].displayName.update(update) }
  }
}

extension DefinedText? {
  /// Updates the text if there is one, and removes it if it has no versions afterward.
  fileprivate mutating func update(_ update: (inout DefinedText) -> Void) {
    guard var text = self else { return }
    self = nil
    update(&text)
    self = text.versions.isEmpty ? nil : text
  }
}
