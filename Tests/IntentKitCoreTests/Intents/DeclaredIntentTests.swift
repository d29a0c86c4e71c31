import IntentKitCore
import Testing

@Suite("Declared intents")
struct DeclaredIntentTests {
  @Test func `an intent with a table is resolved and handled`() async throws {
    let run = await IntentPipeline().run(OrderTeaIntent(tea: "assam"), handler: Shop())
    #expect(run.outcome.result == .succeeded)
    #expect(run.intent.tea == "Assam")
    #expect(run.verdicts.isEmpty)
  }

  @Test func `the schema follows from the table, the resolvers and the response`() {
    let schema = OrderTeaIntent.schema
    #expect(schema.name == "OrderTea")
    #expect(schema.isCustom)
    #expect(schema.parameters.map(\.name) == ["tea", "cups", "isIced"])
    #expect(schema.parameters.map(\.type) == [.string, .integer, .boolean])
    #expect(schema.parameters[0].summary == "The kind of tea.")
    #expect(schema.resolveMethods.map(\.method) == ["resolveTea(for:)"])
    #expect(schema.resolveMethods[0].resultType == "StringResolutionResult")
    #expect(schema.responseCodes == ResponseCodeSchema.ofCustomIntents)
    #expect(schema.responseProperties == [])
  }

  @Test(
    arguments: [
      ([:], OrderTeaIntent()), (["cups": 1, "isIced": false], OrderTeaIntent()),
      (["tea": "Sencha", "cups": 2], OrderTeaIntent(tea: "Sencha", cups: 2)),
    ] as [([String: ParameterValue], OrderTeaIntent)])
  func `an absent field has the value of the empty record`(
    _ fields: [String: ParameterValue], _ intent: OrderTeaIntent
  ) throws {
    #expect(try OrderTeaIntent(parameterValue: .object(fields)) == intent)
    #expect(try OrderTeaIntent(parameterValue: intent.parameterValue) == intent)
  }

  @Test func `a field with its value in the empty record isn't written`() {
    #expect(OrderTeaIntent().fieldValues == [:])
    #expect(OrderTeaIntent(cups: 3).fieldValues == ["cups": 3])
  }

  @Test(
    arguments: [
      (["cups": "two"], "cups: "), (["cup": 2], "Did you mean “cups”?"),
    ] as [([String: ParameterValue], String)])
  func `a value that doesn't fit is reported with its field`(
    _ fields: [String: ParameterValue], _ words: String
  ) {
    let error = #expect(throws: ParameterError.self) {
      try OrderTeaIntent(parameterValue: .object(fields))
    }
    #expect("\(error.map { "\($0)" } ?? "")".contains(words))
  }

  @Test func `a required field must be present`() {
    #expect(throws: ParameterError.self) { try Cup(parameterValue: [:]) }
    #expect(throws: Never.self) { try Cup(parameterValue: ["size": ""]) }
  }
}

struct OrderTeaIntent: CustomIntent, DeclaredIntent {
  var tea: String?
  var cups = 1
  var isIced = false

  static let recordFields = RecordFields<Self>(
    Self(),
    [
      .optional("tea", \.tea, "The kind of tea."), .value("cups", \.cups),
      .value("isIced", \.isIced),
    ])
  static let schema = IntentSchema(of: Self.self, summary: "Orders tea.")
  static let resolvers: [ParameterResolver<Self>] = [
    .value(\.tea) { await $0.resolveTea(for: $1) }
  ]
  typealias Response = PlainResponse
  typealias Handling = any OrderTeaHandling
  static let calls = HandlerCalls<Self> { await $0.handle(intent: $1) }
}

protocol OrderTeaHandling: IntentHandling {
  func resolveTea(for intent: OrderTeaIntent) async -> StringResolutionResult
  func handle(intent: OrderTeaIntent) async -> PlainResponse
}

private struct Shop: OrderTeaHandling {
  func resolveTea(for intent: OrderTeaIntent) async -> StringResolutionResult {
    guard let tea = intent.tea else { return .needsValue() }
    return .success(with: tea.prefix(1).uppercased() + tea.dropFirst())
  }

  func handle(intent: OrderTeaIntent) async -> PlainResponse { PlainResponse(code: .success) }
}

private struct Cup: DeclaredRecord {
  var size: String

  static let recordFields = RecordFields<Self>(
    Self(size: ""), [.required("size", \.size, "The size of the cup.")])
}
