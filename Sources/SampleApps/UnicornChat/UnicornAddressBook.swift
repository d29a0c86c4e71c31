import IntentKitCore

/// The contacts and groups that a UnicornChat user can write to.
struct UnicornAddressBook: Sendable {
  let contacts: [UnicornContact]
  let groups: [String]

  /// The built-in contacts.
  static let builtInContacts = [
    UnicornContact(name: "Bill James", unicornName: "Sparkle Sparkly"),
    UnicornContact(name: "Bill Smith", unicornName: "Silver Hoof"),
    UnicornContact(name: "Tom Clark", unicornName: "Celestra"),
    UnicornContact(name: "Juan Chavez", unicornName: "Dandelion Prince"),
    UnicornContact(name: "Anne Johnson", unicornName: "Pinky Nose"),
    UnicornContact(name: "太郎", unicornName: "太郎"),
  ]

  /// Returns the contacts that match a person in a request.
  func contacts(matching person: Person) -> [UnicornContact] {
    // A person the app has offered before carries the app's identifier. Matching by name again
    // would ask the same question forever.
    if let known = contacts.first(where: { $0.identifier == person.customIdentifier }) {
      return [known]
    }
    let exact = contacts.filter { $0.names.contains { $0.isSameName(as: person.displayName) } }
    if !exact.isEmpty { return exact }
    return contacts.filter { $0.names.contains { $0.containsName(person.displayName) } }
  }

  /// Returns the groups that match a name in a request.
  func groups(matching name: SpeakableString) -> [SpeakableString] {
    let exact = groups.filter { $0.isSameName(as: name.spokenPhrase) }
    let matches = exact.isEmpty ? groups.filter { $0.containsName(name.spokenPhrase) } : exact
    return matches.map { SpeakableString(spokenPhrase: $0, vocabularyIdentifier: $0) }
  }
}

extension String {
  /// Returns whether two names are equal, ignoring case and honorifics.
  fileprivate func isSameName(as other: String) -> Bool {
    lowercased() == other.withoutHonorific.lowercased()
  }

  /// Returns whether this name contains every word of another name.
  fileprivate func containsName(_ other: String) -> Bool {
    let words = lowercased().split(separator: " ")
    let wanted = other.withoutHonorific.lowercased().split(separator: " ")
    return !wanted.isEmpty && wanted.allSatisfy(words.contains)
  }

  /// This name without its Japanese honorific.
  private var withoutHonorific: String {
    for honorific in ["さん", "くん", "ちゃん", "様"] where hasSuffix(honorific) && self != honorific {
      return String(dropLast(honorific.count))
    }
    return self
  }
}
