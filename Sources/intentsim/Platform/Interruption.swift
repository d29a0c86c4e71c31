// The signals that end the program, which differ between systems.
import Dispatch
import IntentKitReports
import IntentKitSimulator
import Synchronization

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Android)
  import Android
#endif

/// An observer of the signals that request the end of the program: Control-C (SIGINT) and SIGTERM.
///
/// The first signal runs a closure, so that a command can report what it has done. The second ends
/// the program at once.
final class Interruption: Sendable {
  private let first = Mutex<ExitStatus?>(nil)

  /// Creates an observer that runs a closure at the first signal.
  init(_ body: @escaping @Sendable () -> Void) {
    for (number, status) in [(SIGINT, ExitStatus.interrupted), (SIGTERM, .terminated)] {
      // A shell starts background jobs with the terminal's signals ignored; they stay ignored.
      let before = signal(number, SIG_IGN)
      guard unsafeBitCast(before, to: Int.self) != unsafeBitCast(SIG_IGN, to: Int.self) else {
        continue
      }
      let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
      source.setEventHandler { [self] in
        // The source lives as long as it has this handler, until the program ends.
        withExtendedLifetime(source) { arrive(status, body) }
      }
      source.activate()
    }
  }

  /// The exit status for the signal that arrived; nil if none did.
  var status: ExitStatus? { first.withLock { $0 } }

  private func arrive(_ status: ExitStatus, _ body: () -> Void) {
    let isFirst = first.withLock { first in
      defer { first = first ?? status }
      return first == nil
    }
    guard isFirst else { StandardStream.exit(status.rawValue) }
    body()
  }
}
