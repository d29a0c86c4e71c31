public import IntentKitCore
import IntentKitExtension
import IntentKitSimulator

/// Runs a request to a handler and tests the conversation that results.
///
/// ```swift
/// @Test func `asks which Bill`() async {
///   let bill = SendMessageIntent(recipients: [Person(displayName: "Bill")], content: "hello")
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
  private let subject: @Sendable (AppEnvironment) throws(SetUpFailure) -> Subject

  /// The implementation that handles the request.
  private enum Subject: Sendable {
    case handler(Request.Handling)
    case provider(any IntentHandlerProvider, delegate: (any IntentAppDelegate)?)
    case outside(any LaunchedApp)
  }

  /// Creates a tester for a handler.
  public init(_ intent: Request, handler: Request.Handling, given world: TestWorld = TestWorld()) {
    self.init(intent, world) { _ in .handler(handler) }
  }

  /// Creates a tester for a handler that is created for each request with its clock and date.
  public init(
    _ intent: Request, given world: TestWorld = TestWorld(),
    makeHandler: @escaping @Sendable (AppEnvironment) -> Request.Handling
  ) {
    self.init(intent, world) { .handler(makeHandler($0)) }
  }

  /// Creates a tester for the handler that a provider returns.
  public init(
    _ intent: Request, provider: any IntentHandlerProvider, given world: TestWorld = TestWorld()
  ) {
    self.init(intent, world) { _ in .provider(provider, delegate: nil) }
  }

  /// Creates a tester for an app, which is created for each request with the world's settings.
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
        return .outside(installed.prepare(for: environment))
      }
      do throws(ParameterError) {
        let app = try app.init(environment: environment)
        return .provider(app, delegate: app)
      } catch {
        throw SetUpFailure(message: "The app can't be created with the world's settings: \(error)")
      }
    }
  }

  /// Creates a tester for an installed program, such as one in another language.
  ///
  /// ```swift
  /// let guest = try await InstalledExtension.install(at: "/usr/local/bin/chat-guest")
  /// await IntentTester(intent, installed: guest).expectConversation { siri in … }
  /// ```
  ///
  /// The program runs as described for ``AppHosting/outOfProcess``.
  public init(
    _ intent: Request, installed app: any InstalledApp, given world: TestWorld = TestWorld()
  ) {
    self.init(intent, world, app.appDescription) { .outside(app.prepare(for: $0)) }
  }

  private init(
    _ intent: Request, _ world: TestWorld,
    _ app: AppDescription = AppDescription(displayName: "App"),
    _ subject: @escaping @Sendable (AppEnvironment) throws(SetUpFailure) -> Subject
  ) {
    self.intent = intent
    self.world = world
    self.appDescription = app
    self.subject = subject
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
      let subject = try subject(on: clock)
      request = Task {
        let (run, log) = await run(subject, clock, conversation)
        conversation.end(run, log: log)
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
        await conversation.dialogue.close()
        await request.value
        throw error
      }
      await conversation.dialogue.close()
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
    let subject = try subject(on: clock)
    return await run(subject, pipeline(subject, clock), dialogue).run
  }

  /// The run of a request, and the output of a separate process.
  private typealias Result = (run: IntentRun<Request>, log: [String])

  /// The declarations of the app.
  var app: AppDescription { world.app ?? appDescription }

  private func subject(on clock: ManualClock) throws(SetUpFailure) -> Subject {
    let subject = try subject(
      AppEnvironment(clock: clock, now: world.date, settings: world.settings))
    switch subject {
    case .handler, .provider:
      guard world.fault?.isCrash != true else {
        throw SetUpFailure(
          message: """
            A crash in the test process would end all tests. Test an app that is hosted .outOfProcess.
            """)
      }
    case .outside(let app):
      if world.fault?.isCrash == true { (app as? GuestApp)?.prepareToCrash() }
    }
    return subject
  }

  private func run(
    _ subject: Subject, _ clock: ManualClock, _ conversation: TestConversation<Request>
  ) async -> Result {
    var pipeline = pipeline(subject, clock)
    pipeline.observer = { conversation.note($0) }
    pipeline.lateObserver = { conversation.note(late: $0) }
    return await run(subject, pipeline, conversation.dialogue)
  }

  private func pipeline(_ subject: Subject, _ clock: ManualClock) -> IntentPipeline {
    var pipeline = IntentPipeline(
      limit: world.limit,
      time: .simulated(clock, patience: world.patience ?? .seconds(1)),
      launch: world.launch, source: world.source)
    var process: (any LaunchedApp)?
    if case .outside(let app) = subject {
      process = app
      // A process that runs in real time may use as much of it as on a device.
      pipeline.time = .simulated(clock, patience: world.patience ?? world.limit)
      if case .maps = world.source { pipeline.time = .real }
    }
    if let fault = world.fault {
      pipeline.disturbance = { [process] in await fault.inject($0, clock, process) }
    }
    return pipeline
  }

  private func run(
    _ subject: Subject, _ pipeline: IntentPipeline, _ dialogue: any Dialogue
  ) async -> Result {
    switch subject {
    case .handler(let handler):
      let run = await pipeline.run(
        intent, handler: handler, dialogue: dialogue, app: app, device: world.device)
      return (run, [])
    case .provider(let provider, let delegate):
      let run = await pipeline.run(
        intent, provider: provider, delegate: delegate, dialogue: dialogue, app: app,
        device: world.device)
      return (run, [])
    case .outside(let process):
      return await run(process, pipeline, dialogue)
    }
  }

  private func run(
    _ process: any LaunchedApp, _ pipeline: IntentPipeline, _ dialogue: any Dialogue
  ) async -> Result {
    let run = await pipeline.run(
      DynamicIntent(intent), dynamicApp: process, dialogue: dialogue, app: app,
      device: world.device)
    var trace = run.trace
    // The verdicts on how the process ended belong to the conversation, too.
    let report = await process.end()
    for verdict in report.verdicts {
      let event = TraceEvent(at: trace.events.last?.at ?? .zero, .judged(verdict))
      trace.events.append(event)
      pipeline.observer?(event)
    }
    return (typed(run, trace), report.log)
  }

  /// Converts the run of a dynamic intent to a run of the typed intent.
  private func typed(_ run: IntentRun<DynamicIntent>, _ trace: Trace) -> IntentRun<Request> {
    if let run = run as? IntentRun<Request> {
      return IntentRun(intent: run.intent, response: run.response, trace: trace)
    }
    // The pipeline has validated all values against the intent's schema, so reading them succeeds.
    return IntentRun(
      intent: (try? Request(parameterValue: run.intent.parameterValue)) ?? intent,
      response: run.response.flatMap { try? Request.Response(parameterValue: $0.parameterValue) },
      trace: trace)
  }
}

extension TestWorld {
  /// The date of the request.
  var date: Date { now ?? Simulator.simulatedNow }
}
