// Methods of values that aren't properties.

extension INPaymentMethod {
  /// Returns the payment method of the system.
  public class func applePay() -> Self {
    let method = Self()
    method.set("type", INPaymentMethodType.applePay)
    method.set("name", "Apple Pay")
    return method
  }
}

extension INRideCompletionStatus {
  /// Returns the status of a completed ride.
  public class func completed() -> Self {
    let status = Self()
    status.set("isCompleted", true)
    return status
  }

  /// Returns the status of a completed ride that has been paid.
  public class func completed(settled settledPaymentAmount: INCurrencyAmount) -> Self {
    let status = completed()
    status.set("paymentAmount", settledPaymentAmount)
    return status
  }

  /// Returns the status of a completed ride that hasn't been paid yet.
  public class func completed(outstanding outstandingPaymentAmount: INCurrencyAmount) -> Self {
    let status = completed(settled: outstandingPaymentAmount)
    status.set("isOutstanding", true)
    return status
  }

  /// Returns the status of a completed ride for which the service asks for feedback.
  public class func completed(feedbackType: INRideFeedbackTypeOptions = []) -> Self {
    let status = completed()
    status.set("feedbackType", feedbackType)
    status.set("isOutstanding", true)
    return status
  }

  /// Returns the status of a ride that the service canceled.
  public class func canceledByService() -> Self {
    let status = Self()
    status.set("isCanceled", true)
    return status
  }

  /// Returns the status of a ride that the user canceled.
  public class func canceledByUser() -> Self { canceledByService() }

  /// Returns the status of a ride that the user missed.
  public class func canceledMissedPickup() -> Self {
    let status = canceledByService()
    status.set("isMissedPickup", true)
    return status
  }
}
