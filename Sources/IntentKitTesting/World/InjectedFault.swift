public import IntentKitCore
import IntentKitExtension

/// Something that goes wrong on purpose while a handler is asked, so that a test sees what its
/// users would see.
///
/// The fault happens in the call and on the handler's lane, before the handler's own method runs.
public struct InjectedFault: Sendable {
  let happen: @Sendable (HandlerMethod, ManualClock, (any LaunchedApp)?) async -> Void
  /// Whether the process of the handler ends of it.
  let isCrash: Bool

  /// The handler takes longer.
  ///
  /// - Parameters:
  ///   - duration: How much longer, in simulated time.
  ///   - phase: The phase in which it does; nil for every call.
  public static func slow(
    by duration: Duration = .seconds(6), in phase: Phase? = nil
  ) -> InjectedFault {
    InjectedFault(in: phase) { try? await $0.sleep(for: duration) }
  }

  /// The handler never answers.
  public static func hung(in phase: Phase? = nil) -> InjectedFault {
    // An answer after a year is none, and a clock that is slept on can be moved.
    slow(by: .seconds(365 * 86_400), in: phase)
  }

  /// The handler calls its completion twice.
  public static func completesTwice(in phase: Phase? = nil) -> InjectedFault {
    InjectedFault(in: phase) { _ in
      let _: NoAnswer = await withCompletion { completion in
        completion(.missing)
        completion(.missing)
      }
    }
  }

  /// The handler lets go of its completion without calling it.
  public static func dropsCompletion(in phase: Phase? = nil) -> InjectedFault {
    InjectedFault(in: phase) { _ in
      let _: NoAnswer = await withCompletion { _ in }
    }
  }

  /// The handler reaches for memory that is not there.
  ///
  /// Its process ends by the signal `SIGSEGV`, so it must be one of its own:
  /// ``AppHosting/outOfProcess``.
  public static func crashes(in phase: Phase? = nil) -> InjectedFault {
    InjectedFault(in: phase, isCrash: true) { _, process in
      await (process as? GuestApp)?.crash()
    }
  }

  private init(in phase: Phase?, _ happen: @escaping @Sendable (ManualClock) async -> Void) {
    self.init(in: phase, isCrash: false) { clock, _ in await happen(clock) }
  }

  private init(
    in phase: Phase?, isCrash: Bool,
    _ happen: @escaping @Sendable (ManualClock, (any LaunchedApp)?) async -> Void
  ) {
    self.isCrash = isCrash
    self.happen = { method, clock, process in
      if phase == nil || method.phase == phase { await happen(clock, process) }
    }
  }
}

/// An answer that nobody reads.
private struct NoAnswer: CompletionAnswer {
  static let missing = NoAnswer()
}
