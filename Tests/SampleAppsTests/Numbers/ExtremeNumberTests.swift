import Foundation
import IntentKitCore
import IntentKitSimulator
import IntentKitTesting
import TestSupport
import Testing

@testable import SampleApps

/// Tests that no number in a store, a request or a setting ends the process.
@Suite struct `Extreme numbers` {
  /// A document of an app, and the requests that use it.
  struct Store: Sendable, CustomTestStringConvertible {
    let app: any SampleApp.Type
    let name: String
    /// A request that creates the document.
    let first: Scenario
    /// The result of the first request isn't enough for some fields.
    var added: [String: ParameterValue] = [:]

    var testDescription: String { name }

    static let all = [
      Store(
        app: TasksNotes.self, name: "notebook.json",
        first: Scenario(
          intent: "AddTasks",
          parameters: ["taskTitles": ["WWDC", "Keynote"]]),
        added: ["lastNumber": 3]),
      Store(
        app: UnicornRides.self, name: "rides.json",
        first: Scenario(
          intent: "RequestRide",
          parameters: ["pickupLocation": "Harpa", "dropOffLocation": "Perlan", "partySize": 2])),
      Store(
        app: HarborBank.self, name: "ledger.json",
        first: Scenario(
          intent: "SendPayment",
          parameters: ["payee": "Grace", "currencyAmount": "25 USD"])),
      Store(
        app: MoveMate.self, name: "workouts.json",
        first: Scenario(
          intent: "StartWorkout",
          parameters: ["workoutName": "run", "goalValue": 5, "workoutGoalUnitType": "mile"])),
    ]
  }

  @Test(arguments: Store.all)
  func `a stored number never ends the process, and a damaged document stays`(
    store: Store
  ) async throws {
    let folder = try Folder()
    let scenarios = try scenarios(of: store.app)
    _ = try await run(store.first, in: store.app, container: folder)
    let place = "\(store.app.appDescription.displayName)/\(store.name)"
    let created = try? folder.read(place)
    let text = try #require(created, "the first request of \(store.name) stored nothing")
    guard case .object(let members) = try JSONReader.value(from: text) else { return }
    let document = ParameterValue.object(members.merging(store.added) { $1 })
    let variants = ExtremeNumbers.variants(of: document)
    #expect(variants.count > 20, "\(text)")
    for (number, variant) in variants.enumerated() {
      let changed = JSONWriter.text(variant, style: .pretty) + "\n"
      try folder.write(place, changed)
      let isReadable = (try? store.app.canRead(variant)) != nil
      for offset in 0..<2 {
        let scenario = scenarios[(number * 2 + offset) % scenarios.count]
        let run = try await run(scenario, in: store.app, container: folder)
        #expect(run.trace.outcome != nil)
      }
      if !isReadable { #expect(try folder.read(place) == changed) }
    }
  }

  @Test(arguments: SampleApps.all.map { $0.appDescription.displayName })
  func `a number in a request never ends the process`(name: String) async throws {
    let app = try #require(SampleApps.all.first { $0.appDescription.displayName == name })
    var count = 0
    for type in SystemIntents.all where app.appDescription.handlingSite(of: type.schema) != nil {
      guard case .object(let parameters) = SampleValues.full(type) else { continue }
      for variant in ExtremeNumbers.variants(of: .object(parameters)) {
        guard case .object(let parameters) = variant else { continue }
        count += 1
        // Half of the requests have only the changed parameter, so that others don't end them.
        let changed = parameters.filter { $1 != SampleValues.full(type)[$0] }
        for given in [parameters, changed] {
          _ = try? await run(Scenario(intent: type.schema.name, parameters: given), in: app)
        }
      }
    }
    #expect(
      count > 0 || app.customIntentTypes.count > 0 || name.hasPrefix("Unicorn")
        || name == "FaultyChat")
  }

  @Test func `a number in a setting never ends the process`() throws {
    let settings: [(any SampleApp.Type, any ParameterRecord.Type)] = [
      (TasksNotes.self, TasksSettings.self), (UnicornRides.self, RideSettings.self),
      (HarborBank.self, HarborBankSettings.self), (MoveMate.self, MoveMateSettings.self),
      (UnicornChat.self, UnicornSettings.self), (SoupChef.self, SoupChefSettings.self),
      (RecipeAssistant.self, RecipeSettings.self),
    ]
    for (app, record) in settings {
      for variant in ExtremeNumbers.variants(of: SampleValues.full(record)) {
        guard case .object(let members) = variant else { continue }
        for (name, value) in members {
          do throws(ParameterError) {
            _ = try app.init(environment: AppEnvironment(settings: [name: value]))
          } catch {
            // The error names the setting that the app can't use.
            #expect("\(error)".contains(name), "\(error)")
          }
        }
      }
    }
  }

  @Test func `a counter at its end is an error of the document`() throws {
    for number in [Int.max, -1, 1 << 53] {
      #expect(throws: ParameterError.self) {
        try Notebook(parameterValue: ["lastNumber": .integer(number)])
      }
    }
  }

  // MARK: - Runs

  private func run(
    _ scenario: Scenario, in app: any SampleApp.Type, container: Folder? = nil
  ) async throws -> SimulatorRun {
    var scenario = scenario
    scenario.turns += ["yes", "1", "yes"].map { ScenarioTurn(answer: $0) }
    var options = Simulator.Options()
    options.container = container?.url.path
    return try await Simulator(apps: [app]).run(ScenarioFile(scenario), options: options)
  }

  /// Returns one scenario for each intent of an app, without expectations.
  private func scenarios(of app: any SampleApp.Type) throws -> [Scenario] {
    let folder = "\(PackageUnderTest.root.path)/Examples/Scenarios"
    let path = "\(folder)/\(app.appDescription.displayName)"
    var byIntent: [String: Scenario] = [:]
    for file in try ScenarioFile.all(at: path) where file.scenario.expect?.outcome == .succeeded {
      var scenario = file.scenario
      scenario.expect = nil
      scenario.given.settings = [:]
      let intent = scenario.intent ?? ""
      byIntent[intent] = byIntent[intent] ?? scenario
    }
    return byIntent.sorted { $0.key < $1.key }.map(\.value)
  }
}

extension SampleApp {
  /// Reads a document of the app.
  fileprivate static func canRead(_ value: ParameterValue) throws(ParameterError) {
    switch Self.self {
    case is TasksNotes.Type: _ = try Notebook(parameterValue: value)
    case is UnicornRides.Type: _ = try RideLog(parameterValue: value)
    case is HarborBank.Type: _ = try Ledger(parameterValue: value)
    default: _ = try WorkoutLog(parameterValue: value)
    }
  }
}
