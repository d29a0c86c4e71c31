import IntentKitCore

// Response codes that their phase doesn't allow, that don't exist, or that say nothing.

extension FaultyHandler {
  static let codes = [
    FaultyHandler(
      ConfirmsWithInProgress(), asked: .payment(),
      truth: .fault(
        .codeNotAllowed, in: .confirm, says: "inProgress", "confirm phase", cure: "Answer ready")),
    FaultyHandler(
      HandlesWithReady(), asked: .message(to: "Bill"),
      truth: .fault(
        .codeNotAllowed, in: .handle, says: "ready", "handle phase",
        cure: "Answer success", "inProgress if the work continues")),
    FaultyHandler(
      HandlesTheWorkoutWithReady(), asked: .workout,
      truth: .fault(.codeNotAllowed, in: .handle, says: "ready", cure: "Answer")),
    FaultyHandler(
      AsksForConfirmationInHandle(), asked: .call,
      truth: .fault(
        .codeNotAllowed, in: .handle, says: "userConfirmationRequired",
        cure: "Answer it from confirm", "here, answer continueInApp")),
    FaultyHandler(
      AnswersUnspecified(), asked: .tasks("milk"),
      truth: .fault(
        .unspecifiedCode, in: .handle, says: "doesn't say what happened",
        cure: "specific code", "success")),
    FaultyHandler(
      ConfirmsUnspecifiedByDefault(), asked: .ride,
      truth: .fault(.unspecifiedCode, in: .confirm, cure: "specific code", "ready")),
    FaultyHandler(
      ConfirmsWithSuccess(), asked: .message(to: "Bill"),
      truth: .note(
        .successFromConfirm, in: .confirm, says: "nothing has been done yet",
        cure: "Answer ready")),
    FaultyHandler(
      UsesTheNumberOfAnotherIntent(), asked: .message(to: "Bill"),
      truth: .fault(
        .undeclaredCode, in: .handle, says: "the code 8", cure: "Use one of these codes", "success",
        "differs from intent to intent")),
    FaultyHandler(
      PassesTheStatusOfTheServer(), asked: .ride,
      truth: .fault(
        .undeclaredCode, in: .handle, says: "the code 503", cure: "failure")),
    FaultyHandler(
      ConfirmsWithTheStatusOfTheServer(), asked: .payment(),
      truth: .fault(
        .undeclaredCode, in: .confirm, says: "the code 402", cure: "ready",
        "failureInsufficientFunds")),
    FaultyHandler(
      AnswersEveryErrorWithAppLaunch(), asked: .note,
      truth: .note(
        .unexplainedAppLaunch, in: .handle, says: "without an activity",
        cure: "Answer failure for an error", "give an activity")),
    FaultyHandler(
      app: HandsOverInTheApp(), asked: .workout,
      truth: .fault(
        .codeNotAllowed, in: .handleInApp, says: "handleInApp", "the app already has the request",
        cure: "Answer success", "in the app")),
    FaultyHandler(
      app: ConfirmsAgainInTheApp(), asked: .workout,
      truth: .fault(.codeNotAllowed, in: .handleInApp, says: "ready", cure: "Answer success")),
    FaultyHandler(
      app: HandlesUnspecifiedInTheApp(), asked: .song,
      truth: .fault(.unspecifiedCode, in: .handleInApp, cure: "such as success")),
  ]
}

/// Tells the user early that the payment takes a moment.
struct ConfirmsWithInProgress: SendPaymentIntentHandling {
  func confirm(intent: SendPaymentIntent) async -> SendPaymentIntentResponse {
    SendPaymentIntentResponse(code: .inProgress)
  }

  func handle(intent: SendPaymentIntent) async -> SendPaymentIntentResponse {
    SendPaymentIntentResponse(code: .success)
  }
}

/// Copies the answer of confirm.
struct HandlesWithReady: SendMessageIntentCompletionHandling {
  func handle(
    intent: SendMessageIntent, completion: @escaping @Sendable (SendMessageIntentResponse) -> Void
  ) {
    let activity = UserActivity(activityType: "INSendMessageIntent")
    completion(SendMessageIntentResponse(code: .ready, userActivity: activity))
  }
}

/// Shares one response between confirm and handle.
struct HandlesTheWorkoutWithReady: StartWorkoutIntentHandling {
  private let response = StartWorkoutIntentResponse(code: .ready)

  func confirm(intent: StartWorkoutIntent) async -> StartWorkoutIntentResponse { response }
  func handle(intent: StartWorkoutIntent) async -> StartWorkoutIntentResponse { response }
}

/// Notices too late that the user should be asked.
struct AsksForConfirmationInHandle: StartCallIntentHandling {
  func handle(intent: StartCallIntent) async -> StartCallIntentResponse {
    StartCallIntentResponse(code: .userConfirmationRequired)
  }
}

/// Maps its own errors and falls back to the first code.
struct AnswersUnspecified: AddTasksIntentHandling {
  private enum Result { case added, skipped }

  private func code(for result: Result?) -> AddTasksIntentResponseCode {
    switch result {
    case .added: .success
    case .skipped: .failure
    case nil: .unspecified
    }
  }

  func handle(intent: AddTasksIntent) async -> AddTasksIntentResponse {
    AddTasksIntentResponse(code: code(for: nil))
  }
}

/// Has a default case that says nothing.
struct ConfirmsUnspecifiedByDefault: RequestRideIntentHandling {
  func confirm(intent: RequestRideIntent) async -> RequestRideIntentResponse {
    switch intent.partySize {
    case 1?, 2?, 3?, 4?: RequestRideIntentResponse(code: .ready)
    default: RequestRideIntentResponse(code: .unspecified)
    }
  }

  func handle(intent: RequestRideIntent) async -> RequestRideIntentResponse {
    RequestRideIntentResponse(code: .success)
  }
}

/// Confirms as the samples of 2016 do.
struct ConfirmsWithSuccess: SendMessageIntentCompletionHandling {
  func confirm(
    intent: SendMessageIntent, completion: @escaping @Sendable (SendMessageIntentResponse) -> Void
  ) { completion(SendMessageIntentResponse(code: .success)) }

  func handle(
    intent: SendMessageIntent, completion: @escaping @Sendable (SendMessageIntentResponse) -> Void
  ) { completion(SendMessageIntentResponse(code: .success)) }
}

/// Uses the raw value that means success for another intent.
struct UsesTheNumberOfAnotherIntent: SendMessageIntentHandling {
  func handle(intent: SendMessageIntent) async -> SendMessageIntentResponse {
    let code = StartWorkoutIntentResponseCode.success.rawValue
    return SendMessageIntentResponse(code: SendMessageIntentResponseCode(rawValue: code))
  }
}

/// Uses the status of the HTTP response as the code.
struct PassesTheStatusOfTheServer: RequestRideIntentHandling {
  private func status() async -> Int { 503 }

  func handle(intent: RequestRideIntent) async -> RequestRideIntentResponse {
    RequestRideIntentResponse(code: RequestRideIntentResponseCode(rawValue: await status()))
  }
}

/// Does the same in confirm.
struct ConfirmsWithTheStatusOfTheServer: SendPaymentIntentHandling {
  func confirm(intent: SendPaymentIntent) async -> SendPaymentIntentResponse {
    SendPaymentIntentResponse(code: SendPaymentIntentResponseCode(rawValue: 402))
  }

  func handle(intent: SendPaymentIntent) async -> SendPaymentIntentResponse {
    SendPaymentIntentResponse(code: .success)
  }
}

/// Sends the user to the app for every error, without saying why.
struct AnswersEveryErrorWithAppLaunch: CreateNoteIntentHandling {
  private struct DiskFull: Error {}

  private func store(_ intent: CreateNoteIntent) throws { throw DiskFull() }

  func handle(intent: CreateNoteIntent) async -> CreateNoteIntentResponse {
    do {
      try store(intent)
      return CreateNoteIntentResponse(code: .success)
    } catch {
      return CreateNoteIntentResponse(code: .failureRequiringAppLaunch)
    }
  }
}

/// Uses one handler in the extension and in the app.
struct HandsOverInTheApp: IntentHandlerProvider, IntentAppDelegate, StartWorkoutIntentHandling {
  func handle(intent: StartWorkoutIntent) async -> StartWorkoutIntentResponse {
    StartWorkoutIntentResponse(code: .handleInApp)
  }

  func application(handlerFor intent: any Intent) -> (any IntentHandling)? { self }
}

/// Answers in the app as if the app were asked to confirm.
struct ConfirmsAgainInTheApp: IntentHandlerProvider, IntentAppDelegate {
  private struct Handler: StartWorkoutIntentHandling {
    let code: StartWorkoutIntentResponseCode

    func handle(intent: StartWorkoutIntent) async -> StartWorkoutIntentResponse {
      StartWorkoutIntentResponse(code: code)
    }
  }

  func handler(for intent: any Intent) -> (any IntentHandling)? { Handler(code: .handleInApp) }
  func application(handlerFor intent: any Intent) -> (any IntentHandling)? { Handler(code: .ready) }
}

/// Starts to play in the app, and answers without saying so.
struct HandlesUnspecifiedInTheApp: IntentHandlerProvider, IntentAppDelegate {
  private struct Player: PlayMediaIntentHandling {
    let code: PlayMediaIntentResponseCode

    func handle(intent: PlayMediaIntent) async -> PlayMediaIntentResponse {
      PlayMediaIntentResponse(code: code)
    }
  }

  func handler(for intent: any Intent) -> (any IntentHandling)? { Player(code: .handleInApp) }

  func application(handlerFor intent: any Intent) -> (any IntentHandling)? {
    Player(code: .unspecified)
  }
}
