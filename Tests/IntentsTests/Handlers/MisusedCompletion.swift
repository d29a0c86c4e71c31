import Dispatch
import IntentKitCore
import IntentKitPlatform
import Intents

/// A treatment of a completion by a handler.
struct MisusedCompletion: Sendable {
  /// The phases in which handlers get a completion.
  enum Phase: Sendable, CaseIterable {
    case resolve, confirm, handle
  }

  /// The treatments.
  enum Use: String, Sendable, CaseIterable {
    case calledOnAnotherThread, calledTwice, calledTwiceOnAnotherThread, calledLate, neverCalled
    case released, releasedOnAnotherThread
  }

  let phase: Phase
  let use: Use
  let clock: ManualClock
  /// The completion that is never called.
  private let kept = Locked<(@Sendable () -> Void)?>(nil)

  init(_ use: Use, in phase: Phase, _ clock: ManualClock) {
    self.phase = phase
    self.use = use
    self.clock = clock
  }

  /// Completes a method properly, or as its phase misuses the completion.
  func complete(_ phase: Phase, _ completion: @escaping @Sendable () -> Void) {
    guard phase == self.phase else { return completion() }
    switch use {
    case .calledOnAnotherThread: DispatchQueue.global().async { completion() }
    case .calledTwice:
      completion()
      completion()
    case .calledTwiceOnAnotherThread:
      DispatchQueue.global().async {
        completion()
        completion()
      }
    case .calledLate:
      Task { [clock] in
        try? await clock.sleep(for: .seconds(12))
        completion()
      }
    case .neverCalled: kept.withLock { $0 = completion }
    case .released: break
    case .releasedOnAnotherThread: DispatchQueue.global().async { _ = completion }
    }
  }

  /// Releases the completion that is never called.
  func release() { kept.withLock { $0 = nil } }
}

/// A handler of the core.
struct MisusingTypedHandler: SendMessageIntentCompletionHandling {
  let misuse: MisusedCompletion

  func resolveContent(
    for intent: SendMessageIntent,
    with completion: @escaping @Sendable (StringResolutionResult) -> Void
  ) {
    misuse.complete(.resolve) { completion(.success(with: "Hello")) }
  }

  func confirm(
    intent: SendMessageIntent,
    completion: @escaping @Sendable (SendMessageIntentResponse) -> Void
  ) {
    misuse.complete(.confirm) { completion(.init(code: .ready)) }
  }

  func handle(
    intent: SendMessageIntent,
    completion: @escaping @Sendable (SendMessageIntentResponse) -> Void
  ) {
    misuse.complete(.handle) { completion(.init(code: .success)) }
  }
}

/// A handler in the spelling of today.
final class MisusingHandler: NSObject, INSendMessageIntentHandling {
  private let misuse: MisusedCompletion

  init(_ misuse: MisusedCompletion) { self.misuse = misuse }

  func resolveContent(
    for intent: INSendMessageIntent,
    with completion: @escaping @Sendable (INStringResolutionResult) -> Void
  ) {
    misuse.complete(.resolve) { completion(.success(with: "Hello")) }
  }

  func confirm(
    intent: INSendMessageIntent,
    completion: @escaping @Sendable (INSendMessageIntentResponse) -> Void
  ) {
    misuse.complete(.confirm) {
      completion(INSendMessageIntentResponse(code: .ready, userActivity: nil))
    }
  }

  func handle(
    intent: INSendMessageIntent,
    completion: @escaping @Sendable (INSendMessageIntentResponse) -> Void
  ) {
    misuse.complete(.handle) {
      completion(INSendMessageIntentResponse(code: .success, userActivity: nil))
    }
  }
}

/// A handler in the spelling of iOS 10.
final class MisusingFirstHandler: NSObject, INSendMessageIntentHandling {
  private let misuse: MisusedCompletion

  init(_ misuse: MisusedCompletion) { self.misuse = misuse }

  func resolveContent(
    forSendMessage intent: INSendMessageIntent,
    with completion: @escaping @Sendable (INStringResolutionResult) -> Void
  ) {
    misuse.complete(.resolve) { completion(.success(with: "Hello")) }
  }

  func confirm(
    sendMessage intent: INSendMessageIntent,
    completion: @escaping @Sendable (INSendMessageIntentResponse) -> Void
  ) {
    misuse.complete(.confirm) {
      completion(INSendMessageIntentResponse(code: .ready, userActivity: nil))
    }
  }

  func handle(
    sendMessage intent: INSendMessageIntent,
    completion: @escaping @Sendable (INSendMessageIntentResponse) -> Void
  ) {
    misuse.complete(.handle) {
      completion(INSendMessageIntentResponse(code: .success, userActivity: nil))
    }
  }
}
