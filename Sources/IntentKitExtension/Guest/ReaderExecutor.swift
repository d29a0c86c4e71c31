import IntentKitCore
import IntentKitPlatform

/// Runs the first part of a request on the thread that read it, so that a quick answer needs no
/// thread switch.
///
/// All later parts, and any tasks that a handler creates, run on the threads of the lanes.
final class ReaderExecutor: TaskExecutor, Sendable {
  private let isBusy = Locked(false)
  private let mark = ThreadMark()

  /// Creates an executor for the current thread.
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
