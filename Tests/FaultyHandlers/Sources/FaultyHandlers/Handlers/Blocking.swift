import Dispatch
import Foundation
import IntentKitCore

// Methods that block their thread.

extension FaultyHandler {
  static let blocking = [
    FaultyHandler(
      WaitsForItsOwnQueue(), asked: .message(to: "Bill").within(.seconds(3)),
      truth: .blocked(in: .handle)),
    FaultyHandler(
      LocksTwice(), asked: .payment().within(.seconds(3)),
      truth: .blocked(in: .confirm)),
    FaultyHandler(
      LocksInTheOtherOrder(), asked: .tasks("milk").within(.seconds(3)),
      truth: .blocked(in: .resolve("taskTitles"))),
    FaultyHandler(
      BridgesToAsyncWithASemaphore(), asked: .note.within(.seconds(3)),
      truth: .blocked(in: .handle)),
    FaultyHandler(
      SleepsItsThread(), asked: .ride.within(.seconds(3)),
      truth: .blocked(in: .resolve("pickupLocation"))),
    FaultyHandler(
      ReadsFromASilentServer(), asked: .search.within(.seconds(3)),
      truth: .blocked(in: .handle)),
    FaultyHandler(
      SortsItsWholeArchive(), asked: .song.within(.seconds(2)),
      truth: .fault(
        .noAnswer, in: .resolve("mediaItems"), says: "computing",
        cure: "leave long computations to the app")),
    FaultyHandler(
      WaitsForAGroup(), asked: .call.within(.seconds(3)),
      truth: .blocked(in: .confirm)),
    FaultyHandler(
      app: OpensItsDatabaseInTheProvider(), asked: .workout.within(.seconds(3)),
      truth: .fault(
        .noAnswer, in: .provideHandler, says: "blocking its thread",
        cure: "Don't wait on a semaphore")),
    FaultyHandler(
      app: OpensItsDatabaseInTheApp(), asked: .workout.within(.seconds(3)),
      truth: .fault(
        .noAnswer, in: HandlerMethod("application(handlerFor:)", phase: .handle),
        says: "blocking its thread", cure: "Don't wait on a semaphore")),
    FaultyHandler(
      SpinsUntilAFlagIsSet(), asked: .call.within(.seconds(3)),
      truth: .fault(
        .noAnswer, in: .handle, says: "computing", cure: "every loop ends"),
      except: [
        .inProcess: .cannotRun("a thread that spins forever slows all other handlers down"),
        .contract: .cannotRun("a thread that spins forever slows all other handlers down"),
      ]),
  ]
}

extension Truth {
  /// A method that blocks its thread forever.
  fileprivate static func blocked(in method: HandlerMethod) -> Truth {
    .fault(
      .noAnswer, in: method, says: "blocking its thread",
      cure: "Don't wait on a semaphore, a lock or a synchronous call", "await the result instead")
  }
}

/// Waits on a serial queue for work that it has queued behind itself.
final class WaitsForItsOwnQueue: SendMessageIntentCompletionHandling {
  private let queue = DispatchQueue(label: "messages")

  func handle(
    intent: SendMessageIntent, completion: @escaping @Sendable (SendMessageIntentResponse) -> Void
  ) {
    queue.sync {
      let isSent = DispatchSemaphore(value: 0)
      queue.async { isSent.signal() }
      isSent.wait()
    }
    completion(SendMessageIntentResponse(code: .success))
  }
}

/// Locks a lock that its caller has locked already.
final class LocksTwice: SendPaymentIntentCompletionHandling {
  private let lock = NSLock()

  private var balance: Int {
    lock.lock()
    defer { lock.unlock() }
    return 100
  }

  func confirm(
    intent: SendPaymentIntent, completion: @escaping @Sendable (SendPaymentIntentResponse) -> Void
  ) {
    lock.lock()
    let isCovered = balance > 10
    lock.unlock()
    completion(SendPaymentIntentResponse(code: isCovered ? .ready : .failureInsufficientFunds))
  }

  func handle(
    intent: SendPaymentIntent, completion: @escaping @Sendable (SendPaymentIntentResponse) -> Void
  ) { completion(SendPaymentIntentResponse(code: .success)) }
}

/// Locks the list and then the tasks, while the synchronization does so in the other order.
final class LocksInTheOtherOrder: AddTasksIntentCompletionHandling {
  private let list = NSLock()
  private let tasks = NSLock()

  private func synchronize(_ isLocked: DispatchSemaphore) {
    Thread.detachNewThread { [self] in
      tasks.lock()
      isLocked.signal()
      list.lock()
    }
  }

  func resolveTaskTitles(
    for intent: AddTasksIntent,
    with completion: @escaping @Sendable ([SpeakableStringResolutionResult]) -> Void
  ) {
    let isLocked = DispatchSemaphore(value: 0)
    list.lock()
    synchronize(isLocked)
    isLocked.wait()
    tasks.lock()
    completion((intent.taskTitles ?? []).map { .success(with: $0) })
  }

  func handle(
    intent: AddTasksIntent, completion: @escaping @Sendable (AddTasksIntentResponse) -> Void
  ) { completion(AddTasksIntentResponse(code: .success)) }
}

/// Turns asynchronous code into a synchronous call, on the actor that the code needs.
actor BridgesToAsyncWithASemaphore: CreateNoteIntentHandling {
  private var count = 0

  private func store() { count += 1 }

  private nonisolated func waitUntilStored() {
    let isStored = DispatchSemaphore(value: 0)
    Task {
      await store()
      isStored.signal()
    }
    isStored.wait()
  }

  func handle(intent: CreateNoteIntent) async -> CreateNoteIntentResponse {
    waitUntilStored()
    return CreateNoteIntentResponse(code: .success)
  }
}

/// Simulates slow work by putting the thread to sleep.
struct SleepsItsThread: RequestRideIntentHandling {
  func resolvePickupLocation(for intent: RequestRideIntent) async -> PlacemarkResolutionResult {
    Self.pause()
    guard let place = intent.pickupLocation else { return .needsValue() }
    return .success(with: place)
  }

  private static func pause() { Thread.sleep(forTimeInterval: 300) }

  func handle(intent: RequestRideIntent) async -> RequestRideIntentResponse {
    RequestRideIntentResponse(code: .success)
  }
}

/// Reads from a connection synchronously.
struct ReadsFromASilentServer: SearchForMessagesIntentCompletionHandling {
  func handle(
    intent: SearchForMessagesIntent,
    completion: @escaping @Sendable (SearchForMessagesIntentResponse) -> Void
  ) {
    let connection = Pipe()
    let bytes = connection.fileHandleForReading.readData(ofLength: 10)
    completion(SearchForMessagesIntentResponse(code: bytes.isEmpty ? .failure : .success))
  }
}

/// Waits for its database before it returns the handler.
struct OpensItsDatabaseInTheProvider: IntentHandlerProvider, StartWorkoutIntentHandling {
  func handler(for intent: any Intent) -> (any IntentHandling)? {
    let isOpen = DispatchSemaphore(value: 0)
    isOpen.wait()
    return self
  }

  func handle(intent: StartWorkoutIntent) async -> StartWorkoutIntentResponse {
    StartWorkoutIntentResponse(code: .continueInApp)
  }
}

/// Looks repeatedly at a flag that its own loop keeps from being set.
final class SpinsUntilAFlagIsSet: StartCallIntentCompletionHandling {
  private let lock = NSLock()

  private var isConnected: Bool { lock.withLock { false } }

  func handle(
    intent: StartCallIntent, completion: @escaping @Sendable (StartCallIntentResponse) -> Void
  ) {
    while !isConnected {}
    completion(StartCallIntentResponse(code: .continueInApp))
  }
}

/// Waits for its database in the app.
struct OpensItsDatabaseInTheApp: IntentHandlerProvider, IntentAppDelegate,
  StartWorkoutIntentHandling
{
  func handle(intent: StartWorkoutIntent) async -> StartWorkoutIntentResponse {
    StartWorkoutIntentResponse(code: .handleInApp)
  }

  func application(handlerFor intent: any Intent) -> (any IntentHandling)? {
    let isOpen = DispatchSemaphore(value: 0)
    isOpen.wait()
    return self
  }
}

/// Computes for seconds, because it compares every song with every other one.
struct SortsItsWholeArchive: PlayMediaIntentHandling {
  func resolveMediaItems(
    for intent: PlayMediaIntent
  ) async -> [PlayMediaMediaItemResolutionResult] {
    let end = ContinuousClock.now + .seconds(4)
    var similarity = 0
    while ContinuousClock.now < end {
      for song in 0..<10_000 { similarity = (similarity &* 31) ^ song }
    }
    return [.success(with: MediaItem(identifier: "\(similarity)", title: "Blue", type: .song))]
  }

  func handle(intent: PlayMediaIntent) async -> PlayMediaIntentResponse {
    PlayMediaIntentResponse(code: .success, nowPlayingInfo: ["title": "Blue"])
  }
}

/// Waits for a group, one member of which never leaves.
struct WaitsForAGroup: StartCallIntentCompletionHandling {
  func confirm(
    intent: StartCallIntent, completion: @escaping @Sendable (StartCallIntentResponse) -> Void
  ) {
    let group = DispatchGroup()
    for line in 0..<2 {
      group.enter()
      DispatchQueue.global().async {
        guard line == 0 else { return }
        group.leave()
      }
    }
    group.wait()
    completion(StartCallIntentResponse(code: .ready))
  }

  func handle(
    intent: StartCallIntent, completion: @escaping @Sendable (StartCallIntentResponse) -> Void
  ) { completion(StartCallIntentResponse(code: .continueInApp)) }
}
