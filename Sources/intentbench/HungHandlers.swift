import IntentKitCore

/// The benchmark of ten thousand handlers that never answer: the delay after their deadline, and
/// their cost until then.
enum HungHandlers {
  struct Handler: CreateNoteIntentHandling {
    func handle(intent: CreateNoteIntent) async -> CreateNoteIntentResponse {
      // The continuation is never resumed.
      await withUnsafeContinuation { (_: UnsafeContinuation<Void, Never>) in }
      return .init(code: .success)
    }
  }

  static func report() async {
    let count = 10_000
    let limit = Duration.seconds(1)
    let pipeline = IntentPipeline(limit: limit)
    let memory = Process.residentKilobytes
    let lateness = await withTaskGroup(of: Double.self) { group in
      for _ in 0..<count {
        group.addTask {
          let start = ContinuousClock.now
          let run = await pipeline.run(PhaseCost.intent, handler: Handler())
          blackHole(run)
          return (start.duration(to: .now) - limit).seconds
        }
      }
      // All are hung by now or soon; their cost is measured halfway to the limit.
      try? await ContinuousClock().sleep(for: limit / 2)
      let used = Double(Process.residentKilobytes - memory) / Double(count)
      print("\n\(count) handlers that never answer, limit \(limit.seconds) s")
      print("  threads of the process \(Process.threadCount)")
      print("  memory \(used.rounded(to: 2)) KiB each")
      var lateness: [Double] = []
      for await late in group { lateness.append(late) }
      return lateness
    }
    let sorted = lateness.sorted()
    let figures = [("earliest", 0), ("median", sorted.count / 2), ("latest", sorted.count - 1)]
    let text = figures.map { "\($0) \((sorted[$1] * 1000).rounded(to: 1)) ms" }
    print("  after the limit: \(text.joined(separator: ", "))")
  }
}
