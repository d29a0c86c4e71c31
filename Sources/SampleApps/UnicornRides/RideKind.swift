import IntentKitCore

/// A kind of ride that users can book.
enum RideKind: String, NamedValue {
  case compact = "Compact"
  case sedan = "Sedan"
  case suv = "SUV"

  /// The kind that the app books if the user doesn't name one.
  static let defaultKind = sedan

  /// Returns the kind with a spoken name, if any.
  ///
  /// A name of the app's vocabulary has the identifier of the kind.
  static func named(_ name: SpeakableString) -> RideKind? {
    if let known = name.vocabularyIdentifier.flatMap({ RideKind(rawValue: $0) }) { return known }
    let phrase = name.spokenPhrase.lowercased()
    return allCases.first {
      ($0.profile.spokenPhrases + $0.profile.japanesePhrases).contains {
        $0.lowercased() == phrase
      }
    }
  }

  /// Returns the smallest kind that seats a party, starting with the default kind.
  static func seating(_ partySize: Int) -> RideKind? {
    [defaultKind, .suv].first { $0.seats(partySize) }
  }

  /// Returns whether the vehicle has room for a party.
  func seats(_ partySize: Int) -> Bool { profile.partySizes.contains(partySize) }

  /// Returns the name of the kind in a language.
  func name(in language: AppLanguage) -> String {
    switch self {
    case .compact: language.text(rawValue, "コンパクト")
    case .sedan: language.text(rawValue, "セダン")
    case .suv: rawValue
    }
  }

  /// Returns the name as the assistant speaks and recognizes it.
  func speakableName(in language: AppLanguage) -> SpeakableString {
    SpeakableString(spokenPhrase: name(in: language), vocabularyIdentifier: rawValue)
  }

  /// The properties of this kind.
  var profile: Profile {
    switch self {
    case .compact:
      Profile(
        spokenPhrases: ["Compact", "small car"], japanesePhrases: ["コンパクト", "小さい車"],
        partySizes: 1...2, timeAway: .minutes(4),
        baseFare: 600, farePerKilometer: 250,
        vehicle: RideVehicle(registrationPlate: "UN 101", manufacturer: "Pegasus", model: "Pony"),
        driver: RideDriver(name: "Birta", phoneNumber: "+354 555 0101", rating: "4.9"))
    case .sedan:
      Profile(
        spokenPhrases: ["Sedan", "car", "taxi"], japanesePhrases: ["セダン", "普通の車"],
        partySizes: 1...4, timeAway: .minutes(6),
        baseFare: 800, farePerKilometer: 300,
        vehicle: RideVehicle(registrationPlate: "UN 202", manufacturer: "Pegasus", model: "Gallop"),
        driver: RideDriver(name: "Einar", phoneNumber: "+354 555 0102", rating: "4.7"))
    case .suv:
      Profile(
        spokenPhrases: ["SUV", "large car", "van"], japanesePhrases: ["大きい車", "ワゴン"],
        partySizes: 1...6, timeAway: .minutes(9),
        baseFare: 1200, farePerKilometer: 450,
        vehicle: RideVehicle(registrationPlate: "UN 303", manufacturer: "Pegasus", model: "Shire"),
        driver: RideDriver(name: "Sól", phoneNumber: "+354 555 0103", rating: "5.0"))
    }
  }

  /// The properties of a kind of ride.
  struct Profile {
    /// The phrases that users say for this kind in English.
    let spokenPhrases: [String]
    /// The phrases that users say for this kind in Japanese.
    let japanesePhrases: [String]
    /// The numbers of passengers that the vehicle seats.
    let partySizes: ClosedRange<Int>
    /// The time until the nearest vehicle reaches the pickup.
    let timeAway: Duration
    /// The base price of a ride, in krónur.
    let baseFare: Int
    /// The price per kilometer, in krónur.
    let farePerKilometer: Int
    let vehicle: RideVehicle
    let driver: RideDriver
  }
}

extension RideDriver {
  fileprivate init(name: String, phoneNumber: String, rating: String) {
    self.init(
      phoneNumber: phoneNumber, nameComponents: PersonName(givenName: name), displayName: name,
      rating: rating, personHandle: PersonHandle(value: phoneNumber, type: .phoneNumber))
  }
}
