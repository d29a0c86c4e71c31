import IntentKitCore

/// The operations that all payment handlers share: checking access, and querying and changing the
/// ledger.
struct BankService: Sendable {
  let settings: HarborBankSettings
  let store: LedgerStore
  let contacts: [BankContact]
  let today: BankDay

  /// The current ledger, for use in the resolve phase.
  ///
  /// It's empty if the ledger can't be read. The later phases report that failure.
  var ledger: Ledger { (try? store.ledger()) ?? Ledger(accounts: []) }

  /// Responds to the confirm phase by trying the change on a copy of the ledger.
  func validate<Result, Response: IntentResponse>(
    _ change: (inout Ledger) throws -> Result, answer: (Result) -> Response
  ) -> Response where Response.Code: BankCode {
    respond {
      var ledger = try store.ledger()
      return answer(try change(&ledger))
    }
  }

  /// Responds to the handle phase by making the change.
  func perform<Result, Response: IntentResponse>(
    _ change: (inout Ledger) throws -> Result, answer: (Result) -> Response
  ) -> Response where Response.Code: BankCode {
    respond { answer(try store.update(change)) }
  }

  /// Responds to a query.
  func lookUp<Response: IntentResponse>(
    _ answer: (Ledger) throws -> Response
  ) -> Response where Response.Code: BankCode {
    respond { try answer(try store.ledger()) }
  }

  private func respond<Response: IntentResponse>(
    _ attempt: () throws -> Response
  ) -> Response where Response.Code: BankCode {
    do {
      try checkAccess()
      return try attempt()
    } catch let refusal as BankRefusal {
      let code = Response.Code(refusal)
      let activity = code == .failureRequiringAppLaunch ? HarborBank.activity(for: refusal) : nil
      return Response(code: code, userActivity: activity)
    } catch {
      // The ledger couldn't be read or stored.
      return Response(code: .failure, userActivity: nil)
    }
  }

  /// Checks the conditions for every request.
  ///
  /// Conditions that the customer can resolve come before the availability of the bank.
  private func checkAccess() throws(BankRefusal) {
    guard settings.signedIn else { throw .signedOut }
    guard settings.eligible else { throw .notEligible }
    guard settings.termsAccepted else { throw .termsNotAccepted }
    guard settings.verified else { throw .credentialsUnverified }
    guard settings.online else { throw .offline }
  }
}
