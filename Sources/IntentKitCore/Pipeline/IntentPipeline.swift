/// The lifecycle of a request: it leads an intent through resolve, confirm and handle, while a
/// dialogue plays the user.
///
/// ```swift
/// let pipeline = IntentPipeline()
/// let run = await pipeline.run(
///   SendMessageIntent(recipients: [Person(displayName: "Bill")]),
///   handler: SendMessageHandler(),
///   dialogue: dialogue)
/// print(run.outcome.result, run.verdicts)
/// ```
///
/// Each request has its own lane, a task on threads of the pipeline. If the handler exceeds the
/// limit for one call, the request ends with a verdict and its lane is abandoned, even if the
/// handler never returns. A pipeline keeps no state between requests and can run many of them at
/// the same time.
public struct IntentPipeline: Sendable {
  /// The time limit for each call of the handler.
  ///
  /// The limit of the first call includes the launch. The default is SiriKit's limit of ten seconds.
  /// Without any time, because the limit is zero or negative, each request ends at once with the
  /// verdict on a handler that doesn't answer, in real and in simulated time.
  public var limit: Duration
  /// The time by which the limit is measured.
  public var time: PipelineTime
  /// The launch of the handler.
  public var launch: HandlerLaunch
  /// The source of the requests.
  public var source: RequestSource
  /// The user's words that the assistant's questions repeat.
  public var spoken = SpokenRequest()
  /// A closure that receives each step as it happens, on the thread where it happens; it must
  /// return quickly and never wait.
  public var observer: (@Sendable (TraceEvent) -> Void)?
  /// A closure that receives the verdicts on answers that arrive after the end of their request.
  public var lateObserver: (@Sendable (Verdict) -> Void)?

  /// Work that a call of the handler does before it calls the handler's method; its time counts
  /// toward the call.
  package typealias FaultInjection = @Sendable (HandlerMethod) async -> Void

  /// A fault that tests inject into the calls of the handler.
  package var faultInjection: FaultInjection?

  /// The threads that lanes run on.
  ///
  /// A task that runs many requests one after another saves a change of threads for each if it
  /// prefers this executor: `Task(executorPreference: IntentPipeline.executor) { … }`.
  public static var executor: any TaskExecutor { LanePool.shared }

  /// The threads of the pipeline's lanes.
  package var pool = LanePool.shared

  /// Creates a pipeline.
  public init(
    limit: Duration = .seconds(10), time: PipelineTime = .real,
    launch: HandlerLaunch = HandlerLaunch(), source: RequestSource = .siri,
    observer: (@Sendable (TraceEvent) -> Void)? = nil,
    lateObserver: (@Sendable (Verdict) -> Void)? = nil
  ) {
    self.limit = limit
    self.time = time
    self.launch = launch
    self.source = source
    self.observer = observer
    self.lateObserver = lateObserver
  }

  /// Runs one request to its end.
  ///
  /// The handler is provided once the device is unlocked, and the time that takes counts toward the
  /// limit of the first call.
  ///
  /// - Parameters:
  ///   - intent: The request, with the values that are known so far.
  ///   - access: The way to the handler.
  ///   - dialogue: The user's side of the conversation; by default, no question is answered.
  ///   - app: The system's description of the app.
  ///   - device: The state of the device.
  /// - Returns: The settled intent, the last response and the trace. The request is refused if
  ///   there is no handler, or one of another intent. If the calling task is canceled, the request
  ///   ends as canceled.
  public func run<Request: Intent>(
    _ intent: Request, reachedBy access: HandlerAccess, dialogue: any Dialogue = SilentDialogue(),
    app: AppDescription = AppDescription(displayName: "App"), device: DeviceState = DeviceState()
  ) async -> IntentRun<Request> {
    var run: IntentRun<Request>
    if access.isByName, !(intent is DynamicIntent) {
      let dynamicRun = await lead(
        DynamicIntent(intent), access, dialogue: dialogue, app: app, device: device)
      run = IntentRun(dynamicRun, of: intent)
    } else {
      run = await lead(intent, access, dialogue: dialogue, app: app, device: device)
    }
    if let launchedApp = access.launchedApp {
      run.add(await launchedApp.end(), observer: observer)
    }
    return run
  }

  /// Runs one request with the handler of its intent.
  ///
  /// - Parameters:
  ///   - intent: The request, with the values that are known so far.
  ///   - handler: The handler of the intent.
  ///   - dialogue: The user's side of the conversation; by default, no question is answered.
  ///   - app: The system's description of the app.
  ///   - device: The state of the device.
  /// - Returns: The settled intent, the last response and the trace.
  public func run<Request: Intent>(
    _ intent: Request, handler: Request.Handling, dialogue: any Dialogue = SilentDialogue(),
    app: AppDescription = AppDescription(displayName: "App"), device: DeviceState = DeviceState()
  ) async -> IntentRun<Request> {
    await lead(
      intent, .handler(handler, of: Request.self), dialogue: dialogue, app: app, device: device)
  }

  /// Runs one request with the handler that a provider gives for it.
  ///
  /// - Parameters:
  ///   - intent: The request, with the values that are known so far.
  ///   - provider: The app's extension, the source of the handler.
  ///   - delegate: The app itself; nil for a request in which the app takes no part.
  ///   - dialogue: The user's side of the conversation; by default, no question is answered.
  ///   - app: The system's description of the app.
  ///   - device: The state of the device.
  /// - Returns: The run. It is refused if the app provides no handler, or one of another intent.
  public func run<Request: Intent>(
    _ intent: Request, provider: any IntentHandlerProvider,
    delegate: (any IntentAppDelegate)? = nil, dialogue: any Dialogue = SilentDialogue(),
    app: AppDescription = AppDescription(displayName: "App"), device: DeviceState = DeviceState()
  ) async -> IntentRun<Request> {
    await run(
      intent, reachedBy: .provider(provider, delegate: delegate), dialogue: dialogue, app: app,
      device: device)
  }

  // Compiled once for all intents, with all that it calls: a copy for a type has 170 kB.
  @_semantics("optimize.sil.specialize.generic.never")
  private func lead<Request: Intent>(
    _ intent: Request, _ access: HandlerAccess, dialogue: any Dialogue,
    app: AppDescription, device: DeviceState
  ) async -> IntentRun<Request> {
    let intent = FieldCell(intent)
    let watchdog = time.watchdog
    let simulation = Lifecycle.Simulation(time)
    let executor = LaneExecutor(pool: pool, onIdle: simulation.map { $0.noteActivity })
    let lifecycle = Lifecycle(
      intent, app: app, device: device,
      rules: Lifecycle.Rules(
        limit: limit, watchdog: watchdog, lane: executor, simulation: simulation,
        launchedApp: access.launchedApp,
        observer: observer, lateObserver: lateObserver))
    let refusal: Verdict.Kind? =
      limit <= .zero
      ? .noAnswer(limit: limit, state: .launching)
      : pool.isExhausted ? .noThread(blocked: pool.maximumLostCount) : nil
    if let refusal {
      lifecycle.handle(.refused(refusal), at: Lifecycle.Moment(now: .zero, watched: .zero))
      return lifecycle.result(of: intent)
    }
    simulation?.begin(lifecycle)
    let work = { @Sendable in
      let lane = Lane(
        intent, access: access, launch: launch, source: source, faultInjection: faultInjection,
        time: time, dialogue: dialogue, app: app, device: device, spoken: spoken,
        lifecycle: lifecycle)
      await lane.run()
    }
    // Unstructured because a task group would wait for a handler that ignores cancellation, and the
    // limit must hold for such a handler as well.
    watchdog.watch(lifecycle)
    await withTaskCancellationHandler {
      let task = Task(executorPreference: executor) {
        await LaneContext.$completionObserver.withValue(lifecycle) { await work() }
      }
      await lifecycle.finish()
      task.cancel()
    } onCancel: {
      lifecycle.handle(.canceled(Outcome(.cancelled, reason: .taskCancelled)))
    }
    simulation?.end()
    return lifecycle.result(of: intent)
  }
}
