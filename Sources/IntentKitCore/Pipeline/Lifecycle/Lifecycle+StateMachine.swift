extension Lifecycle {
  /// The state of a request.
  ///
  /// A value that receives events and returns the actions that follow from them. It performs no
  /// action, so that every order of events can be tested without a thread.
  struct StateMachine: Sendable {
    /// The stage of a request.
    enum Stage: Sendable {
      /// No call is in progress. A launch may count toward the next one, because the handler doesn't
      /// have the methods called since then.
      case idle(pendingLaunch: Duration)
      /// The handler or a view is called.
      case calling(Call)
      /// The outcome is known, and the handler can still call a completion a second time.
      case releasing(Release)
      /// The request has ended, possibly during a call.
      case ended(during: Call?)
    }

    /// The limits of a request.
    struct Limits: Sendable {
      /// The time limit for each call.
      var limit: Duration
      /// The real time that a call may block in simulated time; nil in real time.
      var patience: Duration?
      /// Whether another process runs the handler.
      var isOutOfProcess = false
      /// The simulated time for detecting that an answer was only late.
      static let lateGrace = Duration.seconds(60)
      /// The duration of a launch that the watchdog must know when it counts toward a later call.
      static let longLaunch = Duration.milliseconds(1)

      var isSimulated: Bool { patience != nil }
    }

    /// The facts of earlier stages that later ones need.
    struct Past: Sendable {
      /// The time of the last step, or the end of the time that the user took since.
      var lastStep = Duration.zero
      var callCount = 0
      /// The verdicts on views, which are recorded at the end.
      var viewVerdicts: [Judgment] = []
    }

    let limits: Limits
    var stage: Stage
    var past = Past()
    var updates = Updates.none
    /// The number of completions, and of observers of updates, that the handler can still call.
    var completionCount = 0

    /// Creates the state of a request whose first call begins, so that its limit includes the launch.
    init(_ limits: Limits) {
      self.limits = limits
      stage = .calling(Call(number: 0, method: .launch, progress: .queued))
    }

    /// Changes the state according to an event.
    ///
    /// - Parameters:
    ///   - event: The event.
    ///   - moment: The time of the event.
    /// - Returns: The actions to perform, in order.
    mutating func handle(_ event: Event, at moment: Moment) -> [Action] {
      // Another thread may have recorded a step since this one has read the clock.
      let moment = Moment(now: max(moment.now, past.lastStep), watched: moment.watched)
      switch event {
      case .gotThread: return start(at: moment)
      case .launchPaused: pauseLaunch()
      case .reached(let method): return reach(method, at: moment)
      case .began(let method, let isRecorded): return begin(method, isRecorded, at: moment)
      case .answered(let isMissing, let isRecorded):
        return answer(isMissing: isMissing, isRecorded, at: moment.now)
      case .stepped(let step):
        return isOver ? [] : [record(step, at: moment.now)]
      case .judged(let kind, let call):
        return isOver ? [] : [judge(Judgment(kind: kind, call: call), at: moment.now)]
      case .userTookTime: past.lastStep = moment.now
      case .finished(let outcome): return finish(outcome, at: moment.now)
      case .stopped: return closeOverdue(at: moment.now)
      case .canceled(let outcome):
        return isOver ? [] : end(outcome, at: moment.now, abandoningLane: true)
      case .refused(let kind):
        return call.map { fault(kind, of: $0.watched, at: moment.now) } ?? []
      case .reachedDefault(let implementation): changeCall { $0.reachedDefault = implementation }
      case .held: completionCount += 1
      case .released: return release()
      case .completionDropped(let call):
        return fault(.completionDropped, ending: call, at: moment.now)
      case .completedTwice(let call): return fault(.completedTwice, of: call, at: moment.now)
      case .failed(let failure): return fail(failure, at: moment.now)
      case .viewCalled: changeCall { if case .running = $0.progress { $0.progress = .viewing } }
      case .viewAnswered(let number, let failure): return answerView(number, failure)
      case .viewCompletedTwice(let call): return completeViewTwice(call, at: moment.now)
      case .updatesExpected(let period): expectUpdates(for: period, at: moment)
      case .updateArrived(let update): return receive(update, at: moment)
      case .updateAwaited: return awaitUpdate()
      case .updatesOver: return endUpdates()
      case .updatesStopped: if !isOver { updates = .stopped(at: moment.now) }
      case .checked(let observation): return check(observation, at: moment)
      case .inspected(let number, let state, let signs):
        return inspected(number, state, signs, at: moment)
      case .examined(let number, let state, let signs, let end):
        return examined(number, state, signs, at: end)
      case .timeMayMove(let wake, let state): return moveTime(to: wake, state, at: moment)
      case .worked: return countWork(at: moment)
      case .waitedForReleases(let quiet): return waitedForReleases(quiet)
      }
      return []
    }
  }
}

extension Lifecycle {
  /// A call of the handler or of a view.
  struct Call: Sendable {
    /// The progress of a call.
    enum Progress: Sendable {
      /// The lane waits for a thread.
      case queued
      case running
      /// A view is called, and the lane waits for it.
      case viewing
      /// The view has answered.
      case viewed
      /// The call is overdue, and the app is examined for the cause. An answer no longer counts.
      case examined
      /// The call is overdue, and has extra time, in simulated time.
      indirect case overdue(Outcome, since: Duration)
    }

    var number: Int
    var method: HandlerMethod
    /// The start of the call, including the launch before it.
    var began = Duration.zero
    /// The part of the time since the start that the launch took.
    var launch = Duration.zero
    /// The start of the measured time, on the watchdog's clock.
    var watchedSince = Duration.zero
    var progress = Progress.running
    /// The number of jobs that the threads of the lanes had started at the last check, if code of the
    /// request waits for a thread in simulated time.
    var startedJobCount: Int?
    /// The default implementation that the call reached, if any.
    var reachedDefault: DefaultImplementation?

    /// Whether the handler lacks the method, so that its default implementation answered.
    ///
    /// It doesn't if its own method called the default of another method.
    var isMissing: Bool {
      switch (reachedDefault, method.phase) {
      case (.confirm, .confirm), (.options, .resolve), (.defaultValue, .resolve): true
      default: false
      }
    }

    var isOverdue: Bool { if case .overdue = progress { true } else { false } }

    /// The call as completions know it.
    var watched: WatchedCall {
      WatchedCall(number: number, method: method, began: began, launch: launch)
    }
  }

  /// A call that has ended or is judged.
  struct FinishedCall: Sendable {
    var method: HandlerMethod
    var elapsed: Duration
    /// The part of the elapsed time that the launch took.
    var launch = Duration.zero
    /// The time at which the call ended or was judged.
    var ended = Duration.zero
    /// The default implementation that the call reached, if any.
    var reachedDefault: DefaultImplementation?
  }
}

extension WatchedCall {
  /// Returns the call as it is judged at a moment.
  func finished(at now: Duration) -> Lifecycle.FinishedCall {
    Lifecycle.FinishedCall(method: method, elapsed: now - began, launch: launch, ended: now)
  }
}

// MARK: - Access

extension Lifecycle.StateMachine {
  /// The call in progress, or at the end of the request.
  var call: Lifecycle.Call? {
    switch stage {
    case .calling(let call): call
    case .ended(let call): call
    case .idle, .releasing: nil
    }
  }

  /// Whether the request has ended.
  var isOver: Bool { if case .ended = stage { true } else { false } }

  /// Whether the lane must call nothing more, because its last answer was too late.
  var stopsLane: Bool {
    switch stage {
    case .ended: true
    case .calling(let call): call.isOverdue
    case .idle, .releasing: false
    }
  }

  /// Whether the lane waits for a view.
  var awaitsView: Bool { if case .viewing? = call?.progress { !isOver } else { false } }

  /// Whether the clock must not move before all tasks that can run have run; updates have no limit,
  /// so their time needn't be exact.
  var needsExactTime: Bool { if case .idle = stage { false } else { true } }

  /// Changes the call in progress, if there is one.
  mutating func changeCall(_ change: (inout Lifecycle.Call) -> Void) {
    guard case .calling(var call) = stage else { return }
    change(&call)
    stage = .calling(call)
  }

  /// Returns the action that records a step.
  mutating func record(_ step: TraceEvent.Kind, at now: Duration) -> Lifecycle.Action {
    past.lastStep = now
    return .record(step, at: now)
  }

  /// Returns the action that records a verdict.
  mutating func judge(_ judgment: Lifecycle.Judgment, at now: Duration) -> Lifecycle.Action {
    past.lastStep = now
    return .judge(judgment, at: now)
  }

  /// Returns whether the handler's default implementation was called last, and resets the mark.
  mutating func takeDefault(_ implementation: DefaultImplementation) -> Bool {
    guard case .calling(var call) = stage, call.reachedDefault == implementation else {
      return false
    }
    call.reachedDefault = nil
    stage = .calling(call)
    return true
  }
}
