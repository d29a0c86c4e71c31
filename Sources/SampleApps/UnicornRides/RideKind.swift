import IntentKitCore

/// A kind of ride that users can book.
enum RideKind: String, NamedValue {
  case compact = "Compact"
  case sedan = "Sedan"
  case suv = "SUV"

  /// The kind that the app books if the user doesn't name one.
  static let defaultKind = sedan

  /// Creates the kind that matches a spoken phrase, or nil if none matches.
  init?(spokenPhrase phrase: String) {
    let phrase = phrase.lowercased()
    guard let kind = Self.allCases.first(where: { $0.spokenPhrases.contains(phrase) }) else {
      return nil
    }
    self = kind
  }

  /// Creates the smallest kind that seats a party, starting with the default kind.
  init?(seating partySize: Int) {
    guard let kind = [Self.defaultKind, .suv].first(where: { $0.partySizes.contains(partySize) })
    else {
      return nil
    }
    self = kind
  }

  /// The lowercase phrases that users say for this kind.
  private var spokenPhrases: [String] {
    switch self {
    case .compact: ["compact", "small car"]
    case .sedan: ["sedan", "car", "taxi"]
    case .suv: ["suv", "large car", "van"]
    }
  }

  /// The name as the assistant speaks and recognizes it.
  var speakableName: SpeakableString {
    SpeakableString(spokenPhrase: rawValue, vocabularyIdentifier: rawValue)
  }

  /// The numbers of passengers that the vehicle seats.
  var partySizes: ClosedRange<Int> {
    switch self {
    case .compact: 1...2
    case .sedan: 1...4
    case .suv: 1...6
    }
  }

  /// The time until the nearest vehicle reaches the pickup.
  var timeAway: Duration {
    switch self {
    case .compact: .minutes(4)
    case .sedan: .minutes(6)
    case .suv: .minutes(9)
    }
  }

  /// The base price of a ride, in krónur.
  var baseFare: Int {
    switch self {
    case .compact: 600
    case .sedan: 800
    case .suv: 1200
    }
  }

  /// The price per kilometer, in krónur.
  var farePerKilometer: Int {
    switch self {
    case .compact: 250
    case .sedan: 300
    case .suv: 450
    }
  }

  var vehicle: RideVehicle {
    switch self {
    case .compact:
      RideVehicle(registrationPlate: "UN 101", manufacturer: "Pegasus", model: "Pony")
    case .sedan:
      RideVehicle(registrationPlate: "UN 202", manufacturer: "Pegasus", model: "Gallop")
    case .suv:
      RideVehicle(registrationPlate: "UN 303", manufacturer: "Pegasus", model: "Shire")
    }
  }

  var driver: RideDriver {
    switch self {
    case .compact: RideDriver(name: "Birta", phoneNumber: "+354 555 0101", rating: "4.9")
    case .sedan: RideDriver(name: "Einar", phoneNumber: "+354 555 0102", rating: "4.7")
    case .suv: RideDriver(name: "Sól", phoneNumber: "+354 555 0103", rating: "5.0")
    }
  }
}

extension RideDriver {
  fileprivate init(name: String, phoneNumber: String, rating: String) {
    self.init(
      phoneNumber: phoneNumber, nameComponents: PersonName(givenName: name), displayName: name,
      rating: rating, personHandle: PersonHandle(value: phoneNumber, type: .phoneNumber))
  }
}
