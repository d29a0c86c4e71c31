public import IntentKitCore

/// The places on the user's own contact card that a request can call home and work.
public struct UserPlaces: DeclaredRecord {
  /// The user's home.
  public var home: Placemark?
  /// The place where the user works.
  public var work: Placemark?

  /// Creates places.
  public init(home: Placemark? = nil, work: Placemark? = nil) {
    self.home = home
    self.work = work
  }

  public static let recordFields = RecordFields<UserPlaces>(
    .optional("home", \.home, summary: "The user's home."),
    .optional("work", \.work, summary: "The place where the user works."),
    make: UserPlaces.init)

  /// Returns whether a text is one of the names for home and work.
  static func isName(_ text: String) -> Bool {
    let name = text.folded
    return Language.allCases.map(\.phrasebook.vocabulary).contains {
      $0.home.contains(name) || $0.work.contains(name)
    }
  }

  /// Returns the place that the user calls by a name, or nil if the card has no such place.
  func place(named name: String) -> Placemark? {
    // The vocabulary of all languages is needed only for a card with places.
    guard home != nil || work != nil else { return nil }
    let name = name.folded
    for vocabulary in Language.allCases.map(\.phrasebook.vocabulary) {
      if vocabulary.home.contains(name) { return home }
      if vocabulary.work.contains(name) { return work }
    }
    return nil
  }
}
