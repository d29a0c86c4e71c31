public import IntentKitCore
import IntentKitExtension

/// A fault that a test injects into a handler's call, to show what users would experience.
///
/// The fault occurs during the call and on the handler's lane, before the handler's own method
/// runs.
public struct InjectedFault: Sendable {
  /// Injects the fault into a call.
  let inject: @Sendable (ManualClock, (any LaunchedApp)?) async -> Void
  /// The phase of the calls with the fault; nil for every call.
  let phase: Phase?
  /// Whether the fault ends the handler's process.
  let isCrash: Bool

  /// Delays the handler's answer.
  ///
  /// - Parameters:
  ///   - duration: The delay in simulated time.
  ///   - phase: The phase to delay; nil for every call.
  /// - Returns: The fault.
  public static func slow(
    by duration: Duration = .seconds(6), in phase: Phase? = nil
  ) -> InjectedFault {
    InjectedFault(in: phase) { clock, _ in try? await clock.sleep(for: duration) }
  }

  /// Prevents the handler from answering.
  public static func hung(in phase: Phase? = nil) -> InjectedFault {
    // After a year, no answer counts, but a test can still advance the clock on which this sleeps.
    slow(by: .seconds(365 * 86_400), in: phase)
  }

  /// Calls the handler's completion twice.
  public static func completesTwice(in phase: Phase? = nil) -> InjectedFault {
    InjectedFault(in: phase) { _, _ in
      let _: NoAnswer = await withCompletion { completion in
        completion(.missing)
        completion(.missing)
      }
    }
  }

  /// Releases the handler's completion without calling it.
  public static func dropsCompletion(in phase: Phase? = nil) -> InjectedFault {
    InjectedFault(in: phase) { _, _ in
      let _: NoAnswer = await withCompletion { _ in }
    }
  }

  /// Crashes the handler with an invalid memory access.
  ///
  /// The fault ends the handler's process with the signal `SIGSEGV`, so the app must run
  /// ``AppHosting/outOfProcess``.
  public static func crashes(in phase: Phase? = nil) -> InjectedFault {
    InjectedFault(in: phase, isCrash: true) { _, process in
      await (process as? GuestApp)?.crash()
    }
  }

  private init(
    in phase: Phase?, isCrash: Bool = false,
    _ inject: @escaping @Sendable (ManualClock, (any LaunchedApp)?) async -> Void
  ) {
    self.isCrash = isCrash
    self.inject = inject
    self.phase = phase
  }

  /// Returns whether the fault occurs in the calls of a method.
  func occurs(in method: HandlerMethod) -> Bool { phase == nil || method.phase == phase }
}

/// An answer that is never read.
private struct NoAnswer: CompletionAnswer {
  static let missing = NoAnswer()
}
