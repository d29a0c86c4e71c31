import Dispatch
import IntentKitCore
import IntentKitPlatform

/// Sends a message, committing one fault on the way.
struct FaultyMessageHandler {
  let fault: FaultyChat.Fault
  let clock: any Clock<Duration>

  /// Callbacks that are stored but never called.
  private static let lostCallbacks = Locked<[@Sendable () -> Void]>([])
}

extension FaultyMessageHandler: SendMessageIntentCompletionHandling {
  func resolveRecipients(
    for intent: SendMessageIntent,
    with completion: @escaping @Sendable ([SendMessageRecipientResolutionResult]) -> Void
  ) {
    let recipients = intent.recipients ?? []
    switch fault {
    case .tooFewResults: completion(recipients.dropLast().map { .success(with: $0) })
    case .emptyResult: completion([])
    case .emptyDisambiguation: completion(recipients.map { _ in .disambiguation(with: []) })
    case .misplacedResult:
      completion(recipients.map { $0.displayName == "Bob" ? .needsValue() : .success(with: $0) })
    case .singleDisambiguation: completion(recipients.map { choice(of: 1, for: $0) })
    case .longDisambiguation: completion(recipients.map { choice(of: 12, for: $0) })
    case .equalOptions: completion(recipients.map { choice(of: 2, for: $0, areEqual: true) })
    case .asksForEver: completion([.needsValue()])
    case .asksTooMuch: completion(recipients.map { _ in .unsupported() })
    default:
      completion(recipients.isEmpty ? [.notRequired()] : recipients.map { .success(with: $0) })
    }
  }

  func confirm(
    intent: SendMessageIntent,
    completion: @escaping @Sendable (SendMessageIntentResponse) -> Void
  ) {
    switch fault {
    case .unspecifiedFromConfirm: completion(.init(code: .unspecified))
    case .successFromConfirm: completion(.init(code: .success))
    default: completion(.init(code: .ready))
    }
  }

  func handle(
    intent: SendMessageIntent,
    completion: @escaping @Sendable (SendMessageIntentResponse) -> Void
  ) {
    switch fault {
    case .blocksThread:
      // The semaphore is never signaled.
      DispatchSemaphore(value: 0).wait()
      completion(.init(code: .success))
    case .neverAnswers:
      // The closure is stored but never called, like a callback that never arrives.
      Self.lostCallbacks.withLock { $0.append { completion(.init(code: .success)) } }
    case .dropsCompletion:
      break
    case .completesTwice:
      // The `return` after the successful case is missing.
      completion(.init(code: .success))
      completion(.init(code: .failure))
    case .answersLate: answer(completion, after: .seconds(12))
    case .answersSlowly: answer(completion, after: .seconds(6))
    case .readyFromHandle: completion(.init(code: .ready))
    case .undeclaredCode: completion(.init(code: .init(rawValue: 100)))
    case .launchesAppForErrors: completion(.init(code: .failureRequiringAppLaunch))
    case .undeclaredActivity:
      completion(
        .init(
          code: .failureRequiringAppLaunch,
          userActivity: UserActivity(activityType: "com.example.FaultyChat.compose")))
    case .ignoresActivity:
      completion(
        .init(
          code: .failureRequiringAppLaunch,
          userActivity: UserActivity(activityType: FaultyChat.signIn)))
    default: completion(.init(code: .success))
    }
  }

  /// Lets the user choose from a number of people, unless that has been done.
  private func choice(
    of count: Int, for person: Person, areEqual: Bool = false
  ) -> SendMessageRecipientResolutionResult {
    guard person.customIdentifier == nil else { return .success(with: person) }
    return .disambiguation(
      with: (1...count).map { number in
        Person(
          displayName: areEqual ? person.displayName : "\(person.displayName) \(number)",
          customIdentifier: "person-\(number)")
      })
  }

  private func answer(
    _ completion: @escaping @Sendable (SendMessageIntentResponse) -> Void, after delay: Duration
  ) {
    Task { [clock] in
      try? await clock.sleep(for: delay)
      completion(.init(code: .success))
    }
  }
}
