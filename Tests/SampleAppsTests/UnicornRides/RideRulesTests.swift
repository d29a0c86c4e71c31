import Foundation
import IntentKitCore
import Testing

@testable import SampleApps

@Suite struct `The rules of UnicornRides` {
  @Test(
    arguments: [
      ("SUV", .suv), ("suv", .suv), ("Compact", .compact), ("Sedan", .sedan), ("taxi", .sedan),
      ("limousine", nil), ("", nil),
    ] as [(String, RideKind?)])
  func `a kind of ride is recognized by its spoken name`(phrase: String, kind: RideKind?) {
    #expect(RideKind.named(SpeakableString(spokenPhrase: phrase)) == kind)
  }

  @Test(
    arguments: [
      (0, nil), (1, .sedan), (4, .sedan), (5, .suv), (6, .suv), (7, nil),
    ] as [(Int, RideKind?)])
  func `a vehicle is chosen for the size of the party`(partySize: Int, kind: RideKind?) {
    #expect(RideKind.seating(partySize) == kind)
  }

  @Test(
    arguments: [
      (.compact, 600, 2500), (.sedan, 800, 3000), (.suv, 1200, 4500),
    ] as [(RideKind, Int, Int)])
  func `the price depends on the distance`(kind: RideKind, base: Int, distance: Int) {
    let fare = Fare(kind, kilometers: 10)
    #expect(fare.base == base)
    #expect(fare.distance == distance)
    #expect(fare.priceRange.minimumPrice == Decimal(base + distance))
    #expect(
      fare.lineItems(in: .english).compactMap(\.price).reduce(0, +) == fare.priceRange.minimumPrice)
  }

  @Test(
    arguments: [
      ("Harpa", ["Harpa"]), ("harpa", ["Harpa"]), ("bus", ["Bus Terminal"]),
      ("airport", ["Reykjavik Airport", "Keflavik Airport"]), ("home", []), ("", []), (" ", []),
    ])
  func `places are found by name`(name: String, found: [String]) {
    #expect(City.places(matching: Placemark(name: name)).map(\.name) == found)
  }

  @Test(arguments: [("Keflavik Airport", true), ("Akureyri", false)])
  func `rides outside the city are rejected`(name: String, isServed: Bool) {
    #expect(City.places(matching: Placemark(name: name)).map(City.serves) == [isServed])
  }

  @Test(
    arguments: [
      (DateComponents(hour: 9, minute: 30), 30 * 60),
      (DateComponents(hour: 8, minute: 30), 86_400 - 30 * 60),
      (DateComponents(year: 2026, month: 1, day: 2, hour: 9, minute: 0), 86_400),
      (DateComponents(year: 2026, month: 1, day: 2), nil),
    ] as [(DateComponents, Int?)])
  func `times are read in the city's time zone`(components: DateComponents, seconds: Int?) {
    let date = City.date(of: components, after: .booking)
    #expect(date == seconds.map { .booking + .seconds($0) })
  }

  @Test(arguments: [(7 * 86_400, false), (7 * 86_400 + 1, true)])
  func `rides can be booked a week ahead`(seconds: Int, isTooFar: Bool) {
    let ride = Ride.sample(scheduledPickup: .booking + .seconds(seconds))
    #expect(ride.isTooFarAhead == isTooFar)
  }

  @Test(
    arguments: [
      (5, nil, nil, true), (1, nil, nil, true), (0.5, nil, nil, false), (5.5, nil, nil, false),
      (nil, 300, "ISK", true), (nil, 300, nil, true), (nil, 300, "EUR", false),
      (nil, 0, "ISK", false), (nil, 10_000, "ISK", true), (nil, 10_001, "ISK", false),
      (nil, nil, nil, false), (4, 300, "ISK", true), (9, 300, "ISK", false),
    ] as [(Double?, Int?, String?, Bool)])
  func `only valid feedback is accepted`(
    rating: Double?, tip: Int?, currency: String?, isSuitable: Bool
  ) {
    let intent = SendRideFeedbackIntent(
      rideIdentifier: "ride-1", rating: rating,
      tip: tip.map { CurrencyAmount(amount: Decimal($0), currencyCode: currency) })
    #expect(intent.isSuitable == isSuitable)
  }
}
