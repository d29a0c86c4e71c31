import Foundation
import IntentKitCore
import IntentKitSimulator
import Testing

@Suite struct `Simulators` {
  /// An app that reports the folder for its data.
  private struct Pathfinder: IntentApp {
    static let appDescription = AppDescription(displayName: "../Path/finder")

    init(environment: AppEnvironment) throws(ParameterError) {
      throw ParameterError(
        found: environment.containerFolder ?? "no folder", expected: "something else")
    }

    func handler(for intent: any Intent) -> (any IntentHandling)? { nil }
  }

  /// An app that handles intents itself, without an extension.
  private struct Loner: IntentApp {
    static let appDescription = AppDescription(
      displayName: "Loner", alternativeNames: ["Hermit"], intentsSupported: [],
      intentsSupportedInApp: [SendMessageIntent.schema.siriKitName])

    init(environment: AppEnvironment) {}

    func handler(for intent: any Intent) -> (any IntentHandling)? { nil }
  }

  /// An app without handlers.
  private struct Idler: IntentApp {
    static let appDescription = AppDescription(displayName: "Idler")

    init(environment: AppEnvironment) {}

    func handler(for intent: any Intent) -> (any IntentHandling)? { nil }
  }

  private func run(
    _ app: any IntentApp.Type, appName: String? = nil, container: String? = nil
  ) async throws(ScenarioError) -> SimulatorRun {
    var scenario = Scenario(intent: "SendMessage")
    scenario.appName = appName
    var options = Simulator.Options()
    options.container = container
    return try await Simulator(apps: [app]).run(ScenarioFile(scenario), options: options)
  }

  @Test func `an app's folder is inside the container whatever its name is`()
    async throws
  {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "SimulatorTests-\(UUID())").path
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let error = await #expect(throws: ScenarioError.self) {
      try await run(Pathfinder.self, container: "\(folder)/new/data")
    }
    #expect(error?.message.contains("found \(folder)/new/data/..-Path-finder, ") == true)
    let names = try FileManager.default.contentsOfDirectory(atPath: "\(folder)/new/data")
    #expect(names == ["..-Path-finder"])
  }

  @Test func `an app has no folder without a container`() async {
    let error = await #expect(throws: ScenarioError.self) { try await run(Pathfinder.self) }
    #expect(error?.message.contains("found no folder, ") == true)
  }

  @Test func `a prepared request has the decisions that its scenario leaves open`() async throws {
    var scenario = Scenario(intent: "INSendMessageIntent", parameters: ["content": "hello"])
    scenario.locale = .japanese
    let request = try Simulator(apps: [Idler.self]).prepare(ScenarioFile(scenario))
    #expect(request.schema.name == "SendMessage")
    #expect(request.intent.fieldValues == ["content": "hello"])
    #expect(request.app.displayName == "Idler")
    #expect(request.choices.language == .japanese)
    #expect(request.choices.now == Simulator.now(in: scenario, .init()))
    let run = await request.run()
    #expect(run.outcome == Outcome(.refused, reason: .noHandler))
    #expect(run.launch == nil)
  }

  /// Section 6 of “What Siri does”.
  @Test func `an app without an extension has only its display name`() async throws {
    #expect(try await run(Loner.self, appName: "loner").app.displayName == "Loner")
    let error = await #expect(throws: ScenarioError.self) {
      try await run(Loner.self, appName: "Hermit")
    }
    #expect(
      error?.message == "appName: found the app “Hermit”, expected one of Loner.")
  }
}
