import IntentKitCore

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// The price of a ride, in whole krónur.
struct Fare: Sendable, Hashable {
  static let currencyCode = "ISK"

  let base: Int
  let distance: Int

  /// The maximum distance that is charged, longer than any way on the globe.
  private static let maximumKilometers = 100_000.0

  /// Creates the fare for a distance and a kind of ride.
  init(_ kind: RideKind, kilometers: Double) {
    base = kind.profile.baseFare
    let charged = kilometers.isNaN ? 0 : min(kilometers, Self.maximumKilometers)
    distance = Int((Double(kind.profile.farePerKilometer) * charged).rounded())
  }

  var total: Int { base + distance }

  /// The estimate that the user sees before booking.
  ///
  /// Traffic can add up to a quarter.
  var priceRange: PriceRange {
    PriceRange(
      currencyCode: Self.currencyCode, minimumPrice: Decimal(total),
      maximumPrice: Decimal(total + total / 4))
  }

  /// Returns the parts of the price, with titles in a language.
  func lineItems(in language: AppLanguage) -> [RideFareLineItem] {
    let parts = [
      (language.text("Base fare", "基本料金"), base), (language.text("Distance", "距離料金"), distance),
    ]
    return parts.map { title, price in
      RideFareLineItem(title: title, price: Decimal(price), currencyCode: Self.currencyCode)
    }
  }
}

extension CurrencyAmount {
  /// The largest tip that the service accepts, in krónur.
  ///
  /// A larger one is likely a mistake.
  static let maximumTip = 10_000

  /// Whether the service accepts the amount as a tip.
  var isAcceptedTip: Bool {
    // An amount without a currency is in the currency of the fare.
    guard let amount, currencyCode ?? Fare.currencyCode == Fare.currencyCode else { return false }
    return amount > 0 && amount <= Decimal(Self.maximumTip)
  }

  /// Creates an amount in the app's only currency.
  init(krónur: Int) {
    self.init(amount: Decimal(krónur), currencyCode: Fare.currencyCode)
  }
}
