import Foundation
package import IntentKitCore
package import IntentKitSimulator

/// A kitchen whose menu may be out of reach.
package struct Kitchen: DynamicIntentHandling {
  package var problem: String?
  package var declares: Bool
  /// Whether it makes up identifiers, for its soups and for the order.
  package var makesUpIdentifiers: Bool

  package init(problem: String? = nil, declares: Bool = true, makesUpIdentifiers: Bool = false) {
    self.problem = problem
    self.declares = declares
    self.makesUpIdentifiers = makesUpIdentifiers
  }

  package static let definitions = IntentDefinitions(
    [
      IntentDefinition(
        "OrderSoup", userConfirmation: .always,
        parameters: [
          .init(
            "soup", type: "Soup", providesOptions: true, prompt: "Which soup would you like?"),
          .init("size", type: "SoupSize"), .init("quantity", type: "Int", providesDefault: true),
        ],
        responseProperties: [
          .init("waitMinutes", type: "Int"), .init("order", type: "String"),
        ])
    ],
    types: [
      TypeDefinition(
        "Soup", fields: [.init("name", type: "String"), .init("identifier", type: "String")]),
      TypeDefinition("SoupSize", cases: ["small", "large"]),
    ])

  package static func schema() throws(ParameterError) -> IntentSchema {
    try definitions.schemas()[0]
  }

  package func trace(_ answers: [String], _ language: Language) async throws -> Trace {
    let run = await IntentPipeline(time: .simulated(ManualClock())).run(
      try DynamicIntent(Self.schema()), handler: self,
      dialogue: ScriptedDialogue(answers, language: language),
      app: AppDescription(displayName: "Kitchen"))
    return run.trace
  }

  package func resolve(
    _ parameter: String, of intent: DynamicIntent
  ) async throws(HandlerFailure) -> [DynamicResolutionResult] {
    [intent.fields[parameter].map { .success(with: $0) } ?? .needsValue()]
  }

  package func options(
    for parameter: String, of intent: DynamicIntent, searchTerm: String?
  ) async throws(HandlerFailure) -> DynamicOptions {
    if let problem { return .unavailable(problem) }
    return .values(
      ["Clam chowder", "Miso soup"].map { name in
        var soup: [String: ParameterValue] = ["name": .string(name)]
        soup["identifier"] = identifier
        return .object(soup)
      })
  }

  package func defaultValue(
    for parameter: String, of intent: DynamicIntent
  ) async throws(HandlerFailure) -> ParameterValue? { 1 }

  package func confirm(_ intent: DynamicIntent) async throws(HandlerFailure)
    -> DynamicIntentResponse
  {
    try response(["code": "ready"], intent)
  }

  package func handle(_ intent: DynamicIntent) async throws(HandlerFailure) -> DynamicIntentResponse
  {
    var fields: [String: ParameterValue] = ["code": "success", "waitMinutes": 10]
    fields["order"] = identifier
    return try response(fields, intent)
  }

  private var identifier: ParameterValue? {
    makesUpIdentifiers ? .string(UUID().uuidString) : nil
  }

  fileprivate func response(
    _ fields: [String: ParameterValue], _ intent: DynamicIntent
  ) throws(HandlerFailure) -> DynamicIntentResponse {
    do throws(ParameterError) {
      return try DynamicIntentResponse(intent.schema, fields: fields)
    } catch {
      throw .unusableAnswer(error)
    }
  }
}

extension Kitchen: InstalledApp, LaunchedApp {
  package var appDescription: AppDescription {
    AppDescription(
      displayName: "Kitchen", intentsSupported: declares ? ["OrderSoupIntent"] : [])
  }

  package var customIntents: [IntentSchema] { (try? [Self.schema()]) ?? [] }

  package func prepare(for environment: AppEnvironment) -> any LaunchedApp { self }

  package func handler(
    for intent: DynamicIntent, at site: HandlingSite
  ) async throws(HandlerFailure) -> (any DynamicIntentHandling)? { self }

  package func application(continue activity: UserActivity) async throws(HandlerFailure) -> String?
  { nil }

  package func end() async -> LaunchReport { LaunchReport() }

  /// Runs a scenario with this app.
  package func run(_ text: String) async throws -> SimulatorRun {
    try await Simulator(apps: [SimulatedApp(self)]).run(
      ScenarioFile(path: "soup.json", text: Array(text.utf8)))
  }
}
