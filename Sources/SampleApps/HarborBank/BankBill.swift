import IntentKitCore

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// A bill that the bank has received for its customer.
struct BankBill: DeclaredRecord {
  var nickname: String
  var organization: String
  var number: String
  var type: BillType
  var amount: Decimal
  var minimum: Decimal
  var lateFee: Decimal = 0
  var due: BankDay
  /// The day of the payment, or nil if the bill is unpaid.
  var paid: BankDay?

  var status: PaymentStatus { paid == nil ? .unpaid : .completed }

  /// Returns the amount due on a given day, including the late fee for an overdue bill.
  func amountDue(on day: BankDay) -> Decimal { due < day ? amount + lateFee : amount }

  /// Returns the payment that an amount in a request stands for, or nil if the bill doesn't accept
  /// it.
  ///
  /// A part of the amount due is possible from the minimum on.
  func sum(for wanted: PaymentAmount, on day: BankDay) -> Decimal? {
    let due = amountDue(on: day)
    let sum: Decimal? =
      switch wanted.amountType {
      case .amountDue, .currentBalance, .statementBalance: due
      case .minimumDue: minimum
      default: wanted.amount?.sum(in: BankRules.homeCurrency)
      }
    return sum.flatMap { $0 >= min(minimum, due) && $0 <= due ? $0 : nil }
  }

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
    let others = Self.japaneseNames[type] ?? []
    return spoken.contains {
      nickname.containsWords(of: $0) || organization.containsWords(of: $0) || others.contains($0)
    }
  }

  /// The Japanese names of the bills of a type.
  private static let japaneseNames: [BillType: [String]] = [
    .electricity: ["電気代", "電気料金"], .phone: ["電話代", "電話料金", "携帯代"], .creditCard: ["カード代"],
    .rent: ["家賃"],
  ]

  static let recordFields = RecordFields<BankBill>(
    .required("nickname", \.nickname),
    .required("organization", \.organization),
    .required("number", \.number),
    .optional("type", \.type, absence: .unknown),
    .required("amount", \.amount),
    .optional("minimum", \.minimum),
    .optional("lateFee", \.lateFee, default: Decimal()),
    .required("due", \.due),
    .optional("paid", \.paid)
  ) {
    BankBill(
      nickname: $0, organization: $1, number: $2, type: $3, amount: $4, minimum: $5 ?? $4,
      lateFee: $6, due: $7, paid: $8)
  }
}
