import IntentKitCore

/// What the handlers of all payment intents share: the customer, the people, and the ledger.
struct BankDesk: Sendable {
  let settings: HarborBankSettings
  let store: LedgerStore
  let contacts: [BankContact]
  let today: BankDay

  /// The ledger as it is, for questions; empty when it cannot be read, which handle will tell.
  var ledger: Ledger { (try? store.ledger()) ?? Ledger(accounts: []) }

  /// Answers confirm: tries the change on a copy of the ledger, which nobody keeps.
  func tryOut<Result, Response: IntentResponse>(
    _ change: (inout Ledger) throws -> Result, answer: (Result) -> Response
  ) -> Response where Response.Code: BankCode {
    respond {
      var ledger = try store.ledger()
      return answer(try change(&ledger))
    }
  }

  /// Answers handle: makes the change.
  func carryOut<Result, Response: IntentResponse>(
    _ change: (inout Ledger) throws -> Result, answer: (Result) -> Response
  ) -> Response where Response.Code: BankCode {
    respond { answer(try store.update(change)) }
  }

  /// Looks something up.
  func lookUp<Response: IntentResponse>(
    _ answer: (Ledger) throws -> Response
  ) -> Response where Response.Code: BankCode {
    respond { try answer(try store.ledger()) }
  }

  private func respond<Response: IntentResponse>(
    _ attempt: () throws -> Response
  ) -> Response where Response.Code: BankCode {
    do {
      try admit()
      return try attempt()
    } catch let refusal as BankRefusal {
      let code = Response.Code(refusal)
      let activity = code == .failureRequiringAppLaunch ? HarborBank.activity(for: refusal) : nil
      return Response(code: code, userActivity: activity)
    } catch {
      // The ledger could not be read or stored.
      return Response(code: .failure, userActivity: nil)
    }
  }

  /// Checks what must hold for every request; the customer's own affairs come before the bank's.
  private func admit() throws(BankRefusal) {
    guard settings.signedIn else { throw .signedOut }
    guard settings.eligible else { throw .notEligible }
    guard settings.termsAccepted else { throw .termsNotAccepted }
    guard settings.verified else { throw .credentialsUnverified }
    guard settings.online else { throw .offline }
  }
}
