import IntentKitCore

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A passenger's feedback about a ride.
struct RideFeedback: Sendable, Hashable {
  static let ratings = 1.0...5.0

  var rideIdentifier: String
  var rating: Double?
  var tip: CurrencyAmount?

  init(_ intent: SendRideFeedbackIntent) {
    rideIdentifier = intent.rideIdentifier
    rating = intent.rating
    tip = intent.tip
  }

  /// Whether the feedback contains a rating or a tip, and the service accepts both.
  var isSuitable: Bool {
    guard rating != nil || tip != nil else { return false }
    return (rating.map(Self.ratings.contains) ?? true) && (tip.map(Self.isSuitable) ?? true)
  }

  private static func isSuitable(_ tip: CurrencyAmount) -> Bool {
    // An amount without a currency is in the currency of the fare.
    guard let amount = tip.amount, tip.currencyCode ?? Fare.currencyCode == Fare.currencyCode else {
      return false
    }
    return amount > 0 && amount <= Decimal(RideService.maximumTip)
  }
}
