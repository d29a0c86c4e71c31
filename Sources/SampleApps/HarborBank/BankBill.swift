import IntentKitCore

/// A bill that the bank has received for its customer.
struct BankBill: ParameterRecord {
  var nickname: String
  var organization: String
  var number: String
  var type: BillType
  var amount: Decimal
  var minimum: Decimal
  var lateFee: Decimal
  var due: BankDay
  /// The day of the payment, or nil if the bill is unpaid.
  var paid: BankDay?

  init(
    nickname: String, organization: String, number: String, type: BillType, amount: Decimal,
    minimum: Decimal, lateFee: Decimal = 0, due: BankDay, paid: BankDay? = nil
  ) {
    self.nickname = nickname
    self.organization = organization
    self.number = number
    self.type = type
    self.amount = amount
    self.minimum = minimum
    self.lateFee = lateFee
    self.due = due
    self.paid = paid
  }

  var status: PaymentStatus { paid == nil ? .unpaid : .completed }

  /// Returns the amount due on a given day, including the late fee for an overdue bill.
  func amountDue(on day: BankDay) -> Decimal { due < day ? amount + lateFee : amount }

  /// The payee as a SiriKit value.
  var payee: BillPayee {
    BillPayee(
      nickname: SpeakableString(spokenPhrase: nickname, vocabularyIdentifier: number),
      number: number, organizationName: SpeakableString(spokenPhrase: organization))
  }

  /// Returns the bill as SiriKit bill details for a given day.
  func details(on day: BankDay) -> BillDetails {
    BillDetails(
      billType: type, paymentStatus: status, billPayee: payee,
      amountDue: CurrencyAmount(amountDue(on: day), BankRules.homeCurrency),
      minimumDue: CurrencyAmount(minimum, BankRules.homeCurrency),
      lateFee: CurrencyAmount(lateFee, BankRules.homeCurrency), dueDate: due.components,
      paymentDate: paid?.components)
  }

  /// Returns whether a payee in a request refers to this bill.
  func isFor(_ wanted: BillPayee) -> Bool {
    if wanted.accountNumber == number { return true }
    let spoken = [wanted.nickname, wanted.organizationName].compactMap(\.?.spokenPhrase)
    return spoken.contains { nickname.isNamed($0) || organization.isNamed($0) }
  }

  static let recordSchema = RecordSchema(
    name: "BankBill",
    fields: [
      ParameterSchema("nickname", String.self, isRequired: true),
      ParameterSchema("organization", String.self, isRequired: true),
      ParameterSchema("number", String.self, isRequired: true),
      ParameterSchema("type", BillType.self),
      ParameterSchema("amount", Decimal.self, isRequired: true),
      ParameterSchema("minimum", Decimal.self),
      ParameterSchema("lateFee", Decimal.self),
      ParameterSchema("due", BankDay.self, isRequired: true),
      ParameterSchema("paid", BankDay.self),
    ])

  init(from fields: inout ParameterReader) throws(ParameterError) {
    nickname = try fields.required("nickname")
    organization = try fields.required("organization")
    number = try fields.required("number")
    type = try fields.value("type", default: .unknown)
    amount = try fields.required("amount")
    minimum = try fields.value("minimum", default: amount)
    lateFee = try fields.value("lateFee", default: 0)
    due = try fields.required("due")
    paid = try fields.optional("paid")
  }

  func write(to fields: inout ParameterWriter) {
    fields.write("nickname", nickname)
    fields.write("organization", organization)
    fields.write("number", number)
    fields.write("type", type, unless: .unknown)
    fields.write("amount", amount)
    fields.write("minimum", minimum)
    fields.write("lateFee", lateFee)
    fields.write("due", due)
    fields.write("paid", paid)
  }
}
