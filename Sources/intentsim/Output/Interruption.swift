import Dispatch
import IntentKitPlatform
import IntentKitReports

/// An observer of the signals that request the end of the program: Control-C (SIGINT) and SIGTERM.
///
/// The first signal runs a closure, so that a command can report what it has done. The second ends
/// the program at once.
final class Interruption: Sendable {
  private let first = Locked<ExitStatus?>(nil)

  /// Creates an observer that runs a closure at the first signal.
  private init(_ body: @escaping @Sendable () -> Void) {
    for signal in CurrentProcess.Signal.allCases {
      // A shell starts background jobs with the terminal's signals ignored; they stay ignored.
      guard CurrentProcess.ignore(signal) else { continue }
      let status = ExitStatus(rawValue: 128 + signal.number) ?? .interrupted
      let source = DispatchSource.makeSignalSource(signal: signal.number, queue: .global())
      source.setEventHandler { [self] in
        // The source lives as long as it has this handler, until the program ends.
        withExtendedLifetime(source) { arrive(status, body) }
      }
      source.activate()
    }
  }

  /// Runs work in a task, which the first signal cancels.
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
    let task = Task { () -> Result<Value, CommandError> in
      do throws(CommandError) { return .success(try await work()) } catch {
        let isOfSignal = Task.isCancelled && error.status == .notStarted
        return isOfSignal ? .success(fallback) : .failure(error)
      }
    }
    let interruption = Interruption { task.cancel() }
    return (try await task.value.get(), interruption.first.withLock { $0 })
  }

  private func arrive(_ status: ExitStatus, _ body: () -> Void) {
    let isFirst = first.withLock { first in
      defer { first = first ?? status }
      return first == nil
    }
    guard isFirst else { CurrentProcess.exit(status.rawValue) }
    body()
  }
}
