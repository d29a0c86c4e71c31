import Dispatch
import IntentKitPlatform
import Synchronization

/// The state of the machine during a run, and the cost of what no program can avoid.
struct Calibration: Sendable {
  /// The mean time of a fixed loop on all processors, relative to its shortest time.
  var slowdown: Double
  /// The seconds of the fixed loop: the shortest time.
  var loop: Double
  /// The seconds until a thread that waits for another one continues: the median.
  var hop: Double

  /// The slowdown at which a machine counts as loaded.
  private static let loadedSlowdown = 1.15

  /// Whether other programs take time from this one.
  var isLoaded: Bool { slowdown > Self.loadedSlowdown }

  /// The state in words.
  var text: String {
    "\(isLoaded ? "loaded" : "quiet") (a fixed loop takes \(slowdown.rounded(to: 2)) times its "
      + "minimum, a thread hop \((hop * 1_000_000).rounded(to: 1)) µs)"
  }

  /// Measures the machine.
  static func measure() -> Calibration {
    let loops = loopTimes()
    let minimum = loops.min() ?? 0
    let mean = loops.reduce(0, +) / Double(loops.count)
    return Calibration(slowdown: mean / minimum, loop: minimum, hop: hopTimes().median)
  }

  /// The result of the loop, which the optimizer would remove if nothing could read it.
  private static let result = Atomic<UInt64>(1)

  /// Runs a loop of arithmetic of about a millisecond.
  static func runLoop() {
    var state = result.load(ordering: .relaxed)
    for _ in 0..<800_000 { state = (state &* 6_364_136_223_846_793_005) &+ 1_442_695_041 }
    result.store(state, ordering: .relaxed)
  }

  /// The seconds of many loops, on as many threads as there are processors: a single busy
  /// processor would leave a single thread undisturbed.
  private static func loopTimes() -> [Double] {
    let times = Locked<[Double]>([])
    DispatchQueue.concurrentPerform(iterations: CurrentProcess.processorCount) { _ in
      var own: [Double] = []
      for _ in 0..<100 {
        let start = ContinuousClock.now
        runLoop()
        own.append(start.duration(to: .now).seconds)
      }
      times.withLock { $0 += own }
    }
    return times.withLock { $0 }
  }

  /// The seconds of many hops between two threads, each half a round trip.
  private static func hopTimes() -> [Double] {
    let count = 1_000
    let (there, back) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
    let hasStarted = SystemThread.start(stackSize: 1 << 19) {
      for _ in 0..<count {
        there.wait()
        back.signal()
      }
    }
    guard hasStarted else { return [] }
    return (0..<count).map { _ in
      let start = ContinuousClock.now
      there.signal()
      back.wait()
      return start.duration(to: .now).seconds / 2
    }
  }
}
