// Methods of values that aren't properties.

extension INCar {
  private static var powerField: String { "maximumPower" }

  private final var powers: PropertyListDictionary? { optional(Self.powerField) }

  /// Sets the power with which the car can be charged through a kind of plug.
  ///
  /// The power stays in this object and its copies, not in archives: the assistant's cars don't have
  /// it.
  public final func setMaximumPower(
    _ power: Measurement<UnitPower>, for chargingConnectorType: INCar.ChargingConnectorType
  ) {
    var powers = powers ?? .absent
    powers.members[chargingConnectorType.rawValue] = power
    set(Self.powerField, powers)
  }

  /// Returns the power with which the car can be charged through a kind of plug, or nil if it isn't
  /// set.
  public final func maximumPower(
    for chargingConnectorType: INCar.ChargingConnectorType
  ) -> Measurement<UnitPower>? {
    powers?.members[chargingConnectorType.rawValue] as? Measurement<UnitPower>
  }
}

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
