import IntentKitCore

/// A payment that the customer sent or requested.
struct BankPayment: DeclaredRecord {
  /// The name of the other party.
  var person: String
  var amount: CurrencyAmount
  var fee: CurrencyAmount
  var note: String?
  /// The number of the customer's account.
  var account: String
  var day: BankDay
  /// The status; pending while the bank reviews the payment or the other party hasn't paid yet.
  var status: PaymentStatus
  /// Whether the customer requested the money.
  var isRequest: Bool

  static let recordFields = RecordFields<BankPayment>(
    .required("person", \.person),
    .required("amount", \.amount),
    .required("fee", \.fee),
    .optional("note", \.note),
    .required("account", \.account),
    .required("day", \.day),
    .required("status", \.status),
    .required("isRequest", \.isRequest),
    make: BankPayment.init)
}
