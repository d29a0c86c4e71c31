import IntentKitCore

extension Ledger {
  /// Returns the accounts that match an account in a request.
  func accounts(matching wanted: PaymentAccount) -> [BankAccount] {
    // An account the app has offered before carries its number. Matching by name again would ask
    // the same question forever.
    if let known = accounts.first(where: { $0.number == wanted.accountNumber }) { return [known] }
    return accounts(named: wanted.nickname)
  }

  /// Returns the accounts that match a nickname.
  func accounts(named name: SpeakableString?) -> [BankAccount] {
    guard let name else { return [] }
    if let known = accounts.first(where: { $0.number == name.vocabularyIdentifier }) {
      return [known]
    }
    return accounts.named(name.spokenPhrase) { [$0.nickname] }
  }

  /// Returns the accounts that match a search.
  func accounts(for search: SearchForAccountsIntent) -> [BankAccount] {
    accounts.filter { account in
      if let name = search.accountNickname {
        guard accounts(named: name).contains(account) else { return false }
      }
      guard search.accountType == .unknown || search.accountType == account.type else {
        return false
      }
      return switch search.requestedBalanceType {
      case .unknown, .money: true
      case .miles: account.miles != nil
      case .points: false
      }
    }
  }

  /// Returns the bills that match a payee and a type.
  func bills(for payee: BillPayee?, type: BillType) -> [BankBill] {
    bills.filter { bill in
      (payee.map(bill.isFor) ?? true) && (type == .unknown || type == bill.type)
    }
  }

  /// Returns the bills that match a search.
  func bills(for search: SearchForBillsIntent) -> [BankBill] {
    bills(for: search.billPayee, type: search.billType).filter { bill in
      guard search.status == .unknown || search.status == bill.status else { return false }
      guard bill.due.isIn(search.dueDateRange) else { return false }
      return search.paymentDateRange == nil
        || bill.paid.map { $0.isIn(search.paymentDateRange) } ?? false
    }
  }
}
