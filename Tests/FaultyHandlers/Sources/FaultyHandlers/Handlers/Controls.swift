import Dispatch
import Foundation
import IntentKitCore

// Correct handlers that are written in an unusual way: every verdict on them is false.

extension FaultyHandler {
  static let controls = [
    FaultyHandler(AnswersFromAnotherQueue(), asked: .message(to: "Bill"), truth: .correct),
    FaultyHandler(
      AsksTwoRoundsAboutOnePerson(),
      asked: .message(to: "Bill").answering("Bill James", "work", "yes"), truth: .correct),
    FaultyHandler(
      RefusesTheSameBadValue(), asked: .workout.answering("Chess", "Chess", "Chess", "Chess"),
      truth: .correct),
    FaultyHandler(
      asked: .payment(), truth: .correct
    ) { UsesAlmostAllOfItsTime(clock: $0.clock) },
    FaultyHandler(CompletesBeforeItsOwnWorkEnds(), asked: .note, truth: .correct),
    FaultyHandler(WaitsForAnEarlierTask(), asked: .tasks("milk", "bread"), truth: .correct),
    FaultyHandler(app: SharesOneHandlerWithTheApp(), asked: .workout, truth: .correct),
    FaultyHandler(
      asked: .rideStatus, truth: .correct
    ) { SendsUpdatesFromATask(clock: $0.clock) },
    FaultyHandler(
      asked: .rideStatus, truth: .correct
    ) { SendsPositionsUntilItStops(clock: $0.clock) },
    FaultyHandler(
      OrdersCoffeeByName(), asked: Request(custom: "OrderCoffee", ["cups": 1]).answering("dark"),
      truth: .correct, except: noContract),
    FaultyHandler(
      FailsToLoadItsRestaurants(), asked: .table(["restaurant": nil], "Luigi"), truth: .correct,
      except: noContract),
    FaultyHandler(
      HasNoSuggestions(), asked: .table(["restaurant": nil], "Luigi"), truth: .correct,
      except: noContract),
    FaultyHandler(
      SearchesForTheWords(), asked: .table(["restaurant": nil], "Mario", "Mario's Kitchen"),
      truth: .correct, except: noContract),
    FaultyHandler(
      OffersDishesInSections(), asked: .table(["dishes": nil], "Soup"), truth: .correct,
      except: noContract),
    FaultyHandler(
      LeavesTheDefaultToItsDefinition(), asked: .table(["guests": nil, "seating": nil], "3"),
      truth: .correct, except: noContract),
    FaultyHandler(
      asked: .table(["guests": nil]), truth: .correct, except: noContract
    ) { LooksUpTheDefaultForAMoment(clock: $0.clock) },
    FaultyHandler(
      RequiresAHeaterOutdoors(), asked: .table(["seating": "indoors"]), truth: .correct,
      except: noContract),
    FaultyHandler(BlocksForAMoment(), asked: .search, truth: .correct),
    FaultyHandler(
      SendsTheUserToTheAppWithAnActivity(),
      asked: .call.declaring { $0.userActivityTypes = ["com.example.configure"] },
      truth: .correct),
    FaultyHandler(WorksOnTheMainActor(), asked: .ride.within(.seconds(3)), truth: .correct),
    FaultyHandler(
      SynchronizesWithTheMainQueue(), asked: .message(to: "Bill").within(.seconds(3)),
      truth: .correct),
  ]
}

/// Answers from a separate queue after a moment.
struct AnswersFromAnotherQueue: SendMessageIntentCompletionHandling {
  func confirm(
    intent: SendMessageIntent, completion: @escaping @Sendable (SendMessageIntentResponse) -> Void
  ) {
    DispatchQueue.global().asyncAfter(deadline: .now() + .milliseconds(20)) {
      completion(SendMessageIntentResponse(code: .ready))
    }
  }

  func handle(
    intent: SendMessageIntent, completion: @escaping @Sendable (SendMessageIntentResponse) -> Void
  ) {
    ChatService.shared.send(intent.content ?? "", to: intent.recipients ?? []) { result in
      let isSent = if case .success = result { true } else { false }
      completion(SendMessageIntentResponse(code: isSent ? .success : .failure))
    }
  }
}

/// Asks for the person, and then for one of the person's addresses.
struct AsksTwoRoundsAboutOnePerson: SendMessageIntentHandling {
  func resolveRecipients(
    for intent: SendMessageIntent
  ) async -> [SendMessageRecipientResolutionResult] {
    guard let recipients = intent.recipients, !recipients.isEmpty else { return [.needsValue()] }
    return recipients.map { recipient in
      if recipient.handle != nil { return .success(with: recipient) }
      let addresses = ["home", "work"].map {
        Person(displayName: $0, customIdentifier: recipient.customIdentifier, handle: $0)
      }
      if recipient.customIdentifier != nil { return .disambiguation(with: addresses) }
      let matches = ChatService.shared.people(matching: recipient.displayName)
      switch matches.count {
      case 0: return .unsupported()
      case 1: return .disambiguation(with: addresses)
      default: return .disambiguation(with: matches)
      }
    }
  }

  func handle(intent: SendMessageIntent) async -> SendMessageIntentResponse {
    SendMessageIntentResponse(code: .success)
  }
}

/// Refuses a sport that the app doesn't have, as often as the user repeats it.
struct RefusesTheSameBadValue: StartWorkoutIntentHandling {
  func resolveWorkoutName(
    for intent: StartWorkoutIntent
  ) async -> SpeakableStringResolutionResult {
    guard let name = intent.workoutName else { return .notRequired() }
    return name.spokenPhrase == "Run" ? .success(with: name) : .unsupported()
  }

  func handle(intent: StartWorkoutIntent) async -> StartWorkoutIntentResponse {
    StartWorkoutIntentResponse(code: .continueInApp)
  }
}

/// Takes a time that users tolerate, in every method.
struct UsesAlmostAllOfItsTime: SendPaymentIntentHandling {
  let clock: any Clock<Duration>

  func confirm(intent: SendPaymentIntent) async -> SendPaymentIntentResponse {
    try? await clock.sleep(for: .milliseconds(1800))
    return SendPaymentIntentResponse(code: .ready)
  }

  func handle(intent: SendPaymentIntent) async -> SendPaymentIntentResponse {
    async let first: Void? = try? clock.sleep(for: .seconds(1))
    async let second: Void? = try? clock.sleep(for: .milliseconds(1500))
    _ = await (first, second)
    return SendPaymentIntentResponse(code: .success)
  }
}

/// Continues with work after the answer.
struct CompletesBeforeItsOwnWorkEnds: CreateNoteIntentCompletionHandling {
  func handle(
    intent: CreateNoteIntent, completion: @escaping @Sendable (CreateNoteIntentResponse) -> Void
  ) {
    DispatchQueue.global().async {
      completion(CreateNoteIntentResponse(code: .success))
      Thread.sleep(forTimeInterval: 0.02)
      Log.shared.info("indexed the note")
    }
  }
}

/// Starts its work in confirm, and waits for it in handle.
actor WaitsForAnEarlierTask: AddTasksIntentHandling {
  private var preparation: Task<Int, Never>?

  func confirm(intent: AddTasksIntent) async -> AddTasksIntentResponse {
    preparation = Task.detached {
      await Task.yield()
      return 2
    }
    return AddTasksIntentResponse(code: .ready)
  }

  func handle(intent: AddTasksIntent) async -> AddTasksIntentResponse {
    let count = await preparation?.value ?? 0
    return AddTasksIntentResponse(code: count > 0 ? .success : .failure)
  }
}

/// Hands over to itself, and finishes the work where it runs in the app.
struct SharesOneHandlerWithTheApp: IntentHandlerProvider, IntentAppDelegate {
  private struct Handler: StartWorkoutIntentHandling {
    let isInApp: Bool

    func handle(intent: StartWorkoutIntent) async -> StartWorkoutIntentResponse {
      StartWorkoutIntentResponse(code: isInApp ? .success : .handleInApp)
    }
  }

  func handler(for intent: any Intent) -> (any IntentHandling)? { Handler(isInApp: false) }

  func application(handlerFor intent: any Intent) -> (any IntentHandling)? {
    intent is StartWorkoutIntent ? Handler(isInApp: true) : nil
  }
}

/// Sends updates from a task until the request stops them.
actor SendsUpdatesFromATask: GetRideStatusIntentHandling {
  private let clock: any Clock<Duration>
  private var sending: Task<Void, Never>?

  init(clock: any Clock<Duration>) { self.clock = clock }

  private static func response(_ phase: RidePhase) -> GetRideStatusIntentResponse {
    let date = Date(timeIntervalSinceReferenceDate: 0)
    return GetRideStatusIntentResponse(
      code: .success,
      rideStatus: RideStatus(
        rideIdentifier: "7", phase: phase,
        completionStatus: phase == .completed ? .completed() : nil,
        rideOption: RideOption(name: "Car", estimatedPickupDate: date)))
  }

  func handle(intent: GetRideStatusIntent) async -> GetRideStatusIntentResponse {
    Self.response(.confirmed)
  }

  private func send(to observer: any GetRideStatusIntentResponseObserver) {
    sending = Task { [clock] in
      for phase in [RidePhase.approachingPickup, .pickup, .ongoing, .completed] {
        do { try await clock.sleep(for: .milliseconds(200)) } catch { return }
        observer.didUpdate(getRideStatus: Self.response(phase))
      }
    }
  }

  private func stop() {
    sending?.cancel()
    sending = nil
  }

  nonisolated func startSendingUpdates(
    for intent: GetRideStatusIntent, to observer: any GetRideStatusIntentResponseObserver
  ) { Task { await send(to: observer) } }

  nonisolated func stopSendingUpdates(for intent: GetRideStatusIntent) { Task { await stop() } }
}

/// Sends positions of a ride that is longer than the observation, and stops in a task.
actor SendsPositionsUntilItStops: GetRideStatusIntentHandling {
  private let clock: any Clock<Duration>
  private var sending: Task<Void, Never>?

  init(clock: any Clock<Duration>) { self.clock = clock }

  func handle(intent: GetRideStatusIntent) async -> GetRideStatusIntentResponse {
    GetRideStatusIntentResponse(
      code: .success,
      rideStatus: RideStatus(
        rideIdentifier: "ride-7", phase: .ongoing,
        rideOption: RideOption(
          name: "Car", estimatedPickupDate: Date(timeIntervalSinceReferenceDate: 0))))
  }

  private func send(to observer: any GetRideStatusIntentResponseObserver) {
    sending = Task { [clock] in
      while (try? await clock.sleep(for: .milliseconds(150))) != nil {
        observer.didUpdate(getRideStatus: await handle(intent: GetRideStatusIntent()))
      }
    }
  }

  private func stop() { sending?.cancel() }

  nonisolated func startSendingUpdates(
    for intent: GetRideStatusIntent, to observer: any GetRideStatusIntentResponseObserver
  ) { Task { await send(to: observer) } }

  nonisolated func stopSendingUpdates(for intent: GetRideStatusIntent) { Task { await stop() } }
}

/// Handles a custom intent completely.
struct OrdersCoffeeByName: HandlingByName {
  func resolve(
    _ parameter: String, of intent: DynamicIntent
  ) async throws(HandlerFailure) -> [DynamicResolutionResult] {
    guard parameter == "roast", intent.fields["roast"] == nil else {
      return accepted(parameter, of: intent)
    }
    return [.needsValue()]
  }

  func options(
    for parameter: String, of intent: DynamicIntent, searchTerm: String?
  ) async throws(HandlerFailure) -> DynamicOptions { .values(["light", "dark"]) }
}

/// Reads from its own database synchronously, for a moment.
struct BlocksForAMoment: SearchForMessagesIntentCompletionHandling {
  func handle(
    intent: SearchForMessagesIntent,
    completion: @escaping @Sendable (SearchForMessagesIntentResponse) -> Void
  ) {
    let isRead = DispatchSemaphore(value: 0)
    DispatchQueue.global().asyncAfter(deadline: .now() + .milliseconds(50)) { isRead.signal() }
    isRead.wait()
    completion(SearchForMessagesIntentResponse(code: .success, messages: []))
  }
}

/// Sends the user to a screen of the app that helps.
struct SendsTheUserToTheAppWithAnActivity: IntentHandlerProvider, IntentAppDelegate,
  StartCallIntentHandling
{
  func handle(intent: StartCallIntent) async -> StartCallIntentResponse {
    StartCallIntentResponse(
      code: .failureAppConfigurationRequired,
      userActivity: UserActivity(activityType: "com.example.configure"))
  }

  func application(continue activity: UserActivity) async -> String? { "the settings" }
}

/// Works on the main actor, as view models do.
struct WorksOnTheMainActor: RequestRideIntentHandling {
  @MainActor
  private final class Model {
    static let shared = Model()
    private(set) var rides = 0

    func add() { rides += 1 }
  }

  @MainActor
  func handle(intent: RequestRideIntent) async -> RequestRideIntentResponse {
    Model.shared.add()
    return RequestRideIntentResponse(code: .success)
  }
}

/// Updates its interface on the main queue, as a handler may that isn't called there.
struct SynchronizesWithTheMainQueue: SendMessageIntentCompletionHandling {
  func handle(
    intent: SendMessageIntent, completion: @escaping @Sendable (SendMessageIntentResponse) -> Void
  ) {
    let isDone = DispatchSemaphore(value: 0)
    DispatchQueue.main.async { isDone.signal() }
    isDone.wait()
    completion(SendMessageIntentResponse(code: .success))
  }
}
