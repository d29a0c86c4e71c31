import IntentKitCore

/// The state of HarborBank when a request arrives.
struct HarborBankSettings: ParameterRecord {
  var signedIn: Bool
  var termsAccepted: Bool
  var eligible: Bool
  var verified: Bool
  var online: Bool
  var contacts: [BankContact]
  var accounts: [BankAccount]
  var bills: [BankBill]
  var payments: [BankPayment]

  static let recordSchema = RecordSchema(
    name: "HarborBank settings",
    fields: [
      ParameterSchema("signedIn", Bool.self),
      ParameterSchema("termsAccepted", Bool.self),
      ParameterSchema("eligible", Bool.self),
      ParameterSchema("verified", Bool.self),
      ParameterSchema("online", Bool.self),
      ParameterSchema("contacts", [BankContact].self),
      ParameterSchema("accounts", [BankAccount].self),
      ParameterSchema("bills", [BankBill].self),
      ParameterSchema("payments", [BankPayment].self),
    ])

  init(from fields: inout ParameterReader) throws(ParameterError) {
    signedIn = try fields.value("signedIn", default: true)
    termsAccepted = try fields.value("termsAccepted", default: true)
    eligible = try fields.value("eligible", default: true)
    verified = try fields.value("verified", default: true)
    online = try fields.value("online", default: true)
    contacts = try fields.value("contacts", default: [])
    accounts = try fields.value("accounts", default: Self.usualAccounts)
    bills = try fields.value("bills", default: Self.usualBills)
    payments = try fields.value("payments", default: [])
  }

  func write(to fields: inout ParameterWriter) {
    fields.write("signedIn", signedIn)
    fields.write("termsAccepted", termsAccepted)
    fields.write("eligible", eligible)
    fields.write("verified", verified)
    fields.write("online", online)
    fields.write("contacts", contacts)
    fields.write("accounts", accounts)
    fields.write("bills", bills)
    fields.write("payments", payments)
  }

  private static let usualAccounts = [
    BankAccount(
      nickname: "Everyday", number: "20041001", type: .checking, currency: "USD",
      balance: .cents(2450_80)),
    BankAccount(
      nickname: "Rainy Day Savings", number: "20041002", type: .saving, currency: "USD",
      balance: .cents(5000_00)),
    BankAccount(
      nickname: "House Savings", number: "20041003", type: .saving, currency: "USD",
      balance: .cents(12_300_25)),
    BankAccount(
      nickname: "Travel Card", number: "20041004", type: .credit, currency: "USD",
      balance: .cents(-212_40), miles: 18_250),
    BankAccount(
      nickname: "Euro", number: "20041005", type: .checking, currency: "EUR",
      balance: .cents(310_00)),
  ]

  private static let usualBills = [
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
