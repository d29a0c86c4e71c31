extension PaymentMethod {
  /// The way to pay that the system itself offers.
  public static func applePay() -> PaymentMethod {
    PaymentMethod(type: .applePay, name: "Apple Pay")
  }
}
