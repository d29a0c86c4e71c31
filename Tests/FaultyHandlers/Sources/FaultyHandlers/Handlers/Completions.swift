import Dispatch
import IntentKitCore

// Completions that are called too often, too late or never.

extension FaultyHandler {
  static let completions = [
    FaultyHandler(
      ForgetsTheErrorPath(), asked: .message(to: "Bill"),
      truth: .fault(
        .completionDropped, in: .handle, says: "without calling it",
        cure: "every path", "an error is caught")),
    FaultyHandler(
      GuardsWithoutCompleting(), asked: .message(nil, to: "Bill"),
      truth: .fault(.completionDropped, in: .resolve("content"), cure: "every path", "is nil")),
    FaultyHandler(
      CompletesOncePerRecipient(), asked: .message(to: "Bill", "Tom"),
      truth: .fault(
        .completedTwice, in: .resolve("recipients"), says: "a second time",
        cure: "all 2 elements", "call the completion once")),
    FaultyHandler(
      GuardsWithoutReturn(), asked: .payment(),
      truth: .fault(
        .completedTwice, in: .confirm, cure: "Return after calling the completion")),
    FaultyHandler(
      CompletesAgainInDefer(), asked: .note,
      truth: .fault(.completedTwice, in: .handle, cure: "Return after calling the completion")),
    FaultyHandler(
      CompletesForEachPage(), asked: .search,
      truth: .fault(.completedTwice, in: .handle, cure: "call")),
    FaultyHandler(
      CallsBackOnSuccessAndAlways(), asked: .message(to: "Bill"),
      truth: .fault(.completedTwice, in: .handle, cure: "Return after calling the completion")),
    FaultyHandler(
      LosesItsWeakUploader(), asked: .message(to: "Bill"),
      truth: .fault(.completionDropped, in: .handle, cure: "every path")),
    FaultyHandler(
      WaitsForTheLastTitle(), asked: .tasks(),
      truth: .fault(.completionDropped, in: .resolve("taskTitles"), cure: "every path")),
    FaultyHandler(
      ForgetsTheDefaultCase(), asked: .workout,
      truth: .fault(
        .completionDropped, in: .resolve("workoutLocationType"), cure: "every path")),
    FaultyHandler(
      CatchesWithoutCompleting(), asked: .ride,
      truth: .fault(.completionDropped, in: .handle, cure: "an error is caught")),
    FaultyHandler(
      StoresTheCompletionForADelegate(), asked: .ride.within(.seconds(3)),
      truth: .fault(
        .noAnswer, in: .resolve("pickupLocation"), says: "still waiting for something",
        cure: "every path answers", "a callback fails or never comes")),
    FaultyHandler(
      asked: .payment(),
      truth: .fault(
        .completedTwice, in: .confirm, cure: "Return after calling the completion")
    ) { TimesOutAfterAnswering(clock: $0.clock) },
    FaultyHandler(
      asked: .search,
      truth: .fault(.completedTwice, in: .handle, cure: "Return after calling the completion"),
      except: [.outOfProcess: .cannotRun("the process has ended when the timeout comes")]
    ) { ForgetsToCancelItsTimeout(clock: $0.clock) },
    FaultyHandler(
      app: DropsItsCompletionInTheApp(), asked: .workout,
      truth: .fault(.completionDropped, in: .handleInApp, cure: "every path")),
    FaultyHandler(
      app: CompletesTwiceInTheApp(), asked: .song,
      truth: .fault(
        .completedTwice, in: .handleInApp, cure: "Return after calling the completion")),
  ]
}

/// Prints the error of the service instead of reporting it.
struct ForgetsTheErrorPath: SendMessageIntentCompletionHandling {
  func handle(
    intent: SendMessageIntent, completion: @escaping @Sendable (SendMessageIntentResponse) -> Void
  ) {
    ChatService.shared.sendOffline(intent.content ?? "") { result in
      switch result {
      case .success: completion(SendMessageIntentResponse(code: .success))
      case .failure(let error): Log.shared.error("sending failed: \(error)")
      }
    }
  }
}

/// Leaves by a guard when there is no text.
struct GuardsWithoutCompleting: SendMessageIntentCompletionHandling {
  func resolveContent(
    for intent: SendMessageIntent,
    with completion: @escaping @Sendable (StringResolutionResult) -> Void
  ) {
    guard let text = intent.content, !text.isEmpty else { return }
    completion(.success(with: text))
  }

  func handle(
    intent: SendMessageIntent, completion: @escaping @Sendable (SendMessageIntentResponse) -> Void
  ) { completion(SendMessageIntentResponse(code: .success)) }
}

/// Calls the completion in the loop over the recipients.
struct CompletesOncePerRecipient: SendMessageIntentCompletionHandling {
  func resolveRecipients(
    for intent: SendMessageIntent,
    with completion: @escaping @Sendable ([SendMessageRecipientResolutionResult]) -> Void
  ) {
    guard let recipients = intent.recipients, !recipients.isEmpty else {
      return completion([.needsValue()])
    }
    for recipient in recipients {
      completion([.success(with: recipient)])
    }
  }

  func handle(
    intent: SendMessageIntent, completion: @escaping @Sendable (SendMessageIntentResponse) -> Void
  ) { completion(SendMessageIntentResponse(code: .success)) }
}

/// Reports that the user isn't signed in, and continues.
final class GuardsWithoutReturn: SendPaymentIntentCompletionHandling {
  private let isSignedIn = false

  func confirm(
    intent: SendPaymentIntent, completion: @escaping @Sendable (SendPaymentIntentResponse) -> Void
  ) {
    if !isSignedIn {
      completion(SendPaymentIntentResponse(code: .failureCredentialsUnverified))
    }
    completion(SendPaymentIntentResponse(code: .ready))
  }

  func handle(
    intent: SendPaymentIntent, completion: @escaping @Sendable (SendPaymentIntentResponse) -> Void
  ) { completion(SendPaymentIntentResponse(code: .success)) }
}

/// Answers, and answers again when the scope ends.
struct CompletesAgainInDefer: CreateNoteIntentCompletionHandling {
  func handle(
    intent: CreateNoteIntent, completion: @escaping @Sendable (CreateNoteIntentResponse) -> Void
  ) {
    var response = CreateNoteIntentResponse(code: .failure)
    defer { completion(response) }
    guard let title = intent.title else { return }
    response = CreateNoteIntentResponse(code: .success, createdNote: Note(title: title))
    completion(response)
  }
}

/// Passes each page of results on.
struct CompletesForEachPage: SearchForMessagesIntentCompletionHandling {
  func handle(
    intent: SearchForMessagesIntent,
    completion: @escaping @Sendable (SearchForMessagesIntentResponse) -> Void
  ) {
    ChatService.shared.fetchPages(3) { page in
      completion(SearchForMessagesIntentResponse(code: .success, messages: page))
    }
  }
}

/// Answers in the callback, and again when the group is done.
struct CallsBackOnSuccessAndAlways: SendMessageIntentCompletionHandling {
  func handle(
    intent: SendMessageIntent, completion: @escaping @Sendable (SendMessageIntentResponse) -> Void
  ) {
    let group = DispatchGroup()
    group.enter()
    ChatService.shared.send(intent.content ?? "", to: intent.recipients ?? []) { result in
      if case .success(let message) = result {
        completion(SendMessageIntentResponse(code: .success, sentMessages: [message]))
      }
      group.leave()
    }
    group.notify(queue: .global()) { completion(SendMessageIntentResponse(code: .failure)) }
  }
}

/// Keeps the object that does the work only weakly.
struct LosesItsWeakUploader: SendMessageIntentCompletionHandling {
  private final class Uploader: Sendable {
    func upload(_ text: String) -> Bool { !text.isEmpty }
  }

  func handle(
    intent: SendMessageIntent, completion: @escaping @Sendable (SendMessageIntentResponse) -> Void
  ) {
    let uploader = Uploader()
    DispatchQueue.global().asyncAfter(deadline: .now() + .milliseconds(10)) { [weak uploader] in
      guard let uploader else { return }
      let isSent = uploader.upload(intent.content ?? "")
      completion(SendMessageIntentResponse(code: isSent ? .success : .failure))
    }
  }
}

/// Answers with the last title, so that no title means no answer.
struct WaitsForTheLastTitle: AddTasksIntentCompletionHandling {
  func resolveTaskTitles(
    for intent: AddTasksIntent,
    with completion: @escaping @Sendable ([SpeakableStringResolutionResult]) -> Void
  ) {
    let titles = intent.taskTitles ?? []
    var results: [SpeakableStringResolutionResult] = []
    for title in titles {
      results.append(.success(with: title))
      if results.count == titles.count { completion(results) }
    }
  }

  func handle(
    intent: AddTasksIntent, completion: @escaping @Sendable (AddTasksIntentResponse) -> Void
  ) { completion(AddTasksIntentResponse(code: .success)) }
}

/// Answers only in the cases that its author thought of.
struct ForgetsTheDefaultCase: StartWorkoutIntentCompletionHandling {
  func resolveWorkoutLocationType(
    for intent: StartWorkoutIntent,
    with completion: @escaping @Sendable (WorkoutLocationTypeResolutionResult) -> Void
  ) {
    switch intent.workoutLocationType {
    case .indoor: completion(.success(with: .indoor))
    case .outdoor: completion(.success(with: .outdoor))
    default: break
    }
  }

  func handle(
    intent: StartWorkoutIntent,
    completion: @escaping @Sendable (StartWorkoutIntentResponse) -> Void
  ) { completion(StartWorkoutIntentResponse(code: .continueInApp)) }
}

/// Bridges to asynchronous code and lacks an answer in the catch clause.
struct CatchesWithoutCompleting: RequestRideIntentCompletionHandling {
  private struct NoDriver: Error {}

  private func book() async throws -> String { throw NoDriver() }

  func handle(
    intent: RequestRideIntent, completion: @escaping @Sendable (RequestRideIntentResponse) -> Void
  ) {
    Task {
      do {
        let identifier = try await book()
        let status = RideStatus(rideIdentifier: identifier, phase: .received)
        completion(RequestRideIntentResponse(code: .success, rideStatus: status))
      } catch {
        Log.shared.error("no ride: \(error)")
      }
    }
  }
}

/// Keeps the completion for the callback of a location manager that never calls back.
actor StoresTheCompletionForADelegate: RequestRideIntentCompletionHandling {
  private var completion: (@Sendable (PlacemarkResolutionResult) -> Void)?

  private func wait(for completion: @escaping @Sendable (PlacemarkResolutionResult) -> Void) {
    self.completion = completion
  }

  /// The callback of the location manager.
  func locationManager(didUpdate placemark: Placemark) {
    completion?(.success(with: placemark))
    completion = nil
  }

  nonisolated func resolvePickupLocation(
    for intent: RequestRideIntent,
    with completion: @escaping @Sendable (PlacemarkResolutionResult) -> Void
  ) { Task { await wait(for: completion) } }

  nonisolated func handle(
    intent: RequestRideIntent, completion: @escaping @Sendable (RequestRideIntentResponse) -> Void
  ) { completion(RequestRideIntentResponse(code: .success)) }
}

/// Doesn't cancel its timeout, so that it fires while the next method is running.
struct TimesOutAfterAnswering: SendPaymentIntentCompletionHandling {
  let clock: any Clock<Duration>

  func confirm(
    intent: SendPaymentIntent, completion: @escaping @Sendable (SendPaymentIntentResponse) -> Void
  ) {
    let clock = clock
    Task {
      try await clock.sleep(for: .milliseconds(500))
      completion(SendPaymentIntentResponse(code: .ready))
    }
    Task {
      try await clock.sleep(for: .seconds(1))
      completion(SendPaymentIntentResponse(code: .failure))
    }
  }

  func handle(
    intent: SendPaymentIntent, completion: @escaping @Sendable (SendPaymentIntentResponse) -> Void
  ) {
    let clock = clock
    Task {
      try await clock.sleep(for: .seconds(2))
      completion(SendPaymentIntentResponse(code: .success))
    }
  }
}

/// Guards a search with a timeout that fires long after the request.
struct ForgetsToCancelItsTimeout: SearchForMessagesIntentCompletionHandling {
  let clock: any Clock<Duration>

  func handle(
    intent: SearchForMessagesIntent,
    completion: @escaping @Sendable (SearchForMessagesIntentResponse) -> Void
  ) {
    let clock = clock
    Task {
      try await clock.sleep(for: .seconds(8))
      completion(SearchForMessagesIntentResponse(code: .failure))
    }
    ChatService.shared.fetchPages(1) { page in
      completion(SearchForMessagesIntentResponse(code: .success, messages: page))
    }
  }
}

/// Finishes in the app only if a watch is paired.
struct DropsItsCompletionInTheApp: IntentHandlerProvider, IntentAppDelegate {
  private struct InExtension: StartWorkoutIntentHandling {
    func handle(intent: StartWorkoutIntent) async -> StartWorkoutIntentResponse {
      StartWorkoutIntentResponse(code: .handleInApp)
    }
  }

  private struct InApp: StartWorkoutIntentCompletionHandling {
    let watch: String? = nil

    func handle(
      intent: StartWorkoutIntent,
      completion: @escaping @Sendable (StartWorkoutIntentResponse) -> Void
    ) { if watch != nil { completion(StartWorkoutIntentResponse(code: .success)) } }
  }

  func handler(for intent: any Intent) -> (any IntentHandling)? { InExtension() }
  func application(handlerFor intent: any Intent) -> (any IntentHandling)? { InApp() }
}

/// Answers in the app when the player is ready, and when it plays.
struct CompletesTwiceInTheApp: IntentHandlerProvider, IntentAppDelegate {
  private struct InExtension: PlayMediaIntentHandling {
    func handle(intent: PlayMediaIntent) async -> PlayMediaIntentResponse {
      PlayMediaIntentResponse(code: .handleInApp)
    }
  }

  private struct InApp: PlayMediaIntentCompletionHandling {
    func handle(
      intent: PlayMediaIntent, completion: @escaping @Sendable (PlayMediaIntentResponse) -> Void
    ) {
      for state in ["ready", "playing"] {
        DispatchQueue.global().async {
          completion(
            PlayMediaIntentResponse(code: .success, nowPlayingInfo: ["state": .string(state)]))
        }
      }
    }
  }

  func handler(for intent: any Intent) -> (any IntentHandling)? { InExtension() }
  func application(handlerFor intent: any Intent) -> (any IntentHandling)? { InApp() }
}
