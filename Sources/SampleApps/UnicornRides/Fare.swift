import IntentKitCore

/// What a ride costs, in whole krónur.
struct Fare: Sendable, Hashable {
  static let currencyCode = "ISK"

  let base: Int
  let distance: Int

  /// The fare of a kind of ride over a distance.
  init(_ kind: RideKind, kilometers: Double) {
    base = kind.baseFare
    distance = Int((Double(kind.farePerKilometer) * kilometers).rounded())
  }

  var total: Int { base + distance }

  /// What the user is told beforehand: the streets may ask for a quarter more.
  var priceRange: PriceRange {
    PriceRange(
      currencyCode: Self.currencyCode, minimumPrice: Decimal(total),
      maximumPrice: Decimal(total + total / 4))
  }

  var lineItems: [RideFareLineItem] {
    [
      RideFareLineItem(
        title: "Base fare", price: Decimal(base), currencyCode: Self.currencyCode),
      RideFareLineItem(
        title: "Distance", price: Decimal(distance), currencyCode: Self.currencyCode),
    ]
  }
}

extension CurrencyAmount {
  /// An amount of the only currency that the app knows.
  init(krónur: Int) {
    self.init(amount: Decimal(krónur), currencyCode: Fare.currencyCode)
  }
}
