import IntentKitCore
import Testing

@Suite("The ready-made values of SiriKit")
struct RideEndingTests {
  @Test("A ride ends in the ways that SiriKit knows")
  func rides() {
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

  @Test("The system has a way to pay")
  func applePay() {
    #expect(PaymentMethod.applePay().type == .applePay)
  }
}
