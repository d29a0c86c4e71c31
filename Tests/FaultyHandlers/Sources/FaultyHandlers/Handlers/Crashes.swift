import Dispatch
import Foundation
import IntentKitCore

// Methods that end their process.

extension FaultyHandler {
  private static let onlyInAProcess: [Door: Exception] = [
    .inProcess: .cannotRun("it would end the process of all other handlers")
  ]

  static let crashes = [
    FaultyHandler(
      ForceUnwrapsTheContent(), asked: .message(nil, to: "Bill"),
      truth: .crashHere(in: .handle, says: "Unexpectedly found nil"), except: onlyInAProcess),
    FaultyHandler(
      IndexesPastTheEnd(), asked: .message(),
      truth: .crashHere(in: .resolve("recipients"), says: "Index out of range"),
      except: onlyInAProcess),
    FaultyHandler(
      ExitsOnError(), asked: .payment(),
      truth: .fault(
        .exited, in: .handle, says: "exited with status 0",
        cure: "Answer with a failure code", "must not end its own process"),
      except: onlyInAProcess),
    FaultyHandler(
      ExitsWhileItResolves(), asked: .search,
      truth: .fault(
        .exited, in: .resolve("senders"), says: "exited with status 1",
        cure: "Answer in every case"),
      except: onlyInAProcess),
    FaultyHandler(
      RecursesForever(), asked: .tasks("milk"), truth: .crash(in: .confirm),
      except: onlyInAProcess),
    FaultyHandler(
      ResumesItsContinuationTwice(), asked: .note,
      truth: .crashHere(in: .handle, says: "more than once"),
      except: onlyInAProcess),
    FaultyHandler(
      OverflowsTheAmount(), asked: .ride,
      truth: .crashHere(in: .resolve("partySize"), says: "arithmetic overflow"),
      except: onlyInAProcess),
    FaultyHandler(
      TriesWithForce(), asked: .workout,
      truth: .crashHere(in: .handle, says: "'try!' expression"), except: onlyInAProcess),
    FaultyHandler(
      CastsWithForce(), asked: .note, truth: .crash(in: .confirm), except: onlyInAProcess),
    FaultyHandler(
      FailsItsPrecondition(), asked: .call,
      truth: .crashHere(in: .handle, says: "the telephone isn't configured"), except: onlyInAProcess
    ),
    FaultyHandler(
      AccessesAnUnownedObject(), asked: .message(to: "Bill"), truth: .crash(in: .handle),
      except: onlyInAProcess),
    FaultyHandler(
      SynchronizesOnItsOwnQueue(), asked: .message(to: "Bill"), truth: .crash(in: .handle),
      except: onlyInAProcess),
    FaultyHandler(
      LoadsEverythingIntoMemory(), asked: .search.limited(toMegabytes: 1024),
      truth: .fault(
        .crashed, in: .handle, says: "crashed in handle(intent:)", "limited to 1024 MiB",
        cure: "Use less memory at a time"),
      except: onlyInAProcess),
    FaultyHandler(
      PrintsWithoutEnd(), asked: .workout.within(.seconds(8)),
      truth: .fault(
        .flood, in: .handle, says: "output streams", cure: "Write less to the output streams"),
      except: onlyInAProcess),
    FaultyHandler(
      app: CrashesInItsProvider(), asked: .workout,
      truth: .crashHere(in: .provideHandler, says: "Unexpectedly found nil"),
      except: onlyInAProcess),
    FaultyHandler(
      app: CrashesWhileItContinues(), asked: .workout,
      truth: .crashHere(in: .continueActivity, says: "Unexpectedly found nil"),
      except: onlyInAProcess),
    FaultyHandler(
      CrashesInAnUpdate(), asked: .rideStatus,
      truth: .crashHere(in: .startSendingUpdates, says: "Index out of range"),
      except: onlyInAProcess),
    FaultyHandler(
      CrashesAfterItsAnswer(), asked: .message(to: "Bill"),
      truth: .fault(
        .crashed, in: .handle, says: "crashed after handle(intent:) had answered",
        "Crashes.swift:", "Index out of range", cure: "Correct the code at",
        "work that continues after the answer"),
      except: onlyInAProcess),
    FaultyHandler(
      CrashesInADetachedTask(), asked: .payment(),
      truth: .crashHere(in: .handle, says: "there is no session"), except: onlyInAProcess),
    FaultyHandler(
      DividesByTheNumberOfPeople(), asked: .ride,
      truth: .crashHere(in: .confirm, says: "Division by zero"), except: onlyInAProcess),
    FaultyHandler(
      AbortsWhenSignedOut(), asked: .note, truth: .crash(in: .confirm, says: "SIGABRT"),
      except: onlyInAProcess),
    FaultyHandler(
      CrashesWhenItStops(), asked: .rideStatus,
      truth: .crashHere(in: .stopSendingUpdates, says: "Unexpectedly found nil"),
      except: onlyInAProcess),
    FaultyHandler(
      app: ExitsInItsProvider(), asked: .workout,
      truth: .fault(
        .exited, in: .provideHandler, says: "exited with status 3", cure: "Answer in every case"),
      except: onlyInAProcess),
    FaultyHandler(
      ClosesAllDescriptors(), asked: .message(to: "Bill"),
      truth: .fault(
        .unreadableMessage, in: .handle, says: "closed its descriptor",
        cure: "Keep the descriptor for answers open"),
      except: onlyInAProcess),
  ]
}

extension Truth {
  /// A crash in a method, with the words about it in the log.
  fileprivate static func crash(in method: HandlerMethod, says message: String = "") -> Truth {
    Truth(verdicts: [
      Expectation(
        id: .crashed, severity: .fault, method: method,
        message: ["crashed in \(method.name)", message].filter { !$0.isEmpty }, cure: ["debugger"])
    ])
  }

  /// A crash in a method whose log names the line in this file.
  fileprivate static func crashHere(in method: HandlerMethod, says message: String) -> Truth {
    .fault(
      .crashed, in: method, says: "crashed in \(method.name)", "Crashes.swift:", message,
      cure: "Correct the code at", "Crashes.swift:")
  }
}

/// Trusts that every message has a text.
struct ForceUnwrapsTheContent: SendMessageIntentHandling {
  func handle(intent: SendMessageIntent) async -> SendMessageIntentResponse {
    // swift-format-ignore
    let content = intent.content!
    return SendMessageIntentResponse(code: content.isEmpty ? .failure : .success)
  }
}

/// Trusts that every message has a recipient.
struct IndexesPastTheEnd: SendMessageIntentCompletionHandling {
  func resolveRecipients(
    for intent: SendMessageIntent,
    with completion: @escaping @Sendable ([SendMessageRecipientResolutionResult]) -> Void
  ) {
    let recipients = intent.recipients ?? []
    completion([.success(with: recipients[0])] + recipients.dropFirst().map { .success(with: $0) })
  }

  func handle(
    intent: SendMessageIntent, completion: @escaping @Sendable (SendMessageIntentResponse) -> Void
  ) { completion(SendMessageIntentResponse(code: .success)) }
}

/// Ends the process as a script does.
struct ExitsOnError: SendPaymentIntentHandling {
  func handle(intent: SendPaymentIntent) async -> SendPaymentIntentResponse {
    Log.shared.error("the server is down")
    exit(0)
  }
}

/// Ends the process while the user is asked.
struct ExitsWhileItResolves: SearchForMessagesIntentHandling {
  func resolveSenders(for intent: SearchForMessagesIntent) async -> [PersonResolutionResult] {
    exit(1)
  }

  func handle(intent: SearchForMessagesIntent) async -> SearchForMessagesIntentResponse {
    SearchForMessagesIntentResponse(code: .success)
  }
}

/// Visits the lists of lists, one of which contains itself.
struct RecursesForever: AddTasksIntentHandling {
  private func depth(of list: Int) -> Int { list < 0 ? 0 : depth(of: list ^ 1) + 1 }

  func confirm(intent: AddTasksIntent) async -> AddTasksIntentResponse {
    AddTasksIntentResponse(code: depth(of: 0) < 10 ? .ready : .failure)
  }

  func handle(intent: AddTasksIntent) async -> AddTasksIntentResponse {
    AddTasksIntentResponse(code: .success)
  }
}

/// Resumes a continuation for success and then in any case.
struct ResumesItsContinuationTwice: CreateNoteIntentHandling {
  func handle(intent: CreateNoteIntent) async -> CreateNoteIntentResponse {
    let code = await withCheckedContinuation {
      (continuation: CheckedContinuation<CreateNoteIntentResponseCode, Never>) in
      if intent.title != nil { continuation.resume(returning: .success) }
      continuation.resume(returning: .failure)
    }
    return CreateNoteIntentResponse(code: code)
  }
}

/// Calculates with a number that is too large.
struct OverflowsTheAmount: RequestRideIntentHandling {
  func resolvePartySize(for intent: RequestRideIntent) async -> IntegerResolutionResult {
    let seats = Int32(truncatingIfNeeded: intent.partySize ?? Int(Int32.max))
    return .success(with: Int(seats + Int32.max))
  }

  func handle(intent: RequestRideIntent) async -> RequestRideIntentResponse {
    RequestRideIntentResponse(code: .success)
  }
}

/// Reads a file that exists in the app, but not in its extension.
struct TriesWithForce: StartWorkoutIntentHandling {
  func handle(intent: StartWorkoutIntent) async -> StartWorkoutIntentResponse {
    // swift-format-ignore
    let plan = try! String(contentsOfFile: "/nowhere/plan.txt", encoding: .utf8)
    return StartWorkoutIntentResponse(code: plan.isEmpty ? .failure : .continueInApp)
  }
}

/// Trusts the type of a stored value.
struct CastsWithForce: CreateNoteIntentHandling {
  private let stored: [String: any Sendable] = ["count": "12"]

  func confirm(intent: CreateNoteIntent) async -> CreateNoteIntentResponse {
    // swift-format-ignore
    let count = stored["count"] as! Int
    return CreateNoteIntentResponse(code: count < 100 ? .ready : .failure)
  }

  func handle(intent: CreateNoteIntent) async -> CreateNoteIntentResponse {
    CreateNoteIntentResponse(code: .success)
  }
}

/// Requires what only the app prepares.
struct FailsItsPrecondition: StartCallIntentHandling {
  func handle(intent: StartCallIntent) async -> StartCallIntentResponse {
    preconditionFailure("the telephone isn't configured")
  }
}

/// Refers to an object that is gone when the callback comes.
struct AccessesAnUnownedObject: SendMessageIntentCompletionHandling {
  private final class Sender: Sendable {
    func send(_ text: String) -> Bool { true }
  }

  func handle(
    intent: SendMessageIntent, completion: @escaping @Sendable (SendMessageIntentResponse) -> Void
  ) {
    let sender = Sender()
    DispatchQueue.global().asyncAfter(deadline: .now() + .milliseconds(20)) { [unowned sender] in
      let isSent = sender.send(intent.content ?? "")
      completion(SendMessageIntentResponse(code: isSent ? .success : .failure))
    }
  }
}

/// Waits on a queue from that queue, although Dispatch doesn't permit it.
final class SynchronizesOnItsOwnQueue: SendMessageIntentCompletionHandling {
  private let queue = DispatchQueue(label: "messages")

  private var count: Int { queue.sync { 1 } }

  func handle(
    intent: SendMessageIntent, completion: @escaping @Sendable (SendMessageIntentResponse) -> Void
  ) {
    queue.async { [self] in
      completion(SendMessageIntentResponse(code: count > 0 ? .success : .failure))
    }
  }
}

/// Keeps all messages in memory.
struct LoadsEverythingIntoMemory: SearchForMessagesIntentHandling {
  func handle(intent: SearchForMessagesIntent) async -> SearchForMessagesIntentResponse {
    var pages: [[UInt8]] = []
    for _ in 0..<4096 { pages.append([UInt8](repeating: 1, count: 1 << 20)) }
    return SearchForMessagesIntentResponse(code: pages.isEmpty ? .failure : .success)
  }
}

/// Prints its state in a loop.
struct PrintsWithoutEnd: StartWorkoutIntentHandling {
  func handle(intent: StartWorkoutIntent) async -> StartWorkoutIntentResponse {
    for step in 0..<1_000_000 { print("step \(step) of the workout \(intent)") }
    return StartWorkoutIntentResponse(code: .continueInApp)
  }
}

/// Does the work after the answer, and fails at it.
struct CrashesAfterItsAnswer: SendMessageIntentCompletionHandling {
  private let drafts: [String] = []

  func handle(
    intent: SendMessageIntent, completion: @escaping @Sendable (SendMessageIntentResponse) -> Void
  ) {
    completion(SendMessageIntentResponse(code: .success))
    let drafts = drafts
    DispatchQueue.global().asyncAfter(deadline: .now() + .milliseconds(20)) { print(drafts[0]) }
  }
}

/// Looks up its handler in a table that lacks the intent.
struct CrashesInItsProvider: IntentHandlerProvider {
  private let handlers: [String: any IntentHandling] = [:]

  func handler(for intent: any Intent) -> (any IntentHandling)? {
    // swift-format-ignore
    handlers["\(type(of: intent))"]!
  }
}

/// Trusts the contents of the activity.
struct CrashesWhileItContinues: IntentHandlerProvider, IntentAppDelegate,
  StartWorkoutIntentHandling
{
  func handle(intent: StartWorkoutIntent) async -> StartWorkoutIntentResponse {
    StartWorkoutIntentResponse(code: .continueInApp)
  }

  func application(continue activity: UserActivity) async -> String? {
    // swift-format-ignore
    activity.userInfo!["workout"]!.spokenText
  }
}

/// Fails while it sends the state of a ride.
struct CrashesInAnUpdate: GetRideStatusIntentHandling {
  private let positions: [Double] = []

  func handle(intent: GetRideStatusIntent) async -> GetRideStatusIntentResponse {
    let option = RideOption(
      name: "Car", estimatedPickupDate: Date(timeIntervalSinceReferenceDate: 0))
    return GetRideStatusIntentResponse(
      code: .success,
      rideStatus: RideStatus(rideIdentifier: "7", phase: .confirmed, rideOption: option))
  }

  func startSendingUpdates(
    for intent: GetRideStatusIntent, to observer: any GetRideStatusIntentResponseObserver
  ) {
    let position = positions[0]
    Log.shared.info("the ride is at \(position)")
  }
}

/// Trusts a session that another task uses.
struct CrashesInADetachedTask: SendPaymentIntentHandling {
  func handle(intent: SendPaymentIntent) async -> SendPaymentIntentResponse {
    let upload = Task.detached { () -> Int in preconditionFailure("there is no session") }
    let count = await upload.value
    Log.shared.info("uploaded \(count) bytes")
    return SendPaymentIntentResponse(code: .success)
  }
}

/// Divides the price by a number that the request may omit.
struct DividesByTheNumberOfPeople: RequestRideIntentHandling {
  func confirm(intent: RequestRideIntent) async -> RequestRideIntentResponse {
    let price = 100 / (intent.partySize ?? 0)
    return RequestRideIntentResponse(code: price < 50 ? .ready : .failure)
  }

  func handle(intent: RequestRideIntent) async -> RequestRideIntentResponse {
    RequestRideIntentResponse(code: .success)
  }
}

/// Stops a queue that was never created.
struct CrashesWhenItStops: GetRideStatusIntentHandling {
  private let queue: DispatchQueue? = nil

  private func answer(_ phase: RidePhase) -> GetRideStatusIntentResponse {
    GetRideStatusIntentResponse(
      code: .success,
      rideStatus: RideStatus(
        rideIdentifier: "7", phase: phase,
        completionStatus: RideCompletionStatus(isCompleted: true),
        rideOption: RideOption(
          name: "Car", estimatedPickupDate: Date(timeIntervalSinceReferenceDate: 0))))
  }

  func handle(intent: GetRideStatusIntent) async -> GetRideStatusIntentResponse {
    answer(.confirmed)
  }

  func startSendingUpdates(
    for intent: GetRideStatusIntent, to observer: any GetRideStatusIntentResponseObserver
  ) { observer.didUpdate(getRideStatus: answer(.completed)) }

  func stopSendingUpdates(for intent: GetRideStatusIntent) {
    // swift-format-ignore
    queue!.suspend()
  }
}
