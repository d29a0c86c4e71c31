import IntentKitCore

/// Runs what a request begins on the thread that has read it, so that a quick answer changes no
/// threads.
///
/// Whatever comes later, and whatever a handler begins beside its own work, goes to the threads of
/// the lanes.
final class ReaderExecutor: TaskExecutor, Sendable {
  private let isBusy = Locked(false)
  private let mark = ThreadMark()

  /// Makes an executor of the current thread.
  init() {
    mark.set(to: self)
  }

  func enqueue(_ job: consuming ExecutorJob) {
    let isFree =
      mark.isSet(to: self)
      && isBusy.withLock { isBusy in
        defer { isBusy = true }
        return !isBusy
      }
    guard isFree else { return IntentPipeline.executor.enqueue(job) }
    UnownedJob(job).runSynchronously(on: asUnownedTaskExecutor())
    isBusy.withLock { $0 = false }
  }
}
