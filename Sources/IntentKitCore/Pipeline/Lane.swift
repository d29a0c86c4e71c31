/// Runs one request: resolve, confirm, the user's confirmation, handle.
///
/// Only the lane calls the handler and asks the user. It runs on one task, and is abandoned if its
/// lifecycle is closed by another thread.
final class Lane<Request: Intent> {
  let access: HandlerAccess
  let launch: HandlerLaunch
  let source: RequestSource
  let faultInjection: IntentPipeline.FaultInjection?
  let time: PipelineTime
  let dialogue: any Dialogue
  let app: AppDescription
  let device: DeviceState
  let spoken: SpokenRequest
  let lifecycle: Lifecycle
  let schema: IntentSchema
  /// The current state of the app.
  var appState: AppState
  var questionLimiter = QuestionLimiter()
  /// The screen, once it has shown a response.
  var screenSession: (any ScreenSession)?
  /// The resolvers of parameters whose condition doesn't hold.
  var skipped: [ParameterResolver<Request>] = []
  /// Whether the user knows that the app has no access to the contacts.
  var hasMentionedContacts = false
  /// The last question, if it was about something that the user had settled before.
  var repeatedQuestion: (parameter: String, result: ResultKind)?
  /// The last call that returned in time.
  private(set) var lastCall = Lifecycle.FinishedCall(method: .confirm, elapsed: .zero)

  // At the end, because the offsets of all properties behind a generic one must be looked up.

  /// The intent with which the request began; a provider chooses its handler by it.
  private let request: FieldCell<Request>
  /// The intent with the values that were settled so far.
  private(set) var current: FieldCell<Request>
  /// The last response to confirm.
  private var confirmed: FieldCell<Request.Response>?

  /// The intent with the values that were settled so far.
  var intent: Request { current.value }

  init(
    _ intent: FieldCell<Request>, access: HandlerAccess, launch: HandlerLaunch,
    source: RequestSource,
    faultInjection: IntentPipeline.FaultInjection?, time: PipelineTime, dialogue: any Dialogue,
    app: AppDescription, device: DeviceState, spoken: SpokenRequest, lifecycle: Lifecycle
  ) {
    request = intent
    current = intent
    self.access = access
    self.launch = launch
    self.source = source
    self.faultInjection = faultInjection
    self.time = time
    self.dialogue = dialogue
    self.app = app
    self.device = device
    self.spoken = spoken
    self.lifecycle = lifecycle
    schema = intent.value.schema
    appState = device.appState
  }

  /// Runs the request.
  func run() async {
    // A request may end while it waits for a thread.
    guard lifecycle.launch() else { return }
    do throws(LaneEnd) {
      try checkApp()
      if device.siriAuthorization != .authorized, app.needsPermission(for: schema) {
        try await authorize()
      }
      if mustUnlock { try await unlock() }
      if opensApp { throw try await openApp() }
      if launch.duration > .zero {
        lifecycle.reach(.provider(at: site))
        await time.sleep(for: launch.duration)
      }
      var handler = try await newHandler()
      if case .maps(let period, let pick) = source {
        return try await handleForMaps(watching: period, picking: pick, with: handler)
      }
      var first: String?
      repeat {
        if !isConcrete || first != nil { try await resolve(from: first, with: handler) }
        if launch.isRepeatedPerPhase { handler = try await newHandler() }
        let mustAsk = try await confirm(with: handler)
        if launch.isRepeatedPerPhase { handler = try await newHandler() }
        guard mustAsk else { break }
        first = try await askUser(handler)
      } while first != nil
      try await handle(with: handler)
    } catch {
      switch error {
      case .ended(let outcome): lifecycle.close(outcome)
      // A launch that was late answers no call, so nothing else ends the request.
      case .abandoned: lifecycle.handle(.stopped)
      }
    }
  }

  // MARK: - The handler

  /// The site of the handler.
  var site: HandlingSite { app.handlingSite(of: schema) ?? .intentsExtension }

  private func newHandler() async throws(LaneEnd) -> Request.Handling {
    if site == .app { try launchInBackground() }
    let method = HandlerMethod.provider(at: site)
    if let handler: Request.Handling = access.givenHandler() {
      lifecycle.reach(method)
      return handler
    }
    switch try await provided(for: request.value, at: site, method) {
    case .success(let handler): return handler
    case .failure(let failure):
      try lifecycle.judgeCall(failure.kind, of: method)
      throw refused(.noHandler)
    }
  }

  /// Obtains the handler of an intent after the time of a launch, or the reason for its absence.
  func provided(
    for intent: Request, at site: HandlingSite, _ method: HandlerMethod,
    after launch: Duration = .zero
  ) async throws(LaneEnd) -> Result<Request.Handling, HandlerFailure> {
    let (access, time) = (access, time)
    return try await reached(method) { () async throws(HandlerFailure) in
      if launch > .zero { await time.sleep(for: launch) }
      do throws(HandlerFailure) {
        return .success(try await access.handler(for: intent, at: site))
      } catch {
        guard error.isMissingHandler else { throw error }
        return .failure(error)
      }
    }
  }

  /// Runs a closure that may call another process; its time counts toward the next call.
  func reached<Answer>(
    _ method: HandlerMethod, _ body: () async throws(HandlerFailure) -> Answer
  ) async throws(LaneEnd) -> Answer {
    lifecycle.reach(method)
    do throws(HandlerFailure) {
      return try await body()
    } catch {
      lifecycle.failed(error)
      throw .abandoned
    }
  }

  func refused(_ reason: Outcome.Reason) -> LaneEnd {
    .ended(Outcome(.refused, reason: reason))
  }

  // MARK: - Phases

  /// Resolves the parameters in order, starting with a given one.
  private func resolve(from first: String?, with handler: Request.Handling) async throws(LaneEnd) {
    var queue = intent.resolvers
    if let first { queue = Array(queue.drop { $0.parameter != first }) }
    let resolvers = queue
    // Parameters that a change makes relevant are resolved, too.
    if !skipped.isEmpty {
      skipped.removeAll { resolver in queue.contains { $0.parameter == resolver.parameter } }
    }
    // Defaults are used only in the first pass, because a user who changes an answer wants to be
    // asked.
    let fillsIn = first == nil && schema.isCustom
    let hasConditions = schema.hasConditions
    if fillsIn { try await fillInUnresolved(handler) }
    // A handler that has methods for a deprecated parameter and for the one that replaces it, to
    // support old systems, doesn't ask twice for the same thing.
    var twins = DeprecatedTwins<Request>(schema)
    // Indices, because the generic functions of collections take longer than most handlers here,
    // where the type of the resolvers isn't known.
    var next = 0
    while next < queue.count {
      let resolver = queue[next]
      next += 1
      if twins.isReplaced(resolver.parameter) { continue }
      if hasConditions, isSkipped(resolver) { continue }
      if fillsIn {
        try await fillIn(resolver.parameter, by: resolver.defaultProvider, handler)
      }
      try beginResolve(resolver.method)
      // Most lanes inject no faults, and the call would cost an async frame for each parameter.
      if faultInjection != nil { try await injectFault(into: resolver.method) }
      let settle: DeprecatedTwins<Request>.Settling?
      let current = current
      switch await resolver.attempt(handler, current.value) {
      case .settled(let results):
        try endResolve(resolver.method, results)
        let isMissing = results.first?.kind == .notImplemented
        settle = twins.note(resolver.parameter, isMissing: isMissing)
      case .open(let results, let question):
        try endResolve(resolver.method, results)
        if twins.postpone(resolver.parameter, question, among: resolvers) { continue }
        _ = twins.note(resolver.parameter, isMissing: false)
        settle = question
      }
      if let settle { try await settle(self) }
      if hasConditions, !skipped.isEmpty {
        queue.replaceSubrange(..<next, with: takeRelevant())
        next = 0
      }
    }
  }

  /// Calls the handler's confirm method (What Siri does, 3).
  ///
  /// - Returns: Whether the user must confirm, too.
  private func confirm(with handler: Request.Handling) async throws(LaneEnd) -> Bool {
    try lifecycle.begin(.confirm)
    try await injectFault(into: .confirm)
    let current = current
    let response = FieldCell(await current.value.confirm(with: handler))
    try end(.confirm, with: response)
    confirmed = response
    let code = try declared(response.value)
    switch code.meaning {
    case .ready:
      return schema.asksForConfirmation(after: response.value)
    case .success:
      // Intents without the code `ready` use `success` instead.
      if schema.responseCodes.contains(where: { $0.meaning == .ready }) {
        try judge(.successFromConfirm)
      }
      return schema.asksForConfirmation(after: response.value)
    case .userConfirmationRequired:
      return true
    case .inProgress:
      throw try notAllowed(code)
    default:
      throw try await end(with: response.value, code)
    }
  }

  /// Asks the user to confirm the request (What Siri does, 3.1).
  ///
  /// - Returns: The parameter from which to resolve again, or nil to handle the request.
  private func askUser(_ handler: Request.Handling) async throws(LaneEnd) -> String? {
    if let confirmed { try await show(confirmed, in: .confirm) }
    let answer: Answer = try await ask(Prompt(.request)) { answer in
      switch answer {
      case .yes, .no, .change, .changes: answer
      default: nil
      }
    }
    switch answer {
    case .yes: return nil
    case .change(let parameter, let value):
      return try await change(parameter, to: value, with: handler)
    case .changes(let values): return try change(values)
    default: throw .ended(Outcome(.cancelled, phase: .confirm))
    }
  }

  /// Handles the request (What Siri does, 4).
  private func handle(with handler: Request.Handling) async throws(LaneEnd) {
    let response = try await handle(.handle, with: handler)
    try await show(response, in: .handle)
    throw try await end(response.value)
  }

  /// Calls a handler's handle method and returns its response.
  func handle(
    _ method: HandlerMethod, with handler: Request.Handling
  ) async throws(LaneEnd) -> FieldCell<Request.Response> {
    try lifecycle.begin(method)
    try await injectFault(into: method)
    let current = current
    let response = FieldCell(await current.value.handle(with: handler))
    try end(method, with: response)
    return response
  }

  /// Returns the end of the request for a response to handle, possibly for a request that was
  /// handed over in an earlier phase.
  func end(
    _ response: Request.Response, in phase: Phase? = nil
  ) async throws(LaneEnd) -> LaneEnd {
    let code = try declared(response)
    switch code.meaning {
    case .ready, .userConfirmationRequired: return try notAllowed(code, in: phase)
    default: return try await end(with: response, code, in: phase)
    }
  }

  // MARK: - Steps

  /// Records the response to confirm or handle.
  private func end(
    _ method: HandlerMethod, with response: FieldCell<Request.Response>
  ) throws(LaneEnd) {
    let snapshot = FieldSnapshot(response)
    lastCall = try lifecycle.end(keeping: snapshot) { elapsed in
      .responded(
        method, code: response.value.code.name, response: snapshot, elapsed: elapsed)
    }
    if lastCall.elapsed > .tolerable, response.value.code.meaning != .inProgress {
      try judge(.slowAnswer)
    }
  }

  /// Injects a fault into the call that has just begun.
  ///
  /// If the fault lasts until the end of the request, the handler isn't called anymore.
  func injectFault(into method: HandlerMethod) async throws(LaneEnd) {
    guard let faultInjection else { return }
    await faultInjection(method)
    if Task.isCancelled { throw .abandoned }
  }

  /// Records that a resolve method is called.
  func beginResolve(_ method: HandlerMethod) throws(LaneEnd) {
    guard questionLimiter.countCall() else { throw try tooManyRounds() }
    try lifecycle.begin(method)
  }

  /// Returns the end of a request with too many calls of resolve methods, and judges the method that
  /// asked most of the questions.
  ///
  /// If no method asked a question, the user kept changing the request.
  func tooManyRounds() throws(LaneEnd) -> LaneEnd {
    guard let (call, count) = lifecycle.mostQuestioning else {
      return .ended(Outcome(.gaveUp, phase: .resolve, reason: .tooManyRounds))
    }
    if let repeatedQuestion, repeatedQuestion.parameter == call.method.parameter {
      try lifecycle.judge(.endlessQuestion(repeatedQuestion.result, count: count), of: call)
      return .ended(Outcome(.gaveUp, phase: .resolve, reason: .verdict(.endlessQuestion)))
    }
    try lifecycle.judge(
      .tooManyRounds(questions: count, limit: QuestionLimiter.maximumCallCount), of: call)
    return .ended(Outcome(.gaveUp, phase: .resolve, reason: .tooManyRounds))
  }

  /// Records the results of a resolve method.
  func endResolve(_ method: HandlerMethod, _ results: [TraceEvent.ResultSummary]) throws(LaneEnd) {
    let isMissing = results.count == 1 && results[0].kind == .notImplemented
    lastCall = try lifecycle.end(isMissing: isMissing) {
      .resolved(method, results: results, elapsed: $0)
    }
    if lastCall.elapsed > .tolerable { try judge(.slowAnswer) }
  }

  /// Records the options or the default value of a parameter.
  func endProviding(_ method: HandlerMethod, _ provision: TraceEvent.Provision) throws(LaneEnd) {
    lastCall = try lifecycle.end { .provided(method, provision, elapsed: $0) }
    if lastCall.elapsed > .tolerable { try judge(.slowAnswer) }
  }

  /// Records a verdict on the last call.
  func judge(_ kind: Verdict.Kind) throws(LaneEnd) {
    try lifecycle.judge(kind, of: lastCall)
  }

  /// Replaces the intent with one that has a different value for a parameter.
  func replace(with changed: Request, parameter: String, value: ParameterValue?) throws(LaneEnd) {
    current = FieldCell(changed)
    try lifecycle.record(
      .changed(parameter: parameter, value: value), keeping: FieldSnapshot(current))
  }
}
