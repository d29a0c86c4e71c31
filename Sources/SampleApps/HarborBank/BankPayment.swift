import IntentKitCore

/// Money that went to somebody, or that somebody was asked for.
struct BankPayment: DeclaredRecord {
  /// The other side, by name.
  var person: String
  var amount: CurrencyAmount
  var fee: CurrencyAmount
  var note: String?
  /// The number of the account on our side.
  var account: String
  var day: BankDay
  /// Pending while the bank looks at it, or while the other side has not paid.
  var status: PaymentStatus
  /// Whether we asked for the money.
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
