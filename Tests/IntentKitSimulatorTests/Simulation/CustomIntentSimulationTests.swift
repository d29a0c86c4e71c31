import IntentKitCore
import IntentKitPlatform
import Testing

@testable import IntentKitSimulator
import TestSupport

@Suite struct `Scenarios of custom intents` {
  private static let order = """
    {"intent": "OrderSoup", "turns": ["2", "large", "yes"],
     "expect": {"outcome": "succeeded", "parameters": {"soup": "Miso soup", "quantity": 1},
                "response": {"waitMinutes": 10}}}
    """

  @Test func `a scenario of a custom intent runs with the app that defines it`() async throws {
    let run = try await Kitchen().run(Self.order)
    #expect(run.differences.map(\.message) == [])
    #expect(run.passes)
  }

  @Test(arguments: [("success", []), ("failure", ["expect.response.code"])])
  func `the code of the response can be expected`(
    code: String, differences: [String]
  ) async throws {
    let run = try await Kitchen().run(
      Self.order.replacing(#""waitMinutes": 10"#, with: #""code": "\#(code)""#))
    #expect(run.differences.map(\.path.description) == differences)
  }

  @Test func `a different response is reported`() async throws {
    let run = try await Kitchen().run(
      Self.order.replacing(#""waitMinutes": 10"#, with: #""waitMinutes": 20"#))
    #expect(
      run.differences.map(\.message) == ["expect.response.waitMinutes: expected 20, found 10."])
  }

  @Test func `a null parameter is asked for`() async throws {
    let run = try await Kitchen().run(
      """
      {"intent": "OrderSoup", "parameters": {"soup": "Miso soup", "size": "small", "quantity": null},
       "turns": [{"asked": "quantity", "answer": "3"}, "yes"],
       "expect": {"outcome": "succeeded", "parameters": {"quantity": 3}}}
      """)
    #expect(run.differences.map(\.message) == [])
    let recording = Recording(of: run).text
    #expect(recording.contains(#""quantity": null"#))
    #expect(try await Kitchen().run(recording).differences.map(\.message) == [])
  }

  @Test func `a recording contains the options`() async throws {
    let run = try await Kitchen().run(Self.order)
    let recording = Recording(of: run)
    #expect(recording.scenario.turns[0].options == ["Clam chowder", "Miso soup"])
    #expect(recording.scenario.expect?.response == ["waitMinutes": 10])
    #expect(try await Kitchen().run(recording.text).differences.map(\.message) == [])
  }

  @Test func `an intent that the app doesn't declare is refused`() async throws {
    var kitchen = Kitchen()
    kitchen.declares = false
    let run = try await kitchen.run(
      Self.order.replacing(#""intent""#, with: #""app": "Kitchen", "intent""#))
    #expect(run.outcome == Outcome(.refused, reason: .notDeclared))
  }

  @Test func `a custom intent is found by every spelling of its name`() async throws {
    for name in ["OrderSoupIntent", "ordersoup"] {
      let run = try await Kitchen().run(Self.order.replacing("OrderSoup", with: name))
      #expect(run.passes)
      #expect(run.intent.schema.name == "OrderSoup")
    }
  }

  @Test func `a scenario runs with an app in the same process`() async throws {
    for isReachedByName in [false, true] {
      let app = SimulatedApp(SoupApp.self, isReachedByName: isReachedByName)
      let run = try await Simulator(apps: [app]).run(
        ScenarioFile(path: "soup.json", text: Array(Self.order.utf8)))
      #expect(run.differences.map(\.message) == [])
      #expect(run.passes)
      #expect(run.trace.elapsed == .zero)
    }
  }

  @Test func `invalid definitions are reported`() async throws {
    let error = try await #require(throws: ScenarioError.self) {
      _ = try await Simulator(apps: [WrongApp.self]).run(
        ScenarioFile(Scenario(intent: "OrderSoup")))
    }
    #expect(error.message.contains("definitions[0].name: found the name “order soup”"))
  }

  @Test func `the definitions of an app are read once for all scenarios`() async throws {
    let simulator = Simulator(apps: [CountedApp.self])
    for _ in 0..<3 {
      let run = try await simulator.run(ScenarioFile(path: "soup", text: Array(Self.order.utf8)))
      #expect(run.passes)
    }
    #expect(CountedApp.count.withLock { $0 } == 1)
  }

  /// An app that counts how often its definitions are read.
  private struct CountedApp: IntentApp {
    static let count = Locked(0)
    static let appDescription = SoupApp.appDescription
    static var customIntents: IntentDefinitions {
      count.withLock { $0 += 1 }
      return Kitchen.definitions
    }

    init(environment: AppEnvironment) {}

    func handler(for intent: any Intent) -> (any IntentHandling)? { Kitchen() }
  }

  /// An app in this program that defines an intent.
  private struct SoupApp: IntentApp {
    static let appDescription = AppDescription(
      displayName: "Soups", intentsSupported: ["OrderSoupIntent"])
    static var customIntents: IntentDefinitions { Kitchen.definitions }

    init(environment: AppEnvironment) {}

    func handler(for intent: any Intent) -> (any IntentHandling)? { Kitchen() }
  }

  /// An app with invalid definitions.
  private struct WrongApp: IntentApp {
    static let appDescription = AppDescription(displayName: "Wrong")
    static var customIntents: IntentDefinitions {
      IntentDefinitions([IntentDefinition("order soup")])
    }

    init(environment: AppEnvironment) {}

    func handler(for intent: any Intent) -> (any IntentHandling)? { nil }
  }
}
