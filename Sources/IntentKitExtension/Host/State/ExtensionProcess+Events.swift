import IntentKitCore
import IntentKitPlatform

// The events in the life of an extension's process, and the actions that follow from them.

extension ExtensionProcess {
  /// The number of a call, or a negative number of another wait.
  typealias Ticket = Int
  typealias Reply = Result<ParameterValue, HandlerFailure>
  typealias Instant = ContinuousClock.Instant

  /// An event that changes the state of a process.
  enum Event: Sendable {
    // Of callers:

    /// The process will be crashed.
    case crashPlanned
    /// A caller waits for the hello.
    case launch(Ticket)
    /// No caller waits for the hello anymore.
    case launchCanceled
    /// A caller waits for the answer to a message, optionally with a separate limit.
    case call(Ticket, WireCall, [UInt8], limit: Duration? = nil, method: HandlerMethod? = nil)
    /// A caller examines the process with a call that it needn't answer.
    case examine(Ticket, [UInt8], limit: Duration)
    /// The task that waits for an answer was canceled.
    case callCanceled(Ticket)
    /// A caller no longer waits for the updates that a call started.
    case stopUpdates(Ticket)
    /// An answer couldn't be used.
    case answerRejected
    /// A caller crashes the process and waits for its end.
    case crash(Ticket)
    /// A caller ends the process and waits until it has been reaped.
    case end(Ticket, peakMemory: Int? = nil, isCanceled: Bool = false)
    /// The task that waits for the end was canceled.
    case endCanceled

    // Of the system:

    /// The process was started.
    case started(since: Instant)
    /// The process couldn't be started, for the given reason.
    case notStarted(String)
    /// An action may be due.
    case timePassed
    /// The process has exited, but hasn't been reaped.
    case exited
    /// The process has been reaped.
    case reaped(Remains)
    /// The process was killed but doesn't exit, and isn't waited for any longer.
    case abandoned(log: [String])

    // Of the process:

    /// The process sent a message.
    case received(ParameterValue)
    /// The process wrote lines with signs of a fault.
    case logged(LogSigns)
    /// The process broke the protocol.
    case violated(Verdict.Kind)
    /// The process closed its end of the channel.
    case channelClosed
  }

  /// The result of a process.
  struct Remains: Sendable {
    var ending: Child.Ending
    var peakMemory: Int?
    var leftovers = Child.Leftovers.none
    /// Whether the process ended in the middle of a message.
    var hasIncompleteMessage = false
    var log: [String] = []
  }

  /// An action that follows from an event.
  enum Action: Sendable {
    /// Starts the process.
    case start(writesBacktraces: Bool)
    /// Sends a message.
    case send([UInt8])
    /// Resumes the caller of a call or a launch.
    case resume(Ticket, Reply)
    /// Resumes a caller that waits for the end.
    case finish(Ticket)
    /// Passes an update on.
    case update(Ticket, ParameterValue)
    /// Reports that the answer to a call for a view was followed by another one.
    case secondCompletion(Ticket)
    /// Reports that there are no more updates.
    case failUpdates(Ticket, HandlerFailure)

    // On the listening thread:

    /// Crashes the process.
    case crash
    /// Kills the process and its descendants.
    case kill
    /// Stops waiting for the process.
    case abandon
    /// Reaps a process that was abandoned and has exited.
    case reapAbandoned
  }
}
