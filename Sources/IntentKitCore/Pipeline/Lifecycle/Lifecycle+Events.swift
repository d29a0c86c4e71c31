// The events in the life of a request, and the actions that follow from them.

extension Lifecycle {
  /// An event that changes the state of a request.
  enum Event: Sendable {
    // Of the lane:

    /// The lane got a thread.
    case gotThread
    /// The user is asked before the handler is launched.
    case launchPaused
    /// The lane obtains a handler; the time counts toward the next call.
    case reached(HandlerMethod)
    /// The lane calls the handler.
    case began(HandlerMethod, isRecorded: Bool)
    /// The handler has answered.
    case answered(isMissing: Bool, isRecorded: Bool)
    /// A step happened that the trace contains.
    case stepped(TraceEvent.Kind)
    /// A call that has ended is judged.
    case judged(Verdict.Kind, FinishedCall)
    /// The user took time without a question, which no call includes.
    case userTookTime
    /// The lane has an outcome, and is about to return.
    case finished(Outcome)
    /// The lane stops without an outcome.
    case stopped
    /// The caller no longer waits for the request.
    case canceled(Outcome)
    /// The request can't start.
    case refused(Verdict.Kind)

    // Of the handler, on any thread:

    /// A default implementation was called in place of the handler's method.
    case reachedDefault(DefaultImplementation)
    /// The handler has one more object by which it can reach the request.
    case held
    /// The handler has released such an object.
    case released
    /// A completion was released without being called.
    case completionDropped(WatchedCall)
    /// A completion was called a second time.
    case completedTwice(WatchedCall)
    /// The handler can't answer.
    case failed(HandlerFailure)

    // Of views:

    /// The call that has just begun is one of a view.
    case viewCalled
    /// The view has answered a call, or failed.
    case viewAnswered(number: Int, HandlerFailure?)
    /// The completion of a view was called a second time.
    case viewCompletedTwice(WatchedCall)

    // Of updates after the response:

    /// Updates may arrive for a period.
    case updatesExpected(for: Duration)
    /// An update arrived.
    case updateArrived(Update)
    /// The lane waits for the next update.
    case updateAwaited
    /// No more updates are accepted.
    case updatesOver
    /// The handler has returned from the method that stops updates.
    case updatesStopped

    // Of time:

    /// The watchdog checks the request.
    case checked(Observation)
    /// The state of an overdue call is known.
    case inspected(number: Int, Verdict.CallState, CallSigns?)
    /// The app has been examined for the cause of an overdue call.
    case examined(number: Int, Verdict.CallState, CallSigns?, at: Duration)
    /// Simulated time may move to the next task that sleeps, because nothing else happens.
    case timeMayMove(to: Duration, Verdict.CallState)
    /// Another process has worked on the call in progress until now.
    case worked
    /// A round of the wait for releases is over.
    case waitedForReleases(Quiet)
  }

  /// The time of an event, since the request began.
  struct Moment: Sendable {
    /// The time on the request's clock.
    var now: Duration
    /// The time on the watchdog's clock, which differs in simulated time.
    var watched: Duration
  }

  /// The facts that a check needs, read before the state, because a task that is resumed in between
  /// changes the state.
  struct Observation: Sendable {
    /// Whether the request is idle while a task sleeps on the clock.
    var isWaitingForTime = false
    /// Whether code of the request waits for a thread.
    var hasQueuedJobs = false
    /// Whether a task sleeps on the clock.
    var hasSleepers = false
    /// Whether the handler keeps the observer of its updates.
    var keepsObserver = true
    /// The number of jobs that the threads of the lanes have started.
    var startedJobCount = 0
  }

  /// The activity outside the lane during a wait for releases.
  enum Quiet: Sendable {
    /// Threads run.
    case no
    /// All threads are idle.
    case idle
    /// A task sleeps on the clock.
    case sleeping
  }

  /// An update that a handler sends after its response.
  struct Update: Sendable {
    var response: any IntentResponse
    var snapshot: FieldSnapshot
    var worth: UpdateWorth
  }

  /// The facts of a verdict.
  struct Judgment: Sendable {
    var kind: Verdict.Kind
    var call: FinishedCall
    var signs: CallSigns?
  }

  /// The end of a view's call.
  enum ViewEnd: Sendable {
    case answered(HandlerFailure?)
    case overdue
    case requestEnded
  }

  /// An action that follows from an event.
  enum Action: Sendable {
    // On the trace:

    /// Records a step.
    case record(TraceEvent.Kind, at: Duration)
    /// Records a verdict.
    case judge(Judgment, at: Duration)
    /// Records the answer to a call.
    case finish(FinishedCall)
    /// Records an update.
    case recordUpdate(Update, at: Duration)
    /// Reports a verdict after the end of the request.
    case reportLate(Judgment)

    // On those that wait:

    /// Resumes all that wait on the request.
    case end
    /// Gives up the lane, whose thread may never return.
    case abandonLane
    /// Gives up the executor of a view.
    case abandonView
    /// Continues the lane after a call of a view.
    case resumeView(ViewEnd)
    /// Continues the lane with an update, or nil if there are no more.
    case resumeUpdate((any IntentResponse)?)

    // On time:

    /// Moves simulated time.
    case advanceClock(to: Duration)
    /// Moves simulated time although jobs of the request run, because they have used their time.
    case forceClock
    /// Lets the watchdog check the request at a time of its clock.
    case check(at: Duration)
    /// Lets the watchdog check the request at once.
    case checkNow
    /// Finds out the state of an overdue call.
    case inspect(Call)
    /// Examines the app for the cause of an overdue call.
    case examine(Call, CallSigns?, at: Duration)
    /// Begins a round of the wait for releases.
    case waitForReleases
  }
}
