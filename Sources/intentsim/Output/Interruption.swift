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

  private init() {
    CurrentProcess.observeSignals { [self] signal in
      arrive(ExitStatus(rawValue: 128 + signal) ?? .interrupted)
    }
  }

  /// Runs work in a task until the first signal cancels it.
  ///
  /// - Parameters:
  ///   - fallback: The value if the signal keeps an extension from starting. The interruption is the
  ///     user's own, so that failure isn't reported.
  ///   - work: The work.
  /// - Returns: The value, and the exit status for the signal that arrived, if any.
  /// - Throws: The error of the work.
  static func run<Value: Sendable>(
    fallback: Value, _ work: @escaping @Sendable () async throws(CommandError) -> Value
  ) async throws(CommandError) -> (value: Value, status: ExitStatus?) {
    // Before the work starts a process.
    let interruption = Interruption()
    let task = Task { () -> Result<Value, CommandError> in
      do throws(CommandError) { return .success(try await work()) } catch {
        let isOfSignal = Task.isCancelled && error.status == .notStarted
        return isOfSignal ? .success(fallback) : .failure(error)
      }
    }
    let isInterrupted = interruption.state.withLock { state in
      state.cancel = { task.cancel() }
      return state.status != nil
    }
    if isInterrupted { task.cancel() }
    return (try await task.value.get(), interruption.state.withLock { $0.status })
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
