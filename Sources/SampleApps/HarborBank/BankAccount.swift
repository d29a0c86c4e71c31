import IntentKitCore

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// An account and its balance.
struct BankAccount: DeclaredRecord {
  var nickname: String
  var number: String
  var type = AccountType.checking
  var currency = BankRules.homeCurrency
  var balance: Decimal
  /// The miles that a card has earned, if any.
  var miles: Decimal?

  /// The names of the type in the languages of the app.
  var typeNames: [String] {
    switch type {
    case .checking: ["checking account", "checking", "current account", "当座預金", "当座"]
    case .saving: ["savings account", "savings", "普通預金", "普通"]
    case .credit: ["credit card", "クレジットカード"]
    default: []
    }
  }

  /// Whether payments by voice may use this account.
  var canPay: Bool { type == .checking || type == .saving }

  /// Returns the transfer that an amount in a request stands for, or nil if it isn't possible.
  func sum(for wanted: PaymentAmount) -> Decimal? {
    let sum: Decimal? =
      switch wanted.amountType {
      case .maximumTransferAmount, .currentBalance: balance - BankRules.transferFee(from: self)
      case .minimumTransferAmount: BankRules.minimumPayment
      default: wanted.amount?.sum(in: currency)
      }
    return sum.flatMap { $0 > 0 ? $0 : nil }
  }

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

  static let recordFields = RecordFields<BankAccount>(
    .required("nickname", \.nickname),
    .required("number", \.number),
    .optional("type", \.type, default: .checking),
    .optional("currency", \.currency, default: BankRules.homeCurrency),
    .required("balance", \.balance),
    .optional("miles", \.miles),
    make: BankAccount.init)
}
