import IntentKitCore
import Testing

/// The codes that verdicts suggest, for each intent: an author who answers them draws no verdict.
@Suite struct `Codes that verdicts suggest` {
  /// An app that answers with the same codes whatever it is asked.
  private struct Answering: DynamicApp, DynamicIntentHandling {
    var confirming: String?
    var handling: String?
    var handlingInApp: String?
    /// The time before each answer.
    var delay = Duration.zero
    var clock = ManualClock()
    var site = HandlingSite.intentsExtension

    func handler(
      for intent: DynamicIntent, at site: HandlingSite
    ) async throws(HandlerFailure) -> (any DynamicIntentHandling)? {
      var handler = self
      handler.site = site
      return handler
    }

    func application(
      continue activity: UserActivity
    ) async throws(HandlerFailure) -> String? { "the app" }

    func confirm(_ intent: DynamicIntent) async throws(HandlerFailure) -> DynamicIntentResponse {
      try await response(
        confirming ?? intent.schema.agreement, intent, isDelayed: confirming != nil)
    }

    func handle(_ intent: DynamicIntent) async throws(HandlerFailure) -> DynamicIntentResponse {
      let code = site == .app ? handlingInApp : handling
      return try await response(code ?? "success", intent, isDelayed: code != "handleInApp")
    }

    private func response(
      _ code: String, _ intent: DynamicIntent, isDelayed: Bool
    ) async throws(HandlerFailure) -> DynamicIntentResponse {
      if isDelayed, delay > .zero { try? await clock.sleep(for: delay) }
      guard let code = intent.schema.responseCodes.first(where: { $0.name == code }) else {
        throw .unusableAnswer(ParameterError(found: code, expected: "a code of the intent"))
      }
      guard let detail = intent.schema.successDetail else {
        return DynamicIntentResponse(code: DynamicResponseCode(code), userActivity: nil)
      }
      do throws(ParameterError) {
        return try DynamicIntentResponse(
          intent.schema, fields: ["code": .string(code.name), detail: ["title": "One"]])
      } catch {
        throw .unusableAnswer(error)
      }
    }

    func run(_ schema: IntentSchema) async throws -> IntentRun<DynamicIntent> {
      await IntentPipeline(time: .simulated(clock, patience: .seconds(600))).run(
        try DynamicIntent(schema, fields: schema.sampleFields), reachedBy: .dynamicApp(self),
        dialogue: Always(.yes),
        app: AppDescription(displayName: "App"))
    }
  }

  /// The intents that apps handle.
  private static let handled = SystemIntents.all.filter { type in
    // The intents about restaurants require records.
    type.schema.isHandled
      && (try? DynamicIntent(type.schema, fields: type.schema.sampleFields)) != nil
  }.map { Listed($0) }

  /// Runs a mistaken app, and then one that answers each code that its verdict suggests.
  private func follow(
    _ mistaken: Answering, _ schema: IntentSchema, draws id: Verdict.ID,
    _ cured: (inout Answering, String?) -> Void
  ) async throws {
    let run = try await mistaken.run(schema)
    let verdict = try #require(run.verdicts.last, "\(schema.name) draws no verdict")
    #expect(verdict.id == id, "\(schema.name)")
    let facts = verdict.circumstances
    var codes: [String?] = [facts.goodCode, facts.continuingCode].filter { $0 != nil }
    if case .undeclaredCode(_, let declared) = verdict.kind { codes = declared }
    if codes.isEmpty { codes = [nil] }
    for code in codes {
      var app = mistaken
      app.delay = .zero
      app.clock = ManualClock()
      cured(&app, code)
      let run = try await app.run(schema)
      #expect(run.verdicts == [], "\(schema.name) after \(code ?? "no code")")
    }
  }

  @Test(arguments: handled)
  func `a code for a mistaken confirm is one that it may answer`(_ intent: Listed) async throws {
    let schema = intent.type.schema
    for code in ["inProgress", "unspecified"] where schema.declares(code) {
      try await follow(
        Answering(confirming: code, handling: schema.end), schema,
        draws: code == "inProgress" ? .codeNotAllowed : .unspecifiedCode
      ) { $0.confirming = $1 }
    }
  }

  @Test(arguments: handled)
  func `a code for a mistaken handle is one that it may answer`(_ intent: Listed) async throws {
    let schema = intent.type.schema
    for code in ["ready", "userConfirmationRequired", "unspecified"] where schema.declares(code) {
      try await follow(
        Answering(handling: code), schema,
        draws: code == "unspecified" ? .unspecifiedCode : .codeNotAllowed
      ) { $0.handling = $1 }
    }
  }

  @Test(arguments: handled)
  func `a code for a mistaken app is one that it may answer`(_ intent: Listed) async throws {
    let schema = intent.type.schema
    guard schema.declares("handleInApp") else { return }
    for code in ["handleInApp", "ready", "unspecified"] where schema.declares(code) {
      try await follow(
        Answering(handling: "handleInApp", handlingInApp: code), schema,
        draws: code == "unspecified" ? .unspecifiedCode : .codeNotAllowed
      ) { $0.handlingInApp = $1 }
    }
  }

  @Test(arguments: handled)
  func `a code for slow work is one that handle may answer`(_ intent: Listed) async throws {
    let schema = intent.type.schema
    let end = schema.end
    // An answer that the work continues may be slow.
    guard end != "inProgress" else { return }
    try await follow(
      Answering(handling: end, delay: .seconds(4)), schema, draws: .slowAnswer
    ) { $0.handling = $1 ?? end }
    try await follow(
      Answering(handling: end, delay: .seconds(12)), schema, draws: .completedLate
    ) { $0.handling = $1 ?? end }
    if schema.declares("handleInApp") {
      try await follow(
        Answering(handling: "handleInApp", handlingInApp: end, delay: .seconds(4)), schema,
        draws: .slowAnswer
      ) { $0.handlingInApp = $1 ?? end }
    }
  }

  @Test(arguments: [Phase.confirm, .handle])
  func `the codes instead of an undeclared one are those of the phase`(_ phase: Phase) async throws
  {
    @Sendable func run(_ code: SendMessageIntentResponseCode) async -> IntentRun<SendMessageIntent>
    {
      var handler = MessageHandler()
      if phase == .confirm {
        handler.confirm = { _ in .init(code: code) }
      } else {
        handler.handle = { _ in .init(code: code) }
      }
      return await IntentPipeline(time: .simulated(patience: .seconds(600))).run(
        SendMessageIntent(content: "hello"), handler: handler, dialogue: Always(.yes))
    }
    let verdict = try #require(await run(.init(rawValue: 99)).verdicts.first)
    guard case .undeclaredCode(code: "99", let codes) = verdict.kind else {
      Issue.record("\(verdict)")
      return
    }
    #expect(codes.contains(phase == .confirm ? "ready" : "success"))
    #expect(codes.contains("failure"))
    for schema in SendMessageIntentResponseCode.known where codes.contains(schema.name) {
      let cured = await run(.init(rawValue: schema.rawValue))
      #expect(cured.verdicts == [], "\(schema.name)")
    }
  }
}

extension IntentSchema {
  /// The fields that a request can't lack.
  fileprivate var sampleFields: [String: ParameterValue] {
    parameter(named: "rideIdentifier") == nil ? [:] : ["rideIdentifier": "ride-1"]
  }

  /// Returns whether the intent has a code.
  fileprivate func declares(_ code: String) -> Bool {
    responseCodes.contains { $0.name == code }
  }

  /// The code by which confirm says that the request can be handled.
  fileprivate var agreement: String { declares("ready") ? "ready" : "success" }

  /// The code of a request that has been handled.
  fileprivate var end: String {
    ["success", "continueInApp", "inProgress"].first(where: declares) ?? "failure"
  }
}
