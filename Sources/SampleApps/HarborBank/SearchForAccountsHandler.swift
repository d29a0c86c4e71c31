import IntentKitCore

/// Finds accounts and their balances.
struct SearchForAccountsHandler {
  let service: BankService
}

extension SearchForAccountsHandler: SearchForAccountsIntentHandling {
  // MARK: - 1. Resolve

  func resolveAccountNickname(
    for intent: SearchForAccountsIntent
  ) async -> SpeakableStringResolutionResult {
    guard let name = intent.accountNickname else { return .notRequired() }
    return .matches(
      service.ledger.accounts(named: name).compactMap(\.paymentAccount.nickname))
  }

  func resolveOrganizationName(
    for intent: SearchForAccountsIntent
  ) async -> SpeakableStringResolutionResult {
    // Every account is with HarborBank, so the organization name doesn't matter.
    .notRequired()
  }

  // MARK: - 2. Confirm

  func confirm(intent: SearchForAccountsIntent) async -> SearchForAccountsIntentResponse {
    search(intent, .ready)
  }

  // MARK: - 3. Handle

  func handle(intent: SearchForAccountsIntent) async -> SearchForAccountsIntentResponse {
    search(intent, .success)
  }

  private func search(
    _ intent: SearchForAccountsIntent, _ code: SearchForAccountsIntentResponseCode
  ) -> SearchForAccountsIntentResponse {
    service.validate { ledger in
      let accounts = ledger.accounts(for: intent)
      guard !accounts.isEmpty else { throw BankRefusal.accountNotFound }
      return SearchForAccountsIntentResponse(code: code, accounts: accounts.map(\.paymentAccount))
    }
  }
}
