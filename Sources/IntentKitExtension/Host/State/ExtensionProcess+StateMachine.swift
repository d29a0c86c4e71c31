import IntentKitCore
import IntentKitPlatform

extension ExtensionProcess {
  /// The state of a process and of the calls to it.
  ///
  /// A value that receives events and returns the actions that follow from them. It performs no
  /// action, so that every order of events can be tested without a process.
  struct StateMachine: Sendable {
    /// The state of a process.
    enum State: Sendable {
      /// The process hasn't been started.
      case idle(willCrash: Bool)
      /// The process is being started, runs, or has exited and hasn't been reaped.
      case active(Active)
      /// The process has been reaped or abandoned, or will never be started.
      case finished(Finished)
    }

    /// The result of a process.
    struct Finished: Sendable {
      /// The reason for which no more calls can be made.
      var fault: HandlerFailure
      var report = LaunchReport()
      /// The verdict for a fault that no caller has received.
      var unreported: Verdict?
      /// Whether the process was abandoned before it exited.
      var awaitsExit = false
    }

    private(set) var state = State.idle(willCrash: false)
    private let path: String
    private let limits: ExtensionLimits

    init(path: String, limits: ExtensionLimits) {
      self.path = path
      self.limits = limits
    }

    /// The time at which an action is due; nil if no action is scheduled.
    var nextDue: Instant? { if case .active(let active) = state { active.nextDue } else { nil } }

    /// Whether the process has exited.
    var hasExited: Bool {
      switch state {
      case .idle: false
      case .active(let active): active.hasExited
      case .finished: true
      }
    }

    /// Whether the process must be killed or was killed.
    var isDoomed: Bool {
      guard case .active(let active) = state else { return false }
      if case .mustKill = active.stage { return true }
      return active.wasKilled
    }

    /// The call that is executed by a thread, as far as the guest has reported it.
    var busyCall: Ticket? { if case .active(let active) = state { active.busyCall } else { nil } }

    /// The signs of what the calls are waiting for.
    var signs: CallSigns? { if case .active(let active) = state { active.callSigns } else { nil } }

    /// Whether the process can answer another request.
    var canStay: Bool { if case .active(let active) = state { active.canStay } else { false } }

    /// Ends a request without ending the process.
    ///
    /// - Parameter peakMemory: The peak memory of the process in bytes, if it is known.
    /// - Returns: The report on the request, or nil if the process can't stay.
    mutating func rest(peakMemory: Int?) -> LaunchReport? {
      guard case .active(var active) = state, active.canStay else { return nil }
      defer { state = .active(active) }
      return active.rest(peakMemory: peakMemory)
    }

    /// Returns the report on a process that has finished.
    mutating func takeReport() -> LaunchReport {
      guard case .finished(var finished) = state else { return LaunchReport() }
      if let verdict = finished.unreported { finished.report.verdicts.append(verdict) }
      finished.unreported = nil
      state = .finished(finished)
      return finished.report
    }

    /// Changes the state according to an event.
    ///
    /// - Parameters:
    ///   - event: The event.
    ///   - now: The time of the event.
    /// - Returns: The actions to perform, in order.
    mutating func handle(_ event: Event, at now: Instant) -> [Action] {
      switch state {
      case .idle(let willCrash): return handleWhileIdle(event, willCrash)
      case .active(var active):
        // The active state has a single owner, so that changes don't copy it.
        state = .idle(willCrash: false)
        let actions = active.handle(event, at: now)
        state = active.finished.map { .finished($0) } ?? .active(active)
        return actions
      case .finished(var finished):
        let actions = handle(event, after: &finished)
        state = .finished(finished)
        return actions
      }
    }

    private mutating func handleWhileIdle(_ event: Event, _ willCrash: Bool) -> [Action] {
      switch event {
      case .crashPlanned: state = .idle(willCrash: true)
      case .launch(let ticket):
        state = .active(Active(path: path, limits: limits, launchWaiter: ticket))
        return [.start(writesBacktraces: !willCrash)]
      case .launchCanceled:
        state = .finished(Finished(fault: HandlerFailure(ExtensionProcess.requestEnded(path))))
      case .end(let ticket, _, _):
        state = .finished(Finished(fault: HandlerFailure(ExtensionProcess.requestEnded(path))))
        return [.finish(ticket)]
      case .crash(let ticket): return [.finish(ticket)]
      case .call(let ticket, _, _, _, _), .examine(let ticket, _, _):
        return [.resume(ticket, .failure(.notLaunched(path)))]
      default: break
      }
      return []
    }

    private func handle(_ event: Event, after finished: inout Finished) -> [Action] {
      switch event {
      case .launch(let ticket), .call(let ticket, _, _, _, _):
        finished.unreported = nil
        return [.resume(ticket, .failure(finished.fault))]
      case .examine(let ticket, _, _): return [.resume(ticket, .failure(finished.fault))]
      case .end(let ticket, _, _), .crash(let ticket): return [.finish(ticket)]
      case .exited where finished.awaitsExit:
        finished.awaitsExit = false
        return [.reapAbandoned]
      default: return []
      }
    }
  }
}

extension ExtensionProcess {
  /// The verdict on a process that won't be started.
  static func requestEnded(_ path: String) -> Verdict.Kind {
    .launchFailed(path: path, .notStarted("the request has ended"))
  }
}

extension HandlerFailure {
  /// The failure of a call before the launch.
  fileprivate static func notLaunched(_ path: String) -> HandlerFailure {
    HandlerFailure(.launchFailed(path: path, .notStarted("it hasn't been launched")))
  }
}
