import IntentKitCore
import IntentKitSimulator

/// A message handler that consists of closures; without one, the method is as good as absent.
struct ScriptedHandler: SendMessageIntentHandling {
  typealias Response = SendMessageIntentResponse
  typealias Result = SendMessageRecipientResolutionResult

  var clock = ManualClock()
  var recipients: @Sendable (SendMessageIntent) async -> [Result] = { _ in [.notImplemented] }
  var content: @Sendable (SendMessageIntent) async -> StringResolutionResult = { _ in
    .notImplemented
  }
  var confirm: @Sendable (SendMessageIntent) async -> Response = { _ in .init(code: .ready) }
  var handle: @Sendable (SendMessageIntent) async -> Response = { _ in .init(code: .success) }

  func resolveRecipients(for intent: SendMessageIntent) async -> [Result] {
    await recipients(intent)
  }
  func resolveContent(for intent: SendMessageIntent) async -> StringResolutionResult {
    await content(intent)
  }
  func confirm(intent: SendMessageIntent) async -> Response { await confirm(intent) }
  func handle(intent: SendMessageIntent) async -> Response { await handle(intent) }

  /// Runs a request to two people, and answers the questions in order; the last answer repeats.
  func run(
    to names: [String] = ["Bill", "Tom"], _ answers: Answer..., launch: Duration = .zero,
    patience: Duration = .seconds(600), app: AppDescription = AppDescription(displayName: "Chat")
  ) async -> [Verdict] {
    await IntentPipeline(
      time: .simulated(clock, patience: patience), launch: HandlerLaunch(duration: launch)
    ).run(
      SendMessageIntent(
        recipients: names.isEmpty ? nil : names.map { Person(displayName: $0) }, content: "hello"),
      handler: self, dialogue: Answering(answers + [.yes]), app: app
    ).verdicts
  }
}

/// A message handler that answers through completions.
struct CompletingHandler: SendMessageIntentCompletionHandling {
  typealias Completion<Answer> = @Sendable (Answer) -> Void

  var recipients:
    @Sendable (SendMessageIntent, Completion<[SendMessageRecipientResolutionResult]>) -> Void = {
      $1([.notImplemented])
    }
  var confirm: @Sendable (SendMessageIntent, Completion<SendMessageIntentResponse>) -> Void = {
    $1(.init(code: .ready))
  }
  var handle: @Sendable (SendMessageIntent, Completion<SendMessageIntentResponse>) -> Void = {
    $1(.init(code: .success))
  }

  func resolveRecipients(
    for intent: SendMessageIntent,
    with completion: @escaping @Sendable ([SendMessageRecipientResolutionResult]) -> Void
  ) { recipients(intent, completion) }

  func confirm(
    intent: SendMessageIntent, completion: @escaping @Sendable (SendMessageIntentResponse) -> Void
  ) { confirm(intent, completion) }

  func handle(
    intent: SendMessageIntent, completion: @escaping @Sendable (SendMessageIntentResponse) -> Void
  ) { handle(intent, completion) }

  func run(to names: String...) async -> [Verdict] {
    await IntentPipeline(time: .simulated(patience: .seconds(600))).run(
      SendMessageIntent(recipients: names.map { Person(displayName: $0) }, content: "hello"),
      handler: self, dialogue: Answering([.yes])
    ).verdicts
  }
}

/// A dialogue that gives answers in order; the last one repeats.
actor Answering: Dialogue {
  private var answers: [Answer]

  init(_ answers: [Answer]) { self.answers = answers }

  func answer(to prompt: Prompt, context: DialogueContext) async -> Answer {
    // The confirmation of the request isn't what these tests are about.
    if prompt.kind == .request { return .yes }
    return answers.count > 1 ? answers.removeFirst() : answers[0]
  }
}

/// A workout app whose extension and app answer with codes.
struct Workouts: IntentHandlerProvider, IntentAppDelegate {
  struct Handler: StartWorkoutIntentHandling {
    var code: StartWorkoutIntentResponseCode
    var activity: UserActivity?
    var clock = ManualClock()
    var delay = Duration.zero

    func handle(intent: StartWorkoutIntent) async -> StartWorkoutIntentResponse {
      if delay > .zero { try? await clock.sleep(for: delay) }
      return StartWorkoutIntentResponse(code: code, userActivity: activity)
    }
  }

  var inExtension = Handler(code: .handleInApp)
  var inApp: Handler? = Handler(code: .success)
  /// The time that the app takes to continue an activity.
  var continuing = Duration.zero
  var clock = ManualClock()

  func handler(for intent: any Intent) -> (any IntentHandling)? { inExtension }
  func application(handlerFor intent: any Intent) -> (any IntentHandling)? { inApp }
  func application(continue activity: UserActivity) async -> String? {
    if continuing > .zero { try? await clock.sleep(for: continuing) }
    return "the workout"
  }

  func run(
    launch: Duration = .zero, app: AppDescription = AppDescription(displayName: "Moves")
  ) async -> [Verdict] {
    await IntentPipeline(
      time: .simulated(clock, patience: .seconds(600)), launch: HandlerLaunch(duration: launch)
    ).run(StartWorkoutIntent(), provider: self, delegate: self, app: app).verdicts
  }
}

/// An app whose handlers are reached by name and answer handle with fields.
///
/// Without fields, they lack the method.
struct NamedApp: DynamicApp {
  var fields: [String: ParameterValue]?
  /// The update after the response, as a response of an intent.
  var update: (schema: IntentSchema, fields: [String: ParameterValue])?

  func handler(
    for intent: DynamicIntent, at site: HandlingSite
  ) async throws(HandlerFailure) -> (any DynamicIntentHandling)? { self }

  func application(
    continue activity: UserActivity
  ) async throws(HandlerFailure) -> String? { nil }

  func run(
    _ schema: IntentSchema, from source: RequestSource = .siri, patience: Duration = .seconds(600)
  ) async throws -> [Verdict] {
    await IntentPipeline(time: .simulated(patience: patience), source: source).run(
      try DynamicIntent(schema), reachedBy: .dynamicApp(self)
    ).verdicts
  }
}

extension NamedApp: DynamicIntentHandling {
  func confirm(_ intent: DynamicIntent) async throws(HandlerFailure) -> DynamicIntentResponse {
    .readiness(for: intent.schema)
  }

  func handle(_ intent: DynamicIntent) async throws(HandlerFailure) -> DynamicIntentResponse {
    guard let fields else { throw .noHandleMethod }
    return try HandlerFailure.reading(try DynamicIntentResponse(intent.schema, fields: fields))
  }

  func startSendingUpdates(
    of intent: DynamicIntent, to receive: @escaping @Sendable (DynamicIntentResponse) -> Void
  ) -> DynamicUpdates {
    if let update, let response = try? DynamicIntentResponse(update.schema, fields: update.fields) {
      receive(response)
    }
    return DynamicUpdates(isKept: { false })
  }
}
