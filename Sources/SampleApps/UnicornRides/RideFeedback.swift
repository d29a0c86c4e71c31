import IntentKitCore

/// What a passenger has to say of a ride.
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

  /// Whether it says something, and nothing that the service cannot take.
  var isSuitable: Bool {
    guard rating != nil || tip != nil else { return false }
    return (rating.map(Self.ratings.contains) ?? true) && (tip.map(Self.isSuitable) ?? true)
  }

  private static func isSuitable(_ tip: CurrencyAmount) -> Bool {
    // Somebody who names no currency means the one they pay in.
    guard let amount = tip.amount, tip.currencyCode ?? Fare.currencyCode == Fare.currencyCode else {
      return false
    }
    return amount > 0 && amount <= Decimal(RideService.largestTip)
  }
}
