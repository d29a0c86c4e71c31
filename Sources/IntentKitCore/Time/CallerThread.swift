import IntentKitPlatform

/// A thread that starts tasks and runs their first parts itself, so that a quick answer needs no
/// thread switch.
///
/// All later parts, and any tasks that a handler creates, run on the threads of the lanes.
package final class CallerThread: Sendable {
  let identifier = CurrentProcess.currentThreadIdentifier
  private let isBusy = Locked(false)
  private let current = ThreadSlot<CallerThread>()

  /// Creates the representation of the current thread.
  package init() {
    current.object = self
  }

  /// Reserves the thread for a job, if this is the current thread and it runs no other job.
  func claim() -> Bool {
    current.object === self
      && isBusy.withLock { isBusy in
        defer { isBusy = true }
        return !isBusy
      }
  }

  /// Releases the thread after a job.
  func release() { isBusy.withLock { $0 = false } }
}
