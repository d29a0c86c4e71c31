import CIntentKitPlatform

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// The terminal while a program edits a line itself: every byte arrives at once, without an echo.
///
/// The terminal is restored at the end of this value's lifetime, when the process exits, and before
/// a signal ends or stops it.
package struct RawTerminal: ~Copyable {
  /// An event at the terminal.
  package enum Event: Sendable, Hashable {
    /// The user typed or pasted something.
    case bytes([UInt8])
    /// The line must be drawn again: the window has another size, or the process was continued.
    case changed
    /// Nothing happened within the time limit.
    case timeout
    /// The terminal is closed.
    case end
  }

  // Signal handlers write to it, so it is never closed.
  private static let wakeup = try? Wakeup.make().get()

  private let screen: StandardStream
  private let wakeup: Wakeup
  /// Whether the next bytes were typed before the terminal was prepared.
  private var isTypedAhead: Bool

  /// Prepares the terminal of the standard input, unless one of the streams isn't a terminal.
  ///
  /// - Parameter screen: The stream of the same terminal for the output.
  package init?(screen: StandardStream) {
    guard StandardStream.input.isTerminal, screen.isTerminal, let wakeup = Self.wakeup,
      intentkit_begin_editing(
        StandardStream.input.rawValue, screen.rawValue, wakeup.writingEnd) == 0
    else { return nil }
    self.screen = screen
    self.wakeup = wakeup
    let input = Descriptor.Polled(StandardStream.input.rawValue)
    isTypedAhead = Descriptor.wait(for: [input], timeout: .zero)[0].isReadable
  }

  deinit { intentkit_end_editing() }

  /// The number of columns of the window.
  package var columns: Int { screen.columns ?? 80 }

  /// Whether another program uses the terminal.
  private var isInBackground: Bool {
    intentkit_is_in_background(StandardStream.input.rawValue) != 0
  }

  /// Writes a text, unless the terminal is closed or another program uses it.
  package func write(_ text: String) { if !isInBackground { try? screen.write(text) } }

  /// Waits for the next event.
  ///
  /// - Parameter timeout: The maximum time to wait; nil for no limit.
  /// - Returns: The event.
  package mutating func wait(timeout: Duration?) -> Event {
    if isInBackground { return stop() }
    let input = StandardStream.input.rawValue
    let ready = Descriptor.wait(
      for: [Descriptor.Polled(wakeup.descriptor), Descriptor.Polled(input)], timeout: timeout)
    if ready[0].isReadable { return resume() }
    guard ready[1].isReadable else { return timeout == nil ? .changed : .timeout }
    if isInBackground { return stop() }
    intentkit_resume_editing()
    var bytes = [UInt8](repeating: 0, count: 4096)
    let result = bytes.withUnsafeMutableBytes { Descriptor.read(input, into: $0) }
    switch result {
    case .bytes(let count):
      defer { isTypedAhead = false }
      // Linux keeps the end of the input as a null.
      let typed = bytes.prefix(count)
      return .bytes(isTypedAhead ? typed.map { $0 == 0 ? 0x04 : $0 } : Array(typed))
    case .wouldBlock: return .changed
    case .end: return .end
    }
  }

  /// Stops the process until the terminal is its own again, as a read does for other programs: on the
  /// threads of Swift, the signal is blocked.
  ///
  /// For a process that can't be stopped, the terminal is closed.
  private func stop() -> Event {
    kill(getpid(), SIGTTIN)
    // Clocks advance while the process is stopped, so this counts.
    for _ in 0..<50 {
      let wakeup = Descriptor.Polled(wakeup.descriptor)
      if Descriptor.wait(for: [wakeup], timeout: .milliseconds(20))[0].isReadable {
        return resume()
      }
    }
    return .end
  }

  /// Prepares the terminal again if the process was continued.
  private func resume() -> Event {
    wakeup.reset()
    intentkit_resume_editing()
    return .changed
  }
}
