// Names that refer to other parts of the file. What doesn't fit is left out.

extension DefinitionRule {
  /// The consequence of a condition that can't be used, before the cure.
  static let ignoredCondition = "It is ignored, so the parameter is always shown; "

  static let unknownParent = repairIntent("unknown-parent") { intent, _, found in
    let names = Set(intent.parameters.map(\.name.value))
    intent.removeConditions { parameter, relationship in
      guard !names.contains(relationship.parent.value) else { return false }
      found.add(
        "The condition of the parameter \(parameter.name.value.quoted) depends on "
          + "\(relationship.parent.value.quoted), which isn't a parameter. " + ignoredCondition
          + "remove it, or choose one of \(names.sorted().quotedList).",
        at: relationship.parent.place)
      return true
    }
  }

  static let relationshipCycle = repairIntent("relationship-cycle") { intent, _, found in
    let parameters = intent.parametersByName
    var isDone: Set<String> = []
    var closing: Set<String> = []
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
              + "of them would ever be shown. The condition of \(current.name.value.quoted) is "
              + "ignored; remove one of the conditions.", at: parent.place)
          closing.insert(current.name.value)
        }
        next = parameters[parent.value]
      }
    }
    intent.removeConditions { parameter, _ in closing.contains(parameter.name.value) }
  }

  static let unfittingCondition = repairIntent("unfitting-condition") { intent, _, found in
    let parameters = intent.parametersByName
    intent.removeConditions { parameter, relationship in
      guard let parent = parameters[relationship.parent.value] else { return false }
      let expected: String
      switch (relationship.condition, parent.type) {
      case (.hasAnyValue, _), (.isCase, .enumeration), (.isBoolean, .boolean): return false
      // An unknown type has been reported already.
      case (_, .system): return false
      case (.isCase, _): expected = "an enumeration"
      case (.isBoolean, _): expected = "a Boolean"
      }
      found.add(
        "The condition of \(parameter.name.value.quoted) is that \(parent.name.value.quoted) has a "
          + "certain value, expected \(expected), but it has another type. " + ignoredCondition
          + "change the condition or the type.", at: relationship.place)
      return true
    }
  }

  static let unknownCase = repairIntent("unknown-case") { intent, subject, found in
    /// Returns the cases of an enumeration of the file if a name isn't among them.
    func cases(without name: Located<String>, _ type: DefinedValueType) -> String? {
      guard let cases = subject.cases(of: type), !cases.contains(name.value) else { return nil }
      return "choose one of \(cases.sorted().quotedList)"
    }
    for index in intent.parameters.indices {
      let parameter = intent.parameters[index]
      guard case .enumerationCase(let name)? = parameter.defaultValue,
        let cases = cases(without: name, parameter.type)
      else { continue }
      intent.parameters[index].defaultValue = nil
      found.add(
        "The default value of \(parameter.name.value.quoted) is \(name.value.quoted), which isn't a "
          + "case of the enumeration. It is ignored; \(cases).", at: name.place)
    }
    let parameters = intent.parametersByName
    intent.removeConditions { parameter, relationship in
      guard case .isCase(let name) = relationship.condition,
        let parent = parameters[relationship.parent.value],
        let cases = cases(without: name, parent.type)
      else { return false }
      found.add(
        "The condition of \(parameter.name.value.quoted) requires \(name.value.quoted), which isn't "
          + "a case of the enumeration. " + ignoredCondition + "\(cases).", at: name.place)
      return true
    }
  }

  static let unknownParameter = repairIntent("unknown-parameter") { intent, _, found in
    let owner = intent.name.value.quoted
    let names = Set(intent.parameters.map(\.name.value))
    let list = intent.parameters.map(\.name.value).quotedList
    let expected = names.isEmpty ? "the intent has no parameters." : "choose one of \(list)."
    func check(_ noun: String, _ name: inout Located<String>?) {
      guard let unknown = name, !names.contains(unknown.value) else { return }
      found.add(
        "The \(noun) of \(owner), \(unknown.value.quoted), isn't one of its parameters. It is "
          + "ignored; \(expected)", at: unknown.place)
      name = nil
    }
    func check(_ combinations: inout [DefinedCombination]) {
      combinations.removeAll { combination in
        let unknown = combination.parameters.filter { !names.contains($0) }
        for name in unknown {
          found.add(
            "A combination of parameters of \(owner) contains \(name.quoted), which isn't one of its "
              + "parameters. The combination is ignored; \(expected)", at: combination.place)
        }
        return !unknown.isEmpty
      }
    }
    check("input parameter", &intent.inputParameter)
    check("key parameter", &intent.keyParameter)
    check(&intent.combinations)
    check(&intent.shortcutSummaries)
  }

  static let unknownOutput = repairIntent("unknown-output") { intent, _, found in
    let names = intent.responseProperties.map(\.name.value)
    guard let output = intent.outputProperty, !names.contains(output.value) else { return }
    found.add(
      "The output of \(intent.name.value.quoted) is \(output.value.quoted), which isn't a property "
        + "of its response. It is ignored; "
        + (names.isEmpty
          ? "the response has no properties." : "choose one of \(names.quotedList)."),
      at: output.place)
    intent.outputProperty = nil
  }
}

extension DefinedIntent {
  /// Removes the conditions of parameters that fulfill a predicate.
  fileprivate mutating func removeConditions(
    where isRemoved: (DefinedParameter, DefinedRelationship) -> Bool
  ) {
    for index in parameters.indices {
      guard let relationship = parameters[index].relationship else { continue }
      if isRemoved(parameters[index], relationship) { parameters[index].relationship = nil }
    }
  }
}
