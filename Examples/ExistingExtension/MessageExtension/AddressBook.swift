import Foundation
import Intents

/// The people to whom the user has written before.
struct AddressBook {
  static let shared = AddressBook()

  let people: [INPerson]

  private init() {
    people = ["Bill James", "Bill Smith", "Maria Ruiz"].map { name in
      var components = PersonNameComponents()
      components.givenName = name.components(separatedBy: " ").first
      components.familyName = name.components(separatedBy: " ").last
      return INPerson(
        personHandle: INPersonHandle(
          value: name.lowercased().replacingOccurrences(of: " ", with: "."), type: .unknown),
        nameComponents: components, displayName: name, image: nil, contactIdentifier: nil,
        customIdentifier: name)
    }
  }

  /// Returns the people with a name; only one if the assistant has asked already.
  func people(matching person: INPerson) -> [INPerson] {
    if let known = people.first(where: { $0.customIdentifier == person.customIdentifier }) {
      return [known]
    }
    let name = person.displayName.lowercased()
    return people.filter { $0.displayName.lowercased().contains(name) }
  }
}
