import Dispatch
import IntentKitCore

/// The benchmark of handlers that block their threads: the number that get a thread, and the times
/// of the others.
enum BlockedHandlers {
  struct Handler: CreateNoteIntentHandling {
    func handle(intent: CreateNoteIntent) async -> CreateNoteIntentResponse {
      Self.block()
      return .init(code: .success)
    }

    private static func block() {
      // The semaphore is never signaled.
      DispatchSemaphore(value: 0).wait()
    }
  }

  static func report() async {
    let limit = Duration.seconds(1)
    let pipeline = IntentPipeline(limit: limit)
    print("\nhandlers that block their threads, limit \(limit.seconds) s")
    for count in [60, 600] {
      let ends = await withTaskGroup(of: (late: Double, wasQueued: Bool).self) { group in
        for _ in 0..<count {
          group.addTask {
            let start = ContinuousClock.now
            let run = await pipeline.run(PhaseCost.intent, handler: Handler())
            let wasQueued = run.verdicts.contains { verdict in
              if case .noAnswer(_, .queued, _) = verdict.kind { true } else { false }
            }
            return ((start.duration(to: .now) - limit).seconds, wasQueued)
          }
        }
        var ends: [(late: Double, wasQueued: Bool)] = []
        for await end in group { ends.append(end) }
        return ends
      }
      let latest = (ends.map(\.late).max() ?? 0) * 1000
      let queued = ends.filter(\.wasQueued).count
      print(
        "  \(count) at once: all ended with a verdict, the last \(latest.rounded(to: 1)) ms after the"
          + " limit; \(count - queued) had a thread, \(queued) waited for one;"
          + " threads of the process \(Process.threadCount)")
    }
  }
}
