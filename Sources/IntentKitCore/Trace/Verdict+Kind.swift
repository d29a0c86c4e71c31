extension Verdict {
  /// The judgment itself, with the facts that lead to it.
  ///
  /// Later releases may add cases. A switch in your code should have a `default`.
  public enum Kind: Sendable, Hashable {
    /// A method gave no answer within the limit.
    ///
    /// In simulated time, `patience` is the real time after which the clock moved to the limit.
    ///
    /// See <doc:WhatSiriDoes#5-Time>.
    case noAnswer(limit: Duration, state: CallState, patience: Duration? = nil)
    /// A request was refused because handlers of other requests block too many threads.
    ///
    /// See <doc:TimeAndTheDeadline>.
    case noThread(blocked: Int)
    /// A method released its completion without calling it.
    ///
    /// See <doc:WhatSiriDoes#5-Time>.
    case completionDropped
    /// A method called its completion a second time.
    ///
    /// See <doc:WhatSiriDoes#5-Time>.
    case completedTwice
    /// A method answered after its limit.
    ///
    /// See <doc:WhatSiriDoes#5-Time>.
    case completedLate(limit: Duration)
    /// A response had a code that its phase doesn't allow.
    ///
    /// See <doc:WhatSiriDoes#3-Confirm> and <doc:WhatSiriDoes#4.1-Codes>.
    case codeNotAllowed(code: String, meaning: CodeMeaning)
    /// A response had the code `unspecified`.
    ///
    /// See <doc:WhatSiriDoes#4.1-Codes>.
    case unspecifiedCode
    /// A response had a code that its intent doesn't declare; `declared` contains those that it
    /// declares for the phase.
    ///
    /// See <doc:WhatSiriDoes#4.2-Numbers>.
    case undeclaredCode(code: String, declared: [String])
    /// The confirm method answered `success`, as the samples of 2016 do.
    ///
    /// See <doc:WhatSiriDoes#3-Confirm>.
    case successFromConfirm
    /// A list didn't get one result for each of its elements.
    ///
    /// See <doc:WhatSiriDoes#2.4-Array-parameters>.
    case resultCountMismatch(results: Int, elements: Int)
    /// A list got no result at all.
    ///
    /// See <doc:WhatSiriDoes#2.4-Array-parameters>.
    case emptyResult
    /// A result for a whole list was among those for its elements.
    ///
    /// See <doc:WhatSiriDoes#2.4-Array-parameters>.
    case misplacedResult(ResultKind)
    /// A disambiguation had no values.
    ///
    /// See <doc:WhatSiriDoes#2.2-Results>.
    case emptyDisambiguation
    /// A disambiguation had a single value.
    ///
    /// See <doc:WhatSiriDoes#2.2-Results>.
    case singleDisambiguation
    /// A disambiguation had more values than users listen to.
    ///
    /// See <doc:WhatSiriDoes#2.2-Results>.
    case longDisambiguation(count: Int)
    /// Several options of a disambiguation read alike, so no spoken name can choose between them.
    ///
    /// See <doc:WhatSiriDoes#2.2-Results>.
    case equalOptions(text: String, count: Int)
    /// The same question was repeated without getting closer to a value.
    ///
    /// See <doc:WhatSiriDoes#2.3-Answers-and-repeated-questions>.
    case endlessQuestion(ResultKind, count: Int)
    /// The resolve methods of a request were called too often; `questions` is the number of
    /// questions that the method led to.
    ///
    /// See <doc:WhatSiriDoes#2.3-Answers-and-repeated-questions>.
    case tooManyRounds(questions: Int, limit: Int)
    /// An answer came in time, but later than users tolerate.
    ///
    /// See <doc:WhatSiriDoes#4.3-Responses-and-activities> and <doc:WhatSiriDoes#5-Time>.
    case slowAnswer
    /// The app received an activity of a type that it doesn't declare.
    ///
    /// See <doc:WhatSiriDoes#4.3-Responses-and-activities>.
    case undeclaredActivityType(String)
    /// The handle method sent the user to the app without an activity.
    ///
    /// See <doc:WhatSiriDoes#4.1-Codes>.
    case unexplainedAppLaunch
    /// A success lacks the property of the response that describes its result.
    ///
    /// See <doc:WhatSiriDoes#4.3-Responses-and-activities>.
    case missingDetail(field: String)
    /// The app continued an activity that it didn't recognize.
    ///
    /// See <doc:WhatSiriDoes#4.3-Responses-and-activities>.
    case ignoredActivity(String, because: ActivityNeglect = .unrecognized)
    /// A request was handed over to an app that has no handler for it.
    ///
    /// See <doc:WhatSiriDoes#4.1-Codes>.
    case notHandledInApp(intent: String, because: HandlerAbsence = .returnedNil)
    /// The app returned no handler for an intent.
    ///
    /// See <doc:WhatSiriDoes#1-The-life-of-a-request>.
    case noHandler(intent: String, isMethodMissing: Bool = false)
    /// The app returned a handler that doesn't handle the intent.
    ///
    /// `expected` is the protocol of the intent's handlers, and `handles` contains the intents that
    /// the handler does handle.
    ///
    /// See <doc:WhatSiriDoes#1-The-life-of-a-request>.
    case wrongHandler(intent: String, type: String, expected: String, handles: [String])
    /// The handler has no method that handles the request.
    ///
    /// See <doc:WhatSiriDoes#4-Handle>.
    case noHandleMethod
    /// The app doesn't declare the intent; `misspelling` is a declared name that resembles it.
    ///
    /// See <doc:WhatSiriDoes#1-The-life-of-a-request>.
    case notDeclared(intent: String, misspelling: String? = nil)
    /// The app lacks the Siri entitlement.
    ///
    /// See <doc:WhatSiriDoes#5.2-Authorization-and-locked-devices>.
    case noEntitlement
    /// The app doesn't state its use of Siri, so it can't ask for permission.
    ///
    /// See <doc:WhatSiriDoes#5.2-Authorization-and-locked-devices>.
    case noUsageDescription
    /// The app handles the intent itself but doesn't support multiple scenes.
    ///
    /// See <doc:WhatSiriDoes#5.1-Extension-or-app>.
    case singleScene(intent: String)
    /// The request comes from Maps, but the intent isn't about rides.
    ///
    /// See <doc:WhatSiriDoes#8-Rides-in-Maps>.
    case notInMaps(intent: String)
    /// The request comes from Maps, and the app doesn't declare all intents of rides.
    ///
    /// See <doc:WhatSiriDoes#8-Rides-in-Maps>.
    case ridesIncomplete(missing: [String])
    /// The user doesn't allow Siri to use the app.
    ///
    /// See <doc:WhatSiriDoes#5.2-Authorization-and-locked-devices>.
    case notAuthorized(SiriAuthorizationStatus)
    /// An update after the response can't be shown.
    ///
    /// See <doc:WhatSiriDoes#8-Rides-in-Maps>.
    case invalidUpdate(UpdateFlaw)
    /// An update after the response is about another ride.
    ///
    /// See <doc:WhatSiriDoes#8-Rides-in-Maps>.
    case ignoredUpdate(ride: String, expected: String)
    /// A view controller didn't answer, so the standard view is shown.
    ///
    /// `isDropped` is true if the controller released its completion without calling it.
    ///
    /// See <doc:WhatSiriDoes#9.2-Views>.
    case viewNotConfigured(limit: Duration, isDropped: Bool = false)
    /// A view controller called its completion a second time.
    ///
    /// See <doc:WhatSiriDoes#9.2-Views>.
    case viewCompletedTwice
    /// A view shows parameters that the request doesn't have.
    ///
    /// See <doc:WhatSiriDoes#9.2-Views>.
    case foreignParameters([InterfaceParameter])
    /// A view was configured without saying which parameters it shows.
    ///
    /// See <doc:WhatSiriDoes#9.2-Views>.
    case nothingConfigured
    /// The size of a view isn't between the minimum and the maximum.
    ///
    /// See <doc:WhatSiriDoes#9.2-Views>.
    case viewSize(ViewSize, allowed: ViewSize)
    /// A view in Maps contains a map.
    ///
    /// See <doc:WhatSiriDoes#9.2-Views>.
    case mapInMaps
    /// A dynamic handler gave an answer that doesn't fit its intent.
    case unusableAnswer(ParameterError)
    /// The process of an extension couldn't be launched.
    case launchFailed(path: String, LaunchFailure)
    /// The process of an extension didn't send its hello within the limit for launches.
    ///
    /// See <doc:WhatSiriDoes#5-Time>.
    case launchTooSlow(limit: Duration)
    /// An extension uses another version of the protocol; nil if its hello doesn't name one.
    case protocolMismatch(found: String?, expected: Int)
    /// The process of an extension was ended by a signal.
    ///
    /// `memoryLimit` is the number of bytes that the process may map; nil if there is no limit.
    /// `message` is the first line about a fatal error in the log of the process, and `place` the
    /// file and line of the app's code that failed; each is nil if it isn't in the log.
    ///
    /// See <doc:WhatSiriDoes#5-Time>.
    case crashed(
      signal: String, memoryLimit: Int? = nil, message: String? = nil, place: String? = nil)
    /// The process of an extension exited while it was needed.
    ///
    /// `message` is the first line about a fatal error in the log of the process, if there is one.
    ///
    /// See <doc:WhatSiriDoes#5-Time>.
    case exited(status: Int, message: String? = nil)
    /// An extension sent a line that isn't a message.
    case unreadableMessage(MessageFlaw)
    /// An extension ended in the middle of a message.
    case cutOffMessage
    /// An extension wrote more bytes than a limit allows.
    case flood(FloodSource, limit: Int)
    /// The process of an extension kept running after its shutdown was requested.
    case ignoredShutdown(grace: Duration)
    /// An extension left processes running; the count is nil if the system doesn't report it.
    case leftProcesses(count: Int?)
  }

  /// The state of a call at the end of its limit.
  public enum CallState: String, Sendable, Hashable, Codable, CaseIterable, NamedValue {
    /// The launch before the call wasn't over.
    case launching
    /// The handler was sleeping on the clock that it was given.
    case sleeping
    /// The handler was suspended, waiting for something that the pipeline can't see.
    case suspended
    /// The handler was blocking its thread.
    case blocking
    /// The handler was computing.
    case computing
    /// The handler was suspended while the main thread of its process was blocked.
    case waitingForMain
    /// The call hadn't started, because other handlers were blocking all threads.
    case queued
  }

  /// The reason why an app has no handler for a request.
  public enum HandlerAbsence: Sendable, Hashable {
    /// The app's method returned nil.
    case returnedNil
    /// The app doesn't implement the method, and its default implementation returned nil.
    case methodMissing
    /// The app's method returned a handler of this type for other intents.
    case wrongType(String)
  }

  /// The reason why an activity had no effect in the app.
  public enum ActivityNeglect: String, Sendable, Hashable, Codable, CaseIterable, NamedValue {
    /// The app's method returned nil.
    case unrecognized
    /// The app doesn't implement the method.
    case methodMissing
  }

  /// The reason why an update can't be shown.
  public enum UpdateFlaw: Sendable, Hashable {
    /// The response isn't one of the intent.
    case unreadable
    /// The response has a code other than `success`.
    case code(String)
    /// The response, or its ride status, lacks a field.
    case missing(field: String)
    /// The phase of the ride is `unknown`.
    case unknownPhase
  }

  /// The reason why an extension couldn't be launched.
  public enum LaunchFailure: Sendable, Hashable {
    /// The system couldn't start the process, for a reason in the words of the system.
    case notStarted(String)
    /// The app didn't accept its environment, for a reason in the words of the app.
    case refused(String)
  }

  /// The flaw of a line that isn't a message.
  public enum MessageFlaw: Sendable, Hashable {
    /// The line isn't valid JSON.
    case invalidJSON(String)
    /// The descriptor for answers was closed while the process kept running.
    case closedChannel
  }

  /// The place where an extension wrote too much.
  public enum FloodSource: String, Sendable, Hashable, Codable, CaseIterable, NamedValue {
    /// A single message.
    case message
    /// The output and error streams together.
    case output
  }
}

extension Verdict.Kind {
  /// The severity.
  public var severity: Verdict.Severity {
    switch self {
    case .noAnswer, .noThread, .completionDropped, .completedTwice, .completedLate, .codeNotAllowed,
      .unspecifiedCode, .undeclaredCode, .emptyDisambiguation, .endlessQuestion, .notHandledInApp,
      .noHandler, .wrongHandler, .noHandleMethod, .invalidUpdate, .unusableAnswer, .launchFailed,
      .launchTooSlow, .protocolMismatch, .crashed, .exited, .unreadableMessage, .cutOffMessage,
      .flood:
      .fault
    case .resultCountMismatch, .emptyResult, .misplacedResult, .singleDisambiguation,
      .longDisambiguation, .equalOptions, .slowAnswer, .undeclaredActivityType, .ignoredActivity,
      .notDeclared,
      .noEntitlement, .noUsageDescription, .singleScene, .ridesIncomplete, .ignoredUpdate,
      .ignoredShutdown, .leftProcesses, .tooManyRounds, .viewNotConfigured, .viewCompletedTwice,
      .foreignParameters, .mapInMaps:
      .warning
    case .successFromConfirm, .notInMaps, .notAuthorized, .unexplainedAppLaunch, .missingDetail,
      .nothingConfigured, .viewSize:
      .note
    }
  }

  /// Whether the verdict explains why a request was refused.
  package var isRefusal: Bool {
    switch self {
    case .noHandler, .wrongHandler, .notDeclared, .noEntitlement, .noUsageDescription, .singleScene,
      .notInMaps, .ridesIncomplete, .notAuthorized:
      true
    default: false
    }
  }
}
