import IntentKitCore

/// Stores a rating and a tip for a completed ride.
struct SendRideFeedbackHandler: SendRideFeedbackIntentHandling {
  let service: RideService

  // MARK: - 2. Confirm

  func confirm(intent: SendRideFeedbackIntent) async -> SendRideFeedbackIntentResponse {
    let ride = try? service.checkFeedback(RideFeedback(intent))
    return SendRideFeedbackIntentResponse(code: ride == nil ? .failure : .ready)
  }

  // MARK: - 3. Handle

  func handle(intent: SendRideFeedbackIntent) async -> SendRideFeedbackIntentResponse {
    let ride = try? service.send(RideFeedback(intent))
    return SendRideFeedbackIntentResponse(code: ride == nil ? .failure : .success)
  }
}
