#if AllDomains || RideBooking
/// Factory methods for the ways in which a ride can end.
extension RideCompletionStatus {
  /// Returns the status of a completed ride.
  public static func completed() -> RideCompletionStatus {
    RideCompletionStatus(isCompleted: true)
  }

  /// Returns the status of a completed ride that has been paid.
  public static func completed(settled paymentAmount: CurrencyAmount) -> RideCompletionStatus {
    RideCompletionStatus(isCompleted: true, paymentAmount: paymentAmount)
  }

  /// Returns the status of a completed ride that hasn't been paid yet.
  public static func completed(outstanding paymentAmount: CurrencyAmount) -> RideCompletionStatus {
    RideCompletionStatus(isCompleted: true, paymentAmount: paymentAmount, isOutstanding: true)
  }

  /// Returns the status of a completed ride for which the service asks for feedback.
  public static func completed(feedbackType: RideFeedbackTypeOptions) -> RideCompletionStatus {
    RideCompletionStatus(isCompleted: true, feedbackType: feedbackType, isOutstanding: true)
  }

  /// Returns the status of a ride that the service canceled.
  public static func canceledByService() -> RideCompletionStatus {
    RideCompletionStatus(isCanceled: true)
  }

  /// Returns the status of a ride that the user canceled.
  public static func canceledByUser() -> RideCompletionStatus {
    RideCompletionStatus(isCanceled: true)
  }

  /// Returns the status of a ride that the user missed.
  public static func canceledMissedPickup() -> RideCompletionStatus {
    RideCompletionStatus(isCanceled: true, isMissedPickup: true)
  }
}
#endif
