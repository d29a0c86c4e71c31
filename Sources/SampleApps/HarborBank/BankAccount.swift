import IntentKitCore

/// An account and its balance.
struct BankAccount: ParameterRecord {
  var nickname: String
  var number: String
  var type: AccountType
  var currency: String
  var balance: Decimal
  /// The miles that a card has earned, if any.
  var miles: Decimal?

  init(
    nickname: String, number: String, type: AccountType, currency: String, balance: Decimal,
    miles: Decimal? = nil
  ) {
    self.nickname = nickname
    self.number = number
    self.type = type
    self.currency = currency
    self.balance = balance
    self.miles = miles
  }

  /// Whether payments by voice may use this account.
  var canPay: Bool { type == .checking || type == .saving }

  /// The account as a SiriKit payment account.
  var paymentAccount: PaymentAccount {
    PaymentAccount(
      nickname: SpeakableString(spokenPhrase: nickname, vocabularyIdentifier: number),
      number: number, accountType: type,
      organizationName: SpeakableString(spokenPhrase: "HarborBank"),
      balance: BalanceAmount(amount: balance, balanceType: .money, currencyCode: currency),
      secondaryBalance: miles.map { BalanceAmount(amount: $0, balanceType: .miles) })
  }

  /// The account as a SiriKit payment method.
  var paymentMethod: PaymentMethod {
    PaymentMethod(
      type: type == .saving ? .savings : .checking, name: nickname,
      identificationHint: "•••• \(number.suffix(4))")
  }

  static let recordSchema = RecordSchema(
    name: "BankAccount",
    fields: [
      ParameterSchema("nickname", String.self, isRequired: true),
      ParameterSchema("number", String.self, isRequired: true),
      ParameterSchema("type", AccountType.self),
      ParameterSchema("currency", String.self),
      ParameterSchema("balance", Decimal.self, isRequired: true),
      ParameterSchema("miles", Decimal.self),
    ])

  init(from fields: inout ParameterReader) throws(ParameterError) {
    nickname = try fields.required("nickname")
    number = try fields.required("number")
    type = try fields.value("type", default: .checking)
    currency = try fields.value("currency", default: BankRules.homeCurrency)
    balance = try fields.required("balance")
    miles = try fields.optional("miles")
  }

  func write(to fields: inout ParameterWriter) {
    fields.write("nickname", nickname)
    fields.write("number", number)
    fields.write("type", type)
    fields.write("currency", currency)
    fields.write("balance", balance)
    fields.write("miles", miles)
  }
}
