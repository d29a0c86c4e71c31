import IntentKitCore

extension PaymentMethod {
  /// What the app can be paid with.
  static let accepted = [
    PaymentMethod(type: .credit, name: "Unicorn Card", identificationHint: "••42"), .applePay(),
  ]

  /// Whether the app can be paid like this.
  var isAccepted: Bool { Self.accepted.contains { $0.type == type } }
}
