public import IntentKitCore
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
/// The request goes through the one pipeline there is, in simulated time: a handler that sleeps on the clock it was given
/// sleeps no real time. A tester holds no state; it may be used again.
public struct IntentTester<Request: Intent>: Sendable {
  /// What the user wants.
  public var intent: Request
  /// The world in which the user wants it.
  public var world: TestWorld
  private let appDescription: AppDescription
  private let subject: @Sendable (AppEnvironment) throws(ParameterError) -> Subject

  /// What answers the request.
  private enum Subject: Sendable {
    case handler(Request.Handling)
    case provider(any IntentHandlerProvider, delegate: (any IntentAppDelegate)?)
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
  public init(_ intent: Request, app: any IntentApp.Type, given world: TestWorld = TestWorld()) {
    self.init(intent, world, app.appDescription) { environment throws(ParameterError) in
      let app = try app.init(environment: environment)
      return .provider(app, delegate: app)
    }
  }

  private init(
    _ intent: Request, _ world: TestWorld,
    _ app: AppDescription = AppDescription(displayName: "App"),
    _ subject: @escaping @Sendable (AppEnvironment) throws(ParameterError) -> Subject
  ) {
    self.intent = intent
    self.world = world
    self.appDescription = app
    self.subject = subject
  }

  /// Goes through the conversation that the request leads to.
  ///
  /// What happens otherwise than the body says fails the test, at the line that says so. So does, unless it is relaxed,
  /// what the body does not mention: a question, a verdict, the end.
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
    do throws(ParameterError) {
      let subject = try subject(environment(clock))
      request = Task {
        conversation.end(await run(subject, clock, conversation))
        await conversation.dialogue.end()
      }
    } catch {
      return TestFailure(
        message: "The app cannot be made with the world’s settings: \(error)", place: place
      ).report()
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
  /// - Throws: ``ParameterError`` when an app cannot be made with the world's settings.
  func run(dialogue: any Dialogue) async throws(ParameterError) -> IntentRun<Request> {
    let clock = world.clock ?? ManualClock()
    return await run(
      try subject(environment(clock)), pipeline(clock, observer: nil), dialogue)
  }

  /// What the system knows of the app.
  var app: AppDescription { world.app ?? appDescription }

  private func environment(_ clock: ManualClock) -> AppEnvironment {
    AppEnvironment(clock: clock, now: world.date, settings: world.settings)
  }

  private func run(
    _ subject: Subject, _ clock: ManualClock, _ conversation: TestConversation<Request>
  ) async -> IntentRun<Request> {
    var pipeline = pipeline(clock) { conversation.note($0) }
    pipeline.lateObserver = { conversation.note(late: $0) }
    return await run(subject, pipeline, conversation.dialogue)
  }

  private func pipeline(
    _ clock: ManualClock, observer: (@Sendable (TraceEvent) -> Void)?
  ) -> IntentPipeline {
    var pipeline = IntentPipeline(
      limit: world.limit, time: .simulated(clock, patience: world.patience), launch: world.launch,
      source: world.source, observer: observer)
    if let fault = world.fault { pipeline.disturbance = { await fault.happen($0, clock) } }
    return pipeline
  }

  private func run(
    _ subject: Subject, _ pipeline: IntentPipeline, _ dialogue: any Dialogue
  ) async -> IntentRun<Request> {
    switch subject {
    case .handler(let handler):
      await pipeline.run(
        intent, handler: handler, dialogue: dialogue, app: app, device: world.device)
    case .provider(let provider, let delegate):
      await pipeline.run(
        intent, provider: provider, delegate: delegate, dialogue: dialogue, app: app,
        device: world.device)
    }
  }
}

extension TestWorld {
  /// The date of the request.
  var date: Date { now ?? Simulator.simulatedNow }
}
