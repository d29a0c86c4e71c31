import IntentKitCore

/// A payment that the customer sent or requested.
struct BankPayment: ParameterRecord {
  /// The name of the other party.
  var person: String
  var amount: CurrencyAmount
  var fee: CurrencyAmount
  var note: String?
  /// The number of the customer's account.
  var account: String
  var day: BankDay
  /// The status, which is pending while the bank reviews the payment or the other party hasn't paid
  /// yet.
  var status: PaymentStatus
  /// Whether the customer requested the money.
  var isRequest: Bool

  init(
    person: String, amount: CurrencyAmount, fee: CurrencyAmount, note: String?, account: String,
    day: BankDay, status: PaymentStatus, isRequest: Bool
  ) {
    self.person = person
    self.amount = amount
    self.fee = fee
    self.note = note
    self.account = account
    self.day = day
    self.status = status
    self.isRequest = isRequest
  }

  static let recordSchema = RecordSchema(
    name: "BankPayment",
    fields: [
      ParameterSchema("person", String.self, isRequired: true),
      ParameterSchema("amount", CurrencyAmount.self, isRequired: true),
      ParameterSchema("fee", CurrencyAmount.self, isRequired: true),
      ParameterSchema("note", String.self),
      ParameterSchema("account", String.self, isRequired: true),
      ParameterSchema("day", BankDay.self, isRequired: true),
      ParameterSchema("status", PaymentStatus.self, isRequired: true),
      ParameterSchema("isRequest", Bool.self, isRequired: true),
    ])

  init(from fields: inout ParameterReader) throws(ParameterError) {
    person = try fields.required("person")
    amount = try fields.required("amount")
    fee = try fields.required("fee")
    note = try fields.optional("note")
    account = try fields.required("account")
    day = try fields.required("day")
    status = try fields.required("status")
    isRequest = try fields.required("isRequest")
  }

  func write(to fields: inout ParameterWriter) {
    fields.write("person", person)
    fields.write("amount", amount)
    fields.write("fee", fee)
    fields.write("note", note)
    fields.write("account", account)
    fields.write("day", day)
    fields.write("status", status)
    fields.write("isRequest", isRequest)
  }
}
