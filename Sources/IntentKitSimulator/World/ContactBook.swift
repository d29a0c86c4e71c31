public import IntentKitCore

/// The user's contacts, and the app's access to them.
///
/// SiriKit looks up a spoken name before it passes the name to the app (What Siri does, 6). A
/// single match is passed with all its details, and several matches are passed as candidates. If no
/// contact matches, or the app doesn't have access, only the name is passed.
public struct ContactBook: Sendable, Hashable {
  /// An app's access to the contacts.
  public enum Access: String, Sendable, Hashable, Codable, CaseIterable, NamedValue {
    /// The user has granted access.
    case allowed
    /// The user has denied access.
    case denied
  }

  /// The contacts.
  public var contacts: [Person] { didSet { index = ContactIndex() } }
  /// The app's access to the contacts.
  public var access: Access
  /// The places on the user's own contact card.
  public var places: UserPlaces
  /// The names that the app has told the assistant, besides the contacts.
  private(set) var names = KnownNames()
  /// The contacts by their names.
  private var index = ContactIndex()

  /// Creates a contact book.
  public init(
    _ contacts: [Person] = [], access: Access = .allowed, places: UserPlaces = UserPlaces()
  ) {
    self.contacts = contacts
    self.access = access
    self.places = places
  }

  /// Returns the contacts that match a spoken name.
  ///
  /// A full name or an address takes precedence over a part of a name: “Bill” matches only the
  /// contact with exactly this name if there is one, and every Bill otherwise.
  public func matches(for name: String) -> [Person] {
    let names = Self.readings(of: name)
    for find in [index.wholeMatches, index.partMatches] {
      for name in names {
        let found = find(name, contacts)
        if !found.isEmpty { return found.map { contacts[$0] } }
      }
    }
    return []
  }

  /// Returns the person that SiriKit passes to the app for a spoken name.
  public func person(named name: String) -> Person {
    var spoken = Person(displayName: name)
    guard access == .allowed else { return spoken }
    let matches = matches(for: name)
    if matches.count == 1 { spoken = matches[0] }
    if !matches.isEmpty { spoken.siriMatches = matches }
    return spoken
  }

  /// Sets the names that an app has told the assistant, with their identifiers.
  ///
  /// - Parameters:
  ///   - app: The app.
  ///   - vocabulary: The vocabulary that the app has set for its user.
  ///   - language: The language of the user.
  package mutating func learnNames(
    of app: AppDescription, _ vocabulary: UserVocabulary, _ language: Language
  ) {
    learn(KnownNames(app.vocabularies, vocabulary, language))
  }

  /// Sets the names that an app has told the assistant.
  mutating func learn(_ names: KnownNames) { self.names = names }

  // MARK: - Intents and answers

  /// Returns an intent's parameters, with names replaced by people.
  public func filling(
    _ parameters: [String: ParameterValue], of schema: IntentSchema
  ) -> [String: ParameterValue] {
    var filled = parameters
    for (name, value) in parameters {
      guard let type = schema.parameter(named: name)?.type else { continue }
      // Without access, the address of the user's home is unknown, so the place remains absent.
      let isUnknown = access == .denied && type == Placemark.parameterType
      filled[name] = isUnknown && isOwnPlace(value, as: type) ? nil : filling(value, as: type)
    }
    return names.filling(filled, of: schema)
  }

  /// Returns an answer, with names replaced by people.
  public func filling(_ answer: Answer, to prompt: Prompt, context: DialogueContext) -> Answer {
    switch answer {
    case .value(let value):
      guard let type = context.schema.parameter(named: prompt.parameter ?? "")?.type else {
        return answer
      }
      return .value(filling(value, as: type, at: prompt.parameter ?? "", of: context.schema))
    case .change(let parameter?, let value?):
      guard let type = context.schema.parameter(named: parameter)?.type else { return answer }
      return .change(
        parameter: parameter, to: filling(value, as: type, at: parameter, of: context.schema))
    case .changes(let values):
      var filled = values
      for (name, value) in values {
        guard let type = context.schema.parameter(named: name)?.type else { continue }
        filled[name] = filling(value, as: type, at: name, of: context.schema)
      }
      return .changes(filled)
    default: return answer
    }
  }

  private func filling(
    _ value: ParameterValue, as type: ParameterType, at parameter: String, of schema: IntentSchema
  ) -> ParameterValue {
    names.filling(filling(value, as: type), as: type, at: parameter, of: schema)
  }

  private func filling(_ value: ParameterValue, as type: ParameterType) -> ParameterValue {
    guard type.isPerson else { return fillingPlace(value, as: type) }
    switch value {
    case .string(let name): return person(named: name).parameterValue
    case .array(let values): return .array(values.map { filling($0, as: type) })
    default: return value
    }
  }

  /// Returns a value in which the user's places have their location.
  private func fillingPlace(_ value: ParameterValue, as type: ParameterType) -> ParameterValue {
    guard access == .allowed, case .record(let record) = type else { return value }
    switch (record.name, value) {
    case ("Placemark", .string(let name)):
      return places.place(named: name)?.parameterValue ?? value
    case ("SpatialEventTrigger", .object(var fields)):
      guard case .string(let name)? = fields["placemark"],
        let place = places.place(named: name)
      else { return value }
      fields["placemark"] = place.parameterValue
      return .object(fields)
    default: return value
    }
  }

  // MARK: - Names

  /// The names by which the user can call the contacts.
  var spokenNames: Set<String> {
    var names: Set<String> = []
    for contact in contacts {
      let parts = contact.nameComponents.map { [$0.givenName, $0.familyName, $0.nickname] } ?? []
      names.formUnion(parts.compactMap(\.self) + [contact.displayName])
      names.formUnion(contact.displayName.split { !$0.isLetter && !$0.isNumber }.map(String.init))
    }
    return names
  }

  /// Returns a folded name, followed by the name without an honorific.
  private static func readings(of name: String) -> [String] {
    let name = name.folded
    var readings = [name]
    for honorific in honorifics where name.hasSuffix(honorific) && name.count > honorific.count {
      readings.append(String(name.dropLast(honorific.count)).folded)
    }
    return readings
  }

  /// The honorifics that follow a name, in all languages.
  private static let honorifics = Language.allCases
    .flatMap(\.phrasebook.vocabulary.honorifics.folded)
}
