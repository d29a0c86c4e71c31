import IntentKitCore

extension Ledger {
  /// The accounts that an account of a request may be.
  func accounts(matching wanted: PaymentAccount) -> [BankAccount] {
    // An account we have offered comes back with its number: asking again would never end.
    if let known = accounts.first(where: { $0.number == wanted.accountNumber }) { return [known] }
    return accounts(named: wanted.nickname)
  }

  /// The accounts that a nickname may mean.
  func accounts(named name: SpeakableString?) -> [BankAccount] {
    guard let name else { return [] }
    if let known = accounts.first(where: { $0.number == name.vocabularyIdentifier }) {
      return [known]
    }
    let spoken = name.spokenPhrase
    let exact = accounts.filter { $0.nickname.lowercased() == spoken.lowercased() }
    return exact.isEmpty ? accounts.filter { $0.nickname.isNamed(spoken) } : exact
  }

  /// The accounts that a search is for.
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

  /// The bills that a payee and a type may mean.
  func bills(for payee: BillPayee?, type: BillType) -> [BankBill] {
    bills.filter { bill in
      (payee.map(bill.isFor) ?? true) && (type == .unknown || type == bill.type)
    }
  }

  /// The bills that a search is for.
  func bills(for search: SearchForBillsIntent) -> [BankBill] {
    bills(for: search.billPayee, type: search.billType).filter { bill in
      guard search.status == .unknown || search.status == bill.status else { return false }
      guard bill.due.isIn(search.dueDateRange) else { return false }
      return search.paymentDateRange == nil
        || bill.paid.map { $0.isIn(search.paymentDateRange) } ?? false
    }
  }
}
