import IntentKitPlatform

// Updates that a handler sends after its response.

extension Lifecycle {
  /// The updates of a request.
  enum Updates: Sendable {
    /// No updates are expected.
    case none
    /// Updates may arrive.
    case open(UpdateQueue)
    /// The handler has stopped its updates.
    case stopped(at: Duration)
  }

  /// The updates that a handler sent, until the lane processes them.
  struct UpdateQueue: Sendable {
    /// The inbox of the lane.
    enum Inbox: Sendable {
      /// The lane is busy with something else.
      case queued([any IntentResponse])
      /// The lane waits for the next update.
      case awaited
      /// The last update has been received, and perhaps not processed.
      case complete([any IntentResponse])
    }

    /// The end of the tracking period, on the request's clock.
    let end: Duration
    /// The end of the tracking period on the watchdog's clock, for a handler in another process,
    /// whose updates arrive in real time.
    let realEnd: Duration
    /// The start of the current silence, on the watchdog's clock.
    var quietSince: Duration
    var inbox = Inbox.queued([])

    /// Removes and returns the oldest update.
    mutating func takeFirst() -> (any IntentResponse)? {
      switch inbox {
      case .queued(var responses) where !responses.isEmpty:
        let first = responses.removeFirst()
        inbox = .queued(responses)
        return first
      case .complete(var responses) where !responses.isEmpty:
        let first = responses.removeFirst()
        inbox = .complete(responses)
        return first
      default: return nil
      }
    }

    /// Adds an update, and returns whether the lane waits for it.
    mutating func add(_ response: any IntentResponse, isLast: Bool) -> Bool {
      switch inbox {
      case .awaited:
        inbox = isLast ? .complete([]) : .queued([])
        return true
      case .queued(let responses):
        inbox = isLast ? .complete(responses + [response]) : .queued(responses + [response])
        return false
      case .complete: return false
      }
    }

    var isAwaited: Bool { if case .awaited = inbox { true } else { false } }
    var isComplete: Bool { if case .complete = inbox { true } else { false } }
  }
}

extension Lifecycle.StateMachine {
  mutating func expectUpdates(for period: Duration, at moment: Moment) {
    guard !isOver else { return }
    updates = .open(
      Lifecycle.UpdateQueue(
        end: moment.now + period, realEnd: moment.watched + period, quietSince: moment.watched))
  }

  /// Receives an update; updates after the last one and after the tracking period are ignored.
  mutating func receive(_ update: Lifecycle.Update, at moment: Moment) -> [Action] {
    switch updates {
    case .stopped(let stop) where !isOver && moment.now > stop:
      // An update at the time of the stop isn't judged, because another thread may have sent it
      // before. The time after the request doesn't count.
      updates = .none
      let judgment = Judgment(after: moment.now - stop, update)
      return [judge(judgment, at: max(stop, past.lastStep))] + endReleases()
    case .open(var queue) where !queue.isComplete:
      queue.quietSince = moment.watched
      let isAwaited = queue.add(update.response, isLast: update.worth.isLast)
      updates = .open(queue)
      past.lastStep = moment.now
      return [.recordUpdate(update, at: moment.now)]
        + (isAwaited ? [.resumeUpdate(update.response)] : [])
    default: return []
    }
  }

  /// Continues the lane with the next update, or lets it wait until the tracking period ends.
  mutating func awaitUpdate() -> [Action] {
    guard case .open(var queue) = updates else { return [.resumeUpdate(nil)] }
    if let response = queue.takeFirst() {
      updates = .open(queue)
      return [.resumeUpdate(response)]
    }
    if queue.isComplete { return [.resumeUpdate(nil)] }
    queue.inbox = .awaited
    updates = .open(queue)
    return limits.isSimulated && !limits.isOutOfProcess ? [] : [.checkNow]
  }

  /// Ends the tracking period.
  mutating func endUpdates() -> [Action] {
    guard case .open(let queue) = updates else { return [] }
    updates = .none
    return queue.isAwaited ? [.resumeUpdate(nil)] : []
  }

  /// Ends the tracking period if it is over or, in simulated time, if the handler is idle without a
  /// sleeping task.
  mutating func checkUpdates(_ seen: Lifecycle.Observation, at moment: Moment) -> [Action] {
    let patience = limits.isOutOfProcess ? limits.limit : limits.patience ?? limits.limit
    let next = moment.watched + patience
    guard case .open(var queue) = updates else { return [.check(at: next)] }
    let arrivesInRealTime = !limits.isSimulated || limits.isOutOfProcess
    var actions: [Action] = []
    if queue.isAwaited {
      if arrivesInRealTime, moment.watched >= queue.realEnd { return endPeriod(of: queue, next) }
      if let patience = limits.patience {
        // A handler that keeps its observer is likely to use it.
        let silence = seen.keepsObserver ? max(limits.limit, patience) : patience
        if seen.hasQueuedJobs {
          queue.quietSince = moment.watched
          updates = .open(queue)
        } else if moment.watched >= queue.quietSince + silence {
          if !seen.hasSleepers { return endPeriod(of: queue, next) }
          actions.append(.forceClock)
        }
      }
    }
    return actions + [.check(at: arrivesInRealTime ? min(queue.realEnd, next) : next)]
  }

  /// Ends the tracking period at its end.
  private mutating func endPeriod(
    of queue: Lifecycle.UpdateQueue, _ next: Duration
  ) -> [Action] {
    let clock: [Action] = limits.isSimulated ? [.advanceClock(to: queue.end)] : []
    return clock + endUpdates() + [.check(at: next)]
  }
}

extension Lifecycle.Judgment {
  /// Creates the judgment on an update that was sent after updates had been stopped.
  fileprivate init(after elapsed: Duration, _ update: Lifecycle.Update) {
    let verdict = Verdict.update(update.response.fieldValues, after: elapsed)
    self.init(
      kind: verdict.kind, call: Lifecycle.FinishedCall(method: verdict.method, elapsed: elapsed))
  }
}

extension Verdict {
  /// Returns the verdict on an update that was sent after updates had been stopped.
  ///
  /// - Parameters:
  ///   - fields: The fields of the response.
  ///   - elapsed: The time since the method that stops updates returned.
  /// - Returns: The verdict.
  package static func update(
    _ fields: [String: ParameterValue], after elapsed: Duration
  ) -> Verdict {
    let ride: String =
      if case .string(let ride)? = fields["rideStatus"]?["rideIdentifier"] { ride } else { "" }
    return Verdict(
      .ignoredUpdate(ride: ride.shortened(to: 200), expected: ride.shortened(to: 200)),
      method: .stopSendingUpdates, elapsed: elapsed)
  }
}
