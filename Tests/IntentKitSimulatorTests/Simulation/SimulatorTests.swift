import Foundation
import IntentKitCore
import IntentKitPlatform
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

  /// Another app without handlers.
  private struct Sitter: IntentApp {
    static let appDescription = AppDescription(displayName: "Sitter")

    init(environment: AppEnvironment) {}

    func handler(for intent: any Intent) -> (any IntentHandling)? { nil }
  }

  @Test(arguments: [nil, "Idler", "Sitter"])
  func `a request must name one of several apps, with a sentence and without`(
    name: String?
  ) throws {
    let simulator = Simulator(apps: [Idler.self, Sitter.self])
    for var scenario in [
      Scenario(intent: "SendMessage"), Scenario(saying: "Send Bill a message saying hello"),
    ] {
      scenario.app = name
      guard name == nil else {
        #expect(try simulator.prepare(ScenarioFile(scenario)).app.displayName == name)
        continue
      }
      let error = #expect(throws: ScenarioError.self) {
        _ = try simulator.prepare(ScenarioFile(scenario))
      }
      #expect(error?.message.hasSuffix("as the app: Idler, Sitter.") == true)
      let undecided = try simulator.undecidedApps(for: ScenarioFile(scenario), options: .init())
      #expect(undecided?.names == ["Idler", "Sitter"])
    }
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

  /// Names that could lead out of a folder, or that a file system refuses.
  private static let nastyNames: [String] = {
    let pieces = ["", ".", "..", "/", "\\", "\0", "a", "\u{1B}", "\n", "\u{202E}", "é"]
    let marks = ["", "\u{200D}", "\u{301}", "\u{FE0F}", "\u{20D0}"]
    var names: [String] = []
    for first in pieces {
      for mark in marks {
        for second in pieces { names.append("\(first)\(mark)\(second)\(mark)x") }
        names.append("..\(first)\(mark)..\(first)\(mark)")
        names.append(first + mark)
      }
    }
    let long = String(repeating: "語", count: 100)
    return names + [
      long, long + "a", long + "b", String(repeating: "a", count: 300), "Notes", "notes", "NOTES",
      "Caf\u{E9}", "Cafe\u{301}", "/etc", "../../../../tmp/x", "....//", "a/../../b",
      String(repeating: "../", count: 100), "CON", "C:\\x", "~", "-rf", "*",
    ]
  }()

  @Test func `an app's folder is directly inside the container for each name of a table`()
    async throws
  {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "SimulatorTests-\(UUID())").path
    defer { try? FileManager.default.removeItem(atPath: folder) }
    var options = Simulator.Options()
    options.container = "\(folder)/data"
    for name in Self.nastyNames {
      let found = Locked<String?>(nil)
      let app = SimulatedApp(AppDescription(displayName: name)) { environment in
        found.withLock { $0 = environment.containerFolder }
        return .dynamicApp(DynamicAppAdapter(Idler(environment: environment)))
      }
      _ = try? Simulator(apps: [app]).prepare(
        ScenarioFile(Scenario(intent: "SendMessage")), options: options)
      let path = try #require(found.withLock { $0 }, "\(name.debugDescription)")
      let last = path.utf8.dropFirst("\(folder)/data/".utf8.count)
      #expect(path.utf8.starts(with: "\(folder)/data/".utf8))
      #expect(!last.isEmpty && last.count <= 255)
      #expect(!last.contains(UInt8(ascii: "/")) && !last.contains(0))
      #expect(![".", ".."].contains(String(decoding: last, as: UTF8.self)))
    }
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["data"])
    let folders = try FileManager.default.contentsOfDirectory(atPath: "\(folder)/data")
    for name in folders {
      var isFolder: ObjCBool = false
      #expect(
        FileManager.default.fileExists(atPath: "\(folder)/data/\(name)", isDirectory: &isFolder))
      #expect(isFolder.boolValue)
    }
    // Names that begin with the same 200 bytes, or differ in case, have separate folders.
    #expect(folders.count { $0.hasPrefix("語語") } == 3)
  }

  @Test func `an app's folder is never a link to elsewhere`() async throws {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "SimulatorTests-\(UUID())").path
    let manager = FileManager.default
    try manager.createDirectory(atPath: "\(folder)/data", withIntermediateDirectories: true)
    defer { try? manager.removeItem(atPath: folder) }
    try manager.createSymbolicLink(
      atPath: "\(folder)/data/..-Path-finder", withDestinationPath: folder)
    let error = await #expect(throws: ScenarioError.self) {
      try await run(Pathfinder.self, container: "\(folder)/data")
    }
    #expect(error?.message.contains("which is a symbolic link") == true)
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
