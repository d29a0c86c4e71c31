public import IntentKitCore
import IntentKitExtension
import IntentKitPlatform
import IntentKitSimulator
import IntentKitUI

/// Runs a request to a handler and tests the conversation that results.
///
/// ```swift
/// @Test func `asks which Bill`() async {
///   let bill = SendMessageIntent(recipients: ["Bill"], content: "hello")
///   await IntentTester(bill, handler: SendMessageHandler()).expectConversation { siri in
///     await siri.asks(\.recipients, why: .disambiguation, options: ["Bill James", "Bill Smith"])
///     await siri.answers("Bill James")
///     await siri.asksForConfirmation()
///     await siri.answers("yes")
///     await siri.ends(.succeeded, code: .success)
///   }
/// }
/// ```
///
/// The tester runs the same pipeline as the simulator, in simulated time: a handler that sleeps on
/// the given clock takes no real time. A tester has no state and can be reused.
public struct IntentTester<Request: Intent>: Sendable {
  /// The request.
  public var intent: Request
  /// The environment of the request.
  public var world: TestWorld
  private let appDescription: AppDescription
  /// Creates the app or the handler, and returns the way to it.
  private let makeAccess: @Sendable (AppEnvironment) throws(SetUpFailure) -> HandlerAccess

  /// Creates a tester for a handler.
  public init(_ intent: Request, handler: Request.Handling, given world: TestWorld = TestWorld()) {
    self.init(intent, world) { environment throws(SetUpFailure) in
      try environment.requireNoSettings()
      return .handler(handler, of: Request.self)
    }
  }

  /// Creates a tester for a handler whose methods are called by name.
  public init(
    _ intent: Request, dynamicHandler handler: any DynamicIntentHandling,
    given world: TestWorld = TestWorld()
  ) {
    self.init(intent, world) { environment throws(SetUpFailure) in
      try environment.requireNoSettings()
      return .handler(handler)
    }
  }

  /// Creates a tester for a handler that is created for each request with its clock and date.
  public init(
    _ intent: Request, given world: TestWorld = TestWorld(),
    makeHandler: @escaping @Sendable (AppEnvironment) -> Request.Handling
  ) {
    self.init(intent, world) { .handler(makeHandler($0), of: Request.self) }
  }

  /// Creates a tester for the handler that a provider returns.
  ///
  /// - Parameters:
  ///   - intent: The request.
  ///   - provider: The provider.
  ///   - delegate: The app that continues the requests that the handler hands over; nil for a test
  ///     without the app.
  ///   - world: The environment of the request.
  public init(
    _ intent: Request, provider: any IntentHandlerProvider,
    delegate: (any IntentAppDelegate)? = nil, given world: TestWorld = TestWorld()
  ) {
    self.init(intent, world) { environment throws(SetUpFailure) in
      try environment.requireNoSettings()
      return .provider(provider, delegate: delegate)
    }
  }

  /// Creates a tester for an app, itself created for each request with the world's settings.
  ///
  /// - Parameters:
  ///   - intent: The request.
  ///   - app: The app or `IntentExtension`.
  ///   - hosting: Whether the app runs in the test process or in a separate one.
  ///   - world: The environment of the request.
  public init(
    _ intent: Request, app: any IntentApp.Type, hosted hosting: AppHosting = .inProcess,
    given world: TestWorld = TestWorld()
  ) {
    self.init(intent, world, app.appDescription) { environment throws(SetUpFailure) in
      if let installed = try hosting.installed(app) {
        return .launchedApp(installed.prepare(for: environment))
      }
      do throws(ParameterError) {
        let app = try app.init(environment: environment)
        return HandlerAccess.provider(app, delegate: app).showingViews(of: app)
      } catch {
        throw SetUpFailure(message: "The app can't be created with the world's settings: \(error)")
      }
    }
  }

  /// Creates a tester for an installed app, possibly a program in another language.
  ///
  /// ```swift
  /// let guest = try await InstalledExtension.install(at: "/usr/local/bin/chat-guest")
  /// await IntentTester(intent, installed: guest).expectConversation { siri in … }
  /// ```
  ///
  /// A program runs as described for ``AppHosting/outOfProcess``, and an `InProcessApp` in this
  /// process.
  public init(
    _ intent: Request, installed app: any InstalledApp, given world: TestWorld = TestWorld()
  ) {
    self.init(intent, world, app.appDescription) { .launchedApp(app.prepare(for: $0)) }
  }

  private init(
    _ intent: Request, _ world: TestWorld,
    _ app: AppDescription = AppDescription(displayName: "App"),
    _ makeAccess: @escaping @Sendable (AppEnvironment) throws(SetUpFailure) -> HandlerAccess
  ) {
    self.intent = intent
    self.world = world.knowing(world.app ?? app)
    self.appDescription = app
    self.makeAccess = makeAccess
  }

  /// Runs the request and compares the conversation with the test's expectations.
  ///
  /// Anything that differs from the body's expectations fails the test at the line of the
  /// expectation. So does anything that the body doesn't mention, such as a question, a verdict, or
  /// the end, unless `exhaustivity` is relaxed.
  ///
  /// - Parameters:
  ///   - exhaustivity: The parts of the conversation that the body must expect.
  ///   - fileID: The module and file of the caller, where the test fails.
  ///   - filePath: The path of the caller's file.
  ///   - line: The line of the caller.
  ///   - column: The column of the caller.
  ///   - body: The expectations, in order.
  /// - Throws: Any error that the body throws. The request is then ended without any other failure.
  public func expectConversation(
    exhaustivity: Exhaustivity = .on, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
    _ body: (TestConversation<Request>) async throws -> Void
  ) async rethrows {
    let place = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    let clock = world.clock ?? ManualClock()
    let conversation = TestConversation(self, clock: clock, exhaustivity: exhaustivity)
    let request: Task<Void, Never>
    do throws(SetUpFailure) {
      let access = try access(on: clock)
      request = Task {
        let progress = conversation.progress
        var pipeline = pipeline(access, clock) { progress.withLock { $0.noteFault() } }
        pipeline.observer = { event in progress.withLock { $0.note(event) } }
        pipeline.lateObserver = { verdict in progress.withLock { $0.note(late: verdict) } }
        let run = await run(with: pipeline, access, conversation.dialogue)
        progress.withLock { $0.end(run, log: run.launch?.log ?? []) }
        await conversation.dialogue.end()
      }
    } catch {
      return TestFailure(message: error.message, place: place).report()
    }
    try await withTaskCancellationHandler {
      do {
        try await body(conversation)
        await conversation.finish(at: place)
      } catch {
        await conversation.close()
        await request.value
        throw error
      }
      await conversation.close()
      await request.value
    } onCancel: {
      request.cancel()
    }
  }

  /// Runs the request with a dialogue.
  ///
  /// - Parameter dialogue: The dialogue that answers questions.
  /// - Returns: The run.
  /// - Throws: ``SetUpFailure`` if the request can't be set up.
  func run(dialogue: any Dialogue) async throws(SetUpFailure) -> IntentRun<Request> {
    let clock = world.clock ?? ManualClock()
    let access = try access(on: clock)
    return await run(with: pipeline(access, clock), access, dialogue)
  }

  /// The declarations of the app.
  var app: AppDescription { world.app ?? appDescription }

  private func access(on clock: ManualClock) throws(SetUpFailure) -> HandlerAccess {
    let access = try makeAccess(
      AppEnvironment(
        clock: clock, now: world.now, settings: world.settings, appState: world.device.appState))
    guard world.fault?.isCrash == true else { return access }
    guard let process = access.launchedApp else {
      throw SetUpFailure(
        message: """
          A crash in the test process would end all tests. Test an app that is hosted .outOfProcess.
          """)
    }
    (process as? GuestApp)?.prepareToCrash()
    return access
  }

  private func pipeline(
    _ access: HandlerAccess, _ clock: ManualClock, onFault: @escaping @Sendable () -> Void = {}
  ) -> IntentPipeline {
    let process = access.launchedApp
    // A process works in real time, of which it may take as much as there would be on a device.
    let patience = world.patience ?? (process == nil ? .seconds(1) : world.limit)
    var pipeline = IntentPipeline(
      limit: world.limit, time: .simulated(clock, patience: patience), launch: world.launch,
      source: world.source)
    pipeline.spoken.askedEachTime = world.askedEachTime
    if process != nil, case .maps = world.source { pipeline.time = .real }
    if let fault = world.fault {
      pipeline.faultInjection = { method in
        guard fault.occurs(in: method) else { return }
        onFault()
        await fault.inject(clock, process)
      }
    }
    return pipeline
  }

  private func run(
    with pipeline: IntentPipeline, _ access: HandlerAccess, _ dialogue: any Dialogue
  ) async -> IntentRun<Request> {
    await pipeline.run(
      intent, reachedBy: access, dialogue: dialogue, app: app, device: world.device)
  }
}

extension AppEnvironment {
  /// Checks that there are no settings, because they don't reach a handler that already exists.
  ///
  /// - Throws: ``SetUpFailure`` if there are.
  fileprivate func requireNoSettings() throws(SetUpFailure) {
    guard let name = settings.keys.min() else { return }
    throw SetUpFailure(
      message: """
        The world's setting “\(name)” doesn't reach a handler that the test creates. Create the handler from its \
        environment, IntentTester(…, given: …) { environment in … }, or test the app.
        """)
  }
}
