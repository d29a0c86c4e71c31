import IntentKitCore
import Testing

/// Section 1 of “What Siri does”: methods that a handler lacks.
@Suite struct `Methods that a handler lacks` {
  private let pipeline = IntentPipeline(time: .simulated(patience: .seconds(600)))
  private let message = SendMessageIntent.message(to: "Bill")
  private let all = [
    "resolveRecipients(for:)", "resolveGroupName(for:)", "resolveOutgoingMessageType(for:)",
    "resolveContent(for:)", "resolveSpeakableGroupName(for:)", "confirm(intent:)",
  ]

  /// The mistakes that compile in the asynchronous protocol.
  private struct Mistaken: SendMessageIntentHandling {
    // A misspelled name.
    func resolveRecipient(
      for intent: SendMessageIntent
    ) async -> [SendMessageRecipientResolutionResult] { [.needsValue()] }
    // Another type of result.
    func resolveContent(for intent: SendMessageIntent) async -> IntegerResolutionResult {
      .needsValue()
    }
    // A method of the protocol with completions.
    func resolveSpeakableGroupName(
      for intent: SendMessageIntent,
      with completion: @escaping @Sendable (SpeakableStringResolutionResult) -> Void
    ) { completion(.needsValue()) }
    // Another label.
    func confirm(for intent: SendMessageIntent) async -> SendMessageIntentResponse {
      .init(code: .failure)
    }
    func handle(intent: SendMessageIntent) async -> SendMessageIntentResponse {
      .init(code: .success)
    }
  }

  private struct MistakenCompletions: SendMessageIntentCompletionHandling {
    func resolveContent(
      for intent: SendMessageIntent,
      completion: @escaping @Sendable (StringResolutionResult) -> Void
    ) { completion(.needsValue()) }
    func confirm(
      for intent: SendMessageIntent,
      completion: @escaping @Sendable (SendMessageIntentResponse) -> Void
    ) { completion(.init(code: .failure)) }
    func handle(
      intent: SendMessageIntent,
      completion: @escaping @Sendable (SendMessageIntentResponse) -> Void
    ) { completion(.init(code: .success)) }
  }

  /// An app with one handler.
  private struct App: IntentHandlerProvider {
    var handler: any IntentHandling

    func handler(for intent: any Intent) -> (any IntentHandling)? { handler }
  }

  @Test(arguments: [Mistaken(), MistakenCompletions()] as [any SendMessageIntentHandling])
  func `the trace names each method that a default implementation replaced`(
    _ handler: any SendMessageIntentHandling
  ) async throws {
    let app = App(handler: handler)
    for access in [
      .handler(handler), .provider(app), .dynamicApp(DynamicAppAdapter(app)),
    ] as [HandlerAccess] {
      let run = await pipeline.run(message, reachedBy: access, dialogue: Always(.yes))
      #expect(run.outcome.result == .succeeded)
      #expect(run.verdicts.isEmpty)
      #expect(Set(run.trace.missingMethods.map(\.name)) == Set(all))
      #expect(run.trace.events.count { $0.isDefault } == 1)
      let read = try Trace(parameterValue: run.trace.parameterValue)
      #expect(read == run.trace)
      #expect(read.missingMethods == run.trace.missingMethods)
    }
  }

  @Test func `an answer of a method that exists isn't marked`() async {
    let run = await pipeline.run(message, handler: MessageHandler(), dialogue: Always(.yes))
    #expect(!run.trace.missingMethods.map(\.name).contains("confirm(intent:)"))
    #expect(!run.trace.events.contains { $0.isDefault })
  }

  @Test func `a method that calls the default of another method isn't marked`() async {
    struct Composed: SendMessageIntentHandling {
      func resolveContent(for intent: SendMessageIntent) async -> StringResolutionResult {
        _ = await Mistaken().confirm(intent: intent)
        return .success(with: "hello")
      }
      func confirm(intent: SendMessageIntent) async -> SendMessageIntentResponse {
        .init(code: .ready)
      }
      func handle(intent: SendMessageIntent) async -> SendMessageIntentResponse {
        _ = await Mistaken().confirm(intent: intent)
        return .init(code: .success)
      }
    }
    let run = await pipeline.run(message, handler: Composed(), dialogue: Always(.yes))
    #expect(run.outcome.result == .succeeded)
    #expect(!run.trace.events.contains { $0.isDefault })
  }

  @Test func `missing options and defaults of a dynamic handler are marked`() async throws {
    struct Plain: DynamicIntentHandling {
      func resolve(
        _ parameter: String, of intent: DynamicIntent
      ) async throws(HandlerFailure) -> [DynamicResolutionResult] {
        [intent.fields[parameter].map { .success(with: $0) } ?? .needsValue()]
      }
      func confirm(
        _ intent: DynamicIntent
      ) async throws(HandlerFailure) -> DynamicIntentResponse {
        try HandlerFailure.reading(
          try DynamicIntentResponse(intent.schema, fields: ["code": "ready"]))
      }
      func handle(
        _ intent: DynamicIntent
      ) async throws(HandlerFailure) -> DynamicIntentResponse {
        try HandlerFailure.reading(
          try DynamicIntentResponse(intent.schema, fields: ["code": "success"]))
      }
    }
    let schema = try IntentDefinitions(
      parameterValue: [
        "definitions": [
          [
            "name": "OrderSoup",
            "parameters": [
              ["name": "soup", "type": "String", "providesOptions": true],
              ["name": "quantity", "type": "Int", "providesDefault": true],
            ],
          ]
        ]
      ]
    ).schemas()[0]
    let run = await pipeline.run(
      try DynamicIntent(schema, fields: [:]), handler: Plain(),
      dialogue: ScriptedAnswers(.value("miso"), .value(2)))
    #expect(run.outcome.result == .succeeded)
    let marked = run.trace.events.filter(\.isDefault).map { event in
      if case .provided(let method, _, _) = event.kind { method.parameter } else { nil as String? }
    }
    #expect(marked == ["soup", "quantity"])
  }
}
