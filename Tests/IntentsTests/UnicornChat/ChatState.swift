import Intents

@testable import SampleApps

/// The state of UnicornChat, with its contacts as SiriKit's classes.
struct ChatState {
  var isSignedIn: Bool
  var isOnline: Bool
  var contacts: [UnicornContact]
  var groupNames: [String]
  var now: Date

  /// Returns the contacts that match a person in a request.
  func people(matching person: INPerson) -> [INPerson] {
    // A person that the app offered before has the app's identifier.
    if let known = contacts.first(where: { $0.identifier == person.customIdentifier }) {
      return [Self.person(known)]
    }
    return contacts.named(person.displayName.withoutHonorific, by: \.names).map(Self.person)
  }

  /// Returns the groups that match a name in a request.
  func groups(matching name: INSpeakableString) -> [INSpeakableString] {
    groupNames.named(name.spokenPhrase.withoutHonorific) { [$0] }.map {
      INSpeakableString(vocabularyIdentifier: $0, spokenPhrase: $0, pronunciationHint: nil)
    }
  }

  private static func person(_ contact: UnicornContact) -> INPerson {
    INPerson(
      personHandle: INPersonHandle(value: contact.unicornName, type: .unknown), nameComponents: nil,
      displayName: contact.name, image: nil, contactIdentifier: nil,
      customIdentifier: contact.identifier)
  }
}
