// The combinations of parameters with which a request can be donated (What Siri does, 7).

extension IntentSchema {
  /// Returns the combination that a donated request matches.
  ///
  /// A request matches the combination of exactly the parameters that have values, if the
  /// combination has a title.
  ///
  /// - Parameter parameters: The parameters of the request.
  /// - Returns: The combination; nil for one of SiriKit's intents, because their requests always
  ///   match.
  /// - Throws: ``DonationProblem`` if the request can't be suggested. Show it to the author of the
  ///   definition or of the donation.
  public func donatedCombination(
    of parameters: [String: ParameterValue]
  ) throws(DonationProblem) -> IntentDefinition.ParameterCombination? {
    guard let definition else { return nil }
    if definition.isDeprecated { throw .deprecated }
    guard definition.isEligibleForSuggestions else { throw .notEligible }
    return try definition.combination(of: namesOfValues(in: parameters))
  }

  /// Returns the combination of exactly the parameters that have values, or nil.
  ///
  /// - Parameters:
  ///   - parameters: The parameters of a request.
  ///   - asked: The names of further parameters that a shortcut asks for each time.
  /// - Returns: The combination, with or without a title.
  public func combination(
    of parameters: [String: ParameterValue], askedEachTime asked: Set<String> = []
  ) -> IntentDefinition.ParameterCombination? {
    definition?.exactCombination(of: asked.union(namesOfValues(in: parameters)))
  }

  /// Returns the names of the parameters that have values, in the order of the definition.
  ///
  /// The case `unknown` of a custom intent's enumeration represents an absent value.
  func namesOfValues(in values: [String: ParameterValue]) -> [String] {
    parameters.filter { parameter in
      switch (values[parameter.name], parameter.type) {
      case (nil, _), (.null?, _): false
      case (.string("unknown")?, .enumeration): !isCustom
      default: true
      }
    }.map(\.name)
  }
}

extension IntentDefinition {
  /// Returns the combination of exactly the given parameters, or throws if it lacks a title.
  func combination(of names: [String]) throws(DonationProblem) -> ParameterCombination {
    if let exact = exactCombination(of: Set(names)) {
      guard exact.hasTitle else { throw .noTitle(exact) }
      return exact
    }
    guard let mismatch = mismatches(of: names).min(by: { $0.distance < $1.distance }) else {
      throw .noCombinations
    }
    throw .noCombination(mismatch)
  }

  /// Returns the combination of exactly the given parameters, in any order.
  fileprivate func exactCombination(of names: Set<String>) -> ParameterCombination? {
    combinations.first { names.isSuperset(of: $0.parameters) && Set($0.parameters) == names }
  }

  private func mismatches(of names: [String]) -> [DonationProblem.Mismatch] {
    combinations.map { combination in
      DonationProblem.Mismatch(
        parameters: names, nearest: combination,
        missing: combination.parameters.filter { !names.contains($0) },
        extra: names.filter { !combination.parameters.contains($0) })
    }
  }
}

extension IntentDefinition.ParameterCombination {
  /// Whether the combination has a title in any language.
  var hasTitle: Bool { title?.versions.contains { !$0.text.isEmpty } ?? false }
}

extension DonationProblem.Mismatch {
  /// The number of parameters by which the request differs.
  fileprivate var distance: Int { missing.count + extra.count }
}
