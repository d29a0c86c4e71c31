// Names become declarations in Swift.

extension DefinitionRule {
  static let invalidName = file("invalid-name", .error) { subject, found in
    for (noun, name) in subject.declaredNames where !name.value.isSwiftIdentifier {
      found.add(
        "The name \(name.value.quoted) of the \(noun) isn't a valid name in Swift. Use letters, "
          + "digits and underscores, and no digit at the beginning.", at: name.place)
    }
  }

  static let duplicateClassName = file("duplicate-class-name", .error) { subject, found in
    var names: Set<String> = []
    let intents = subject.customIntents.map {
      $0.className ?? Located($0.resolvedClassName, at: $0.name.place)
    }
    let enumerations = subject.file.enumerations.map { $0.className ?? $0.name }
    let types = subject.file.types.map { $0.className ?? $0.name }
    for name in intents + enumerations + types where !names.insert(name.value).inserted {
      found.add(
        "Another intent, enumeration or type has the class name \(name.value.quoted), too. Rename "
          + "one of them, or give it a class name of its own.", at: name.place)
    }
  }

  static let duplicateParameter = repairIntent("duplicate-parameter") { intent, _, found in
    for name in intent.parameters.removeRepeated(by: \.name) {
      found.add(
        "The intent \(intent.name.value.quoted) has two parameters named \(name.value.quoted). "
          + onlyFirst + "rename one of them.", at: name.place)
    }
  }

  static let duplicateProperty = repair("duplicate-property") { file, found in
    func check(_ properties: inout [DefinedField], of owner: String) {
      for name in properties.removeRepeated(by: \.name) {
        found.add(
          "The \(owner) has two properties named \(name.value.quoted). " + onlyFirst
            + "rename one of them.", at: name.place)
      }
    }
    for index in file.intents.indices where file.intents[index].origin == .custom {
      check(
        &file.intents[index].responseProperties,
        of: "response of \(file.intents[index].name.value.quoted)")
    }
    for index in file.types.indices {
      let type = file.types[index].name.value.quoted
      check(&file.types[index].properties, of: "type \(type)")
      file.types[index].properties.removeAll { property in
        guard InheritedProperty.names.contains(property.name.value) else { return false }
        found.add(
          "The type \(type) has a property named \(property.name.value.quoted), which each type has "
            + "already. It is ignored; rename it.", at: property.name.place)
        return true
      }
    }
  }

  static let duplicateCase = repair("duplicate-case") { file, found in
    for index in file.enumerations.indices {
      for name in file.enumerations[index].cases.removeRepeated(by: \.name) {
        found.add(
          "The enumeration \(file.enumerations[index].name.value.quoted) has two cases named "
            + "\(name.value.quoted). " + onlyFirst + "rename one of them.", at: name.place)
      }
    }
  }

  static let duplicateRawValue = file("duplicate-raw-value", .error) { subject, found in
    for enumeration in subject.file.enumerations {
      var cases: [Int: String] = [:]
      for value in enumeration.cases {
        if let first = cases[value.rawValue] {
          found.add(
            "The cases \(first.quoted) and \(value.name.value.quoted) of "
              + "\(enumeration.name.value.quoted) have the same index, \(value.rawValue). Give one "
              + "of them another.", at: value.name.place)
        } else {
          cases[value.rawValue] = value.name.value
        }
      }
    }
  }

  static let duplicateResponseCode = repairIntent("duplicate-response-code") { intent, _, found in
    for name in intent.responseCodes.removeRepeated(by: \.name) {
      found.add(
        "The response of \(intent.name.value.quoted) has the code \(name.value.quoted) twice. "
          + onlyFirst + "remove or rename one of them.", at: name.place)
    }
  }

  static let duplicateReason = repairIntent("duplicate-reason") { intent, _, found in
    for index in intent.parameters.indices {
      for name in intent.parameters[index].unsupportedReasons.removeRepeated(by: \.name) {
        found.add(
          "The parameter \(intent.parameters[index].name.value.quoted) has the reason "
            + "\(name.value.quoted) twice. " + onlyFirst + "remove or rename one of them.",
          at: name.place)
      }
    }
  }

  static let reservedResponseCode = repairIntent("reserved-response-code") { intent, _, found in
    let intentName = intent.name.value.quoted
    intent.responseCodes.removeAll { code in
      guard DefinedResponseCode.reserved.contains(code.name.value) else { return false }
      found.add(
        "The code \(code.name.value.quoted) in the response of \(intentName) is one that each "
          + "response has already. It is ignored; give it another name.", at: code.name.place)
      return true
    }
  }

  private static let onlyFirst = "Only the first is used; "

  // MARK: - Names that could confuse

  static let systemName = file("system-name", .warning) { subject, found in
    for intent in subject.customIntents where SystemNames.intents.contains(intent.name.value) {
      found.add(
        "SiriKit also has an intent named \(intent.name.value.quoted). Requests by this name mean "
          + "the one of this file; another name avoids mistakes.", at: intent.name.place)
    }
    let types =
      subject.file.enumerations.map { $0.className ?? $0.name }
      + subject.file.types.map { $0.className ?? $0.name }
    for name in types where SystemNames.types.contains(name.value) {
      found.add(
        "SiriKit also has a type named \(name.value.quoted). The one of this file is used; another "
          + "name avoids mistakes.", at: name.place)
    }
  }

  static let repeatedSuffix = intent("repeated-suffix", .warning) { intent, _, found in
    guard intent.name.value.hasSuffix("Intent"), intent.className == nil else { return }
    found.add(
      "The name \(intent.name.value.quoted) ends with Intent, so the class is called "
        + "\(intent.resolvedClassName). Remove the suffix from the name unless apps use the class.",
      at: intent.name.place)
  }

  static let capitalizedParameter = parameter("capitalized-parameter", .warning) {
    parameter, _, found in
    guard parameter.name.value.first?.isUppercase == true else { return }
    found.add(
      "The name of the parameter \(parameter.name.value.quoted) begins with a capital letter, "
        + "expected a lowercase one, as for properties in Swift.", at: parameter.name.place)
  }
}

extension DefinedResponseCode {
  /// The codes of each response that a file can't define.
  package static let reserved: Set<String> = [
    "unspecified", "ready", "continueInApp", "inProgress", "failureRequiringAppLaunch",
  ]
}

extension DefinitionSubject {
  /// The names that generated code declares, with a noun for each.
  fileprivate var declaredNames: [(noun: String, name: Located<String>)] {
    var names: [(String, Located<String>)] = []
    for intent in customIntents {
      let className = Located(intent.resolvedClassName, at: intent.name.place)
      names.append(
        intent.name.value.isSwiftIdentifier
          ? ("intent's class", intent.className ?? className) : ("intent", intent.name))
      for parameter in intent.parameters {
        names.append(("parameter", parameter.name))
        names += parameter.unsupportedReasons.map { ("reason", $0.name) }
      }
      names += intent.responseCodes.map { ("response code", $0.name) }
      names += intent.responseProperties.map { ("response's property", $0.name) }
    }
    for enumeration in file.enumerations {
      names.append(("enumeration", enumeration.name))
      if let className = enumeration.className { names.append(("enumeration", className)) }
      names += enumeration.cases.map { ("case", $0.name) }
    }
    for type in file.types {
      names.append(("type", type.name))
      if let className = type.className { names.append(("type", className)) }
      names += type.properties.map { ("property", $0.name) }
    }
    return names
  }
}

extension String {
  /// Whether the text can be a name in Swift, at least in backticks.
  package var isSwiftIdentifier: Bool {
    guard let first = unicodeScalars.first else { return false }
    // A single underscore stands for no name.
    guard first == "_" ? utf8.count > 1 : first.properties.isXIDStart else { return false }
    return unicodeScalars.dropFirst().allSatisfy { $0 == "_" || $0.properties.isXIDContinue }
  }
}

extension Array {
  /// Removes the elements whose name equals that of an earlier one.
  ///
  /// - Parameter name: The path to the name.
  /// - Returns: The names of the elements that were removed.
  fileprivate mutating func removeRepeated(
    by name: KeyPath<Element, Located<String>>
  ) -> [Located<String>] {
    var names: Set<String> = []
    var repeated: [Located<String>] = []
    removeAll { element in
      let name = element[keyPath: name]
      guard !names.insert(name.value).inserted else { return false }
      repeated.append(name)
      return true
    }
    return repeated
  }
}
