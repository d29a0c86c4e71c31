import IntentKitPlatform
import IntentKitReports

/// An observer of the signals that request the end of the program: Control-C (SIGINT) and SIGTERM.
///
/// The first signal cancels the command's work, so that it can end its extensions and report what
/// it has done. The second ends the program and its extensions at once.
final class Interruption: Sendable {
  private struct State {
    var status: ExitStatus?
    var cancel: (@Sendable () -> Void)?
  }

  private let state = Locked(State())

  /// Creates an observer, before any work starts a process.
  init() {
    CurrentProcess.observeSignals { [self] signal in
      switch signal {
      case .interrupt: arrive(.interrupted)
      case .terminate: arrive(.terminated)
      }
    }
  }

  /// The exit status for the signal that arrived; nil if none did.
  var status: ExitStatus? { state.withLock { $0.status } }

  /// Runs work that the first signal cancels.
  func cancelable<Result: Sendable>(_ work: @escaping @Sendable () async -> Result) async -> Result
  {
    let task = Task { await work() }
    let isInterrupted = state.withLock { state in
      state.cancel = { task.cancel() }
      return state.status != nil
    }
    if isInterrupted { task.cancel() }
    return await task.value
  }

  private func arrive(_ status: ExitStatus) {
    let (isFirst, cancel) = state.withLock { state in
      defer { state.status = state.status ?? status }
      return (state.status == nil, state.cancel)
    }
    guard isFirst else {
      Child.killAll()
      CurrentProcess.exit(status.rawValue)
    }
    cancel?()
  }
}
