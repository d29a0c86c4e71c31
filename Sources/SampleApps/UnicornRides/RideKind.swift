import IntentKitCore

/// A kind of ride one can book.
enum RideKind: String, NamedValue {
  case compact = "Compact"
  case sedan = "Sedan"
  case suv = "SUV"

  /// What somebody gets who names no kind.
  static let usual = sedan

  /// The kind that somebody means by a word, or nil when it could be any.
  init?(spokenPhrase phrase: String) {
    let phrase = phrase.lowercased()
    guard let kind = Self.allCases.first(where: { $0.spokenPhrases.contains(phrase) }) else {
      return nil
    }
    self = kind
  }

  /// The smallest kind that takes a party, starting at the usual one.
  init?(seating partySize: Int) {
    guard let kind = [Self.usual, .suv].first(where: { $0.partySizes.contains(partySize) }) else {
      return nil
    }
    self = kind
  }

  /// What people call it, in lower case.
  private var spokenPhrases: [String] {
    switch self {
    case .compact: ["compact", "small car"]
    case .sedan: ["sedan", "car", "taxi"]
    case .suv: ["suv", "large car", "van"]
    }
  }

  /// The name as the assistant says it and hears it.
  var speakableName: SpeakableString {
    SpeakableString(spokenPhrase: rawValue, vocabularyIdentifier: rawValue)
  }

  /// How many may ride along.
  var partySizes: ClosedRange<Int> {
    switch self {
    case .compact: 1...2
    case .sedan: 1...4
    case .suv: 1...6
    }
  }

  /// How long the nearest vehicle takes to the pickup.
  var timeAway: Duration {
    switch self {
    case .compact: .minutes(4)
    case .sedan: .minutes(6)
    case .suv: .minutes(9)
    }
  }

  /// What a ride costs before it has moved, in krónur.
  var baseFare: Int {
    switch self {
    case .compact: 600
    case .sedan: 800
    case .suv: 1200
    }
  }

  /// What each kilometre costs, in krónur.
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
