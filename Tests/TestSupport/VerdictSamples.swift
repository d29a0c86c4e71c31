package import IntentKitCore

/// Verdicts of each kind, with all alternatives by which their explanations differ.
package enum VerdictSamples {
  package static let all: [Verdict] =
    answers + codes + results + questions + handOver + refusals + updates + views + launches
    + processes

  private static let resolve = HandlerMethod(
    "resolveRecipients(for:)", phase: .resolve, parameter: "recipients")
  private static let launch = HandlerMethod("handler(for:)", phase: .resolve)
  private static let launchInApp = HandlerMethod("application(handlerFor:)", phase: .resolve)
  private static let limit = Duration.seconds(10)

  private static func verdict(
    _ kind: Verdict.Kind, _ method: HandlerMethod = .handle, after elapsed: Duration = limit,
    launch: Duration? = nil, elements: Int? = nil, good: String? = nil, continuing: String? = nil,
    message: String? = nil, place: String? = nil, isAfterAnswer: Bool? = nil
  ) -> Verdict {
    Verdict(
      kind, method: method, elapsed: elapsed,
      circumstances: Verdict.Circumstances(
        launch: launch, elements: elements, goodCode: good, continuingCode: continuing,
        message: message, place: place, isAfterAnswer: isAfterAnswer))
  }

  private static let fatalError =
    "Chat/Handler.swift:12: Fatal error: Unexpectedly found nil while unwrapping an Optional value"

  private static let answers = [
    verdict(.noAnswer(limit: limit, state: .sleeping), continuing: "inProgress"),
    verdict(.noAnswer(limit: limit, state: .sleeping), .continueActivity),
    verdict(.noAnswer(limit: limit, state: .sleeping), resolve),
    verdict(.noAnswer(limit: limit, state: .sleeping), .confirm, launch: .seconds(4)),
    verdict(.noAnswer(limit: limit, state: .sleeping), .confirm, launch: .seconds(6)),
    verdict(.noAnswer(limit: limit, state: .suspended)),
    verdict(
      .noAnswer(limit: limit, state: .suspended),
      message:
        "SWIFT TASK CONTINUATION MISUSE: send(_:) leaked its continuation without resuming it."
    ),
    verdict(.noAnswer(limit: limit, state: .blocking)),
    verdict(.noAnswer(limit: limit, state: .blocking), place: "Handler.swift:12"),
    verdict(.noAnswer(limit: limit, state: .computing)),
    verdict(.noAnswer(limit: limit, state: .computing), place: "Handler.swift:12"),
    verdict(.noAnswer(limit: limit, state: .waitingForMain)),
    verdict(.noAnswer(limit: limit, state: .waitingForMain), place: "Handler.swift:12"),
    verdict(.noAnswer(limit: limit, state: .queued, patience: .seconds(1))),
    verdict(.noThread(blocked: 2048)),
    verdict(.noAnswer(limit: limit, state: .launching), launch),
    verdict(.completionDropped),
    verdict(.completedTwice),
    verdict(.completedTwice, resolve, elements: 2),
    verdict(.completedLate(limit: limit), after: .seconds(12), continuing: "inProgress"),
    verdict(.completedLate(limit: limit), resolve, after: .seconds(12)),
    verdict(.completedLate(limit: limit), .confirm, after: .seconds(12), launch: .seconds(6)),
    verdict(.slowAnswer, after: .seconds(3.5), continuing: "inProgress"),
    verdict(.slowAnswer, after: .seconds(3.5)),
    verdict(.slowAnswer, resolve, after: .seconds(3.5)),
    verdict(.slowAnswer, .confirm, after: .seconds(5), launch: .seconds(4)),
  ]

  private static let codes = [
    verdict(
      .codeNotAllowed(code: "ready", meaning: .ready), good: "success", continuing: "inProgress"),
    verdict(
      .codeNotAllowed(code: "userConfirmationRequired", meaning: .userConfirmationRequired),
      good: "continueInApp"),
    verdict(.codeNotAllowed(code: "inProgress", meaning: .inProgress), .confirm, good: "ready"),
    verdict(
      .codeNotAllowed(code: "handleInApp", meaning: .handleInApp), .handleInApp, good: "success",
      continuing: "continueInApp"),
    verdict(.unspecifiedCode, good: "success"),
    verdict(
      .undeclaredCode(
        code: "8",
        declared: [
          "inProgress", "success", "failure", "failureMessageServiceNotAvailable",
          "failureRequiringInAppAuthentication",
        ])),
    verdict(.successFromConfirm, .confirm),
    verdict(.unexplainedAppLaunch),
    verdict(.missingDetail(field: "nowPlayingInfo")),
  ]

  private static let results = [
    verdict(.resultCountMismatch(results: 1, elements: 2), resolve),
    verdict(.emptyResult, resolve),
    verdict(.emptyResult, resolve, elements: 1),
    verdict(.emptyResult, resolve, elements: 2),
    verdict(.misplacedResult(.needsValue), resolve),
  ]

  private static let questions = [
    verdict(.emptyDisambiguation, resolve),
    verdict(.singleDisambiguation, resolve),
    verdict(.longDisambiguation(count: 12), resolve),
    verdict(.equalOptions(text: "Bill", count: 2), resolve),
    verdict(.endlessQuestion(.needsValue, count: 3), resolve),
    verdict(.endlessQuestion(.unsupported, count: 3), resolve),
    verdict(.endlessQuestion(.disambiguation, count: 3), resolve),
    verdict(.endlessQuestion(.confirmationRequired, count: 3), resolve),
    verdict(.tooManyRounds(questions: 25, limit: 25), resolve),
  ]

  private static let handOver = [
    verdict(.undeclaredActivityType("com.example.chat.compose"), .confirm),
    verdict(.notHandledInApp(intent: "INStartWorkoutIntent")),
    verdict(.notHandledInApp(intent: "INStartWorkoutIntent", because: .methodMissing)),
    verdict(
      .notHandledInApp(intent: "INStartWorkoutIntent", because: .wrongType("EndWorkoutHandler"))),
    verdict(.ignoredActivity("com.example.chat.compose"), .continueActivity),
    verdict(
      .ignoredActivity("com.example.chat.compose", because: .methodMissing), .continueActivity),
  ]

  private static let refusals = [
    verdict(.noHandler(intent: "INSendMessageIntent"), launch),
    verdict(
      .noHandler(intent: "INSendMessageIntent", isMethodMissing: true), launchInApp),
    verdict(
      .wrongHandler(
        intent: "INSendMessageIntent", type: "MessageHandler",
        expected: "SendMessageIntentHandling", handles: []), launch),
    verdict(
      .wrongHandler(
        intent: "INSendMessageIntent", type: "MessageHandler",
        expected: "SendMessageIntentHandling", handles: ["INSearchForMessagesIntent"]), launch),
    verdict(
      .wrongHandler(
        intent: "INSendMessageIntent", type: "MessageHandler.Type",
        expected: "INSendMessageIntentHandling", handles: []), launch),
    verdict(.noHandleMethod),
    verdict(.notDeclared(intent: "INSendMessageIntent"), launch),
    verdict(
      .notDeclared(intent: "INSendMessageIntent", misspelling: "INSendMesageIntent"), launch),
    verdict(.noEntitlement, launch),
    verdict(.noUsageDescription, launch),
    verdict(.singleScene(intent: "INStartWorkoutIntent"), launchInApp),
    verdict(.notInMaps(intent: "INSendMessageIntent"), launch),
    verdict(.ridesIncomplete(missing: ["INListRideOptionsIntent"]), launch),
    verdict(.notAuthorized(.notDetermined), launch),
    verdict(.notAuthorized(.denied), launch),
    verdict(.notAuthorized(.restricted), launch),
  ]

  private static let updates = [
    verdict(.invalidUpdate(.missing(field: "rideOption")), .startSendingUpdates),
    verdict(.invalidUpdate(.missing(field: "rideStatus"))),
    verdict(.invalidUpdate(.code("failure")), .startSendingUpdates),
    verdict(.invalidUpdate(.unknownPhase), .startSendingUpdates),
    verdict(.invalidUpdate(.unreadable), .startSendingUpdates),
    verdict(.ignoredUpdate(ride: "ride-2", expected: "ride-1"), .startSendingUpdates),
    verdict(
      .ignoredUpdate(ride: "ride-1", expected: "ride-1"), .stopSendingUpdates, after: .seconds(5)),
  ]

  private static let views = [
    verdict(.viewNotConfigured(limit: .seconds(10)), configureView, after: .seconds(10)),
    verdict(.viewNotConfigured(limit: .seconds(10), isDropped: true), configureView),
    verdict(.viewCompletedTwice, configureView),
    verdict(.foreignParameters(["StartCallIntent.contacts"]), configureView),
    verdict(.nothingConfigured, configureView),
    verdict(
      .viewSize(
        ViewSize(width: 320, height: 900), allowed: ViewSize(width: 358, height: 600)),
      configureView),
    verdict(.mapInMaps, configureView),
  ]

  private static let configureView = HandlerMethod(
    "configureView(for:of:interactiveBehavior:context:)", phase: .handle)

  private static let launches = [
    verdict(
      .launchFailed(path: "/apps/Chat", .notStarted("No such file or directory")), launch),
    verdict(
      .launchFailed(
        path: "/apps/Chat", .refused("signedIn: found nothing, expected true or false.")),
      launch),
    verdict(.launchTooSlow(limit: .seconds(5)), launch),
    verdict(.protocolMismatch(found: "99", expected: 1), launch),
    verdict(.protocolMismatch(found: nil, expected: 1), launch),
  ]

  private static let processes = [
    verdict(
      .unusableAnswer(
        ParameterError(
          found: "the code “sucess”", expected: "one of ready, success, failure",
          hint: "Did you mean “success”?",
          path: ParameterPath([.name("response"), .name("code")])))),
    verdict(.crashed(signal: "SIGSEGV")),
    verdict(.crashed(signal: "SIGILL", message: fatalError, place: "Handler.swift:12")),
    verdict(
      .crashed(signal: "SIGILL", message: fatalError, place: "Handler.swift:12"),
      isAfterAnswer: true),
    verdict(.crashed(signal: "SIGSEGV"), isAfterAnswer: true),
    verdict(.crashed(signal: "SIGABRT", memoryLimit: 64 << 20)),
    verdict(.exited(status: 1)),
    verdict(.exited(status: 1, message: "ValueError: no such contact")),
    verdict(.exited(status: 1), resolve),
    verdict(.unreadableMessage(.invalidJSON("1:1: found “a”, expected a value."))),
    verdict(.unreadableMessage(.closedChannel)),
    verdict(.cutOffMessage),
    verdict(.flood(.message, limit: 16 << 20), resolve),
    verdict(.flood(.output, limit: 1 << 20), resolve),
    verdict(.ignoredShutdown(grace: .seconds(5))),
    verdict(.leftProcesses(count: 1)),
    verdict(.leftProcesses(count: 2)),
    verdict(.leftProcesses(count: nil)),
  ]
}
