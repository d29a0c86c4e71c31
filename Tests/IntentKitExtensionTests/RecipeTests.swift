import Foundation
import IntentKitCore
import IntentKitExtension
import IntentKitPlatform
import IntentKitSimulator
import SampleApps
import Testing

/// RecipeAssistant, whose requests need either its screen or its extension, in processes.
@Suite(.serialized) struct `RecipeAssistant out of process` {
  private static func scenarios(named isIncluded: (String) -> Bool) throws -> [ScenarioFile] {
    let folder = Guest.package.appending(path: "Examples/Scenarios/RecipeAssistant")
    return try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
      .filter { $0.hasSuffix(".json") && isIncluded($0) }
      .map { name in
        try ScenarioFile(
          path: name, text: InputFile.bytes(of: folder.appending(path: name).path))
      }
  }

  @Test func `its scenarios have the same trace in process and out of process`() async throws {
    let scenarios = try Self.scenarios { !$0.hasSuffix("-ja.json") }
    #expect(scenarios.count >= 20)
    let guest = try SampleGuest("RecipeAssistant")
    defer { withExtendedLifetime(guest) {} }
    let installed = try await guest.install()
    for file in scenarios {
      let outside = try await Simulator(apps: [SimulatedApp(installed)]).run(file)
      let inside = try await Simulator(apps: [SimulatedApp(RecipeAssistant.self)]).run(file)
      let isSame = outside.trace.untimed == inside.trace.untimed
      #expect(isSame, "\(file.path ?? "")")
      let differences = outside.untimedDifferences
      #expect(differences.map(\.message) == [], "\(file.path ?? "")")
    }
  }

  @Test func `a handler has the same conversation in its extension and in the app`() async throws {
    let scenarios = try Self.scenarios {
      $0.hasPrefix("shopping") && !$0.hasSuffix("-ja.json")
    }
    #expect(scenarios.count >= 5)
    let guests = try (SampleGuest("RecipeAssistant"), SampleGuest("RecipeAssistantInApp"))
    defer { withExtendedLifetime(guests) {} }
    let (ofExtension, ofApp) = try await (guests.0.install(), guests.1.install())
    for file in scenarios {
      let inExtension = try await Simulator(apps: [SimulatedApp(ofExtension)]).run(file)
      let inApp = try await Simulator(apps: [SimulatedApp(ofApp)]).run(file)
      #expect(inApp.untimedDifferences.map(\.message) == [], "\(file.path ?? "")")
      #expect(inApp.outcome == inExtension.outcome, "\(file.path ?? "")")
      // Only the app has to be launched for it.
      let launches = [inExtension, inApp].map { $0.trace.events.count { $0.isBackgroundLaunch } }
      #expect(launches == [0, 1], "\(file.path ?? "")")
    }
  }
}

extension TraceEvent {
  /// Whether the system launches the app without a scene.
  fileprivate var isBackgroundLaunch: Bool {
    if case .appLogged(let entry) = kind { entry.event == .launchedInBackground } else { false }
  }
}
