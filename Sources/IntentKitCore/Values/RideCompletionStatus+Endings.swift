/// The ways in which a ride can end.
extension RideCompletionStatus {
  /// The ride took place.
  public static func completed() -> RideCompletionStatus {
    RideCompletionStatus(isCompleted: true)
  }

  /// The ride took place and is paid.
  public static func completed(settled paymentAmount: CurrencyAmount) -> RideCompletionStatus {
    RideCompletionStatus(isCompleted: true, paymentAmount: paymentAmount)
  }

  /// The ride took place and is still to be paid.
  public static func completed(outstanding paymentAmount: CurrencyAmount) -> RideCompletionStatus {
    RideCompletionStatus(isCompleted: true, paymentAmount: paymentAmount, isOutstanding: true)
  }

  /// The ride took place, and the user is asked to say something about it.
  public static func completed(feedbackType: RideFeedbackTypeOptions) -> RideCompletionStatus {
    RideCompletionStatus(isCompleted: true, feedbackType: feedbackType, isOutstanding: true)
  }

  /// The service gave the ride up.
  public static func canceledByService() -> RideCompletionStatus {
    RideCompletionStatus(isCanceled: true)
  }

  /// The user gave the ride up.
  public static func canceledByUser() -> RideCompletionStatus {
    RideCompletionStatus(isCanceled: true)
  }

  /// The user was not there.
  public static func canceledMissedPickup() -> RideCompletionStatus {
    RideCompletionStatus(isCanceled: true, isMissedPickup: true)
  }
}
