import IntentKitCore

/// The contacts and groups that a UnicornChat user can write to.
struct UnicornAddressBook: Sendable {
  let contacts: [UnicornContact]
  let groups: [String]

  /// The built-in contacts.
  static let builtInContacts = [
    UnicornContact(name: "Bill James", unicornName: "Sparkle Sparkly", japaneseName: "ビル・ジェームズ"),
    UnicornContact(name: "Bill Smith", unicornName: "Silver Hoof", japaneseName: "ビル・スミス"),
    UnicornContact(name: "Tom Clark", unicornName: "Celestra", japaneseName: "トム・クラーク"),
    UnicornContact(name: "Juan Chavez", unicornName: "Dandelion Prince", japaneseName: "フアン・チャベス"),
    UnicornContact(name: "Anne Johnson", unicornName: "Pinky Nose", japaneseName: "アン・ジョンソン"),
  ]

  /// Returns the contacts that match a person in a request.
  func contacts(matching person: Person) -> [UnicornContact] {
    // A person the app has offered before carries the app's identifier. Matching by name again
    // would ask the same question forever.
    if let known = contacts.first(where: { $0.identifier == person.customIdentifier }) {
      return [known]
    }
    return contacts.named(person.displayName.withoutHonorific, by: \.names)
  }

  /// Returns the groups that match a name in a request.
  func groups(matching name: SpeakableString) -> [SpeakableString] {
    groups.named(name.spokenPhrase.withoutHonorific) { [$0] }
      .map { SpeakableString(spokenPhrase: $0, vocabularyIdentifier: $0) }
  }
}
