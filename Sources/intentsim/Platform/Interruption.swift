// What differs between systems when somebody wants the program to end.
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

/// The wish of the user or the system that the program should end, by Control-C (SIGINT) or SIGTERM.
///
/// The first is told to whoever listens, so that what was done can be reported; the second ends the program at once.
final class Interruption: Sendable {
  private let first = Mutex<ExitStatus?>(nil)

  /// Listens from now on.
  init(_ body: @escaping @Sendable () -> Void) {
    for (number, status) in [(SIGINT, ExitStatus.interrupted), (SIGTERM, .terminated)] {
      // Who started the program in the background has it ignore the terminal's signals, and that stays so.
      let before = signal(number, SIG_IGN)
      guard unsafeBitCast(before, to: Int.self) != unsafeBitCast(SIG_IGN, to: Int.self) else {
        continue
      }
      let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
      source.setEventHandler { [self] in
        // The source lives as long as it has this handler: to the end of the program.
        withExtendedLifetime(source) { arrive(status, body) }
      }
      source.activate()
    }
  }

  /// The status for the signal that came, if one did.
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
