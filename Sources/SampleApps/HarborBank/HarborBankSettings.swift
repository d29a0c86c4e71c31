import IntentKitCore

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// The state of HarborBank when a request arrives.
struct HarborBankSettings: DeclaredRecord {
  var signedIn: Bool
  var termsAccepted: Bool
  var eligible: Bool
  var verified: Bool
  var online: Bool
  var contacts: [BankContact]
  var accounts: [BankAccount]
  var bills: [BankBill]
  var payments: [BankPayment]

  static let recordFields = RecordFields<HarborBankSettings>(
    name: "HarborBank settings",
    .optional("signedIn", \.signedIn, default: true),
    .optional("termsAccepted", \.termsAccepted, default: true),
    .optional("eligible", \.eligible, default: true),
    .optional("verified", \.verified, default: true),
    .optional("online", \.online, default: true),
    .optional("contacts", \.contacts, default: []),
    .optional("accounts", \.accounts, default: Self.defaultAccounts),
    .optional("bills", \.bills, default: Self.defaultBills),
    .optional("payments", \.payments, default: []),
    make: HarborBankSettings.init)

  private static let defaultAccounts = [
    BankAccount(nickname: "Everyday", number: "20041001", balance: .cents(2450_80)),
    BankAccount(
      nickname: "Rainy Day Savings", number: "20041002", type: .saving, balance: .cents(5000_00)),
    BankAccount(
      nickname: "House Savings", number: "20041003", type: .saving, balance: .cents(12_300_25)),
    BankAccount(
      nickname: "Travel Card", number: "20041004", type: .credit, balance: .cents(-212_40),
      miles: 18_250),
    BankAccount(nickname: "Euro", number: "20041005", currency: "EUR", balance: .cents(310_00)),
  ]

  private static let defaultBills = [
    BankBill(
      nickname: "Electricity", organization: "Bay Power", number: "BP-7731", type: .electricity,
      amount: .cents(84_12), minimum: .cents(84_12), lateFee: .cents(5_00),
      due: BankDay(2026, 1, 20)),
    BankBill(
      nickname: "Phone", organization: "Skyline Mobile", number: "SM-1180", type: .phone,
      amount: .cents(39_99), minimum: .cents(39_99), lateFee: .cents(4_50),
      due: BankDay(2025, 12, 28)),
    BankBill(
      nickname: "Blue Card", organization: "Bay Credit", number: "BC-5512", type: .creditCard,
      amount: .cents(640_00), minimum: .cents(35_00), due: BankDay(2026, 1, 15)),
    BankBill(
      nickname: "Rent", organization: "Harbor Homes", number: "HH-0042", type: .rent,
      amount: .cents(1650_00), minimum: .cents(1650_00), due: BankDay(2026, 1, 1),
      paid: BankDay(2025, 12, 30)),
  ]
}
