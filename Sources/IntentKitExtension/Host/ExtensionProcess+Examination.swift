import IntentKitCore
import IntentKitPlatform

// The examination of a process that hasn't answered within the limit.

extension ExtensionProcess {
  /// The time that a guest has to tell its frames.
  private static let examinationLimit = Duration.seconds(1)
  private static let maximumThreadCount = 64
  private static let maximumFrameCount = 64

  /// Returns the frames of the threads one of which executes the pending call; empty if the guest
  /// doesn't report them.
  func threads() async -> [[StackFrame]] {
    guard let call = state.withLock({ $0.machine.busyCall }) else { return [] }
    let ticket = callTicket()
    let message = WireCall.threads.message(id: ticket, ["of": .integer(call)])
    let reply: Reply = await withUnsafeContinuation { waiter in
      handle(.examine(ticket, message, limit: Self.examinationLimit), resuming: .reply(waiter))
    }
    guard case .success(let answer) = reply, case .array(let threads)? = answer["threads"] else {
      return []
    }
    return threads.prefix(Self.maximumThreadCount).compactMap {
      (try? [WireFrame](parameterValue: $0))?.prefix(Self.maximumFrameCount).map(\.frame)
    }
  }
}
