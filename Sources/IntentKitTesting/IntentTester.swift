public import IntentKitCore
import IntentKitExtension
import IntentKitSimulator

/// A request to a handler, to be gone through in a test as the conversation it is.
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
/// The request goes through the one pipeline there is, in simulated time: a handler that sleeps on
/// the clock it was given sleeps no real time. A tester holds no state; it may be used again.
public struct IntentTester<Request: Intent>: Sendable {
  /// What the user wants.
  public var intent: Request
  /// The world in which the user wants it.
  public var world: TestWorld
  private let appDescription: AppDescription
  private let subject: @Sendable (AppEnvironment) throws(SetUpFailure) -> Subject

  /// What answers the request.
  private enum Subject: Sendable {
    case handler(Request.Handling)
    case provider(any IntentHandlerProvider, delegate: (any IntentAppDelegate)?)
    case outside(any LaunchedApp)
  }

  /// Tests a handler.
  public init(_ intent: Request, handler: Request.Handling, given world: TestWorld = TestWorld()) {
    self.init(intent, world) { _ in .handler(handler) }
  }

  /// Tests a handler that is made for each request, of the clock and the date it finds.
  public init(
    _ intent: Request, given world: TestWorld = TestWorld(),
    makeHandler: @escaping @Sendable (AppEnvironment) -> Request.Handling
  ) {
    self.init(intent, world) { .handler(makeHandler($0)) }
  }

  /// Tests the handler that an extension gives.
  public init(
    _ intent: Request, provider: any IntentHandlerProvider, given world: TestWorld = TestWorld()
  ) {
    self.init(intent, world) { _ in .provider(provider, delegate: nil) }
  }

  /// Tests an app, which is made for each request with the world's settings.
  ///
  /// - Parameters:
  ///   - intent: What the user wants.
  ///   - app: The app, or a program’s `IntentExtension`.
  ///   - hosting: Whether it runs in the process of the tests or in one of its own.
  ///   - world: The world in which the user wants it.
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
        throw SetUpFailure(message: "The app cannot be made with the world’s settings: \(error)")
      }
    }
  }

  /// Tests an app of which only a program is known, such as one in another language.
  ///
  /// ```swift
  /// let guest = try await InstalledExtension.install(at: "/usr/local/bin/chat-guest")
  /// await IntentTester(intent, installed: guest).expectConversation { siri in … }
  /// ```
  ///
  /// It runs as ``AppHosting/outOfProcess`` says.
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

  /// Goes through the conversation that the request leads to.
  ///
  /// What happens otherwise than the body says fails the test, at the line that says so. So does,
  /// unless it is relaxed, what the body does not mention: a question, a verdict, the end.
  ///
  /// - Parameters:
  ///   - exhaustivity: How much of the conversation the body must expect.
  ///   - fileID: The module and the file in which the test fails; the caller’s.
  ///   - filePath: The file in which the test fails; the caller’s.
  ///   - line: The line at which the test fails; the caller’s.
  ///   - column: The column at which the test fails; the caller’s.
  ///   - body: What is expected to be said, in order.
  /// - Throws: What the body throws. The request is ended then, and nothing else fails.
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
        await conversation.dialogue.leave()
        await request.value
        throw error
      }
      await conversation.dialogue.leave()
      await request.value
    } onCancel: {
      request.cancel()
    }
  }

  /// Runs the request with a dialogue from its beginning to its end.
  ///
  /// - Throws: ``SetUpFailure`` when it cannot even be made.
  func run(dialogue: any Dialogue) async throws(SetUpFailure) -> IntentRun<Request> {
    let clock = world.clock ?? ManualClock()
    let subject = try subject(on: clock)
    return await run(subject, pipeline(subject, clock), dialogue).run
  }

  /// What came of a request, and what a process of its own wrote meanwhile.
  private typealias Result = (run: IntentRun<Request>, log: [String])

  /// What the system knows of the app.
  var app: AppDescription { world.app ?? appDescription }

  private func subject(on clock: ManualClock) throws(SetUpFailure) -> Subject {
    let subject = try subject(
      AppEnvironment(clock: clock, now: world.date, settings: world.settings))
    switch subject {
    case .handler, .provider:
      guard world.fault?.isCrash != true else {
        throw SetUpFailure(
          message: """
            A crash in the process of the tests would take them along. Test an app that is hosted .outOfProcess.
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
      // Whoever works in real time may take as much of it as there would be on a device.
      pipeline.time = .simulated(clock, patience: world.patience ?? world.limit)
      if case .maps = world.source { pipeline.time = .real }
    }
    if let fault = world.fault {
      pipeline.disturbance = { [process] in await fault.happen($0, clock, process) }
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
    // What it did wrong at its end belongs to the conversation as well.
    let report = await process.end()
    for verdict in report.verdicts {
      let event = TraceEvent(at: trace.events.last?.at ?? .zero, .judged(verdict))
      trace.events.append(event)
      pipeline.observer?(event)
    }
    return (typed(run, trace), report.log)
  }

  /// A run of the intent that is known as data as one of the intent itself.
  private func typed(_ run: IntentRun<DynamicIntent>, _ trace: Trace) -> IntentRun<Request> {
    if let run = run as? IntentRun<Request> {
      return IntentRun(intent: run.intent, response: run.response, trace: trace)
    }
    // The pipeline has seen to it that everything fits the intent’s schema, so that it can be read.
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
