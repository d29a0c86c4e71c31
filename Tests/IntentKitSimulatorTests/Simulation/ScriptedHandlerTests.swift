import IntentKitCore
import Testing

@testable import IntentKitSimulator

@Suite struct `Scripted handlers` {
  private static let definitions = """
    {"definitions": [{
      "name": "OrderTea", "userConfirmation": "never",
      "title": ["Order Tea", {"text": "お茶を注文", "language": "ja"}],
      "combinations": [
        {"parameters": ["tea", "cups"], "title": ["Order ${cups} ${tea}",
          {"text": "${tea}を${cups}杯注文", "language": "ja"}]},
        {"parameters": ["tea"], "title": "Order ${tea}"},
        {"parameters": ["tea"], "title": "${tea}"},
        {"parameters": ["tea"], "title": "Order ${tea} (hot)"}],
      "parameters": [
        {"name": "tea", "type": "String", "providesOptions": true, "providesDefault": true,
         "prompt": "Which tea?",
         "unsupportedReasons": [{"name": "soldOut", "text": "${tea} is sold out."}]},
        {"name": "cups", "type": "Int", "minimum": 1, "maximum": 10, "defaultValue": 1,
         "unsupportedReasons": ["greaterThanMaximumValue", "negativeNumbersNotSupported"]},
        {"name": "extras", "type": "[String]"}],
      "responseCodes": [{"name": "waiting", "meaning": "success", "text": "${tea} in ${minutes}."}],
      "responseProperties": [{"name": "minutes", "type": "Int"}, {"name": "tea", "type": "String"}]
    }]}
    """

  private func simulator() throws -> Simulator {
    let value = try JSONReader.value(from: Self.definitions)
    let schemas = try IntentDefinitions(parameterValue: value).schemas()
    return Simulator(apps: [
      SimulatedApp(scripting: schemas, as: AppDescription(displayName: "Tea House"))
    ])
  }

  private func run(_ text: String) async throws -> SimulatorRun {
    let file = try ScenarioFile(path: "tea.json", text: Array(text.utf8))
    return try await simulator().run(file)
  }

  /// The message of the error for a scenario with a script.
  private func message(_ script: String) async -> String {
    let error = await #expect(throws: ScenarioError.self) {
      try await run(#"{"intent": "OrderTea", "handler": \#(script)}"#)
    }
    return error?.description ?? ""
  }

  @Test func `without a script, missing values are asked for and others succeed`() async throws {
    let run = try await run(
      """
      {"intent": "OrderTea",
       "turns": [{"asked": "tea", "heard": "Which tea?", "answer": "Sencha"},
                 {"asked": "extras", "answer": "mint and honey"}],
       "expect": {"outcome": "succeeded", "code": "success", "verdicts": [],
                  "parameters": {"tea": "Sencha", "cups": 1, "extras": ["mint", "honey"]}}}
      """)
    #expect(run.differences.map(\.message) == [])
  }

  @Test(arguments: [(11, "greaterThanMaximumValue"), (-1, "negativeNumbersNotSupported")])
  func `limits of the definition give its reasons`(cups: Int, reason: String) async throws {
    let run = try await run(
      """
      {"intent": "OrderTea", "parameters": {"tea": "Sencha", "cups": \(cups), "extras": ["mint"]},
       "turns": [{"asked": "cups", "why": "unsupported", "reason": "\(reason)", "answer": "2"}],
       "expect": {"outcome": "succeeded", "parameters": {"cups": 2}}}
      """)
    #expect(run.differences.map(\.message) == [])
  }

  @Test func `results are given in the order of the calls`() async throws {
    let run = try await run(
      """
      {"intent": "OrderTea", "parameters": {"tea": "Sencha"},
       "handler": {
         "results": {
           "tea": [{"unsupported": "soldOut"}, {"disambiguation": ["Assam", "Darjeeling"]},
                   "confirmationRequired"],
           "extras": ["needsValue", ["success", {"success": "cane sugar"}]]}},
       "turns": [
         {"asked": "tea", "why": "unsupported", "answer": "Assam",
          "heard": "Sencha is sold out. Which tea?"},
         {"asked": "tea", "why": "disambiguation", "answer": "Darjeeling"},
         {"asked": "tea", "why": "confirmationRequired", "answer": "yes"},
         {"asked": "extras", "answer": "mint and sugar"}],
       "expect": {"outcome": "succeeded",
                  "parameters": {"tea": "Darjeeling", "extras": ["mint", "cane sugar"]}}}
      """)
    #expect(run.differences.map(\.message) == [])
  }

  @Test func `options are those of the script, in sections`() async throws {
    let run = try await run(
      """
      {"intent": "OrderTea", "parameters": {"extras": ["mint"]},
       "handler": {"options": {"tea": [{"title": "Black", "items": ["Assam"]}, "Rooibos"]}},
       "turns": [{"asked": "tea", "options": ["Assam", "Rooibos"], "answer": "Rooibos",
                  "heard": "Which tea? Assam, or Rooibos?"}],
       "expect": {"outcome": "succeeded", "parameters": {"tea": "Rooibos"}}}
      """)
    #expect(run.differences.map(\.message) == [])
  }

  @Test func `defaults and responses are those of the script`() async throws {
    let run = try await run(
      """
      {"intent": "OrderTea", "parameters": {"extras": ["mint"]},
       "handler": {"defaults": {"tea": "Assam"},
                   "handle": {"code": "waiting", "properties": {"minutes": 5, "tea": "Our Assam"}}},
       "turns": [],
       "expect": {"outcome": "succeeded", "code": "waiting", "response": {"minutes": 5},
                  "heard": "Our Assam in 5."}}
      """)
    #expect(run.differences.map(\.message) == [])
    let failed = try await self.run(
      """
      {"intent": "OrderTea", "parameters": {"tea": "Assam", "extras": ["mint"]},
       "handler": {"confirm": "failure"}, "expect": {"outcome": "failed", "phase": "confirm"}}
      """)
    #expect(failed.differences.map(\.message) == [])
  }

  @Test(arguments: [
    (#"{"results": {"teas": "success"}}"#, "teas"),
    (#"{"results": {"tea": {"unsupported": "cold"}}}"#, "cold"),
    (#"{"results": {"tea": "disambiguation"}}"#, "disambiguation"),
    (#"{"results": {"cups": {"success": "many"}}}"#, "many"),
    (#"{"options": {"cups": [1]}}"#, "cups"),
    (#"{"options": {"tea": {"items": ["Assam"], "searchable": ["Oolong"]}}}"#, "searchable"),
    (#"{"defaults": {"extras": ["mint"]}}"#, "extras"),
    (#"{"handle": "sold"}"#, "sold"),
    (#"{"handle": {"properties": {"hours": 1}}}"#, "hours"),
  ])
  func `a script that doesn't fit the intent is refused at its place`(
    script: String, name: String
  ) async throws {
    let message = await message(script)
    #expect(message.hasPrefix("tea.json:1:"))
    #expect(message.contains(name), "\(message)")
  }

  @Test func `a definition file is refused if there is no reader`() async throws {
    let error = await #expect(throws: ScenarioError.self) {
      try await Simulator(apps: [SimulatedApp]()).run(
        try ScenarioFile(
          path: "a.json", text: Array(#"{"intent": "OrderTea", "definition": "T"}"#.utf8)))
    }
    #expect(error?.description.contains("only intentsim reads definition files") == true)
  }

  @Test(arguments: [
    ("Order Assam with Tea House", "en", ["tea": "Assam"] as [String: ParameterValue]),
    ("Order 2 Assam with Tea House", "en", ["tea": "Assam", "cups": 2]),
    ("アッサムを2杯注文して", "ja", ["tea": "アッサム", "cups": 2]),
    ("アッサムを2杯注文", "ja", ["tea": "アッサム", "cups": 2]),
  ])
  func `titles are sentences`(
    sentence: String, language: String, parameters: [String: ParameterValue]
  ) async throws {
    var scenario = Scenario(saying: sentence)
    scenario.locale = Language(rawValue: language)
    let reading = try #require(try simulator().reading(ScenarioFile(scenario)))
    #expect(reading.interpretations.first?.parameters == parameters)
  }
}
