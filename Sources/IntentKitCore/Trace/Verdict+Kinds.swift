// Every verdict there is, in one place: its identifier, its words and its cure. Where the rule comes from stands beside
// each as a section of the behaviour reference.

extension Verdict.ID {
  /// A method gave no answer within the limit.
  public static let noAnswer = Self(rawValue: "no-answer")
  /// A method let go of its completion without calling it.
  public static let completionDropped = Self(rawValue: "completion-dropped")
  /// A method called its completion a second time.
  public static let completedTwice = Self(rawValue: "completed-twice")
  /// A method answered when its limit had passed.
  public static let completedLate = Self(rawValue: "completed-late")
  /// A code came in a phase that it does not belong to.
  public static let codeNotAllowed = Self(rawValue: "code-not-allowed")
  /// A response carried the code that says nothing.
  public static let unspecifiedCode = Self(rawValue: "unspecified-code")
  /// A response carried a code that its intent does not have.
  public static let undeclaredCode = Self(rawValue: "undeclared-code")
  /// Confirm answered success before anything was done.
  public static let successFromConfirm = Self(rawValue: "success-from-confirm")
  /// A list did not get one result for each of its elements.
  public static let resultCountMismatch = Self(rawValue: "result-count-mismatch")
  /// A list got no result at all.
  public static let emptyResult = Self(rawValue: "empty-result")
  /// A result for a whole list stood among those for its elements.
  public static let misplacedResult = Self(rawValue: "misplaced-result")
  /// The user was to choose from nothing.
  public static let emptyDisambiguation = Self(rawValue: "empty-disambiguation")
  /// The user was to choose from a single value.
  public static let singleDisambiguation = Self(rawValue: "single-disambiguation")
  /// The user was to choose from more values than anybody listens to.
  public static let longDisambiguation = Self(rawValue: "long-disambiguation")
  /// The same question came again and again without getting closer to a value.
  public static let endlessQuestion = Self(rawValue: "endless-question")
  /// An answer came in time, and later than users like to wait.
  public static let slowAnswer = Self(rawValue: "slow-answer")
  /// The app was given an activity of a type that it does not declare.
  public static let undeclaredActivityType = Self(rawValue: "undeclared-activity-type")
  /// A request was handed over to an app that does not take it.
  public static let notHandledInApp = Self(rawValue: "not-handled-in-app")
  /// An update after the response cannot be shown.
  public static let invalidUpdate = Self(rawValue: "invalid-update")
  /// An update after the response is about something else.
  public static let ignoredUpdate = Self(rawValue: "ignored-update")
  /// A handler that is reached by names answered with something that does not fit its intent.
  public static let unusableAnswer = Self(rawValue: "unusable-answer")
  /// The process of an extension could not be launched.
  public static let launchFailed = Self(rawValue: "launch-failed")
  /// The process of an extension did not say what it is within the limit for launches.
  public static let launchTooSlow = Self(rawValue: "launch-too-slow")
  /// An extension speaks another version of the protocol.
  public static let protocolMismatch = Self(rawValue: "protocol-mismatch")
  /// The process of an extension was ended by a signal.
  public static let crashed = Self(rawValue: "crashed")
  /// The process of an extension exited while it was needed.
  public static let exited = Self(rawValue: "exited")
  /// An extension sent something that is no message.
  public static let unreadableMessage = Self(rawValue: "unreadable-message")
  /// An extension ended its messages in the middle of one.
  public static let cutOffMessage = Self(rawValue: "cut-off-message")
  /// An extension wrote more than anybody reads.
  public static let flood = Self(rawValue: "flood")
  /// The process of an extension went on when it was told to end.
  public static let ignoredShutdown = Self(rawValue: "ignored-shutdown")
  /// An extension left processes behind.
  public static let leftProcesses = Self(rawValue: "left-processes")

  /// Every identifier there is.
  public static let wellKnown: [Self] = [
    .noAnswer, .completionDropped, .completedTwice, .completedLate, .codeNotAllowed,
    .unspecifiedCode, .undeclaredCode, .successFromConfirm, .resultCountMismatch, .emptyResult,
    .misplacedResult, .emptyDisambiguation, .singleDisambiguation, .longDisambiguation,
    .endlessQuestion, .slowAnswer, .undeclaredActivityType, .notHandledInApp, .invalidUpdate,
    .ignoredUpdate, .unusableAnswer, .launchFailed, .launchTooSlow, .protocolMismatch, .crashed,
    .exited, .unreadableMessage, .cutOffMessage, .flood, .ignoredShutdown, .leftProcesses,
  ]
}

/// What a handler was doing when its time was up.
enum Silence: Sendable {
  /// Waiting on the clock it was given.
  case sleeping
  /// Suspended, waiting for something that the pipeline cannot see.
  case suspended
  /// Holding its thread.
  case blocking
  /// Not begun, since other handlers hold every thread.
  case queued
}

extension Verdict {
  /// No answer came within the limit (section 5).
  static func noAnswer(
    _ method: HandlerMethod, elapsed: Duration, limit: Duration, silence: Silence,
    patience: Duration?
  ) -> Verdict {
    let doing =
      switch silence {
      case .sleeping where method == .launch: "the handler was still being launched"
      case .sleeping: "it was asleep on the clock it was given"
      case .suspended: "it was waiting for something that never came"
      case .blocking: "it was holding its thread"
      case .queued: "it had not begun, because other handlers hold every thread"
      }
    let jump =
      if let patience, silence != .sleeping {
        " (the clock was moved to the limit after \(patience.spokenText) of real time)"
      } else {
        ""
      }
    let cure =
      switch silence {
      case .sleeping where method == .launch:
        "Load less at the start: frameworks and static initialisers count into the first limit."
      case .sleeping:
        "Answer sooner: reply inProgress when the work takes longer, or hand it to the app."
      case .suspended:
        "Make sure every path answers, also when a callback fails or never comes; give what you "
          + "wait for a limit of its own."
      case .blocking:
        "Do not wait on a semaphore, a lock or a synchronous call; await the result instead."
      case .queued:
        "Find the handlers that block their threads; each has a verdict of its own."
      }
    return Verdict(
      .noAnswer, method: method, elapsed: elapsed,
      message: "\(method.name) gave no answer within \(limit.spokenText); \(doing)\(jump).",
      cure: cure)
  }

  /// The closure was let go of without being called (section 5).
  package static func completionDropped(_ method: HandlerMethod, elapsed: Duration) -> Verdict {
    Verdict(
      .completionDropped, method: method, elapsed: elapsed,
      message: "\(method.name) let go of its completion without calling it.",
      cure: "Call the completion on every path, also where a value is nil or an error is caught.")
  }

  /// The closure was called again (section 5).
  package static func completedTwice(_ method: HandlerMethod, elapsed: Duration) -> Verdict {
    Verdict(
      .completedTwice, method: method, elapsed: elapsed,
      message: "\(method.name) called its completion a second time.",
      cure: "Return after calling the completion; a guard often lacks its return.")
  }

  /// The answer came when nobody waited any more (section 5).
  static func completedLate(_ method: HandlerMethod, elapsed: Duration, limit: Duration) -> Verdict
  {
    Verdict(
      .completedLate, method: method, elapsed: elapsed,
      message: "\(method.name) answered after \(elapsed.spokenText), when the limit of "
        + "\(limit.spokenText) had passed; the answer was ignored, though the work may be done.",
      cure: "Answer inProgress within a few seconds and let the app finish the work.")
  }

  /// A code that has no place in this phase (sections 3 and 4.1).
  static func codeNotAllowed(
    _ code: ResponseCodeSchema, method: HandlerMethod, elapsed: Duration
  ) -> Verdict {
    let cure =
      switch (method.phase, code.meaning) {
      case (.handle, .ready): "Answer success, or inProgress when the work goes on."
      case (.handle, .userConfirmationRequired):
        "Answer it from confirm, where it can still be asked."
      default: "Answer ready, or a failure code."
      }
    return Verdict(
      .codeNotAllowed, method: method, elapsed: elapsed,
      message: "\(method.name) answered \(code.name), which is no answer of the "
        + "\(method.phase.rawValue) phase.",
      cure: cure)
  }

  /// The code that says nothing (section 4.1).
  static func unspecifiedCode(_ method: HandlerMethod, elapsed: Duration) -> Verdict {
    Verdict(
      .unspecifiedCode, method: method, elapsed: elapsed,
      message: "\(method.name) answered unspecified, with which the assistant can do nothing.",
      cure: "Answer a code that says what happened.")
  }

  /// A number that the intent's codes do not have (section 4.2).
  static func undeclaredCode(
    _ name: String, known: [ResponseCodeSchema], method: HandlerMethod, elapsed: Duration
  ) -> Verdict {
    Verdict(
      .undeclaredCode, method: method, elapsed: elapsed,
      message: "\(method.name) answered the code \(name), which this intent does not have.",
      cure: "Use one of \(known.map(\.name).joined(separator: ", "))."
        + " The same name has other numbers in other intents.")
  }

  /// What the samples of 2016 do (section 3).
  static func successFromConfirm(_ method: HandlerMethod, elapsed: Duration) -> Verdict {
    Verdict(
      .successFromConfirm, severity: .note, method: method, elapsed: elapsed,
      message: "\(method.name) answered success, though nothing has been done yet.",
      cure: "Answer ready.")
  }

  /// Not one result for each element (section 2.4).
  static func resultCountMismatch(
    _ method: HandlerMethod, elapsed: Duration, results: Int, elements: Int
  ) -> Verdict {
    Verdict(
      .resultCountMismatch, severity: .warning, method: method, elapsed: elapsed,
      message: "\(method.name) gave \(results) results for \(elements) elements; missing ones "
        + "count as success, surplus ones are ignored.",
      cure: "Give exactly one result for each element, in the same order.")
  }

  /// No result at all (section 2.4).
  static func emptyResult(_ method: HandlerMethod, elapsed: Duration) -> Verdict {
    Verdict(
      .emptyResult, severity: .warning, method: method, elapsed: elapsed,
      message: "\(method.name) gave an empty array, which counts as notRequired.",
      cure: "Give one notRequired or one needsValue when there is no element.")
  }

  /// A result for the whole parameter among results for elements (section 2.4).
  static func misplacedResult(
    _ method: HandlerMethod, elapsed: Duration, result: ResultKind
  ) -> Verdict {
    Verdict(
      .misplacedResult, severity: .warning, method: method, elapsed: elapsed,
      message: "\(method.name) gave \(result.rawValue) among several results; it speaks for the "
        + "whole parameter.",
      cure: "Give \(result.rawValue) alone, as the array's only result.")
  }

  /// A choice of nothing (section 2.2).
  static func emptyDisambiguation(_ method: HandlerMethod, elapsed: Duration) -> Verdict {
    Verdict(
      .emptyDisambiguation, method: method, elapsed: elapsed,
      message: "\(method.name) wants the user to choose, and gives nothing to choose from.",
      cure: "Give unsupported or needsValue when nothing matches.")
  }

  /// A choice of one (section 2.2).
  static func singleDisambiguation(_ method: HandlerMethod, elapsed: Duration) -> Verdict {
    Verdict(
      .singleDisambiguation, severity: .warning, method: method, elapsed: elapsed,
      message: "\(method.name) wants the user to choose from a single value.",
      cure: "Give success, or confirmationRequired when you are not sure.")
  }

  /// More than anybody listens to (section 10).
  static func longDisambiguation(_ method: HandlerMethod, elapsed: Duration, count: Int) -> Verdict
  {
    Verdict(
      .longDisambiguation, severity: .warning, method: method, elapsed: elapsed,
      message: "\(method.name) wants the user to choose from \(count) values; the assistant reads "
        + "them all.",
      cure: "Offer five to ten at most, the likeliest first.")
  }

  /// The same question over and over (section 2.3).
  static func endlessQuestion(
    _ method: HandlerMethod, elapsed: Duration, result: ResultKind, rounds: Int
  ) -> Verdict {
    Verdict(
      .endlessQuestion, method: method, elapsed: elapsed,
      message: "\(method.name) answered \(result.rawValue) \(rounds) times without coming closer; "
        + "the assistant gives up.",
      cure: "Recognise a value that was picked or confirmed before, by its identifier, and give "
        + "success; give notRequired when the request can do without.")
  }

  /// Longer than users wait (section 4.3 and 5).
  static func slowAnswer(_ method: HandlerMethod, elapsed: Duration) -> Verdict {
    Verdict(
      .slowAnswer, severity: .warning, method: method, elapsed: elapsed,
      message: "\(method.name) took \(elapsed.spokenText); users are used to two or three seconds.",
      cure: method.phase == .handle
        ? "Answer inProgress and let the app finish the work."
        : "Look at what is near, and leave what is far to handle.")
  }

  /// An activity that the app does not know (section 4.3).
  static func undeclaredActivityType(
    _ method: HandlerMethod, elapsed: Duration, activityType: String
  ) -> Verdict {
    Verdict(
      .undeclaredActivityType, severity: .warning, method: method, elapsed: elapsed,
      message: "\(method.name) gave an activity of type “\(activityType)”, which the app does not "
        + "declare; the app will not receive it.",
      cure: "Add “\(activityType)” to NSUserActivityTypes in the app's Info.plist.")
  }

  /// Nobody in the app takes what was handed over (section 4.1).
  static func notHandledInApp(
    _ method: HandlerMethod, elapsed: Duration, intent: String
  ) -> Verdict {
    Verdict(
      .notHandledInApp, method: method, elapsed: elapsed,
      message: "\(method.name) answered handleInApp, and the app has no handler of \(intent).",
      cure: "Give a handler in application(handlerFor:), or finish the work in the extension.")
  }

  /// An update that cannot be shown (section 8).
  static func invalidUpdate(_ method: HandlerMethod, elapsed: Duration, flaw: String) -> Verdict {
    Verdict(
      .invalidUpdate, method: method, elapsed: elapsed,
      message:
        "An update after \(method.name) cannot be shown: \(flaw). No more updates are wanted.",
      cure: "Send success with a rideStatus that has its identifier, phase, option and, once it is "
        + "completed, its completionStatus.")
  }

  /// An update about something else (section 8).
  static func ignoredUpdate(_ method: HandlerMethod, elapsed: Duration, flaw: String) -> Verdict {
    Verdict(
      .ignoredUpdate, severity: .warning, method: method, elapsed: elapsed,
      message: "An update after \(method.name) was ignored: \(flaw).",
      cure: "Send updates of the ride that the first response was about, and stop when told to.")
  }
}

// MARK: - Handlers in processes of their own

extension Verdict {
  /// An answer that does not fit the intent.
  static func unusableAnswer(
    _ method: HandlerMethod, elapsed: Duration, error: ParameterError
  ) -> Verdict {
    Verdict(
      .unusableAnswer, method: method, elapsed: elapsed,
      message: "The answer of \(method.name) does not fit the intent: \(error.description)",
      cure: "Answer with the names and the kinds of values that the intent’s schema has; see "
        + "intentsim describe.")
  }

  /// A process that never ran.
  package static func launchFailed(
    _ method: HandlerMethod, elapsed: Duration, path: String, reason: String
  ) -> Verdict {
    Verdict(
      .launchFailed, method: method, elapsed: elapsed,
      message: "The extension at \(path) could not be launched: \(reason).",
      cure: "Name a program that this user may run, and that is built on IntentExtension or speaks "
        + "its protocol.")
  }

  /// An app that did not take what it was launched with.
  package static func launchRefused(
    _ method: HandlerMethod, elapsed: Duration, reason: String
  ) -> Verdict {
    Verdict(
      .launchFailed, method: method, elapsed: elapsed,
      message: "The extension refused to be launched: “\(reason)”",
      cure: "Give it the settings that it has, or let those that it does not have mean nothing.")
  }

  /// A launch that took too long (section 5).
  package static func launchTooSlow(
    _ method: HandlerMethod, elapsed: Duration, limit: Duration
  ) -> Verdict {
    Verdict(
      .launchTooSlow, method: method, elapsed: elapsed,
      message: "The extension did not say hello within \(limit.spokenText) of its launch.",
      cure: "Load less at the start: libraries and what runs before main count into the launch. "
        + "See intentsim profile-launch.")
  }

  /// Two versions that do not fit.
  package static func protocolMismatch(
    _ method: HandlerMethod, elapsed: Duration, found: String, expected: Int
  ) -> Verdict {
    Verdict(
      .protocolMismatch, method: method, elapsed: elapsed,
      message: "The extension speaks version \(found) of the protocol, and this is \(expected).",
      cure: "Build the extension and the simulator of the same release of IntentKit.")
  }

  /// An end by a signal (section 5).
  package static func crashed(
    _ method: HandlerMethod, elapsed: Duration, signal: String, memoryLimit: String?
  ) -> Verdict {
    let limit = memoryLimit.map { "; it may hold \($0) of memory" } ?? ""
    return Verdict(
      .crashed, method: method, elapsed: elapsed,
      message: "The extension crashed in \(method.name): \(signal)\(limit).",
      cure: memoryLimit == nil
        ? "Read what it wrote to its error stream, and run the same call in a debugger."
        : "Hold less at a time, or find what crashes by what it wrote to its error stream.")
  }

  /// An end of its own accord (section 5).
  package static func exited(
    _ method: HandlerMethod, elapsed: Duration, status: Int
  ) -> Verdict {
    Verdict(
      .exited, method: method, elapsed: elapsed,
      message: "The extension exited with status \(status) in \(method.name), before it answered.",
      cure: "Answer with a failure code; an extension does not end itself.")
  }

  /// Something that is no message.
  package static func unreadableMessage(
    _ method: HandlerMethod, elapsed: Duration, reason: String
  ) -> Verdict {
    Verdict(
      .unreadableMessage, method: method, elapsed: elapsed,
      message: "The extension sent something that is no message during \(method.name): \(reason)",
      cure:
        "Write one JSON object a line to the descriptor for answers, and nothing else; print goes "
        + "to the output stream.")
  }

  /// A message without its end.
  package static func cutOffMessage(_ method: HandlerMethod, elapsed: Duration) -> Verdict {
    Verdict(
      .cutOffMessage, method: method, elapsed: elapsed,
      message: "The extension ended its messages in the middle of one, during \(method.name).",
      cure: "Write each message as a whole line, with the line break, and flush it.")
  }

  /// More than anybody reads.
  package static func flood(
    _ method: HandlerMethod, elapsed: Duration, what: String
  ) -> Verdict {
    Verdict(
      .flood, method: method, elapsed: elapsed,
      message: "The extension was ended during \(method.name), because \(what).",
      cure: "Offer fewer values, and write less to the output streams.")
  }

  /// An end that had to be made.
  package static func ignoredShutdown(
    _ method: HandlerMethod, elapsed: Duration, grace: Duration
  ) -> Verdict {
    Verdict(
      .ignoredShutdown, severity: .warning, method: method, elapsed: elapsed,
      message: "The extension went on for \(grace.spokenText) after it was told to end; it was "
        + "killed.",
      cure: "End the process when the requests end; keep no thread that never returns.")
  }

  /// Processes that outlive their extension.
  ///
  /// - Parameter count: How many there were; nil where the system does not say.
  package static func leftProcesses(
    _ method: HandlerMethod, elapsed: Duration, count: Int?
  ) -> Verdict {
    let what = count.map { $0 == 1 ? "a process" : "\($0) processes" } ?? "processes"
    return Verdict(
      .leftProcesses, severity: .warning, method: method, elapsed: elapsed,
      message: "The extension left \(what) behind; \(count == 1 ? "it was" : "they were") killed.",
      cure: "Wait for the processes that a handler starts before it answers.")
  }
}
