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
  /// Creates the app or the handler, and returns the way to it.
  private let makeAccess: @Sendable (AppEnvironment) throws(SetUpFailure) -> HandlerAccess

  /// Tests a handler.
  public init(_ intent: Request, handler: Request.Handling, given world: TestWorld = TestWorld()) {
    self.init(intent, world) { _ in .handler(handler, of: Request.self) }
  }

  /// Tests a handler that is made for each request, of the clock and the date it finds.
  public init(
    _ intent: Request, given world: TestWorld = TestWorld(),
    makeHandler: @escaping @Sendable (AppEnvironment) -> Request.Handling
  ) {
    self.init(intent, world) { .handler(makeHandler($0), of: Request.self) }
  }

  /// Tests the handler that an extension gives.
  public init(
    _ intent: Request, provider: any IntentHandlerProvider, given world: TestWorld = TestWorld()
  ) {
    self.init(intent, world) { _ in .provider(provider) }
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
        return .launchedApp(installed.prepare(for: environment))
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
    self.init(intent, world, app.appDescription) { .launchedApp(app.prepare(for: $0)) }
  }

  private init(
    _ intent: Request, _ world: TestWorld,
    _ app: AppDescription = AppDescription(displayName: "App"),
    _ makeAccess: @escaping @Sendable (AppEnvironment) throws(SetUpFailure) -> HandlerAccess
  ) {
    self.intent = intent
    self.world = world
    self.appDescription = app
    self.makeAccess = makeAccess
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
      let access = try access(on: clock)
      request = Task {
        var pipeline = pipeline(access, clock)
        pipeline.observer = { conversation.note($0) }
        pipeline.lateObserver = { conversation.note(late: $0) }
        let run = await run(with: pipeline, access, conversation.dialogue)
        conversation.end(run, log: run.launch?.log ?? [])
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
    let access = try access(on: clock)
    return await run(with: pipeline(access, clock), access, dialogue)
  }

  /// The system's description of the app.
  var app: AppDescription { world.app ?? appDescription }

  private func access(on clock: ManualClock) throws(SetUpFailure) -> HandlerAccess {
    let access = try makeAccess(
      AppEnvironment(clock: clock, now: world.date, settings: world.settings))
    guard world.fault?.isCrash == true else { return access }
    guard let process = access.launchedApp else {
      throw SetUpFailure(
        message: """
          A crash in the process of the tests would take them along. Test an app that is hosted .outOfProcess.
          """)
    }
    (process as? GuestApp)?.prepareToCrash()
    return access
  }

  private func pipeline(_ access: HandlerAccess, _ clock: ManualClock) -> IntentPipeline {
    let process = access.launchedApp
    // A process works in real time, of which it may take as much as there would be on a device.
    let patience = world.patience ?? (process == nil ? .seconds(1) : world.limit)
    var pipeline = IntentPipeline(
      limit: world.limit, time: .simulated(clock, patience: patience), launch: world.launch,
      source: world.source)
    if process != nil, case .maps = world.source { pipeline.time = .real }
    if let fault = world.fault {
      pipeline.disturbance = { await fault.happen($0, clock, process) }
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

extension TestWorld {
  /// The date of the request.
  var date: Date { now ?? Simulator.simulatedNow }
}
