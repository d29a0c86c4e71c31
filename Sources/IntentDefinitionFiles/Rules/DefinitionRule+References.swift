// Names that refer to other parts of the file.

extension DefinitionRule {
  static let unknownParent = intent("unknown-parent", .error) { intent, _, found in
    let names = Set(intent.parameters.map(\.name.value))
    for parameter in intent.parameters {
      guard let parent = parameter.relationship?.parent, !names.contains(parent.value) else {
        continue
      }
      found.add(
        "The parameter \(parameter.name.value.quoted) depends on \(parent.value.quoted), which "
          + "isn't a parameter of \(intent.name.value.quoted). Choose one of "
          + "\(names.sorted().quotedList).", at: parent.place)
    }
  }

  static let relationshipCycle = intent("relationship-cycle", .error) { intent, _, found in
    let parameters = intent.parametersByName
    var isDone: Set<String> = []
    for parameter in intent.parameters {
      // The parameters from this one upward, until one that has been followed before.
      var path: [String] = []
      var isOnPath: Set<String> = []
      var next: DefinedParameter? = parameter
      while let current = next, isDone.insert(current.name.value).inserted {
        path.append(current.name.value)
        isOnPath.insert(current.name.value)
        guard let parent = current.relationship?.parent else { break }
        if isOnPath.contains(parent.value) {
          let cycle = path.drop { $0 != parent.value } + [parent.value]
          found.add(
            "The parameters \(Array(cycle).quotedList) depend on each other in a circle, so none "
              + "of them is ever shown. Remove one of the conditions.", at: parent.place)
        }
        next = parameters[parent.value]
      }
    }
  }

  static let unfittingCondition = intent("unfitting-condition", .error) { intent, _, found in
    let parameters = intent.parametersByName
    for parameter in intent.parameters {
      guard let relationship = parameter.relationship,
        let parent = parameters[relationship.parent.value]
      else { continue }
      let expected: String
      switch (relationship.condition, parent.type) {
      case (.hasAnyValue, _), (.isCase, .enumeration), (.isBoolean, .boolean): continue
      // An unknown type has been reported already.
      case (_, .system): continue
      case (.isCase, _): expected = "an enumeration"
      case (.isBoolean, _): expected = "a Boolean"
      }
      found.add(
        "The condition of \(parameter.name.value.quoted) is that \(parent.name.value.quoted) has a "
          + "certain value, expected \(expected), but it has another type. Change the condition or "
          + "the type.", at: relationship.place)
    }
  }

  static let unknownCase = intent("unknown-case", .error) { intent, subject, found in
    let parameters = intent.parametersByName
    func check(
      _ name: Located<String>, _ type: DefinedValueType, _ what: String
    ) {
      guard let cases = subject.cases(of: type),
        !cases.contains(name.value)
      else { return }
      found.add(
        "\(what) is \(name.value.quoted), which isn't a case of the enumeration. Choose one of "
          + "\(cases.sorted().quotedList).", at: name.place)
    }
    for parameter in intent.parameters {
      let subject = parameter.name.value.quoted
      if case .enumerationCase(let name)? = parameter.defaultValue {
        check(name, parameter.type, "The default value of \(subject)")
      }
      if let relationship = parameter.relationship, case .isCase(let name) = relationship.condition,
        let parent = parameters[relationship.parent.value]
      {
        check(name, parent.type, "The value in the condition of \(subject)")
      }
    }
  }

  static let unknownParameter = intent("unknown-parameter", .error) { intent, _, found in
    let names = Set(intent.parameters.map(\.name.value))
    let list = intent.parameters.map(\.name.value).quotedList
    let expected = names.isEmpty ? "The intent has no parameters." : "Choose one of \(list)."
    for (noun, name) in [
      ("input parameter", intent.inputParameter), ("key parameter", intent.keyParameter),
    ] {
      guard let name, !names.contains(name.value) else { continue }
      found.add(
        "The \(noun) of \(intent.name.value.quoted), \(name.value.quoted), isn't one of its "
          + "parameters. \(expected)", at: name.place)
    }
    for combination in intent.combinations + intent.shortcutSummaries {
      for name in combination.parameters where !names.contains(name) {
        found.add(
          "A combination of parameters of \(intent.name.value.quoted) contains "
            + "\(name.quoted), which isn't one of its parameters. \(expected)",
          at: combination.place)
      }
    }
  }

  static let unknownOutput = intent("unknown-output", .error) { intent, _, found in
    guard let output = intent.outputProperty,
      !intent.responseProperties.contains(where: { $0.name.value == output.value })
    else { return }
    found.add(
      "The output of \(intent.name.value.quoted) is \(output.value.quoted), which isn't a property "
        + "of its response. Choose one of "
        + "\(intent.responseProperties.map(\.name.value).quotedList), or none.", at: output.place)
  }
}
