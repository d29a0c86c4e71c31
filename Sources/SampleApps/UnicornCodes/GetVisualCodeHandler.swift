import IntentKitCore

/// Shows one of the user's codes.
struct GetVisualCodeHandler {
  let settings: UnicornCodesSettings
}

extension GetVisualCodeHandler: GetVisualCodeIntentHandling {
  // MARK: - 1. Resolve

  func resolveVisualCodeType(
    for intent: GetVisualCodeIntent
  ) async -> VisualCodeTypeResolutionResult {
    guard UnicornCode(intent.visualCodeType) == nil else {
      return .success(with: intent.visualCodeType)
    }
    // Most kinds of codes, such as tickets, are those of other apps.
    return .choice(among: settings.codes.map(\.type), insteadOf: intent.visualCodeType)
  }

  // MARK: - 2. Confirm

  func confirm(intent: GetVisualCodeIntent) async -> GetVisualCodeIntentResponse {
    respond(to: intent) { _ in GetVisualCodeIntentResponse(code: .ready) }
  }

  // MARK: - 3. Handle

  func handle(intent: GetVisualCodeIntent) async -> GetVisualCodeIntentResponse {
    respond(to: intent) { code in
      if code == .sendPayment, settings.asksForAmount {
        // The intent has no amount, so the user enters it in the app.
        return GetVisualCodeIntentResponse(code: .continueInApp, userActivity: UnicornCodes.amount)
      }
      if code == .sendPayment, settings.bank == .busy {
        // The app shows the code itself as soon as the bank has issued one.
        return GetVisualCodeIntentResponse(code: .inProgress)
      }
      return GetVisualCodeIntentResponse(code: .success, visualCodeImage: code.image)
    }
  }

  /// Checks the conditions that apply to every code, then responds with the requested one.
  private func respond(
    to intent: GetVisualCodeIntent, answer: (UnicornCode) -> GetVisualCodeIntentResponse
  ) -> GetVisualCodeIntentResponse {
    guard settings.signedIn else {
      return GetVisualCodeIntentResponse(
        code: .failureRequiringAppLaunch, userActivity: UnicornCodes.signIn)
    }
    guard let code = UnicornCode(intent.visualCodeType), settings.codes.contains(code) else {
      return GetVisualCodeIntentResponse(code: .failureAppConfigurationRequired)
    }
    // The other codes never change, so they're available offline.
    guard code != .sendPayment || settings.bank != .offline else {
      return GetVisualCodeIntentResponse(code: .failure)
    }
    return answer(code)
  }
}
