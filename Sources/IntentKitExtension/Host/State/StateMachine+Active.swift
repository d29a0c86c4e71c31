import IntentKitCore
import IntentKitPlatform

extension ExtensionProcess.StateMachine {
  /// The state of a process between its launch and its end.
  struct Active: Sendable {
    typealias Action = ExtensionProcess.Action
    typealias Event = ExtensionProcess.Event
    typealias Instant = ExtensionProcess.Instant
    typealias Ticket = ExtensionProcess.Ticket

    /// A stage in the life of a process.
    enum Stage: Sendable {
      /// The system is starting the process, which may be unwanted by then.
      case starting(isUnwanted: Bool)
      /// The process hasn't sent its hello.
      case launching(since: Instant)
      /// The process answers calls.
      case running
      /// The process was requested to exit.
      case shuttingDown
      /// The process must be killed.
      case mustKill(since: Instant)
      /// The process was killed.
      case killed(since: Instant)
      /// The process has exited, and the rest of its messages is being read.
      case exited
    }

    /// A request to exit.
    struct Shutdown: Sendable {
      var began: Instant
      /// The time the process has to exit.
      var grace: Duration
      /// Whether the process has got more time, because it is about to crash.
      var isProlonged = false
      /// Whether the process kept running.
      var wasIgnored = false

      var due: Instant { began + grace }
    }

    /// A call without an answer.
    struct PendingCall: Sendable {
      var call: WireCall
      var began: Instant
      /// The limit for the answer, if the call has a separate one.
      var limit: Duration?
      /// The method of a handler that is called, if any.
      var method: HandlerMethod?
      /// The state of the call, if the guest has reported it.
      var state: Verdict.CallState?
    }

    /// The time for updates that were sent while another thread was stopping them.
    static let stopGrace = Duration.milliseconds(100)
    /// The time a process may run after its channel closes.
    ///
    /// The channel of an exiting process closes slightly before the process ends.
    static let closedChannelGrace = Duration.seconds(2)
    /// The maximum time for the exit of a process that has failed, because its request has a verdict
    /// already.
    static let failureGrace = Duration.milliseconds(500)
    /// The additional time for the exit of a process that has written a line about a fatal error.
    ///
    /// On a busy machine, Swift's runtime takes several seconds for the backtrace.
    static let backtraceGrace = Duration.seconds(30)
    /// The time a killed process has to exit.
    ///
    /// Only a process that belongs to another user or that is traced needs longer.
    static let killGrace = Duration.seconds(2)
    /// The same time if the user canceled the request.
    static let canceledKillGrace = Duration.milliseconds(300)

    let path: String
    let limits: ExtensionLimits
    var stage = Stage.starting(isUnwanted: false)
    var started: Instant?
    var hello: ParameterValue?
    var launchWaiters: [Ticket]
    var endWaiters: [Ticket] = []
    var pending: [Ticket: PendingCall] = [:]
    /// The examinations without an answer, with the ends of their limits.
    var examinations: [Ticket: Instant] = [:]
    /// The calls that started updates, with or without an answer.
    var updates: Set<Ticket> = []
    /// The updates that were stopped last, if any.
    var stoppedUpdates: Ticket?
    /// The time of the answer to the call that stopped updates.
    var updatesStop: Instant?
    /// The calls that concern views, with or without an answer.
    var viewCalls: Set<Ticket> = []
    /// The methods of the calls that were answered.
    var methods: [Ticket: HandlerMethod] = [:]
    /// The signs of a fault in the log.
    var signs = LogSigns()
    /// The reason for which no more calls can be made.
    var fault: HandlerFailure?
    /// Whether a caller has received the fault.
    var isFaultKnown = false
    /// Whether an answer couldn't be used.
    var hasFailed = false
    /// Whether the user canceled the request.
    var isCanceled = false
    /// The time since which the process must be crashed.
    var crashDue: Instant?
    var channelClosed: Instant?
    /// The request to exit, if there was one.
    var shutdown: Shutdown?
    var wasKilled = false
    var report = LaunchReport()
    /// The result, once the process has been reaped or abandoned.
    var finished: Finished?

    init(path: String, limits: ExtensionLimits, launchWaiter: Ticket) {
      self.path = path
      self.limits = limits
      launchWaiters = [launchWaiter]
    }

    var hasExited: Bool { if case .exited = stage { true } else { false } }

    mutating func handle(_ event: Event, at now: Instant) -> [Action] {
      switch event {
      case .crashPlanned: return []
      case .launch(let ticket): return launch(ticket)
      case .launchCanceled: return cancelLaunch(at: now)
      case .call(let ticket, let call, let message, let limit, let method):
        return begin(
          PendingCall(call: call, began: now, limit: limit, method: method), ticket, message)
      case .examine(let ticket, let message, let limit):
        return examine(ticket, message, until: now + limit)
      case .callCanceled(let ticket):
        return cancel(ticket)
      case .stopUpdates(let ticket):
        if updates.remove(ticket) != nil { stoppedUpdates = ticket }
      case .answerRejected: hasFailed = true
      case .crash(let ticket):
        endWaiters.append(ticket)
        crashDue = now
      case .end(let ticket, let peakMemory, let isCanceled):
        endWaiters.append(ticket)
        report.peakMemory = [report.peakMemory, peakMemory].compactMap(\.self).max()
        return end(isCanceled: isCanceled, at: now)
      case .endCanceled: cancelEnd(at: now)
      case .started(let began): start(began, at: now)
      case .notStarted(let reason):
        return fail(.launchFailed(path: path, .notStarted(reason))) + finish()
      case .timePassed: return performDueActions(at: now)
      case .exited: stage = .exited
      case .reaped(let remains): return finish(remains, at: now)
      case .abandoned(let log): return abandon(log, at: now)
      case .received(let message): return receive(message, at: now)
      case .logged(let signs): self.signs = signs
      case .violated(let kind): return violate(kind, at: now)
      case .channelClosed: channelClosed = channelClosed ?? now
      }
      return []
    }
  }
}
