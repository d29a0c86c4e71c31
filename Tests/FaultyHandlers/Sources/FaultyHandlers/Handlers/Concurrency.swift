import IntentKitCore

// Asynchronous methods that wait for something that never comes.

extension FaultyHandler {
  static let concurrency = [
    FaultyHandler(
      AwaitsAStreamThatNeverEnds(), asked: .ride.within(.seconds(3)),
      truth: .silent(in: .handle)),
    FaultyHandler(
      LeaksItsContinuation(), asked: .message(to: "Bill").within(.seconds(3)),
      truth: .silent(in: .handle)),
    FaultyHandler(
      WaitsForTheSlowerOfTwo(), asked: .search.within(.seconds(3)),
      truth: .silent(in: .resolve("senders"))),
    FaultyHandler(
      AwaitsItsOwnTask(), asked: .note.within(.seconds(3)),
      truth: .silent(in: .confirm)),
    FaultyHandler(
      WaitsForAReplyNobodySends(), asked: .workout.within(.seconds(3)),
      truth: .silent(in: .resolve("workoutName"))),
    FaultyHandler(
      app: WaitsForItsScreen(), asked: .workout.within(.seconds(3)),
      truth: .silent(in: .continueActivity)),
    FaultyHandler(
      CompletesFromTwoTasks(), asked: .tasks("milk"),
      truth: .fault(
        .completedTwice, in: .confirm, says: "a second time",
        cure: "Return after calling the completion")),
    FaultyHandler(
      DropsItsCompletionWithTheTask(), asked: .call,
      truth: .fault(.completionDropped, in: .handle, cure: "every path")),
  ]
}

extension Truth {
  /// A method that is suspended forever.
  fileprivate static func silent(in method: HandlerMethod) -> Truth {
    .fault(
      .noAnswer, in: method, says: "still waiting for something",
      cure: "every path answers", "its own limit of two or three seconds")
  }
}

/// Takes the first driver of a stream that is empty and never finished.
actor AwaitsAStreamThatNeverEnds: RequestRideIntentHandling {
  private let drivers = AsyncStream.makeStream(of: RideDriver.self)

  func handle(intent: RequestRideIntent) async -> RequestRideIntentResponse {
    for await driver in drivers.stream {
      let status = RideStatus(rideIdentifier: "7", phase: .confirmed, driver: driver)
      return RequestRideIntentResponse(code: .success, rideStatus: status)
    }
    return RequestRideIntentResponse(code: .failure)
  }
}

/// Resumes its continuation only if the message was sent.
struct LeaksItsContinuation: SendMessageIntentHandling {
  func handle(intent: SendMessageIntent) async -> SendMessageIntentResponse {
    let message = await withUnsafeContinuation { continuation in
      ChatService.shared.sendOffline(intent.content ?? "") { result in
        if case .success(let message) = result { continuation.resume(returning: message) }
      }
    }
    return SendMessageIntentResponse(code: .success, sentMessages: [message])
  }
}

/// Searches in two places and waits for both, although one never answers.
struct WaitsForTheSlowerOfTwo: SearchForMessagesIntentHandling {
  private func local() async -> Bool { true }

  private func remote() async -> Bool {
    await withUnsafeContinuation { (_: UnsafeContinuation<Bool, Never>) in }
  }

  func resolveSenders(for intent: SearchForMessagesIntent) async -> [PersonResolutionResult] {
    let found = await withTaskGroup(of: Bool.self) { group in
      group.addTask { await local() }
      group.addTask { await remote() }
      let first = await group.next()
      group.cancelAll()
      return first ?? false
    }
    guard found, let senders = intent.senders else { return [.notRequired()] }
    return senders.map { .success(with: $0) }
  }

  func handle(intent: SearchForMessagesIntent) async -> SearchForMessagesIntentResponse {
    SearchForMessagesIntentResponse(code: .success, messages: [])
  }
}

/// Caches the task that loads the notes, and waits for it from within.
actor AwaitsItsOwnTask: CreateNoteIntentHandling {
  private var loading: Task<Int, Never>?

  private func count() async -> Int {
    if let loading { return await loading.value }
    let task = Task { await self.count() + 1 }
    loading = task
    return await task.value
  }

  func confirm(intent: CreateNoteIntent) async -> CreateNoteIntentResponse {
    CreateNoteIntentResponse(code: await count() < 100 ? .ready : .failure)
  }

  func handle(intent: CreateNoteIntent) async -> CreateNoteIntentResponse {
    CreateNoteIntentResponse(code: .success)
  }
}

/// Waits for the answer of a watch that isn't connected.
final class WaitsForAReplyNobodySends: StartWorkoutIntentHandling {
  private actor Watch {
    private var waiting: [CheckedContinuation<String, Never>] = []

    func reply(to question: String) async -> String {
      await withCheckedContinuation { waiting.append($0) }
    }
  }

  private let watch = Watch()

  func resolveWorkoutName(
    for intent: StartWorkoutIntent
  ) async -> SpeakableStringResolutionResult {
    guard let name = intent.workoutName else { return .notRequired() }
    let title = await watch.reply(to: name.spokenPhrase)
    return .success(with: SpeakableString(spokenPhrase: title))
  }

  func handle(intent: StartWorkoutIntent) async -> StartWorkoutIntentResponse {
    StartWorkoutIntentResponse(code: .continueInApp)
  }
}

/// Lets two tasks answer, of which it doesn't cancel the other.
struct CompletesFromTwoTasks: AddTasksIntentCompletionHandling {
  func confirm(
    intent: AddTasksIntent, completion: @escaping @Sendable (AddTasksIntentResponse) -> Void
  ) {
    for code in [AddTasksIntentResponseCode.ready, .failure] {
      Task.detached { completion(AddTasksIntentResponse(code: code)) }
    }
  }

  func handle(
    intent: AddTasksIntent, completion: @escaping @Sendable (AddTasksIntentResponse) -> Void
  ) { completion(AddTasksIntentResponse(code: .success)) }
}

/// Cancels its own task, so that it returns without an answer.
struct DropsItsCompletionWithTheTask: StartCallIntentCompletionHandling {
  private let isConnected = false

  func handle(
    intent: StartCallIntent, completion: @escaping @Sendable (StartCallIntentResponse) -> Void
  ) {
    let dialing = Task {
      while !isConnected {
        if Task.isCancelled { return }
        await Task.yield()
      }
      completion(StartCallIntentResponse(code: .continueInApp))
    }
    dialing.cancel()
  }
}

/// Waits for a screen that appears only when the method has returned.
struct WaitsForItsScreen: IntentHandlerProvider, IntentAppDelegate, StartWorkoutIntentHandling {
  func handle(intent: StartWorkoutIntent) async -> StartWorkoutIntentResponse {
    StartWorkoutIntentResponse(code: .continueInApp)
  }

  func application(continue activity: UserActivity) async -> String? {
    await withUnsafeContinuation { (_: UnsafeContinuation<String, Never>) in }
  }
}
