import IntentKitCore

/// Stores a rating and a tip for a completed ride.
struct SendRideFeedbackHandler {
  let service: RideService
}

extension SendRideFeedbackHandler: SendRideFeedbackIntentHandling {
  // MARK: - 2. Confirm

  func confirm(intent: SendRideFeedbackIntent) async -> SendRideFeedbackIntentResponse {
    let ride = try? service.checkFeedback(intent)
    return SendRideFeedbackIntentResponse(code: ride == nil ? .failure : .ready)
  }

  // MARK: - 3. Handle

  func handle(intent: SendRideFeedbackIntent) async -> SendRideFeedbackIntentResponse {
    let ride = try? service.send(intent)
    return SendRideFeedbackIntentResponse(code: ride == nil ? .failure : .success)
  }
}

extension SendRideFeedbackIntent {
  /// Whether the feedback contains a rating or a tip, and the service accepts both.
  var isSuitable: Bool {
    guard rating != nil || tip != nil else { return false }
    return (rating.map((1...5).contains) ?? true) && (tip?.isAcceptedTip ?? true)
  }
}
