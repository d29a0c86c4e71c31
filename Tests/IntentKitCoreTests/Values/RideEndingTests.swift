import IntentKitCore
import Testing

@Suite("The ready-made values of SiriKit")
struct RideEndingTests {
  @Test func `a ride ends in the ways that SiriKit knows`() {
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

  @Test func `the system has a way to pay`() {
    #expect(PaymentMethod.applePay().type == .applePay)
  }
}
