import IntentKitPlatform

// The calls of the handler and of views.

extension Lifecycle.StateMachine {
  typealias Action = Lifecycle.Action
  typealias Call = Lifecycle.Call
  typealias Judgment = Lifecycle.Judgment
  typealias Moment = Lifecycle.Moment

  /// Starts the lane, or ends the request if the limit has passed.
  ///
  /// A late lane doesn't call the handler, because that could keep the thread for another limit.
  mutating func start(at moment: Moment) -> [Action] {
    guard case .calling(let call) = stage else { return [] }
    if !limits.isSimulated, moment.watched >= call.watchedSince + limits.limit {
      return noAnswer(.queued, to: call, at: moment.now, abandoningLane: false)
    }
    let isSimulated = limits.isSimulated
    changeCall { call in
      if isSimulated { call.watchedSince = moment.watched }
      if case .queued = call.progress { call.progress = .running }
    }
    return []
  }

  mutating func pauseLaunch() {
    if case .calling(let call) = stage, !call.isOverdue { stage = .idle(pendingLaunch: .zero) }
  }

  /// Begins a call that obtains a handler, unless a call is in progress.
  mutating func reach(_ method: HandlerMethod, at moment: Moment) -> [Action] {
    changeCall { $0.method = method }
    guard case .idle(let pendingLaunch) = stage else { return [] }
    let realLaunch = limits.isSimulated ? .zero : pendingLaunch
    stage = .calling(
      Call(
        number: nextNumber(), method: method, began: past.lastStep - pendingLaunch,
        watchedSince: moment.watched - realLaunch))
    return realLaunch > Limits.longLaunch ? [.checkNow] : []
  }

  /// Begins a call of the handler.
  ///
  /// It starts when the previous step ended, because only bookkeeping happens between them. If a launch
  /// counts toward it, its limit began before, and the watchdog would come too late.
  mutating func begin(
    _ method: HandlerMethod, _ isRecorded: Bool, at moment: Moment
  ) -> [Action] {
    let start = past.lastStep
    var call = Call(number: past.callCount + 1, method: method, began: start)
    var isLongLaunch = false
    switch stage {
    case .ended, .releasing: return []
    case .calling(let launch):
      guard !launch.isOverdue else { return [] }
      call.began = launch.began
      call.launch = moment.now - launch.began
      call.watchedSince = launch.watchedSince
    case .idle(let pendingLaunch):
      call.began -= pendingLaunch
      call.launch = pendingLaunch
      call.watchedSince = call.began
      isLongLaunch = !limits.isSimulated && pendingLaunch > Limits.longLaunch
    }
    if limits.isSimulated { call.watchedSince = moment.watched }
    past.callCount = call.number
    stage = .calling(call)
    var actions = isRecorded ? [record(.called(method), at: start)] : []
    if isLongLaunch { actions.append(.checkNow) }
    return actions
  }

  private mutating func nextNumber() -> Int {
    past.callCount += 1
    return past.callCount
  }

  /// Ends a call with its answer, unless it is too late.
  ///
  /// If the handler lacks the method, the time of the launch counts toward the next one.
  mutating func answer(isMissing: Bool, _ isRecorded: Bool, at now: Duration) -> [Action] {
    switch stage {
    case .idle, .releasing: return []
    case .ended(let call):
      stage = .ended(during: nil)
      guard let call, now - call.began >= limits.limit else { return [] }
      return [.reportLate(late(call, at: now))]
    case .calling(let call):
      if case .examined = call.progress { return [] }
      if call.isOverdue { return [judge(late(call, at: now), at: now)] + closeOverdue(at: now) }
      var finished = call.watched.finished(at: now)
      finished.reachedDefault = call.reachedDefault
      let isMissing = isMissing || call.isMissing
      stage = .idle(pendingLaunch: isMissing ? call.launch : .zero)
      if isMissing {
        finished.elapsed -= call.launch
        finished.launch = .zero
      }
      if isRecorded { past.lastStep = now }
      return [.finish(finished)]
    }
  }

  private func late(_ call: Call, at now: Duration) -> Judgment {
    Judgment(kind: .completedLate(limit: limits.limit), call: call.watched.finished(at: now))
  }

  /// Advances simulated time by the time that another process has worked on the call in progress.
  mutating func countWork(at moment: Moment) -> [Action] {
    guard case .calling(let call) = stage else { return [] }
    changeCall { $0.watchedSince = moment.watched }
    let worked = max(.zero, moment.watched - call.watchedSince)
    return [.advanceClock(to: moment.now + worked)]
  }

  // MARK: - Views

  /// Keeps the end of a view's call until the lane continues.
  mutating func answerView(_ number: Int, _ failure: HandlerFailure?) -> [Action] {
    guard case .calling(let call) = stage, call.number == number, case .viewing = call.progress
    else { return [] }
    changeCall { $0.progress = .viewed }
    return [.resumeView(.answered(failure))]
  }

  /// Continues the lane without the answer of a view, because the limit is over.
  mutating func endView(at end: Duration) -> [Action] {
    stage = .idle(pendingLaunch: .zero)
    return [.advanceClock(to: end), .abandonView, .resumeView(.overdue)]
  }

  /// Keeps a verdict until the end of the request, because the second call may come until then.
  mutating func completeViewTwice(_ call: WatchedCall, at now: Duration) -> [Action] {
    let judgment = Judgment(kind: .viewCompletedTwice, call: call.finished(at: now))
    if isOver { return [.reportLate(judgment)] }
    if !past.viewVerdicts.contains(where: { $0.call.method == call.method }) {
      past.viewVerdicts.append(judgment)
    }
    return []
  }
}
