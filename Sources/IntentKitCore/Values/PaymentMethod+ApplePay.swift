extension PaymentMethod {
  /// Returns the payment method of the system.
  public static func applePay() -> PaymentMethod {
    PaymentMethod(type: .applePay, name: "Apple Pay")
  }
}
