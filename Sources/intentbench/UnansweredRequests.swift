import Dispatch
import IntentKitCore

/// The benchmarks of handlers that never answer: the delay after their deadline, and their cost
/// until then.
enum UnansweredRequests {
  /// A handler that waits forever.
  struct HungHandler: CreateNoteIntentHandling {
    func handle(intent: CreateNoteIntent) async -> CreateNoteIntentResponse {
      // The continuation is never resumed.
      await withUnsafeContinuation { (_: UnsafeContinuation<Void, Never>) in }
      return .init(code: .success)
    }
  }

  /// A handler that blocks its thread until the measurement is over.
  struct BlockedHandler: CreateNoteIntentHandling {
    let end = DispatchSemaphore(value: 0)

    func handle(intent: CreateNoteIntent) async -> CreateNoteIntentResponse {
      block()
      return .init(code: .success)
    }

    private func block() { end.wait() }
  }

  private static let limit = Duration.seconds(1)

  /// Measures ten thousand hung handlers.
  static func reportHung() async {
    let count = 10_000
    let memory = Process.residentKilobytes
    async let ends = ends(of: count, HungHandler())
    // All are hung by now or soon; their cost is measured halfway to the limit.
    try? await ContinuousClock().sleep(for: limit / 2)
    let used = Double(Process.residentKilobytes - memory) / Double(count)
    Output.line("\n\(count) handlers that never answer, limit \(limit.seconds) s")
    Output.line("  threads of the process \(Process.threadCount)")
    Output.line("  memory \(used.rounded(to: 2)) KiB each")
    let sorted = await ends.map(\.late).sorted()
    let figures = [("earliest", 0), ("median", sorted.count / 2), ("latest", sorted.count - 1)]
    for (name, index) in figures { Output.add("\(name) end", sorted[index] * 1000, "ms") }
    let text = figures.map { "\($0) \((sorted[$1] * 1000).rounded(to: 1)) ms" }
    Output.line("  after the limit: \(text.joined(separator: ", "))")
  }

  /// Measures blocked handlers: the number that get a thread, and the times of the others.
  static func reportBlocked() async {
    Output.line("\nhandlers that block their threads, limit \(limit.seconds) s")
    for count in [60, 600, 2_000] {
      let handler = BlockedHandler()
      let ends = await ends(of: count, handler)
      let latest = (ends.map(\.late).max() ?? 0) * 1000
      Output.add("\(count) handlers, latest end", latest, "ms")
      let queued = ends.filter(\.wasQueued).count
      Output.line(
        "  \(count) at once: all ended with a verdict, the last \(latest.rounded(to: 1)) ms after the"
          + " limit; \(count - queued) had a thread, \(queued) waited for one;"
          + " threads of the process \(Process.threadCount)")
      for _ in 0..<count { handler.end.signal() }
      await waitForIdleThreads()
    }
  }

  /// Waits until the threads that were blocked have ended.
  ///
  /// With too many of them, the pipeline refuses requests, and the other parts of the bench would
  /// measure refusals.
  private static func waitForIdleThreads() async {
    let most = 16
    for _ in 0..<200 where Process.threadCount > most {
      try? await ContinuousClock().sleep(for: .milliseconds(50))
    }
  }

  /// Runs requests at the same time.
  ///
  /// - Returns: For each, the seconds from the limit to its end, and whether it waited for a thread.
  private static func ends(
    of count: Int, _ handler: any CreateNoteIntentHandling
  ) async -> [(late: Double, wasQueued: Bool)] {
    let pipeline = IntentPipeline(limit: limit)
    return await withTaskGroup(of: (late: Double, wasQueued: Bool).self) { group in
      for _ in 0..<count {
        group.addTask {
          let start = ContinuousClock.now
          let run = await pipeline.run(PhaseCost.intent, handler: handler)
          let took = start.duration(to: .now)
          guard case .noAnswer(_, let state, _)? = run.verdicts.last?.kind else {
            preconditionFailure("A request ended otherwise: \(run.outcome)")
          }
          return ((took - limit).seconds, state == .queued)
        }
      }
      return await group.reduce(into: []) { $0.append($1) }
    }
  }
}
