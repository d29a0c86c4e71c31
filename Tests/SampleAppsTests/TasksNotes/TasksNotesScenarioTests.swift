import Foundation
import IntentKitCore
import IntentKitPlatform
import IntentKitSimulator
import SampleApps
import Testing

@Suite struct `The scenarios of TasksNotes` {
  private static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  private static func runs() async throws -> [SimulatorRun] {
    let folder = root.appending(path: "Examples/Scenarios/TasksNotes")
    let names = try FileManager.default.contentsOfDirectory(
      atPath: folder.path(percentEncoded: false))
    var runs: [SimulatorRun] = []
    for name in names.sorted() where name.hasSuffix(".json") {
      let path = folder.appending(path: name).path(percentEncoded: false)
      let file = try ScenarioFile(path: path, text: InputFile.bytes(of: path))
      runs.append(try await Simulator(apps: SampleApps.all).run(file))
    }
    return runs
  }

  @Test func `every scenario of TasksNotes passes`() async throws {
    let runs = try await Self.runs()
    #expect(!runs.isEmpty)
    for run in runs {
      #expect(run.differences.isEmpty, "\(run.file.path ?? "")")
      #expect(run.file.scenario.app == "TasksNotes")
      #expect(run.file.scenario.expect?.outcome != nil, "\(run.file.path ?? "")")
    }
  }

  @Test(arguments: [
    "create-a-grocery-list-with-apples-bananas-and-pears", "add-the-task-wwdc",
    "add-the-task-wwdc-to-the-training-list", "mark-wwdc-attendance-as-completed",
    "remind-me-to-buy-an-iphone-when-i-get-home", "mark-buying-the-iphone-as-completed",
    "remind-me-to-leave-home-at-8-am", "create-a-grocery-list-in-monkeynotes",
    "add-the-task-wwdc-in-monkeytodo",
  ])
  func `each phrase of the demo succeeds in both languages without a question`(
    phrase: String
  ) async throws {
    for ending in ["", "-ja"] {
      let path = Self.root.appending(path: "Examples/Scenarios/TasksNotes/\(phrase)\(ending).json")
      let file = try ScenarioFile(
        path: path.path(percentEncoded: false),
        text: InputFile.bytes(of: path.path(percentEncoded: false)))
      let run = try await Simulator(apps: SampleApps.all).run(file)
      #expect(run.outcome.result == .succeeded)
      #expect(run.trace.prompts.isEmpty)
      #expect(file.scenario.locale == (ending.isEmpty ? nil : .japanese))
    }
  }

  @Test func `the scenarios of TasksNotes reach every code and reason`() async throws {
    var found: [String: Set<String>] = [:]
    for run in try await Self.runs() {
      let intent = run.intent.schema.name
      for event in run.trace.events {
        switch event.kind {
        case .responded(_, let code, _, _): found[intent, default: []].insert(code)
        case .resolved(_, let results, _):
          found[intent, default: []].formUnion(results.compactMap(\.reason))
        default: break
        }
      }
    }
    var sources = try SampleSource.handlers(
      in: Self.root.appending(path: "Sources/SampleApps/TasksNotes"))
    sources["SearchForNotebookItems"] = sources.removeValue(forKey: "SearchNotebook")
    #expect(sources.count == 8)
    for (intent, names) in sources {
      let schema = try #require(SystemIntents.named(intent)?.schema)
      let known =
        schema.responseCodes.map(\.name)
        + schema.resolveMethods.flatMap { method in
          (method.unsupportedReasons + method.confirmationReasons).map(\.name)
        }
      let named = names.intersection(known)
      // The store answers `success` for the handlers, so some of them name only the other codes.
      #expect(!named.isEmpty)
      #expect(named.subtracting(found[intent] ?? []) == [], "\(intent)")
    }
  }
}

/// The names in the sources of a sample app.
private enum SampleSource {
  /// The members that each handler names with a dot before them, by the handler's name without its
  /// ending.
  static func handlers(in folder: URL) throws -> [String: Set<String>] {
    var names: [String: Set<String>] = [:]
    for file in try FileManager.default.contentsOfDirectory(
      atPath: folder.path(percentEncoded: false))
    where file.hasSuffix("Handler.swift") {
      let text = try String(contentsOf: folder.appending(path: file), encoding: .utf8)
      let members = text.split(separator: ".").map { part in
        String(part.prefix { $0.isLetter || $0.isNumber })
      }
      names[String(file.dropLast("Handler.swift".count))] = Set(members)
    }
    return names
  }
}
