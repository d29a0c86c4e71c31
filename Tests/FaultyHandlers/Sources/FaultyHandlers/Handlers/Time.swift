import Dispatch
import Foundation
import IntentKitCore

// Answers that come later than users tolerate, or later than the limit.

extension FaultyHandler {
  static let time = [
    FaultyHandler(
      asked: .message(to: "Bill"),
      truth: .warning(
        .slowAnswer, in: .resolve("recipients"), says: "took 5",
        cure: "local data", "leave slow work to handle")
    ) { SearchesTheServerForPeople(clock: $0.clock) },
    FaultyHandler(
      asked: .payment(),
      truth: .warning(.slowAnswer, in: .confirm, cure: "local data", "leave slow work to handle")
    ) { ChecksTheBalanceOnline(clock: $0.clock) },
    FaultyHandler(
      asked: .message(to: "Bill"),
      truth: .warning(.slowAnswer, in: .handle, cure: "Answer inProgress")
    ) { UploadsBeforeAnswering(clock: $0.clock) },
    FaultyHandler(
      asked: .workout,
      truth: .warning(.slowAnswer, in: .handle, cure: "Answer continueInApp")
    ) { StartsSensorsBeforeAnswering(clock: $0.clock) },
    FaultyHandler(
      asked: Request(CancelRideIntent.self, ["rideIdentifier": "7"]),
      truth: .warning(
        .slowAnswer, in: .handle, cure: "Answer within two or three seconds")
    ) { CancelsThroughASlowServer(clock: $0.clock) },
    FaultyHandler(
      asked: Request(TransferMoneyIntent.self, ["transactionNote": "rent"]).answering("yes"),
      truth: .late(in: .handle, cure: "Answer inProgress"),
      except: [.outOfProcess: .endedByLimit(in: .handle)]
    ) { BooksTheTransferAtOnce(clock: $0.clock) },
    FaultyHandler(
      asked: .ride,
      truth: .late(in: .resolve("dropOffLocation"), cure: "local data"),
      except: [.outOfProcess: .endedByLimit(in: .resolve("dropOffLocation"))]
    ) { GeocodesWithTheServer(clock: $0.clock) },
    FaultyHandler(
      asked: .note.within(.seconds(4)),
      truth: .fault(
        .noAnswer, in: .handle, says: "sleeping on its clock", cure: "Answer inProgress"),
      except: [.outOfProcess: .endedByLimit(in: .handle)]
    ) { PollsUntilSynchronized(clock: $0.clock) },
    FaultyHandler(
      asked: .search.within(.seconds(4)),
      truth: .fault(
        .noAnswer, in: .resolve("senders"), says: "sleeping on its clock", cure: "local data"),
      except: [.outOfProcess: .endedByLimit(in: .resolve("senders"))]
    ) { RetriesUntilOnline(clock: $0.clock) },
    FaultyHandler(
      LaunchesSlowly(), asked: .payment().launched(in: .seconds(6)),
      truth: .warning(
        .slowAnswer, in: .confirm, says: "the launch took 6", cure: "Load less at launch"),
      except: [
        .outOfProcess: .inRealTime(
          .warning(
            .slowAnswer, in: .confirm, says: "of which the launch took", cure: "Load less at launch"
          ))
      ]
    ),
    FaultyHandler(
      LaunchesForTwelveSeconds(), asked: .note.launched(in: .seconds(12)),
      truth: .fault(
        .noAnswer, in: .provideHandler, says: "still being launched", cure: "Load less at launch")),
    FaultyHandler(
      asked: .workout.launched(in: .seconds(5)),
      truth: .late(in: .confirm, cure: "Load less at launch"),
      except: [
        .outOfProcess: .inRealTime(
          .fault(
            .noAnswer, in: .confirm, says: "of which the launch took", cure: "Load less at launch"))
      ]
    ) { LaunchesAndConfirmsSlowly(clock: $0.clock) },
    FaultyHandler(
      asked: .workout.declaring { $0.userActivityTypes = ["workout"] },
      truth: .late(in: .continueActivity, cure: "Answer within two or three seconds"),
      except: [.outOfProcess: .endedByLimit(in: .continueActivity)],
      makeApp: { OpensItsScreenSlowly(clock: $0.clock) }),
    FaultyHandler(
      asked: .workout,
      truth: .warning(
        .slowAnswer, in: .handleInApp, cure: "Answer continueInApp within two or three seconds"),
      makeApp: { StartsTheWorkoutSlowlyInTheApp(clock: $0.clock) }),
    FaultyHandler(
      app: StartsItsAppSlowly(), asked: .workout.launched(in: .seconds(4)),
      truth: .warning(
        .slowAnswer, in: .handle, says: "the launch took 4", cure: "Load less at launch"
      ).and(
        .warning(
          .slowAnswer, in: .handleInApp, says: "the launch took 4", cure: "Load less at launch")),
      except: [
        .outOfProcess: .shows(
          .warning(.slowAnswer, in: .handle, cure: "Load less at launch"),
          because: "the process of the extension is that of the app as well")
      ]),
  ]
}

extension Truth {
  /// An answer in simulated time that continues past the limit to see whether it is only late.
  fileprivate static func late(in method: HandlerMethod, cure: String...) -> Truth {
    Truth(
      verdicts: [Verdict.ID.noAnswer, .completedLate].map {
        Expectation(id: $0, severity: .fault, method: method, message: [], cure: cure)
      })
  }
}

extension FaultyHandler.Exception {
  /// The same truth in other words, because real time isn't exact.
  fileprivate static func inRealTime(_ truth: Truth) -> Self {
    .shows(truth, because: "real time isn't exact, and ends at the limit")
  }

  /// In real time, the request ends at the limit, and the host can't see what the handler waits for.
  fileprivate static func endedByLimit(in method: HandlerMethod) -> Self {
    .inRealTime(
      .fault(.noAnswer, in: method, cure: "its own limit of two or three seconds"))
  }
}

/// Looks up people with the server, as the search of the app does.
struct SearchesTheServerForPeople: SendMessageIntentHandling {
  let clock: any Clock<Duration>

  func resolveRecipients(
    for intent: SendMessageIntent
  ) async -> [SendMessageRecipientResolutionResult] {
    try? await clock.sleep(for: .seconds(5))
    return .accepting(intent.recipients)
  }

  func handle(intent: SendMessageIntent) async -> SendMessageIntentResponse {
    SendMessageIntentResponse(code: .success)
  }
}

/// Asks the bank for the balance before the user has confirmed.
struct ChecksTheBalanceOnline: SendPaymentIntentHandling {
  let clock: any Clock<Duration>

  func confirm(intent: SendPaymentIntent) async -> SendPaymentIntentResponse {
    try? await clock.sleep(for: .seconds(4))
    return SendPaymentIntentResponse(code: .ready)
  }

  func handle(intent: SendPaymentIntent) async -> SendPaymentIntentResponse {
    SendPaymentIntentResponse(code: .success)
  }
}

/// Answers when the server has confirmed the upload.
struct UploadsBeforeAnswering: SendMessageIntentCompletionHandling {
  let clock: any Clock<Duration>

  func handle(
    intent: SendMessageIntent, completion: @escaping @Sendable (SendMessageIntentResponse) -> Void
  ) {
    let clock = clock
    Task {
      try await clock.sleep(for: .seconds(6))
      completion(SendMessageIntentResponse(code: .success))
    }
  }
}

/// Waits for the heart rate sensor; workouts have no code for work in progress.
struct StartsSensorsBeforeAnswering: StartWorkoutIntentHandling {
  let clock: any Clock<Duration>

  func handle(intent: StartWorkoutIntent) async -> StartWorkoutIntentResponse {
    try? await clock.sleep(for: .seconds(5))
    return StartWorkoutIntentResponse(code: .continueInApp)
  }
}

/// Waits for a server, for an intent without any code for that.
struct CancelsThroughASlowServer: CancelRideIntentHandling {
  let clock: any Clock<Duration>

  func handle(intent: CancelRideIntent) async -> CancelRideIntentResponse {
    try? await clock.sleep(for: .seconds(4))
    return CancelRideIntentResponse(code: .success)
  }
}

/// Waits until the bank has booked the transfer.
struct BooksTheTransferAtOnce: TransferMoneyIntentHandling {
  let clock: any Clock<Duration>

  func handle(intent: TransferMoneyIntent) async -> TransferMoneyIntentResponse {
    try? await clock.sleep(for: .seconds(12))
    return TransferMoneyIntentResponse(code: .success)
  }
}

/// Looks up an address with a server that is too slow.
struct GeocodesWithTheServer: RequestRideIntentHandling {
  let clock: any Clock<Duration>

  func resolveDropOffLocation(for intent: RequestRideIntent) async -> PlacemarkResolutionResult {
    guard let place = intent.dropOffLocation else { return .notRequired() }
    try? await clock.sleep(for: .seconds(11))
    return .success(with: place)
  }

  func handle(intent: RequestRideIntent) async -> RequestRideIntentResponse {
    RequestRideIntentResponse(code: .success)
  }
}

/// Asks every half second whether the notes are synchronized.
actor PollsUntilSynchronized: CreateNoteIntentHandling {
  private let clock: any Clock<Duration>
  private var isSynchronized = false

  init(clock: any Clock<Duration>) { self.clock = clock }

  func handle(intent: CreateNoteIntent) async -> CreateNoteIntentResponse {
    while !isSynchronized {
      do { try await clock.sleep(for: .milliseconds(500)) } catch { break }
    }
    return CreateNoteIntentResponse(code: .success)
  }
}

/// Retries a search with growing pauses, and never gives up.
struct RetriesUntilOnline: SearchForMessagesIntentHandling {
  let clock: any Clock<Duration>

  private func isOnline() -> Bool { false }

  func resolveSenders(for intent: SearchForMessagesIntent) async -> [PersonResolutionResult] {
    var pause = Duration.milliseconds(100)
    while !isOnline() {
      do { try await clock.sleep(for: pause) } catch { break }
      pause *= 2
    }
    return (intent.senders ?? []).map { .success(with: $0) }
  }

  func handle(intent: SearchForMessagesIntent) async -> SearchForMessagesIntentResponse {
    SearchForMessagesIntentResponse(code: .success, messages: [])
  }
}

/// Loads the model of the whole app at launch; the handler itself is quick.
struct LaunchesSlowly: SendPaymentIntentHandling {
  func confirm(intent: SendPaymentIntent) async -> SendPaymentIntentResponse {
    SendPaymentIntentResponse(code: .ready)
  }

  func handle(intent: SendPaymentIntent) async -> SendPaymentIntentResponse {
    SendPaymentIntentResponse(code: .success)
  }
}

/// Migrates its database at launch.
struct LaunchesForTwelveSeconds: CreateNoteIntentHandling {
  func handle(intent: CreateNoteIntent) async -> CreateNoteIntentResponse {
    CreateNoteIntentResponse(code: .success)
  }
}

/// Launches slowly, and is slow itself.
struct LaunchesAndConfirmsSlowly: StartWorkoutIntentHandling {
  let clock: any Clock<Duration>

  func confirm(intent: StartWorkoutIntent) async -> StartWorkoutIntentResponse {
    try? await clock.sleep(for: .seconds(7))
    return StartWorkoutIntentResponse(code: .ready)
  }

  func handle(intent: StartWorkoutIntent) async -> StartWorkoutIntentResponse {
    StartWorkoutIntentResponse(code: .continueInApp)
  }
}

/// Builds its whole interface before it returns from the continuation of an activity.
struct OpensItsScreenSlowly: IntentHandlerProvider, IntentAppDelegate, StartWorkoutIntentHandling {
  let clock: any Clock<Duration>

  func handle(intent: StartWorkoutIntent) async -> StartWorkoutIntentResponse {
    StartWorkoutIntentResponse(
      code: .continueInApp, userActivity: UserActivity(activityType: "workout"))
  }

  func application(continue activity: UserActivity) async -> String? {
    try? await clock.sleep(for: .seconds(12))
    return "the workout"
  }
}

/// Waits for a watch in the app, although it has the same limit as the extension.
struct StartsTheWorkoutSlowlyInTheApp: IntentHandlerProvider, IntentAppDelegate {
  let clock: any Clock<Duration>

  private struct InExtension: StartWorkoutIntentHandling {
    func handle(intent: StartWorkoutIntent) async -> StartWorkoutIntentResponse {
      StartWorkoutIntentResponse(code: .handleInApp)
    }
  }

  private struct InApp: StartWorkoutIntentHandling {
    let clock: any Clock<Duration>

    func handle(intent: StartWorkoutIntent) async -> StartWorkoutIntentResponse {
      try? await clock.sleep(for: .seconds(5))
      return StartWorkoutIntentResponse(code: .success)
    }
  }

  func handler(for intent: any Intent) -> (any IntentHandling)? { InExtension() }
  func application(handlerFor intent: any Intent) -> (any IntentHandling)? { InApp(clock: clock) }
}

/// Is slow to start, both as an extension and as an app.
struct StartsItsAppSlowly: IntentHandlerProvider, IntentAppDelegate {
  private struct Handler: StartWorkoutIntentHandling {
    let code: StartWorkoutIntentResponseCode

    func handle(intent: StartWorkoutIntent) async -> StartWorkoutIntentResponse {
      StartWorkoutIntentResponse(code: code)
    }
  }

  func handler(for intent: any Intent) -> (any IntentHandling)? { Handler(code: .handleInApp) }

  func application(handlerFor intent: any Intent) -> (any IntentHandling)? {
    Handler(code: .success)
  }
}
