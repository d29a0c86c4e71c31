import IntentKitCore

/// An app that handles a custom intent by name and consists of closures.
struct SoupKitchen: DynamicApp, DynamicIntentHandling {
  /// The results of resolve methods; by default, a value succeeds and a missing one is needed.
  var results: [String: @Sendable (DynamicIntent) -> [DynamicResolutionResult]] = [:]
  var options: @Sendable (String, String?) async throws(HandlerFailure) -> DynamicOptions = {
    _, _ throws(HandlerFailure) in .values([])
  }
  var defaultValue: @Sendable (String) async throws(HandlerFailure) -> ParameterValue? = {
    _ throws(HandlerFailure) in nil
  }

  static let definitions = IntentDefinitions(
    [
      IntentDefinition(
        "OrderSoup", userConfirmation: .always,
        parameters: [
          .init("soup", type: "Soup", providesOptions: true, unsupportedReasons: ["soldOut"]),
          .init("toppings", type: "[Topping]", isResolvable: false, providesOptions: true),
          .init("size", type: "Size", isResolvable: false, providesOptions: true),
          .init("quantity", type: "Int", providesDefault: true),
        ],
        responseCodes: [.init("failureSoldOut")],
        responseProperties: [.init("waitMinutes", type: "Int")])
    ],
    types: [
      TypeDefinition("Soup", fields: [.init("name", type: "String", isRequired: true)]),
      TypeDefinition("Topping", cases: ["croutons", "redPepper"]),
      TypeDefinition("Size", cases: ["small", "large"]),
    ])

  /// The intent, with resolve methods for some of its parameters.
  static func schema(resolving parameters: String...) throws -> IntentSchema {
    var definitions = definitions
    for index in definitions.definitions[0].parameters.indices {
      definitions.definitions[0].parameters[index].isResolvable =
        parameters.contains(definitions.definitions[0].parameters[index].name)
    }
    return try definitions.schemas()[0]
  }

  func handler(
    for intent: DynamicIntent, at site: HandlingSite
  ) async throws(HandlerFailure) -> (any DynamicIntentHandling)? { self }

  func application(continue activity: UserActivity) async throws(HandlerFailure) -> String? { nil }

  func resolve(
    _ parameter: String, of intent: DynamicIntent
  ) async throws(HandlerFailure) -> [DynamicResolutionResult] {
    if let results = results[parameter] { return results(intent) }
    switch intent.fields[parameter] {
    case nil: return [.needsValue()]
    case .array(let values)?: return values.map { .success(with: $0) }
    case let value?: return [.success(with: value)]
    }
  }

  func options(
    for parameter: String, of intent: DynamicIntent, searchTerm: String?
  ) async throws(HandlerFailure) -> DynamicOptions { try await options(parameter, searchTerm) }

  func defaultValue(
    for parameter: String, of intent: DynamicIntent
  ) async throws(HandlerFailure) -> ParameterValue? { try await defaultValue(parameter) }

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
      return try DynamicIntentResponse(
        intent.schema, fields: ["code": .string(code), "waitMinutes": 10])
    } catch {
      throw .unusableAnswer(error)
    }
  }

  /// Runs a request in simulated time.
  func run(
    _ intent: DynamicIntent, _ dialogue: any Dialogue, clock: ManualClock = ManualClock(),
    askedEachTime: Set<String> = [], device: DeviceState = DeviceState()
  ) async -> IntentRun<DynamicIntent> {
    var pipeline = IntentPipeline(time: .simulated(clock, patience: .seconds(600)))
    pipeline.spoken.askedEachTime = askedEachTime
    return await pipeline.run(
      intent, reachedBy: .dynamicApp(self), dialogue: dialogue,
      app: AppDescription(displayName: "Kitchen"), device: device)
  }
}
