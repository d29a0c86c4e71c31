import IntentKitCore

/// Everybody whom a user of UnicornChat can write to.
struct UnicornAddressBook: Sendable {
  let contacts: [UnicornContact]
  let groups: [String]

  /// The people who are always there.
  static let everybody = [
    UnicornContact(name: "Bill James", unicornName: "Sparkle Sparkly"),
    UnicornContact(name: "Bill Smith", unicornName: "Silver Hoof"),
    UnicornContact(name: "Tom Clark", unicornName: "Celestra"),
    UnicornContact(name: "Juan Chavez", unicornName: "Dandelion Prince"),
    UnicornContact(name: "Anne Johnson", unicornName: "Pinky Nose"),
    UnicornContact(name: "太郎", unicornName: "太郎"),
  ]

  /// The contacts that a person of a request may be.
  func contacts(matching person: Person) -> [UnicornContact] {
    // A person we have offered comes back with our identifier: asking again would never end.
    if let known = contacts.first(where: { $0.identifier == person.customIdentifier }) {
      return [known]
    }
    let exact = contacts.filter { $0.names.contains { $0.isSameName(as: person.displayName) } }
    if !exact.isEmpty { return exact }
    return contacts.filter { $0.names.contains { $0.containsName(person.displayName) } }
  }

  /// The groups that a name of a request may mean.
  func groups(matching name: SpeakableString) -> [SpeakableString] {
    let exact = groups.filter { $0.isSameName(as: name.spokenPhrase) }
    let matches = exact.isEmpty ? groups.filter { $0.containsName(name.spokenPhrase) } : exact
    return matches.map { SpeakableString(spokenPhrase: $0, vocabularyIdentifier: $0) }
  }
}

extension String {
  /// Whether two names are the same, however they are written.
  fileprivate func isSameName(as other: String) -> Bool {
    lowercased() == other.withoutHonorific.lowercased()
  }

  /// Whether this name has another as one of its words.
  fileprivate func containsName(_ other: String) -> Bool {
    let words = lowercased().split(separator: " ")
    let wanted = other.withoutHonorific.lowercased().split(separator: " ")
    return !wanted.isEmpty && wanted.allSatisfy(words.contains)
  }

  /// This name without the courtesy that Japanese speakers put behind it.
  private var withoutHonorific: String {
    for honorific in ["さん", "くん", "ちゃん", "様"] where hasSuffix(honorific) && self != honorific {
      return String(dropLast(honorific.count))
    }
    return self
  }
}
