import Foundation
import IntentKitCore

extension `Correct but unusual handlers` {
  static let patterns: [Work] = [
    Work("gives up waiting with a child for the time", 1) { clock in
      try await withThrowingTaskGroup { group in
        group.addTask { try await clock.sleep(for: .seconds(30)) }
        group.addTask { try await clock.sleep(for: .seconds(1)) }
        try await group.next()
        group.cancelAll()
      }
    },
    Work("gives up waiting for a task", 2) { clock in
      let work = Task { try await clock.sleep(for: .seconds(30)) }
      let timer = Task {
        try await clock.sleep(for: .seconds(2))
        work.cancel()
      }
      _ = await work.result
      timer.cancel()
    },
    Work("tries again, waiting longer each time", 3) { clock in
      for attempt in 0..<2 { try await clock.sleep(for: .seconds(1 << attempt)) }
    },
    Work("polls until a task is done", 3) { clock in
      let flag = Flag()
      await clock.start {
        try await clock.sleep(for: .seconds(2.5))
        await flag.set()
      }
      while await !flag.isSet { try await clock.sleep(for: .seconds(1)) }
    },
    Work("reads a stream", 3) { clock in
      let stream = AsyncStream<Int> { continuation in
        Task {
          for number in 0..<3 {
            try await clock.sleep(for: .seconds(1))
            continuation.yield(number)
          }
          continuation.finish()
        }
      }
      for await _ in stream {}
    },
    Work("reads a stream slower than it is written", 3) { clock in
      let stream = AsyncStream<Int> { continuation in
        Task {
          for number in 0..<6 {
            try await clock.sleep(for: .milliseconds(250))
            continuation.yield(number)
          }
          continuation.finish()
        }
      }
      var count = 0
      for await _ in stream where count < 5 {
        try await clock.sleep(for: .milliseconds(550))
        count += 1
      }
    },
    Work("is resumed by a task", 2) { clock in
      await withCheckedContinuation { continuation in
        Task {
          try? await clock.sleep(for: .seconds(2))
          continuation.resume()
        }
      }
    },
    Work("is resumed by a queue after a task has slept", 2) { clock in
      await withCheckedContinuation { continuation in
        Task {
          try? await clock.sleep(for: .seconds(2))
          DispatchQueue.global().async { continuation.resume() }
        }
      }
    },
    Work("handles cancellation", 1) { clock in
      let task = Task {
        await withTaskCancellationHandler {
          try? await clock.sleep(for: .seconds(100))
        } onCancel: {
        }
      }
      try await clock.sleep(for: .seconds(1))
      task.cancel()
      await task.value
    },
  ]
}

/// A flag that tasks share.
private actor Flag {
  private(set) var isSet = false

  func set() { isSet = true }
}

extension ManualClock {
  /// Starts a task, and waits until it sleeps.
  fileprivate func start(_ body: @escaping @Sendable () async throws -> Void) async {
    let count = sleeperCount
    Task { try await body() }
    await waitForSleepers(count + 1)
  }
}
