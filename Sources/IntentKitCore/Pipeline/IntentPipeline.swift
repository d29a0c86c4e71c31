/// Leads requests through resolve, confirm and handle, with the assistant's part played by a dialogue.
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
/// The handler runs on a lane of its own. Each of its answers must come within the limit; when one does not, the request
/// ends with a verdict and the lane is left behind, even if the handler never gives its thread back. A pipeline keeps no
/// state between requests and may run many at the same time.
public struct IntentPipeline: Sendable {
  /// How long a handler may take for each answer; the first one's time includes its launch. SiriKit gives ten seconds.
  public var limit: Duration
  /// The time it goes by.
  public var time: PipelineTime
  /// How a handler is brought up.
  public var launch: HandlerLaunch
  /// Who brings requests.
  public var source: RequestSource
  /// Told of each step as it happens, on the thread where it happens; it must be quick and must not wait.
  public var observer: (@Sendable (TraceEvent) -> Void)?
  /// Told of answers that come after their request has ended.
  public var lateObserver: (@Sendable (Verdict) -> Void)?

  /// Does something in a call of the handler before the handler is asked; what it takes is the call's time.
  package typealias Disturbance = @Sendable (HandlerMethod) async -> Void

  /// What goes wrong on purpose; nothing, outside tests of how an app fares then.
  package var disturbance: Disturbance?

  /// The threads that lanes run on.
  ///
  /// A task that runs many requests one after another spares a change of threads for each when it prefers this executor:
  /// `Task(executorPreference: IntentPipeline.executor) { … }`.
  public static var executor: any TaskExecutor { LanePool.shared }

  /// Makes a pipeline.
  public init(
    limit: Duration = .seconds(10),
    time: PipelineTime = .real,
    launch: HandlerLaunch = HandlerLaunch(),
    source: RequestSource = .siri,
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
  /// - Parameters:
  ///   - intent: What the user wants, as far as it is known.
  ///   - handler: The app's handler.
  ///   - dialogue: Whoever plays the user; nobody when left out.
  ///   - app: What the system knows of the app.
  ///   - device: The state of the device.
  /// - Returns: The settled intent, the last response and the trace. Cancelling the calling task ends the request as
  ///   cancelled.
  public func run<Request: Intent>(
    _ intent: Request,
    handler: Request.Handling,
    dialogue: any Dialogue = SilentDialogue(),
    app: AppDescription = AppDescription(displayName: "App"),
    device: DeviceState = DeviceState()
  ) async -> IntentRun<Request> {
    await run(
      intent, HandlerReach(handler: { handler }), dialogue: dialogue, app: app, device: device)
  }

  /// Runs one request with the handler that a provider gives for it.
  ///
  /// The provider is asked once the device is unlocked, and what it takes counts into the first call's time.
  ///
  /// - Parameters:
  ///   - intent: What the user wants, as far as it is known.
  ///   - provider: The app's extension, which gives the handler.
  ///   - delegate: The app itself, which gives the handlers of intents that it declares for itself and takes what is
  ///     handed over to it; nil when nobody is to take it.
  ///   - dialogue: Whoever plays the user; nobody when left out.
  ///   - app: What the system knows of the app.
  ///   - device: The state of the device.
  /// - Returns: The run; refused when there is no handler, or one of the wrong kind.
  public func run<Request: Intent>(
    _ intent: Request,
    provider: any IntentHandlerProvider,
    delegate: (any IntentAppDelegate)? = nil,
    dialogue: any Dialogue = SilentDialogue(),
    app: AppDescription = AppDescription(displayName: "App"),
    device: DeviceState = DeviceState()
  ) async -> IntentRun<Request> {
    let isInApp = app.handlingSite(of: intent.schema) == .app
    let reach = HandlerReach<Request>(
      handler: {
        let handler =
          isInApp
          ? delegate?.application(handlerFor: intent) : provider.handler(for: intent)
        return handler as? Request.Handling
      },
      app: delegate.map { delegate in
        .init(
          handler: { delegate.application(handlerFor: $0) as? Request.Handling },
          continueActivity: { await delegate.application(continue: $0) })
      })
    return await run(intent, reach, dialogue: dialogue, app: app, device: device)
  }

  /// Runs one request with the handler that an app gives for it by names.
  ///
  /// - Parameters:
  ///   - intent: What the user wants, as far as it is known.
  ///   - dynamicApp: The app, which may be anywhere. What bringing it up takes counts into the first call's time.
  ///   - dialogue: Whoever plays the user; nobody when left out.
  ///   - app: What the system knows of the app.
  ///   - device: The state of the device.
  /// - Returns: The run; refused when there is no handler.
  public func run(
    _ intent: DynamicIntent,
    dynamicApp: any DynamicApp,
    dialogue: any Dialogue = SilentDialogue(),
    app: AppDescription = AppDescription(displayName: "App"),
    device: DeviceState = DeviceState()
  ) async -> IntentRun<DynamicIntent> {
    let site = app.handlingSite(of: intent.schema) ?? .intentsExtension
    let reach = HandlerReach<DynamicIntent>(
      handler: { () async throws(HandlerFailure) in
        try await dynamicApp.handler(for: intent, at: site)
      },
      app: .init(
        handler: { intent async throws(HandlerFailure) in
          try await dynamicApp.handler(for: intent, at: .app)
        },
        continueActivity: { activity async throws(HandlerFailure) in
          try await dynamicApp.application(continue: activity)
        }))
    return await run(intent, reach, dialogue: dialogue, app: app, device: device)
  }

  private func run<Request: Intent>(
    _ intent: Request, _ reach: HandlerReach<Request>, dialogue: any Dialogue,
    app: AppDescription, device: DeviceState
  ) async -> IntentRun<Request> {
    let watchdog = time.watchdog
    let simulation = Lifecycle.Simulation(time)
    let executor = LaneExecutor(pool: .shared, onIdle: simulation?.moveTime)
    let lifecycle = Lifecycle(
      intent, app: app,
      rules: Lifecycle.Rules(
        limit: limit, watchdog: watchdog, lane: executor, simulation: simulation,
        priority: simulation == nil ? nil : Task.currentPriority,
        observer: observer, lateObserver: lateObserver))
    simulation?.begin(lifecycle)
    watchdog.watch(lifecycle)
    await withTaskCancellationHandler {
      // Unstructured on purpose: a task group would wait for a handler that ignores its cancellation, and the limit
      // must hold for that one too.
      let lane = Task(executorPreference: executor) {
        await LaneContext.$completionObserver.withValue(lifecycle) {
          await Lane(
            intent, reach: reach, launch: launch, source: source, disturbance: disturbance,
            time: time, dialogue: dialogue, app: app, device: device, lifecycle: lifecycle
          ).run()
        }
      }
      await lifecycle.finish()
      lane.cancel()
    } onCancel: {
      lifecycle.close(Outcome(.cancelled, reason: .taskCancelled))
    }
    simulation?.end()
    return lifecycle.result(of: intent)
  }
}
