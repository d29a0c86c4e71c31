import Foundation
import IntentKitCore
import Testing

@Suite("Ready-made values of SiriKit")
struct RideEndingTests {
  @Test func `the ready-made completion statuses match SiriKit's`() {
    let fare = CurrencyAmount(amount: 12, currencyCode: "EUR")
    #expect(RideCompletionStatus.completed().isCompleted)
    #expect(!RideCompletionStatus.completed(settled: fare).isOutstanding)
    #expect(RideCompletionStatus.completed(outstanding: fare).isOutstanding)
    #expect(RideCompletionStatus.completed(outstanding: fare).paymentAmount == fare)
    #expect(
      RideCompletionStatus.completed(feedbackType: [.rate, .tip]).feedbackType == [.rate, .tip])
    #expect(RideCompletionStatus.canceledByService().isCanceled)
    #expect(RideCompletionStatus.canceledByUser().isCanceled)
    #expect(RideCompletionStatus.canceledMissedPickup().isMissedPickup)
  }

  @Test func `the ready-made payment method is Apple Pay`() {
    #expect(PaymentMethod.applePay().type == .applePay)
  }
}
