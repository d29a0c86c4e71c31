import Foundation
import IntentKitCore
import IntentKitSimulator

extension Date {
  /// The time of answers in tests: 9:30 on Wednesday, March 4, 2026.
  static let readingTime = Date(timeIntervalSince1970: 1_772_616_600)
}

/// Requests that users correct in tests.
extension DialogueContext {
  static let ride = DialogueContext(
    intent: RequestRideIntent(
      pickupLocation: Placemark(name: "Harpa"), dropOffLocation: Placemark(name: "Perlan"),
      partySize: 2,
      scheduledPickupTime: DateComponentsRange(
        start: DateComponents(year: 2026, month: 3, day: 5, hour: 8, minute: 30))),
    app: AppDescription(displayName: "Rides"))

  static let payment = DialogueContext(
    intent: SendPaymentIntent(
      payee: Person(displayName: "Grace"),
      currencyAmount: CurrencyAmount(amount: 25, currencyCode: "EUR")),
    app: AppDescription(displayName: "Bank"))
}
