import IntentKitCore

/// Shows one of the user's codes.
struct GetVisualCodeHandler: GetVisualCodeIntentHandling {
  let settings: UnicornCodesSettings

  // MARK: - 1. Resolve

  func resolveVisualCodeType(
    for intent: GetVisualCodeIntent
  ) async -> VisualCodeTypeResolutionResult {
    guard intent.visualCodeType != .unknown else { return .needsValue() }
    guard UnicornCode(intent.visualCodeType) != nil else { return .unsupported() }
    return .success(with: intent.visualCodeType)
  }

  // MARK: - 2. Confirm

  func confirm(intent: GetVisualCodeIntent) async -> GetVisualCodeIntentResponse {
    respond(to: intent) { _ in GetVisualCodeIntentResponse(code: .ready) }
  }

  // MARK: - 3. Handle

  func handle(intent: GetVisualCodeIntent) async -> GetVisualCodeIntentResponse {
    respond(to: intent) { code in
      if code == .sendPayment, settings.asksForAmount {
        // Only the app on the screen can take an amount: the intent has none.
        return GetVisualCodeIntentResponse(code: .continueInApp, userActivity: UnicornCodes.amount)
      }
      if code == .sendPayment, settings.bank == .busy {
        // The app shows the code by itself, once the bank has given one.
        return GetVisualCodeIntentResponse(code: .inProgress)
      }
      return GetVisualCodeIntentResponse(code: .success, visualCodeImage: code.image)
    }
  }

  /// Checks what must hold for every code, and answers with the code that is wanted.
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
    // The other codes are always the same, so the app has them at hand.
    guard code != .sendPayment || settings.bank != .offline else {
      return GetVisualCodeIntentResponse(code: .failure)
    }
    return answer(code)
  }
}
