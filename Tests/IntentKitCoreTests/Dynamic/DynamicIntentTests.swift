import FoundationEssentials
import IntentKitCore
import IntentKitTesting
import Testing

@Suite struct `Dynamic intents` {
  @Test(arguments: SystemIntents.all.map(Named.init))
  func `a dynamic intent holds the same values as its typed counterpart`(
    _ intent: Named<any SystemIntent.Type>
  ) throws {
    func check<Request: SystemIntent>(_ type: Request.Type) throws {
      guard case .object(let fields) = SampleValues.full(type) else { return }
      let typed = try Request(parameterValue: .object(fields))
      let dynamic = try DynamicIntent(type.schema, fields: fields)
      #expect(dynamic.fields == typed.fieldValues)
      #expect(dynamic.resolvers.map(\.parameter) == typed.resolvers.map(\.parameter))
      guard case .object(var response) = SampleValues.full(Request.Response.self) else { return }
      response["code"] = .string(type.schema.responseCodes[0].name)
      #expect(
        try DynamicIntentResponse(type.schema, fields: response).parameterValue
          == Request.Response(parameterValue: .object(response)).parameterValue)
    }
    try check(intent.value)
  }

  @Test func `a dynamic intent reads the short forms of values`() throws {
    let intent = try DynamicIntent(
      SendMessageIntent.schema,
      fields: ["recipients": ["Bill"], "outgoingMessageType": "unknown", "content": "hello"])
    #expect(intent.fields == ["recipients": [["displayName": "Bill"]], "content": "hello"])
    let payment = try DynamicIntent(
      SendPaymentIntent.schema, fields: ["currencyAmount": "12.50 EUR"])
    #expect(
      payment.fields == ["currencyAmount": ["amount": "12.5", "currencyCode": "EUR"]])
  }

  @Test(
    arguments: [
      (["recipient": ["Bill"]], "recipients"), (["content": 7], "content: "),
      (["recipients": [["displayNam": "Bill"]]], "displayName"),
      (["outgoingMessageType": "shouted"], "outgoingMessageAudio"),
    ] as [([String: ParameterValue], String)])
  func `a value of the wrong type is rejected with the expected type`(
    fields: [String: ParameterValue], words: String
  ) throws {
    let error = try #require(throws: ParameterError.self) {
      _ = try DynamicIntent(SendMessageIntent.schema, fields: fields)
    }
    #expect(error.description.contains(words), "\(error)")
  }

  @Test func `a handler without a handle method has a verdict of its own`() async throws {
    struct Silent: DynamicIntentHandling {
      func confirm(
        _ intent: DynamicIntent
      ) async throws(HandlerFailure) -> DynamicIntentResponse {
        try HandlerFailure.reading(
          try DynamicIntentResponse(intent.schema, fields: ["code": "ready"]))
      }
      func handle(
        _ intent: DynamicIntent
      ) async throws(HandlerFailure) -> DynamicIntentResponse {
        throw .noHandleMethod
      }
    }
    let run = await IntentPipeline().run(
      try DynamicIntent(CreateNoteIntent.schema, fields: [:]), handler: Silent())
    #expect(run.outcome == Outcome(.failed, phase: .handle, reason: .verdict(.noHandleMethod)))
    #expect(run.verdicts.map(\.kind) == [.noHandleMethod])
    #expect(run.verdicts.map(\.method) == [.handle])
  }

  @Test func `a typed handler can be called by name`() async throws {
    let run = await IntentPipeline().run(
      try DynamicIntent(CreateNoteIntent.schema, fields: ["title": "Shopping"]),
      handler: Notes(results: ["title": [.success(with: "Errands")]]))
    #expect(run.intent.fields["title"] == ["spokenPhrase": "Errands"])
    #expect(run.outcome == Outcome(.succeeded, phase: .handle, code: "success"))
    #expect(run.verdicts.isEmpty)
  }

  @Test(arguments: [
    ([DynamicResolutionResult.success(with: 7)], "found the number 7"),
    ([], "found 0 results"), ([.needsValue(), .needsValue()], "found 2 results"),
    (
      [.unsupported(forReason: DynamicReason(name: "tooDull"))],
      "the reason “tooDull”"
    ),
  ])
  func `an answer of the wrong type draws a verdict`(
    results: [DynamicResolutionResult], words: String
  ) async throws {
    let run = await IntentPipeline().run(
      try DynamicIntent(CreateNoteIntent.schema, fields: ["groupName": "Private"]),
      handler: Notes(results: ["groupName": results]))
    let verdict = try #require(run.verdicts.first)
    #expect(run.verdicts.count == 1)
    guard case .unusableAnswer(let error) = verdict.kind else {
      Issue.record("\(verdict)")
      return
    }
    #expect(verdict.method.name == "resolveGroupName(for:)")
    #expect(error.description.contains(words), "\(error)")
    #expect(run.outcome == Outcome(.failed, phase: .resolve, reason: .verdict(.unusableAnswer)))
  }

  @Test func `a dynamic intent keeps its schema when its fields are replaced`() throws {
    let intent = try DynamicIntent(CreateNoteIntent.schema, fields: ["groupName": "Private"])
    let other = try intent.replacingFields(with: ["title": "Tea"])
    #expect(other == (try DynamicIntent(CreateNoteIntent.schema, fields: ["title": "Tea"])))
    #expect(throws: ParameterError.self) { try intent.replacingFields(with: ["tilte": "Tea"]) }
  }

  @Test func `a dynamic intent reads responses by its schema`() throws {
    let intent = DynamicIntent(CreateNoteIntent())
    #expect(try intent.response(from: ["code": "success"]).code.meaning == .success)
    #expect(throws: ParameterError.self) { try intent.response(from: ["code": "sold"]) }
  }
}

/// A handler of notes with prepared results.
private struct Notes: DynamicIntentHandling {
  let results: [String: [DynamicResolutionResult]]

  func resolve(
    _ parameter: String, of intent: DynamicIntent
  ) async -> [DynamicResolutionResult] { results[parameter] ?? [.notImplemented] }

  func confirm(_ intent: DynamicIntent) async throws(HandlerFailure) -> DynamicIntentResponse {
    try response("ready", intent)
  }

  func handle(_ intent: DynamicIntent) async throws(HandlerFailure) -> DynamicIntentResponse {
    try response("success", intent)
  }

  private func response(
    _ code: String, _ intent: DynamicIntent
  ) throws(HandlerFailure) -> DynamicIntentResponse {
    do throws(ParameterError) {
      return try DynamicIntentResponse(intent.schema, fields: ["code": .string(code)])
    } catch {
      throw .unusableAnswer(error)
    }
  }
}
