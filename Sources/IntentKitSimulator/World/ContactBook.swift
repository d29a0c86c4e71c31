public import IntentKitCore

/// The user's contacts, and whether the app may see them.
///
/// SiriKit looks a spoken name up before the app gets it (behaviour reference, section 6): one match is handed over with
/// all that is known, several come along as candidates, and of a name that nobody bears, or that the app may not look
/// up, there is only what was said.
public struct ContactBook: Sendable, Hashable {
  /// Whether an app may see contacts.
  public enum Access: String, Sendable, Hashable, Codable, CaseIterable, NamedValue {
    /// The user allowed it.
    case allowed
    /// The user did not allow it.
    case denied
  }

  /// The contacts.
  public var contacts: [Person]
  /// Whether the app may see them.
  public var access: Access

  /// Makes a book of contacts.
  public init(_ contacts: [Person] = [], access: Access = .allowed) {
    self.contacts = contacts
    self.access = access
  }

  /// The contacts that a spoken name may mean.
  ///
  /// A full name or an address goes before a part of a name: “Bill” is Bill alone when there is a contact of that very
  /// name, else every Bill there is.
  public func matches(for name: String) -> [Person] {
    let names = Self.readings(of: name)
    for isMatch in [Self.isWhole, Self.isPart] {
      for name in names {
        let found = contacts.filter { isMatch(name, $0) }
        if !found.isEmpty { return found }
      }
    }
    return []
  }

  /// The person that SiriKit would hand over for a spoken name.
  public func person(named name: String) -> Person {
    var spoken = Person(displayName: name)
    guard access == .allowed else { return spoken }
    let matches = matches(for: name)
    switch matches.count {
    case 0: break
    case 1:
      spoken = matches[0]
      spoken.siriMatches = matches
    default: spoken.siriMatches = matches
    }
    return spoken
  }

  // MARK: - Intents and answers

  /// Looks up the people in the parameters of an intent that are only names.
  public func filling(
    _ parameters: [String: ParameterValue], of schema: IntentSchema
  ) -> [String: ParameterValue] {
    var filled = parameters
    for (name, value) in parameters {
      if let type = schema.parameter(named: name)?.type { filled[name] = filling(value, as: type) }
    }
    return filled
  }

  /// Looks up the people in an answer that are only names.
  public func filling(_ answer: Answer, to prompt: Prompt, context: DialogueContext) -> Answer {
    guard case .value(let value) = answer, let parameter = prompt.parameter,
      let type = context.schema.parameter(named: parameter)?.type
    else { return answer }
    return .value(filling(value, as: type))
  }

  private func filling(_ value: ParameterValue, as type: ParameterType) -> ParameterValue {
    guard type.isPerson else { return value }
    switch value {
    case .string(let name): return person(named: name).parameterValue
    case .array(let values): return .array(values.map { filling($0, as: type) })
    default: return value
    }
  }

  // MARK: - Names

  /// A name as it was said, and without the politeness after it.
  private static func readings(of name: String) -> [String] {
    let name = name.folded
    var readings = [name]
    for honorific in honorifics where name.hasSuffix(honorific) && name.count > honorific.count {
      readings.append(String(name.dropLast(honorific.count)).folded)
    }
    return readings
  }

  /// What politeness puts after a name, in any language.
  private static let honorifics = Language.allCases
    .flatMap(\.phrasebook.vocabulary.honorifics.folded)

  private static func isWhole(_ name: String, _ contact: Person) -> Bool {
    contact.displayName.folded == name || contact.addresses.contains { $0.folded == name }
  }

  private static func isPart(_ name: String, _ contact: Person) -> Bool {
    let fullName = contact.displayName.folded
    let words = fullName.split { !$0.isLetter && !$0.isNumber }
    if words.contains(where: { $0 == name }) { return true }
    let parts = contact.nameComponents.map { [$0.givenName, $0.familyName, $0.nickname] } ?? []
    if parts.contains(where: { $0?.folded == name }) { return true }
    // Names in kanji are written without a gap between their parts.
    return name.count > 1 && name.allSatisfy { $0.isIdeograph }
      && (fullName.hasPrefix(name) || fullName.hasSuffix(name))
  }
}

extension Person {
  /// The addresses and numbers of this person.
  fileprivate var addresses: [String] {
    ([personHandle].compactMap(\.self) + (aliases ?? [])).compactMap(\.value)
  }
}

extension Character {
  /// Whether this is a letter that means a word, as in Chinese and Japanese names.
  fileprivate var isIdeograph: Bool {
    unicodeScalars.allSatisfy(\.properties.isIdeographic)
  }
}
