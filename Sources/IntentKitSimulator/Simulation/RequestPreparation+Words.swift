import IntentKitCore

// The user's words that questions repeat (What Siri does, 6).

extension RequestPreparation {
  /// Returns the words that the assistant's questions repeat.
  ///
  /// - Parameters:
  ///   - sentence: The user's sentence, if the scenario has one.
  ///   - phrasebook: The phrasebook of its language.
  ///   - contacts: The user's contacts.
  ///   - schema: The intent's schema.
  /// - Returns: The words.
  func spokenRequest(
    _ sentence: String?, _ phrasebook: Phrasebook, _ contacts: ContactBook, schema: IntentSchema
  ) -> SpokenRequest {
    SpokenRequest(
      phrases: sentence.map { politeNames(in: $0, phrasebook, schema) } ?? [:],
      parametersWithoutContacts: contacts.parametersWithoutAccess(
        scenario.parameters, of: schema),
      askedEachTime: scenario.askedEachTime)
  }

  /// Returns the people's names that are followed by an honorific in a sentence, with it.
  private func politeNames(
    in sentence: String, _ phrasebook: Phrasebook, _ schema: IntentSchema
  ) -> [String: String] {
    var names: [String: String] = [:]
    for (parameter, value) in scenario.parameters
    where schema.parameter(named: parameter)?.type.isPerson == true {
      let people = if case .array(let people) = value { people } else { [value] }
      for case .string(let name) in people {
        let polite = phrasebook.vocabulary.honorifics.written.map { name + $0 }
        names[name] = polite.first(where: sentence.contains)
      }
    }
    return names
  }
}

extension ContactBook {
  /// Returns the parameters whose people and places can't be looked up without access to the
  /// contacts: all people, and the places that the user calls home or work.
  func parametersWithoutAccess(
    _ values: [String: ParameterValue], of schema: IntentSchema
  ) -> Set<String> {
    guard access == .denied else { return [] }
    let names = schema.parameters.filter { parameter in
      parameter.type.isPerson
        || values[parameter.name].map { isOwnPlace($0, as: parameter.type) } ?? false
    }
    return Set(names.map(\.name))
  }

  /// Returns whether a value is a place on the user's own contact card.
  func isOwnPlace(_ value: ParameterValue, as type: ParameterType) -> Bool {
    guard case .record(let record) = type else { return false }
    return switch (record.name, value) {
    case ("Placemark", .string(let name)): UserPlaces.isName(name)
    case ("SpatialEventTrigger", .object(let fields)):
      if case .string(let name)? = fields["placemark"] { UserPlaces.isName(name) } else { false }
    default: false
    }
  }
}
