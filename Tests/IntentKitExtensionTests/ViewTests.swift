import Foundation
import IntentKitCore
import IntentKitExtension
import IntentKitPlatform
import IntentKitSimulator
import SampleApps
import TestSupport
import Testing

// Serialized, because many programs that start at once are slow.
@Suite(.serialized) struct `Views out of process` {
  /// The scenarios of an app that expect something on the screen.
  private static func scenarios(of app: String) throws -> [ScenarioFile] {
    let folder = Guest.package.appending(path: "Examples/Scenarios/\(app)")
    return try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
      .filter { $0.hasSuffix(".json") }
      .map { name in
        try ScenarioFile(
          path: name, text: InputFile.bytes(of: folder.appending(path: name).path))
      }
      .filter { file in
        file.scenario.expect?.shows != nil || file.scenario.turns.contains { $0.shows != nil }
      }
  }

  @Test(
    arguments: [
      (UnicornChat.self, "UnicornChat"), (FaultyChat.self, "FaultyChat"),
      (HarborBank.self, "HarborBank"), (MoveMate.self, "MoveMate"), (SoupChef.self, "SoupChef"),
      (TasksNotes.self, "TasksNotes"),
    ] as [(any IntentApp.Type, String)])
  func `a scenario has the same trace in process and out of process`(
    app: any IntentApp.Type, name: String
  ) async throws {
    let scenarios = try Self.scenarios(of: name)
    #expect(scenarios.count >= 2)
    let guest = try SampleGuest(name)
    defer { withExtendedLifetime(guest) {} }
    let installed = try await guest.install()
    // A view that never answers costs the limit.
    let options = Simulator.Options(limit: .seconds(4))
    for file in scenarios {
      let outside = try await Simulator(apps: [SimulatedApp(installed)]).run(file, options: options)
      let inside = try await Simulator(apps: [SimulatedApp(app)]).run(file, options: options)
      #expect(outside.trace.untimed == inside.trace.untimed, "\(file.path ?? "")")
      let differences = outside.untimedDifferences
      #expect(differences.map(\.message) == [], "\(file.path ?? "")")
    }
  }

  @Test func `a card in Maps follows the updates of another process`() async throws {
    let rides = try await Guest.rides.install()
    #expect(rides.intentsWithViews.count == 2)
    let files = try Self.scenarios(of: "UnicornRides").filter { $0.scenario.source == .maps }
    #expect(files.count >= 2)
    for var file in files where file.scenario.expect?.verdicts == [] {
      file.scenario.watchSeconds = 20
      let run = try await Simulator(apps: [SimulatedApp(rides)]).run(file)
      #expect(run.untimedDifferences.map(\.message) == [], "\(file.path ?? "")")
    }
  }

  // MARK: - Guests in another language

  /// The answers of a guest that resolves nothing.
  private static let unresolved: [String: ParameterValue] = [
    "resolve": ["results": [["kind": "notImplemented"]]]
  ]

  /// Sends a message with a guest that has a view of it, in Python.
  private static func run(
    answers: [String: ParameterValue], steps: [String: ParameterValue] = [:],
    views: ParameterValue = ["INSendMessageIntent"]
  ) async throws -> SimulatorRun {
    let guest = try ScriptedGuest(
      ["views": views], answers: answers.merging(unresolved) { own, _ in own }, steps: steps)
    defer { guest.remove() }
    return try await guest.run(
      """
      {"intent": "SendMessage", "parameters": {"recipients": ["Bill"], "content": "hello"},
       "turns": [{"asked": "confirmation", "answer": "yes"}]}
      """)
  }

  /// A view of the content.
  private static let shown: ParameterValue = [
    "configuration": [
      "success": true, "parameters": ["SendMessageIntent.content"], "view": "See you there",
    ]
  ]

  /// The answers of a guest to the calls for a view, and the identifiers of the verdicts.
  private static let answers: [(ParameterValue, ParameterValue, Set<Verdict.ID>)] = [
    (["way": "replacing"], shown, []),
    ([:], [:], []),
    (["isDefault": true], [:], []),
    (["way": "sideways"], [:], [.unusableAnswer]),
    (["error": "no"], [:], [.unusableAnswer]),
    (["way": "replacing"], [:], [.unusableAnswer]),
    (["way": "replacing"], ["configuration": 7], [.unusableAnswer]),
    (["way": "replacing"], ["configuration": ["success": true, "view": 7]], [.unusableAnswer]),
    (
      ["way": "replacing"], ["configuration": ["success": true, "view": ["kind": "hologram"]]],
      [.unusableAnswer]
    ),
    (["way": "replacing"], ["error": "no"], [.unusableAnswer]),
    (["way": "replacing"], ["fault": "completion-dropped"], [.viewNotConfigured]),
    (
      ["way": "augmenting"],
      ["configuration": ["success": true, "view": "Draft"], "displays": ["message"]], []
    ),
    (
      ["way": "augmenting"],
      ["configuration": ["success": true, "view": "Draft"], "displays": ["weather"]],
      [.unusableAnswer]
    ),
  ]

  @Test(
    .requires(.python3), arguments: answers.indices)
  func `an answer that can't be used leaves the standard view`(index: Int) async throws {
    let (controller, view, verdicts) = Self.answers[index]
    let run = try await Self.run(answers: ["viewController": controller, "configureView": view])
    #expect(Set(run.trace.faults.map(\.id)) == verdicts)
    #expect(run.outcome.result == .succeeded)
    let placements = run.trace.events.compactMap { event in
      if case .viewConfigured(let step) = event.kind { step.placement } else { nil }
    }
    #expect(placements.contains(.custom) == (verdicts.isEmpty && controller["way"] != nil))
  }

  @Test(
    .requires(.python3),
    arguments: [[], ["INStartCallIntent"]] as [ParameterValue])
  func `a guest is asked only for views of the intents that its hello names`(
    views: ParameterValue
  ) async throws {
    let run = try await Self.run(answers: [:], views: views)
    #expect(run.outcome.result == .succeeded)
    #expect(run.trace.faults == [])
    #expect(run.launch?.calls.map(\.name).contains("viewController") == false)
  }

  @Test(.requires(.python3))
  func `the calls for a view contain the request and its place on the screen`() async throws {
    let run = try await Self.run(
      answers: ["viewController": ["way": "replacing"], "configureView": Self.shown])
    let log = try #require(run.launch?.log).map { try JSONReader.value(from: Array($0.utf8)) }
    let creation = try #require(log.first { $0["call"] == "viewController" })
    #expect(
      creation["extensionContext"]?["limits"]?["maximumAllowedSize"]?["width"] == .number(358))
    #expect(creation["interaction"]?["intentHandlingStatus"] == "ready")
    let sets = creation["extensionContext"]?["parameterSets"]
    #expect(sets?[1]?["parameters"] == ["SendMessageIntent.content"])
    let configurations = log.filter { $0["call"] == "configureView" }
    #expect(
      configurations.map { $0["parameters"] } == [
        [], ["SendMessageIntent.recipients"], [], ["SendMessageIntent.recipients"],
      ])
    // A new controller for each call.
    #expect(Set(configurations.map { $0["controller"] }).count == configurations.count)
    #expect(configurations.allSatisfy { $0["context"] == "siriSnippet" })
  }

  @Test(
    .requires(.python3),
    arguments: ["viewController", "configureView"])
  func `a crash during the view of a question ends the request with one verdict`(
    call: String
  ) async throws {
    let run = try await Self.run(
      answers: ["viewController": ["way": "replacing"]], steps: [call: [["kill": "SIGKILL"]]])
    #expect(run.trace.faults.map(\.id) == [.crashed])
    #expect(run.outcome.result == .failed)
    #expect(run.outcome.phase == .confirm)
  }

  @Test(.requires(.python3))
  func `a crash during the view of a result leaves the request handled`() async throws {
    let guest = try ScriptedGuest(
      ["views": ["INSearchForMessagesIntent"]],
      answers: Self.unresolved.merging(["viewController": ["way": "replacing"]]) { own, _ in own },
      steps: ["configureView": [["exit": 7]]])
    defer { guest.remove() }
    let run = try await guest.run(#"{"intent": "SearchForMessages", "parameters": {}}"#)
    let verdicts = run.trace.faults
    #expect(verdicts.map(\.id) == [.exited])
    #expect(verdicts.first?.method.name == "configureView(for:of:interactiveBehavior:context:)")
    #expect(run.outcome.result == .succeeded)
  }

  @Test(.requires(.python3))
  func `a hello with views that aren't a list of intents is an error`() async throws {
    let guest = try ScriptedGuest(["views": 7])
    defer { guest.remove() }
    await #expect {
      _ = try await guest.install()
    } throws: { error in
      "\(error)".contains("views")
    }
  }
}
