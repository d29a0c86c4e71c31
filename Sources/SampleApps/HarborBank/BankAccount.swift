import IntentKitCore

/// An account with its balance.
struct BankAccount: DeclaredRecord {
  var nickname: String
  var number: String
  var type: AccountType
  var currency: String
  var balance: Decimal
  /// The miles that a card has earned.
  var miles: Decimal?

  /// Whether money can be taken out of this account by voice.
  var canPay: Bool { type == .checking || type == .saving }

  /// The account as the assistant shows it.
  var paymentAccount: PaymentAccount {
    PaymentAccount(
      nickname: SpeakableString(spokenPhrase: nickname, vocabularyIdentifier: number),
      number: number, accountType: type,
      organizationName: SpeakableString(spokenPhrase: "HarborBank"),
      balance: BalanceAmount(amount: balance, balanceType: .money, currencyCode: currency),
      secondaryBalance: miles.map { BalanceAmount(amount: $0, balanceType: .miles) })
  }

  /// The account as a way to pay.
  var paymentMethod: PaymentMethod {
    PaymentMethod(
      type: type == .saving ? .savings : .checking, name: nickname,
      identificationHint: "•••• \(number.suffix(4))")
  }

  static let recordFields = RecordFields<BankAccount>(
    .required("nickname", \.nickname),
    .required("number", \.number),
    .optional("type", \.type, default: .checking),
    .optional("currency", \.currency, default: BankRules.homeCurrency),
    .required("balance", \.balance),
    .optional("miles", \.miles),
    make: BankAccount.init)
}
