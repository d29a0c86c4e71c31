import IntentKitCore

extension PaymentMethod {
  /// The payment methods that the app accepts.
  static let accepted = [
    PaymentMethod(type: .credit, name: "Unicorn Card", identificationHint: "••42"), .applePay(),
  ]

  /// Whether the app accepts this payment method.
  var isAccepted: Bool { Self.accepted.contains { $0.type == type } }
}
