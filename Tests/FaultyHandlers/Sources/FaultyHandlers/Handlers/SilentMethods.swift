import IntentKitCore

// Methods that aren't called, because their names or types differ from those of the protocol.

extension FaultyHandler {
  static let silentMethods = [
    FaultyHandler(
      MisspellsTheParameter(), asked: .message(to: "Bill"),
      truth: .missing("resolveRecipients(for:)")),
    FaultyHandler(
      ReturnsTheOldResultType(), asked: .message(to: "Bill"),
      truth: .missing("resolveRecipients(for:)")),
    FaultyHandler(
      ConfirmsForAnIntent(), asked: .payment(), truth: .missing("confirm(intent:)")),
    FaultyHandler(
      MixesCompletionsIntoTheAsyncProtocol(), asked: .ride,
      truth: .missing("resolvePickupLocation(for:)", "confirm(intent:)")),
    FaultyHandler(
      UsesTheMethodsOf2016(), asked: .workout,
      truth: .missing("resolveWorkoutName(for:)", "confirm(intent:)")),
    FaultyHandler(
      CompletesWithAnotherLabel(), asked: .tasks("milk"),
      truth: .missing("resolveTaskTitles(for:)")),
    FaultyHandler(
      ConfirmsWithAnotherLabel(), asked: .payment(), truth: .missing("confirm(intent:)")),
  ]
}

/// Misspells the name of the parameter.
struct MisspellsTheParameter: SendMessageIntentHandling {
  func resolveRecipient(
    for intent: SendMessageIntent
  ) async -> [SendMessageRecipientResolutionResult] { .accepting(intent.recipients) }

  func handle(intent: SendMessageIntent) async -> SendMessageIntentResponse {
    SendMessageIntentResponse(code: .success)
  }
}

/// Returns the type of result that the method had in iOS 10.
struct ReturnsTheOldResultType: SendMessageIntentHandling {
  func resolveRecipients(for intent: SendMessageIntent) async -> [PersonResolutionResult] {
    (intent.recipients ?? []).map { .success(with: $0) }
  }

  func handle(intent: SendMessageIntent) async -> SendMessageIntentResponse {
    SendMessageIntentResponse(code: .success)
  }
}

/// Uses the label of the resolve methods.
struct ConfirmsForAnIntent: SendPaymentIntentHandling {
  func confirm(for intent: SendPaymentIntent) async -> SendPaymentIntentResponse {
    SendPaymentIntentResponse(code: .failureInsufficientFunds)
  }

  func handle(intent: SendPaymentIntent) async -> SendPaymentIntentResponse {
    SendPaymentIntentResponse(code: .success)
  }
}

/// Conforms to the asynchronous protocol with methods that call a completion.
struct MixesCompletionsIntoTheAsyncProtocol: RequestRideIntentHandling {
  func resolvePickupLocation(
    for intent: RequestRideIntent,
    with completion: @escaping @Sendable (PlacemarkResolutionResult) -> Void
  ) { completion(.needsValue()) }

  func confirm(
    intent: RequestRideIntent, completion: @escaping @Sendable (RequestRideIntentResponse) -> Void
  ) { completion(RequestRideIntentResponse(code: .failure)) }

  func handle(intent: RequestRideIntent) async -> RequestRideIntentResponse {
    RequestRideIntentResponse(code: .success)
  }
}

/// Uses the names of iOS 10, with the intent in the name of the method.
struct UsesTheMethodsOf2016: StartWorkoutIntentCompletionHandling {
  func resolveWorkoutName(
    forStartWorkout intent: StartWorkoutIntent,
    with completion: @escaping @Sendable (SpeakableStringResolutionResult) -> Void
  ) { completion(.needsValue()) }

  func confirm(
    startWorkout intent: StartWorkoutIntent,
    completion: @escaping @Sendable (StartWorkoutIntentResponse) -> Void
  ) { completion(StartWorkoutIntentResponse(code: .failure)) }

  func handle(
    intent: StartWorkoutIntent,
    completion: @escaping @Sendable (StartWorkoutIntentResponse) -> Void
  ) { completion(StartWorkoutIntentResponse(code: .continueInApp)) }
}

/// Labels the completion of a resolve method like that of handle.
struct CompletesWithAnotherLabel: AddTasksIntentCompletionHandling {
  func resolveTaskTitles(
    for intent: AddTasksIntent,
    completion: @escaping @Sendable ([SpeakableStringResolutionResult]) -> Void
  ) { completion([.needsValue()]) }

  func handle(
    intent: AddTasksIntent, completion: @escaping @Sendable (AddTasksIntentResponse) -> Void
  ) { completion(AddTasksIntentResponse(code: .success)) }
}

/// Labels the completion of confirm like that of a resolve method.
struct ConfirmsWithAnotherLabel: SendPaymentIntentCompletionHandling {
  func confirm(
    intent: SendPaymentIntent,
    with completion: @escaping @Sendable (SendPaymentIntentResponse) -> Void
  ) { completion(SendPaymentIntentResponse(code: .failure)) }

  func handle(
    intent: SendPaymentIntent,
    completion: @escaping @Sendable (SendPaymentIntentResponse) -> Void
  ) { completion(SendPaymentIntentResponse(code: .success)) }
}
