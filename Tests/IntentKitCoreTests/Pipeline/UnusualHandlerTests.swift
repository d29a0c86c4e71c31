import Dispatch
import Foundation
import IntentKitCore
import Testing

/// Correct handlers that wait in unusual ways: no verdict blames one, and time is exact.
///
/// With `INTENTKIT_REPETITIONS=1000` each handler runs a thousand times.
@Suite struct `Correct but unusual handlers` {
  /// A handler by its work and the duration of this work in simulated time.
  struct Work: Sendable, CustomTestStringConvertible {
    var name: String
    var duration: Double
    var run: @Sendable (ManualClock) async throws -> Void

    init(
      _ name: String, _ duration: Double = 0,
      _ run: @escaping @Sendable (ManualClock) async throws -> Void
    ) {
      self.name = name
      self.duration = duration
      self.run = run
    }

    var testDescription: String { name }
  }

  static let repetitions =
    ProcessInfo.processInfo.environment["INTENTKIT_REPETITIONS"].flatMap { Int($0) } ?? 3

  @Test(arguments: structured + unstructured + isolated + external + patterns)
  func `a correct handler gets no verdict and takes exactly its time`(_ work: Work) async throws {
    var traces: Set<Trace> = []
    for _ in 0..<Self.repetitions {
      let clock = ManualClock()
      let handler = Trial.Handler(handle: { _ in
        do {
          try await work.run(clock)
          return .init(code: .success)
        } catch {
          return .init(code: .failure)
        }
      })
      let run = await IntentPipeline(time: .simulated(clock, patience: .seconds(300))).run(
        Trial(), handler: handler)
      #expect(run.outcome.result == .succeeded)
      #expect(run.verdicts == [])
      #expect(run.trace.events.last?.at == .seconds(work.duration))
      traces.insert(run.trace)
    }
    #expect(traces.count == 1)
  }

  @Test func `a task that outlives its method doesn't delay the next one`() async {
    for _ in 0..<Self.repetitions {
      let clock = ManualClock()
      let handler = Trial.Handler(
        confirm: { _ in
          Task { try await clock.sleep(for: .seconds(1)) }
          return .init(code: .ready)
        },
        handle: { _ in
          try? await clock.sleep(for: .seconds(3))
          return .init(code: .success)
        })
      let run = await IntentPipeline(time: .simulated(clock, patience: .seconds(300))).run(
        Trial(), handler: handler)
      #expect(run.verdicts == [])
      #expect(run.trace.events.last?.at == .seconds(3))
    }
  }
}

// MARK: - Structured tasks

extension `Correct but unusual handlers` {
  static let structured: [Work] = [
    Work("sleeps", 2) { try await $0.sleep(for: .seconds(2)) },
    Work("sleeps for no time") { try await $0.sleep(for: .zero) },
    Work("sleeps twice", 3) {
      try await $0.sleep(for: .seconds(1))
      try await $0.sleep(for: .seconds(2))
    },
    Work("sleeps until an instant", 2) {
      try await $0.sleep(until: $0.now.advanced(by: .seconds(2)), tolerance: nil)
    },
    Work("sleeps beside a shorter child", 2) { clock in
      async let child: Void = clock.sleep(for: .seconds(1))
      try await clock.sleep(for: .seconds(2))
      try await child
    },
    Work("waits for a longer child", 3) { clock in
      async let child: Void = clock.sleep(for: .seconds(3))
      try await clock.sleep(for: .seconds(1))
      try await child
    },
    Work("waits for a group", 3) { clock in
      try await withThrowingTaskGroup { group in
        for seconds in 1...3 { group.addTask { try await clock.sleep(for: .seconds(seconds)) } }
        try await group.waitForAll()
      }
    },
    Work("waits for a discarding group", 2) { clock in
      try await withThrowingDiscardingTaskGroup { group in
        for _ in 0..<20 { group.addTask { try await clock.sleep(for: .seconds(2)) } }
      }
    },
    Work("takes the first result and cancels the others", 1) { clock in
      try await withThrowingTaskGroup { group in
        for seconds in [100, 1, 50] {
          group.addTask { try await clock.sleep(for: .seconds(seconds)) }
        }
        try await group.next()
        group.cancelAll()
      }
    },
    Work("has groups in groups", 3) { clock in
      try await withThrowingTaskGroup { group in
        for seconds in [1, 2] {
          group.addTask {
            try await withThrowingTaskGroup { inner in
              inner.addTask { try await clock.sleep(for: .seconds(seconds)) }
              inner.addTask { try await clock.sleep(for: .milliseconds(500)) }
              try await inner.waitForAll()
            }
            try await clock.sleep(for: .seconds(1))
          }
        }
        try await group.waitForAll()
      }
    },
    Work("lets others run") { _ in for _ in 0..<200 { await Task.yield() } },
    Work("lets others run between two sleeps", 2) { clock in
      try await clock.sleep(for: .seconds(1))
      for _ in 0..<50 { await Task.yield() }
      try await clock.sleep(for: .seconds(1))
    },
    Work("measures its own time", 2) { clock in
      let elapsed = try await clock.measure { try await clock.sleep(for: .seconds(2)) }
      guard elapsed == .seconds(2) else { throw CancellationError() }
    },
  ]
}

// MARK: - Unstructured tasks

extension `Correct but unusual handlers` {
  static let unstructured: [Work] = [
    Work("waits for a task", 3) { clock in
      try await Task { try await clock.sleep(for: .seconds(3)) }.value
    },
    Work("waits for a detached task", 3) { clock in
      try await Task.detached { try await clock.sleep(for: .seconds(3)) }.value
    },
    Work("waits for a task of low priority", 2) { clock in
      try await Task(priority: .background) { try await clock.sleep(for: .seconds(2)) }.value
    },
    Work("waits for a task of high priority", 2) { clock in
      try await Task(priority: .userInitiated) { try await clock.sleep(for: .seconds(2)) }.value
    },
    Work("sleeps longer than a task that ends when it wakes", 3) { clock in
      let isAsleep = AsyncStream.makeStream(of: Void.self)
      Task {
        isAsleep.continuation.yield()
        try await clock.sleep(for: .seconds(1))
      }
      for await _ in isAsleep.stream { break }
      try await clock.sleep(for: .seconds(1))
      try await clock.sleep(for: .seconds(2))
    },
    Work("sleeps beside several tasks that end when they wake", 3) { clock in
      await clock.startSleepers([1, 2, 1.5, 2.5])
      try await clock.sleep(for: .seconds(3))
    },
    Work("waits for tasks in tasks", 3) { clock in
      try await Task {
        try await clock.sleep(for: .seconds(1))
        try await Task {
          try await clock.sleep(for: .seconds(1))
          try await Task.detached { try await clock.sleep(for: .seconds(1)) }.value
        }.value
      }.value
    },
    Work("leaves a task behind") { clock in Task { try await clock.sleep(for: .seconds(100)) } },
    Work("waits for a task that works after it wakes", 1) { clock in
      let other = Task { try await clock.sleep(for: .seconds(2.5)) }
      await clock.waitForSleepers()
      let worker = Task {
        try await clock.sleep(for: .seconds(1))
        spin(milliseconds: 3)
      }
      try await worker.value
      other.cancel()
    },
    Work("waits for a task that works between two sleeps", 2) { clock in
      let other = Task { try await clock.sleep(for: .seconds(3)) }
      await clock.waitForSleepers()
      let worker = Task {
        try await clock.sleep(for: .seconds(1))
        spin(milliseconds: 3)
        try await clock.sleep(for: .seconds(1))
      }
      try await worker.value
      other.cancel()
    },
    Work("cancels a task that sleeps", 1) { clock in
      let task = Task { try await clock.sleep(for: .seconds(100)) }
      try await clock.sleep(for: .seconds(1))
      task.cancel()
      _ = await task.result
    },
  ]
}

// MARK: - Actors

extension `Correct but unusual handlers` {
  private actor Service {
    private(set) var uses = 0

    func use(_ clock: ManualClock) async throws {
      try await clock.sleep(for: .seconds(1))
      uses += 1
    }

    func use(_ other: Service, _ clock: ManualClock) async throws {
      try await use(clock)
      try await other.use(clock)
    }
  }

  private final class QueueExecutor: SerialExecutor {
    private let queue = DispatchQueue(label: "QueueService")

    func enqueue(_ job: consuming ExecutorJob) {
      let job = UnownedJob(job)
      queue.async { job.runSynchronously(on: self.asUnownedSerialExecutor()) }
    }
  }

  /// An actor with its own Dispatch queue.
  private actor QueueService {
    private let executor = QueueExecutor()
    nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

    func use(_ clock: ManualClock) async throws { try await clock.sleep(for: .seconds(1)) }
  }

  @MainActor private final class Screen {
    private var count = 0

    func update(_ clock: ManualClock) async throws {
      try await clock.sleep(for: .seconds(1))
      count += 1
    }
  }

  static let isolated: [Work] = [
    Work("waits on an actor", 1) { try await Service().use($0) },
    Work("waits on two actors", 2) { try await Service().use(Service(), $0) },
    Work("waits on an actor beside itself", 1) { clock in
      let service = Service()
      async let first: Void = service.use(clock)
      async let second: Void = service.use(clock)
      _ = try await (first, second)
      guard await service.uses == 2 else { throw CancellationError() }
    },
    Work("waits on the main actor", 1) { try await Screen().update($0) },
    Work("waits on the main actor and elsewhere", 2) { clock in
      async let screen: Void = Screen().update(clock)
      try await clock.sleep(for: .seconds(2))
      try await screen
    },
    Work("waits on an actor with an executor of its own", 2) { clock in
      let service = QueueService()
      try await service.use(clock)
      try await service.use(clock)
    },
    Work("calls actors from a detached task", 2) { clock in
      try await Task.detached { try await Service().use(Service(), clock) }.value
    },
  ]
}

// MARK: - Callbacks, threads and other clocks

extension `Correct but unusual handlers` {
  static let external: [Work] = [
    Work("waits for a queue") { _ in
      await withCheckedContinuation { continuation in
        DispatchQueue.global().async { continuation.resume() }
      }
    },
    Work("waits for a timer of the system") { _ in
      await withCheckedContinuation { continuation in
        DispatchQueue.global().asyncAfter(deadline: .now() + .milliseconds(3)) {
          continuation.resume()
        }
      }
    },
    Work("waits for a thread") { _ in
      await withCheckedContinuation { continuation in
        Thread.detachNewThread { continuation.resume() }
      }
    },
    Work("blocks its thread for a moment") { _ in
      let done = DispatchSemaphore(value: 0)
      DispatchQueue.global().async { done.signal() }
      wait(for: done)
    },
    Work("computes") { _ in spin(milliseconds: 5) },
    Work("sleeps and computes", 2) { clock in
      for _ in 0..<4 {
        try await clock.sleep(for: .milliseconds(500))
        spin(milliseconds: 1)
      }
    },
    Work("sleeps on another clock too", 1) { clock in
      let other = ManualClock()
      async let sleep: Void = other.sleep(for: .seconds(1000))
      await other.waitForSleepers()
      other.advance(by: .seconds(1000))
      try await sleep
      try await clock.sleep(for: .seconds(1))
    },
    Work("sleeps on the system's clock too", 1) { clock in
      try await clock.sleep(for: .seconds(1))
      try await ContinuousClock().sleep(for: .milliseconds(2))
    },
  ]
}

extension ManualClock {
  /// Starts tasks that sleep once, and waits until all sleep.
  fileprivate func startSleepers(_ seconds: [Double]) async {
    for seconds in seconds { Task { try await sleep(for: .seconds(seconds)) } }
    await waitForSleepers(seconds.count)
  }
}

/// Uses the processor for a time.
private func spin(milliseconds: Int) {
  let end = ContinuousClock.now.advanced(by: .milliseconds(milliseconds))
  while ContinuousClock.now < end {}
}

/// Blocks the thread.
private func wait(for semaphore: DispatchSemaphore) { semaphore.wait() }
