import Dispatch
import Foundation
import IntentKitCore
import IntentKitPlatform
import TestSupport

extension Cure {
  private static let useLocalData = "Use local data only, and leave slow work to handle."
  private static let continueWork =
    "within two or three seconds, and let the app finish the work."
  private static let doLess =
    "Answer within two or three seconds: do only what the answer needs before it, and the rest "
    + "later."
  private static let loadLess =
    "Load less at launch: frameworks and static initializers count toward the first call"

  static let times: [Cure] = silence + lateness + slowness

  private static func confirming(after delay: Double, launch: Double = 0) -> Run {
    {
      let clock = ManualClock()
      return await ScriptedHandler(
        clock: clock,
        confirm: { _ in
          try? await clock.sleep(for: .seconds(delay))
          return .init(code: .ready)
        }
      ).run(launch: .seconds(launch))
    }
  }

  private static func resolving(after delay: Double) -> Run {
    {
      let clock = ManualClock()
      return await ScriptedHandler(
        clock: clock,
        content: { _ in
          try? await clock.sleep(for: .seconds(delay))
          return .success(with: "hello")
        }
      ).run()
    }
  }

  private static func handling(
    after delay: Double, _ code: SendMessageIntentResponseCode = .success
  ) -> Run {
    {
      let clock = ManualClock()
      return await ScriptedHandler(
        clock: clock,
        handle: { _ in
          try? await clock.sleep(for: .seconds(delay))
          return .init(code: code)
        }
      ).run()
    }
  }

  private static func starting(
    after delay: Double, _ code: StartWorkoutIntentResponseCode = .success, inApp: Bool = false,
    continuing: Double = 0
  ) -> Run {
    {
      let clock = ManualClock()
      let handler = Workouts.Handler(code: code, clock: clock, delay: .seconds(delay))
      var workouts = Workouts(continuing: .seconds(continuing), clock: clock)
      if inApp { workouts.inApp = handler } else { workouts.inExtension = handler }
      return await workouts.run()
    }
  }

  /// Cancels a ride; the intent has neither `inProgress` nor a way to the app.
  private static func canceling(after delay: Double) -> Run {
    struct Handler: CancelRideIntentHandling {
      let clock: ManualClock
      let delay: Duration

      func handle(intent: CancelRideIntent) async -> CancelRideIntentResponse {
        try? await clock.sleep(for: delay)
        return .init(code: .success)
      }
    }
    return {
      let clock = ManualClock()
      return await IntentPipeline(time: .simulated(clock, patience: .seconds(600))).run(
        CancelRideIntent(rideIdentifier: "ride-1"),
        handler: Handler(clock: clock, delay: .seconds(delay))
      ).verdicts
    }
  }

  /// Sends a message on the only thread of a pool, which something else may block.
  private static func sending(isBlocked: Bool) -> Run {
    {
      let (pool, semaphore) = (
        LanePool(coreWorkerCount: 1, maximumWorkerCount: 1), DispatchSemaphore(value: 0)
      )
      let blocker = Task(executorPreference: pool) { if isBlocked { semaphore.blockThread() } }
      // A request that waits for a thread has the whole limit in real time.
      var pipeline = IntentPipeline(
        limit: isBlocked ? .milliseconds(50) : .seconds(10),
        time: .simulated(patience: isBlocked ? .milliseconds(50) : .seconds(600)))
      pipeline.pool = pool
      let verdicts = await pipeline.run(
        SendMessageIntent(content: "hello"), handler: ScriptedHandler(), dialogue: Answering([.yes])
      ).verdicts
      semaphore.signal()
      await blocker.value
      return verdicts
    }
  }

  private static let silence: [Cure] = [
    Cure(
      .noAnswer, "a resolve method sleeps", in: "resolveContent(for:)", useLocalData,
      mistaken: resolving(after: 100), cured: resolving(after: 1)),
    Cure(
      .noAnswer, "confirm sleeps", in: "confirm(intent:)", useLocalData,
      mistaken: confirming(after: 100), cured: confirming(after: 1)),
    Cure(
      .noAnswer, "handle sleeps, and its intent lacks inProgress", in: "handle(intent:)",
      "Answer continueInApp \(continueWork)",
      mistaken: starting(after: 100), cured: starting(after: 2, .continueInApp)),
    Cure(
      .noAnswer, "handle sleeps, and its intent has no code for it", in: "handle(intent:)", doLess,
      mistaken: canceling(after: 100), cured: canceling(after: 2)),
    Cure(
      .noAnswer, "the app sleeps while it handles", in: "handle(intent:) in the app",
      "Answer continueInApp \(continueWork)",
      mistaken: starting(after: 100, inApp: true),
      cured: starting(after: 2, .continueInApp, inApp: true)),
    Cure(
      .noAnswer, "the app sleeps while it continues an activity", in: "application(continue:)",
      doLess, mistaken: starting(after: 0, .continueInApp, continuing: 100),
      cured: starting(after: 0, .continueInApp, continuing: 2)),
    Cure(
      .noAnswer, "the launch takes most of the time", in: "confirm(intent:)",
      "\(loadLess), which has to answer within two or three seconds itself.",
      mistaken: confirming(after: 6, launch: 6), cured: confirming(after: 2)),
    Cure(
      .noAnswer, "the launch takes a part of the time", in: "confirm(intent:)",
      "\(useLocalData) Load less at launch: 4 s is too long.",
      mistaken: confirming(after: 7, launch: 4), cured: confirming(after: 1, launch: 1)),
    Cure(
      .noAnswer, "the launch takes too long", in: "handler(for:)",
      "Load less at launch: frameworks and static initializers count toward the first limit.",
      mistaken: confirming(after: 0, launch: 11), cured: confirming(after: 0, launch: 1)),
    Cure(
      .noAnswer, "handle waits for something that never comes", in: "handle(intent:)",
      "Make sure that every path answers, even if a callback fails or never comes; give each wait "
        + "its own limit of two or three seconds.",
      mistaken: {
        await ScriptedHandler(handle: { _ in
          await withUnsafeContinuation { (_: UnsafeContinuation<Void, Never>) in }
          return .init(code: .success)
        }).run(patience: .milliseconds(20))
      }, cured: handling(after: 2, .failure)),
    Cure(
      .noAnswer, "confirm blocks its thread", in: "confirm(intent:)",
      "Don't wait on a semaphore, a lock or a synchronous call; await the result instead, or call "
        + "the completion when it is there.",
      mistaken: {
        let semaphore = DispatchSemaphore(value: 0)
        defer { semaphore.signal() }
        return await ScriptedHandler(confirm: { _ in
          semaphore.wait()
          return .init(code: .ready)
        }).run(patience: .milliseconds(20))
      }, cured: confirming(after: 2)),
    Cure(
      .noAnswer, "handle computes without an end", in: "handle(intent:)",
      "Make sure that every loop ends, and leave long computations to the app.",
      mistaken: {
        let isOver = Locked(false)
        defer { isOver.withLock { $0 = true } }
        return await ScriptedHandler(handle: { _ in
          while !isOver.withLock({ $0 }) {}
          return .init(code: .success)
        }).run(patience: .milliseconds(20))
      }, cured: handling(after: 0)),
    Cure(
      .noAnswer, "another handler blocks the only thread", in: "handler(for:)",
      "Find the handlers that block their threads; each of them has its own verdict.",
      mistaken: sending(isBlocked: true), cured: sending(isBlocked: false)),
  ]

  private static let lateness: [Cure] = [
    Cure(
      .completedLate, "confirm answers late", in: "confirm(intent:)", useLocalData,
      mistaken: confirming(after: 12), cured: confirming(after: 2)),
    Cure(
      .completedLate, "handle answers late, and its intent has no code for it",
      in: "handle(intent:)", doLess,
      mistaken: canceling(after: 12), cured: canceling(after: 2)),
    Cure(
      .completedLate, "the launch takes most of the time", in: "confirm(intent:)",
      "\(loadLess), which has to answer within two or three seconds itself.",
      mistaken: confirming(after: 6, launch: 6), cured: confirming(after: 2)),
  ]

  private static let slowness: [Cure] = [
    Cure(
      .slowAnswer, "confirm is slow", in: "confirm(intent:)", useLocalData,
      mistaken: confirming(after: 5), cured: confirming(after: 1)),
    Cure(
      .slowAnswer, "handle is slow", in: "handle(intent:)", "Answer inProgress \(continueWork)",
      mistaken: handling(after: 5), cured: handling(after: 2, .inProgress)),
    Cure(
      .slowAnswer, "handle is slow, and its intent lacks inProgress", in: "handle(intent:)",
      "Answer continueInApp \(continueWork)",
      mistaken: starting(after: 5), cured: starting(after: 2, .continueInApp)),
    Cure(
      .slowAnswer, "handle is slow, and its intent has no code for it", in: "handle(intent:)",
      doLess, mistaken: canceling(after: 5), cured: canceling(after: 2)),
    Cure(
      .slowAnswer, "the app is slow", in: "handle(intent:) in the app",
      "Answer continueInApp \(continueWork)",
      mistaken: starting(after: 5, inApp: true),
      cured: starting(after: 2, .continueInApp, inApp: true)),
    Cure(
      .slowAnswer, "only the launch is slow", in: "confirm(intent:)", "\(loadLess).",
      mistaken: confirming(after: 1, launch: 5), cured: confirming(after: 1)),
    Cure(
      .slowAnswer, "the launch and confirm are slow", in: "confirm(intent:)",
      "\(useLocalData) Load less at launch: 4 s is too long.",
      mistaken: confirming(after: 4, launch: 4), cured: confirming(after: 1, launch: 1)),
  ]
}

extension DispatchSemaphore {
  /// Blocks its thread, like a careless handler.
  ///
  /// The compiler forbids this in async code, so it is hidden.
  fileprivate func blockThread() { wait() }
}
