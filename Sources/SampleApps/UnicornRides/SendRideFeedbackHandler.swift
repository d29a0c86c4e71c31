import IntentKitCore

/// Stores a rating and a tip for a completed ride.
struct SendRideFeedbackHandler: SendRideFeedbackIntentHandling {
  let service: RideService

  // MARK: - 2. Confirm

  func confirm(intent: SendRideFeedbackIntent) async -> SendRideFeedbackIntentResponse {
    do throws(RideObstacle) {
      _ = try service.checkFeedback(RideFeedback(intent))
      return SendRideFeedbackIntentResponse(code: .ready)
    } catch {
      return SendRideFeedbackIntentResponse(code: .failure)
    }
  }

  // MARK: - 3. Handle

  func handle(intent: SendRideFeedbackIntent) async -> SendRideFeedbackIntentResponse {
    do throws(RideObstacle) {
      _ = try service.send(RideFeedback(intent))
      return SendRideFeedbackIntentResponse(code: .success)
    } catch {
      return SendRideFeedbackIntentResponse(code: .failure)
    }
  }
}
