import IntentKitCore

/// A contact with a unicorn name.
struct UnicornContact: DeclaredRecord {
  var name: String
  var unicornName: String
  /// The name in Japanese.
  var japaneseName: String?

  /// The stable identifier that a resolved person carries.
  var identifier: String { "unicorn:\(name)" }

  /// Every name that the contact goes by.
  var names: [String] { [name, unicornName] + [japaneseName].compactMap(\.self) }

  /// The contact as a SiriKit person.
  var person: Person {
    Person(
      personHandle: PersonHandle(value: unicornName, type: .unknown), displayName: name,
      customIdentifier: identifier)
  }

  static let recordFields = RecordFields<UnicornContact>(
    .required("name", \.name),
    .required("unicornName", \.unicornName),
    .optional("japaneseName", \.japaneseName),
    make: UnicornContact.init)
}
