import CIntentKitPlatform

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Android)
  import Android
#endif

extension CurrentProcess {
  /// A signal that asks a process to end.
  package enum Signal: Sendable, CaseIterable {
    case interrupt
    case terminate

    /// The number of the signal.
    package var number: Int32 {
      switch self {
      case .interrupt: SIGINT
      case .terminate: SIGTERM
      }
    }
  }

  /// Calls a closure, on a thread of its own, for each signal that asks this process to end.
  ///
  /// Until this function has been called, such a signal ends the process; afterward, none is lost.
  /// A shell starts background jobs with the terminal's signals ignored; they stay ignored. Call
  /// this function once.
  ///
  /// - Parameter receive: The closure.
  package static func observeSignals(_ receive: @escaping @Sendable (Signal) -> Void) {
    guard case .success(let pipe) = Descriptor.pipe() else { return }
    // A signal handler must not wait.
    Descriptor.setNonblocking(pipe.writing)
    let isStarted = SystemThread.start(stackSize: 1 << 19) {
      withUnsafeTemporaryAllocation(byteCount: 1, alignment: 1) { byte in
        while true {
          _ = Descriptor.wait(for: [Descriptor.Polled(pipe.reading)], timeout: nil)
          guard case .bytes = Descriptor.read(pipe.reading, into: byte) else { continue }
          for signal in Signal.allCases where signal.number == Int32(byte[0]) { receive(signal) }
        }
      }
    }
    guard isStarted else { return }
    for signal in Signal.allCases { _ = intentkit_observe_signal(signal.number, pipe.writing) }
  }
}
