import Foundation
import IntentKitCore
import Testing

@testable import SampleApps
import TestSupport

@Suite struct `The ledger of HarborBank` {
  private let today = BankDay(2026, 1, 1)
  private let grace = BankContact(name: "Grace Kim", email: "grace@example.com")
  private let lena = BankContact(
    name: "Lena Vogel", email: "lena@example.com", currency: "EUR", smallestPayment: .cents(10_00))

  /// A payment and the bank's refusal, or nil if it is accepted.
  struct Payment: Sendable {
    var cents: Int
    var currency = "USD"
    var isToLena = false
    var balance = 5000_00
    var sentToday = 0
    var refusal: BankRefusal?
  }

  @Test(arguments: [
    Payment(cents: 100),
    Payment(cents: 99, refusal: .amountBelowMinimum),
    Payment(cents: 0, refusal: .amountBelowMinimum),
    Payment(cents: -500, refusal: .amountBelowMinimum),
    Payment(cents: 30_10, balance: 30_10),
    Payment(cents: 30_11, balance: 30_10, refusal: .insufficientFunds),
    Payment(cents: 1000_00, sentToday: 2000_00),
    Payment(cents: 1000_01, sentToday: 2000_00, refusal: .amountAboveMaximum),
    Payment(cents: 25_00, currency: "EUR", refusal: .currencyUnsupported),
    Payment(cents: 25_00, isToLena: true, refusal: .currencyUnsupported),
    Payment(cents: 9_99, currency: "EUR", isToLena: true, refusal: .amountBelowMinimum),
    // There is no account in euros.
    Payment(cents: 10_00, currency: "EUR", isToLena: true, refusal: .noBankAccount),
  ])
  func `the ledger pays exactly what the rules permit`(_ payment: Payment) throws {
    var ledger = Ledger(accounts: [account(payment.balance)])
    if payment.sentToday > 0 {
      ledger.accounts[0].balance += .cents(payment.sentToday)
      let sent = CurrencyAmount(.cents(payment.sentToday), "USD")
      _ = try ledger.send(sent, to: grace, note: nil, on: today)
    }
    let before = ledger
    let amount = CurrencyAmount(.cents(payment.cents), payment.currency)
    do throws(BankRefusal) {
      let contact = payment.isToLena ? lena : grace
      _ = try ledger.send(amount, to: contact, note: nil, on: today)
      #expect(payment.refusal == nil)
      #expect(ledger.accounts[0].balance == .cents(payment.balance - payment.cents))
      #expect(ledger.payments.count == before.payments.count + 1)
    } catch {
      #expect(error == payment.refusal)
      #expect(ledger == before)
    }
  }

  @Test func `the ledger is exact to the cent after many payments`() throws {
    var ledger = Ledger(accounts: [account(100_00), account(0, number: "2")])
    for _ in 0..<1000 { _ = try ledger.transfer(.cents(10), from: "1", to: "2") }
    #expect(ledger.accounts.map(\.balance) == [0, 100])
  }

  @Test(arguments: [
    (AccountType.checking, 100_00, 0), (.saving, 99_50, 0), (.saving, 50_00, 49_50),
  ])
  func `a withdrawal is charged its fee`(type: AccountType, cents: Int, left: Int) throws {
    var source = account(100_00)
    source.type = type
    var ledger = Ledger(accounts: [source, account(0, number: "2")])
    let after = try ledger.transfer(.cents(cents), from: "1", to: "2")
    #expect(after.source.balance == .cents(left))
    #expect(after.target.balance == .cents(cents))
  }

  @Test func `a rejected transfer changes neither account`() {
    var source = account(100_00)
    source.type = .saving
    var ledger = Ledger(accounts: [source, account(0, number: "2")])
    let before = ledger
    #expect(throws: BankRefusal.insufficientFunds) {
      try ledger.transfer(.cents(100_00), from: "1", to: "2")
    }
    #expect(throws: BankRefusal.accountNotFound) {
      try ledger.transfer(.cents(1_00), from: "1", to: "3")
    }
    #expect(ledger == before)
  }

  /// A payment on a day of January for a bill of 40.00 with a late fee of 5.00, and the remainder.
  @Test(arguments: [
    (10, 40_00, 0), (11, 45_00, 0), (11, 40_00, 5_00), (10, 15_00, 25_00),
  ])
  func `a bill is paid in full or in part`(day: Int, cents: Int, left: Int) throws {
    var ledger = Ledger(accounts: [account(100_00)], bills: [bill])
    let day = BankDay(2026, 1, day)
    let result = try ledger.pay("A-1", .cents(cents), from: "1", on: day)
    #expect(result.source.balance == .cents(100_00 - cents))
    #expect(result.bill.status == (left == 0 ? .completed : .unpaid))
    if left > 0 { #expect(result.bill.amountDue(on: day) == .cents(left)) }
  }

  @Test func `a bill isn't paid twice`() throws {
    var ledger = Ledger(accounts: [account(100_00)], bills: [bill])
    _ = try ledger.pay("A-1", .cents(40_00), from: "1", on: today)
    #expect(throws: BankRefusal.billNotFound) {
      try ledger.pay("A-1", .cents(40_00), from: "1", on: today)
    }
  }

  /// Of two bills, one is paid: it isn't due anymore, and it is found where it is asked for.
  @Test(arguments: [
    (PaymentStatus.unknown, BillType.unknown, ["B-1"]), (.unknown, .phone, ["A-1"]),
    (.completed, .unknown, ["A-1"]), (.unpaid, .unknown, ["B-1"]), (.unpaid, .phone, []),
  ])
  func `a search without a status is for bills to pay`(
    _ status: PaymentStatus, _ type: BillType, _ numbers: [String]
  ) throws {
    var rent = bill
    (rent.number, rent.type) = ("B-1", .rent)
    var ledger = Ledger(accounts: [account(100_00)], bills: [bill, rent])
    _ = try ledger.pay("A-1", .cents(40_00), from: "1", on: today)
    let found = ledger.bills(for: SearchForBillsIntent(billType: type, status: status))
    #expect(found.map(\.number) == numbers)
  }

  @Test(arguments: [
    ("1.5", true), ("0.01", true), ("200", true), ("0.005", false), ("1.999", false),
  ])
  func `an amount below a cent is rejected`(text: String, isWhole: Bool) throws {
    #expect(try #require(Decimal(string: text)).isWholeCents == isWhole)
  }

  @Test func `the ledger persists between requests`() async throws {
    let scratch = try ScratchFolder()
    let app = try HarborBank(environment: AppEnvironment(containerFolder: scratch.path))
    let intent = TransferMoneyIntent(
      from: NamedAccount.everyday, to: NamedAccount.house,
      transactionAmount: PaymentAmount(amount: CurrencyAmount(.cents(100_00), "USD")))
    let transfer = try #require(app.handler(for: intent) as? TransferMoneyHandler)
    #expect(await transfer.handle(intent: intent).code == .success)

    let later = try HarborBank(environment: AppEnvironment(containerFolder: scratch.path))
    let question = SearchForAccountsIntent(
      accountNickname: SpeakableString(spokenPhrase: "Everyday"))
    let search = try #require(later.handler(for: question) as? SearchForAccountsHandler)
    let accounts = await search.handle(intent: question).accounts
    #expect(accounts?.map(\.balance?.amount) == [.cents(2350_80)])
  }

  @Test(arguments: [
    ("Everyday", ["Everyday"]), ("checking", ["Everyday", "Euro"]),
    ("checking account", ["Everyday", "Euro"]),
    ("savings", ["Rainy Day Savings", "House Savings"]),
    ("普通預金", ["Rainy Day Savings", "House Savings"]),
    ("credit card", ["Travel Card"]), ("Everyday Savings", []), ("pension", []),
  ])
  func `an account is found by its name or its type`(
    _ spoken: String, _ nicknames: [String]
  ) throws {
    let settings = try HarborBankSettings(parameterValue: [:])
    let accounts = Ledger(accounts: settings.accounts).accounts(
      matching: PaymentAccount(nickname: SpeakableString(spokenPhrase: spoken)))
    #expect(accounts.map(\.nickname) == nicknames)
  }

  private func account(_ cents: Int, number: String = "1") -> BankAccount {
    BankAccount(
      nickname: "Account \(number)", number: number, type: .checking, currency: "USD",
      balance: .cents(cents))
  }

  private let bill = BankBill(
    nickname: "Phone", organization: "Skyline", number: "A-1", type: .phone, amount: .cents(40_00),
    minimum: .cents(40_00), lateFee: .cents(5_00), due: BankDay(2026, 1, 10))
}

/// Accounts as requests name them.
private enum NamedAccount {
  static let everyday = PaymentAccount(
    nickname: SpeakableString(spokenPhrase: "Everyday"), number: "20041001")
  static let house = PaymentAccount(
    nickname: SpeakableString(spokenPhrase: "House Savings"), number: "20041003")
}
