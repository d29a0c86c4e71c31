import IntentKitCore

/// The operations that all payment handlers share: checking access, and querying and changing the
/// ledger.
struct BankService: Sendable {
  let settings: HarborBankSettings
  let document: StoredDocument<Ledger>
  let contacts: [BankContact]
  let today: BankDay

  /// The current ledger, for use in the resolve phase.
  ///
  /// It's empty if the ledger can't be read. The later phases report that failure.
  var ledger: Ledger { (try? document.read()) ?? Ledger(accounts: []) }

  /// Responds to the confirm phase, or to a query, from a copy of the ledger.
  func validate<Response: IntentResponse>(
    _ answer: (inout Ledger) throws -> Response
  ) -> Response where Response.Code: CommonCode {
    respond {
      var ledger = try document.read()
      return try answer(&ledger)
    }
  }

  /// Responds to the handle phase by changing the ledger.
  func perform<Response: IntentResponse>(
    _ answer: (inout Ledger) throws -> Response
  ) -> Response where Response.Code: CommonCode {
    respond { try document.update(answer) }
  }

  private func respond<Response: IntentResponse>(
    _ attempt: () throws -> Response
  ) -> Response where Response.Code: CommonCode {
    do {
      try checkAccess()
      return try attempt()
    } catch let refusal as BankRefusal {
      let code = Response.Code(
        reporting: refusal,
        orElse: refusal.isResolvedInApp ? .failureRequiringAppLaunch : .failure)
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
