import Foundation
import IntentKitCore
import IntentKitExtension
import IntentKitPlatform
import IntentKitSimulator
import SampleApps
import TestSupport
import Testing

// Serialized, because some tests count the resources of the whole process.
@Suite(.serialized) struct `Extensions out of process` {
  @Test func `an extension describes itself`() async throws {
    let chat = try await Guest.chat.install()
    #expect(chat.appDescription.displayName == "UnicornChat")
    #expect(chat.appDescription.intentsSupported == ["INSendMessageIntent"])
    #expect(chat.intentsWithViews == ["INSendMessageIntent"])
    #expect(try #require(chat.firstLaunch?.launchTime) > .zero)
    #expect(try #require(chat.firstLaunch?.peakMemory) > 1 << 20)
  }

  @Test func `every scenario ends the same out of process`() async throws {
    let chat = try await Guest.chat.install()
    let folder = Guest.package.appending(path: "Examples/Scenarios/UnicornChat")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".json") }
    #expect(names.count > 5)
    for name in names.sorted() {
      let bytes = try InputFile.bytes(of: folder.appending(path: name).path)
      let file = try ScenarioFile(path: name, text: bytes)
      let run = try await Simulator(apps: [SimulatedApp(chat)]).run(file)
      #expect(run.untimedDifferences.isEmpty, "\(name): \(run.untimedDifferences.map(\.message))")
      #expect(run.trace.faults.allSatisfy { $0.severity != .fault }, "\(name)")
      // A permission that isn't determined draws a note although the user grants it.
      let isNoted = run.file.scenario.given.siriAuthorization == .notDetermined
      #expect(
        run.trace.faults.isEmpty || run.outcome.result == .refused || isNoted, "\(name)")
    }
  }

  @Test func `durations and output of an extension are reported`() async throws {
    let run = try await Guest.faulty.install().send(fault: "none")
    let launch = try #require(run.launch)
    #expect(run.outcome.result == .succeeded)
    #expect(try #require(launch.launchTime) > .zero)
    #expect(
      launch.calls.map(\.name) == [
        "launch", "handler", "resolve", "resolve", "resolve", "resolve", "resolve", "confirm",
        "handle",
      ])
    #expect(launch.log == ["handling with the fault none"])
    // The launch counts toward the first call.
    let first = run.trace.events.compactMap { event -> Duration? in
      if case .resolved(_, _, let elapsed) = event.kind { elapsed } else { nil }
    }.first
    #expect(try #require(first) >= #require(launch.launchTime))
  }

  @Test(arguments: [
    ("exits", Verdict.Kind.exited(status: 7)),
    (
      "sendsGarbage",
      .unreadableMessage(
        .invalidJSON("line 1, column 3: found “what”, expected a key in double quotes."))
    ),
    ("sendsHalf", .cutOffMessage), ("floodsChannel", .flood(.message, limit: 1 << 16)),
    ("floodsOutput", .flood(.output, limit: 1 << 20)),
    (
      "answersNonsense",
      .unusableAnswer(
        ParameterError(
          found: "the code “perhaps”",
          expected:
            "one of \(SendMessageIntent.schema.responseCodes.map(\.name).joined(separator: ", "))",
          path: ["code"]))
    ),
    ("dropsCompletion", .completionDropped), ("completesTwice", .completedTwice),
  ])
  func `a fault draws its verdict with the conversation so far`(
    fault: String, kind: Verdict.Kind
  ) async throws {
    let faulty = try await Guest.faulty.install(ExtensionLimits(message: 1 << 16))
    let run = try await faulty.send(fault: fault)
    let verdict = try #require(run.trace.faults.first)
    #expect(run.trace.faults.count == 1)
    #expect(verdict.kind == kind)
    #expect(verdict.severity == .fault)
    #expect(verdict.method == .handle)
    #expect(run.outcome.result == .failed)
    #expect(run.outcome.phase == .handle)
    #expect(run.trace.prompts.map(\.kind) == [.request])
    // The next request finds a fresh process.
    #expect(try await faulty.send(fault: "none").outcome.result == .succeeded)
  }

  @Test func `an extension that ignores the shutdown draws a warning`() async throws {
    let faulty = try await Guest.faulty.install(ExtensionLimits(shutdown: .milliseconds(100)))
    let run = try await faulty.send(fault: "ignoresShutdown")
    #expect(run.trace.faults.map(\.id) == [.ignoredShutdown])
    #expect(run.trace.faults.map(\.severity) == [.warning])
    #expect(run.outcome.result == .succeeded)
  }

  #if os(Linux)
  @Test(arguments: [("forks", 2), ("escapes", 1)])
  func `no process of an extension remains`(fault: String, count: Int) async throws {
    let run = try await Guest.faulty.install().send(fault: fault)
    #expect(run.outcome.result == .succeeded)
    let verdict = try #require(run.trace.faults.first)
    #expect(run.trace.faults.count == 1)
    #expect(verdict.kind == .leftProcesses(count: count))
    #expect(verdict.severity == .warning)
    let shells = try #require(run.launch).log.filter { $0.allSatisfy(\.isNumber) }
    #expect(shells.count == count)
    for shell in shells { while Holdings.isRunning(shell) { await Task.yield() } }
  }
  #endif

  @Test func `an extension is killed at the deadline`() async throws {
    let run = try await Guest.faulty.install().send(fault: "hangs", deadline: .milliseconds(200))
    #expect(run.trace.faults.map(\.id) == [.noAnswer])
    #expect(Holdings.processes(of: .faulty).isEmpty)
  }

  // One waits and ends on request; the other blocks the only thread that reads requests.
  @Test(arguments: ["waits", "hangs"])
  func `cancellation reaches the extension, which exits soon after`(
    fault: String
  ) async throws {
    let listens = fault == "waits"
    let faulty = try await Guest.faulty.install(
      listens ? ExtensionLimits() : ExtensionLimits(shutdown: .milliseconds(100)))
    let folder = try TemporaryFolder()
    let request = Task {
      let app = faulty.prepare(
        for: AppEnvironment(
          settings: ["fault": .string(fault)], containerFolder: folder.url.path))
      let run = await IntentPipeline(limit: .seconds(60)).run(
        try DynamicIntent(SendMessageIntent.schema, fields: ["recipients": ["Bill"]]),
        reachedBy: .launchedApp(app), dialogue: Consent(), app: faulty.appDescription)
      return (run.outcome.result, try #require(run.launch))
    }
    while !folder.has("handling") { await Task.yield() }
    request.cancel()
    let (result, report) = try await request.value
    #expect(result == .cancelled)
    #expect(report.log == ["handling with the fault \(fault)"] + (listens ? ["called off"] : []))
    #expect(report.verdicts.map(\.id) == (listens ? [] : [.ignoredShutdown]))
    #expect(Holdings.processes(of: .faulty).isEmpty)
  }

  #if os(Linux)
  @Test func `an extension that exceeds its memory limit is terminated`() async throws {
    let faulty = try await Guest.faulty.install(ExtensionLimits(memory: 400 << 20))
    let run = try await faulty.send(fault: "allocates")
    let verdict = try #require(run.trace.faults.first)
    guard case .crashed(_, memoryLimit: 400 << 20, _, _) = verdict.kind else {
      Issue.record("\(verdict)")
      return
    }
    #expect(run.trace.faults.count == 1)
  }
  #endif

  @Test func `a missing program isn't installed`() async throws {
    let error = try await #require(throws: ExtensionError.self) {
      _ = try await InstalledExtension.install(at: "/nowhere/at-all")
    }
    #expect(error.verdict.id == .launchFailed)
    #expect(error.description.contains("/nowhere/at-all"))
  }

  @Test func `a program that exits without a hello isn't installed`() async throws {
    let silent = try await #require(throws: ExtensionError.self) {
      _ = try await InstalledExtension.install(at: "/bin/cat")
    }
    // It finds nothing on its input, so it exits at once.
    #expect(silent.verdict.id == .exited)
  }

  @Test func `a program without a timely hello isn't installed`() async throws {
    let silent = try ScriptGuest("silent")
    let error = try await #require(throws: ExtensionError.self) {
      _ = try await silent.install(ExtensionLimits(launch: .milliseconds(50)))
    }
    #expect(error.verdict.kind == .launchTooSlow(limit: .milliseconds(50)))
    #expect(Holdings.processes(called: "tail").isEmpty)
  }

  @Test func `a program with another protocol version isn't installed`() async throws {
    let other = try ScriptGuest("of-another-time")
    let error = try await #require(throws: ExtensionError.self) { _ = try await other.install() }
    #expect(error.verdict.kind == .protocolMismatch(found: "99", expected: 1))
    #expect(Holdings.processes(called: "of-another-time").isEmpty)
  }

  // Without a separate limit, the launch takes the time of the first call.
  @Test(arguments: [Verdict.ID.launchTooSlow, .noAnswer])
  func `a slow launch draws a verdict`(id: Verdict.ID) async throws {
    let hasLimit = id == .launchTooSlow
    let script = try ScriptGuest("silent-once-installed")
    defer { withExtendedLifetime(script) {} }
    var installed = try await script.install()
    installed.limits.launch = hasLimit ? .milliseconds(100) : nil
    let run = try await installed.send(
      fault: "none", deadline: hasLimit ? .seconds(10) : .milliseconds(200))
    #expect(run.trace.faults.map(\.id) == [id])
    #expect(run.outcome.result == .failed)
    #expect(run.launch?.launchTime == nil)
    #expect(run.launch?.calls == [])
    #expect(Holdings.processes(called: "tail").isEmpty)
  }

  @Test(arguments: [
    "maps-options", "maps-request", "maps-rides-incomplete", "maps-watch", "maps-watch-canceled",
    "maps-watch-ja",
  ])
  func `ride updates arrive as they do in process`(name: String) async throws {
    let path = Guest.package.appending(path: "Examples/Scenarios/UnicornRides/\(name).json").path
    let file = try ScenarioFile(path: path, text: InputFile.bytes(of: path))
    let rides = SimulatedApp(try await Guest.rides.install())
    let outside = try await Simulator(apps: [rides]).run(file)
    let inside = try await Simulator(apps: [UnicornRides.self]).run(file)
    #expect(outside.untimedDifferences.isEmpty, "\(outside.untimedDifferences.map(\.message))")
    #expect(outside.outcome == inside.outcome)
    #expect(outside.trace.phasesOfRides == inside.trace.phasesOfRides)
    #expect(outside.trace.phasesOfRides.isEmpty != ["maps-watch", "maps-watch-ja"].contains(name))
    #expect(outside.trace.faults == inside.trace.faults)
  }

  @Test(arguments: [
    ("crash", Verdict.ID.crashed, "SIGSEGV"), ("exit", .exited, "status 3"),
    ("refuse", .unusableAnswer, "the unicorn wants to be alone"),
    ("nonsense", .unusableAnswer, "perhaps"),
  ])
  func `an extension that ends doesn't delay the end of the observation`(
    what: String, id: Verdict.ID, fact: String
  ) async throws {
    let script = try ScriptGuest("ride")
    defer { withExtendedLifetime(script) {} }
    var scenario = Scenario(intent: "GetRideStatus")
    scenario.source = .maps
    scenario.watchSeconds = 86_400
    scenario.given.settings = ["then": .string(what)]
    let guest = SimulatedApp(try await script.install())
    let run = try await Simulator(apps: [guest]).run(ScenarioFile(scenario))
    #expect(run.trace.faults.map(\.id) == [id])
    #expect(run.trace.faults.first?.method == .startSendingUpdates)
    #expect("\(run.trace.faults)".contains(fact))
    // The request was handled nevertheless.
    #expect(run.outcome.result == .succeeded)
  }

  @Test func `unknown settings end the launch`() async throws {
    let chat = try await Guest.chat.install()
    let run = try await chat.send(fault: "none")
    #expect(run.trace.faults.count == 1)
    guard case .launchFailed(_, .refused(let reason)) = run.trace.faults.first?.kind else {
      Issue.record("\(run.trace.faults)")
      return
    }
    #expect(reason.contains("fault"))
  }

  @Test(.requires(.python3))
  func `an extension can be written in another language`() async throws {
    let folder = Guest.package.appending(path: "Examples/PythonGuest")
    let guest = SimulatedApp(
      try await InstalledExtension.install(at: folder.appending(path: "guest.py").path))
    let path = folder.appending(path: "which-bill.json").path
    let run = try await Simulator(apps: [guest]).run(
      ScenarioFile(path: path, text: InputFile.bytes(of: path)))
    #expect(run.untimedDifferences.isEmpty)
    #expect(run.outcome.result == .succeeded)
    #expect(run.launch?.log == ["sent “hello” to Bill James"])
  }

  @Test func `the launch profile lists its parts`() async throws {
    let profile = try await LaunchProfile.measure(at: Guest.chat.path, launches: 3)
    #expect(profile.name == "UnicornChat")
    #expect(profile.launches == 3)
    #expect(profile.processStart > .zero)
    #expect(profile.hello > .zero)
    #expect(profile.firstAnswer > profile.hello)
    #if os(Linux)
    let libraries = try #require(profile.libraries)
    #expect(libraries.contains { $0.path.hasSuffix("/libFoundationEssentials.so") })
    #expect(!libraries.contains { $0.path.hasSuffix("/libFoundation.so") })
    #expect(libraries.allSatisfy { $0.size > 0 })
    #endif
  }

  // In a separate process, because other tests open and close descriptors, too.
  @Test func `a hundred extensions in a row leave no process and no descriptor`() async {
    await #expect(processExitsWith: .success) {
      let chat = try await Guest.chat.install()
      _ = try await chat.send(fault: "")
      let descriptors = Holdings.descriptors
      #expect(descriptors > 0)
      for round in 0..<100 {
        let app = chat.prepare(for: AppEnvironment())
        let intent = try DynamicIntent(
          SendMessageIntent.schema, fields: ["recipients": ["Bill James"], "content": "hello"])
        // Every other one is killed while it is launched.
        if round.isMultiple(of: 2) {
          let run = await IntentPipeline().run(
            intent, reachedBy: .launchedApp(app), dialogue: Consent(), app: chat.appDescription)
          #expect(run.outcome.result == .succeeded)
        } else {
          async let handler = try? app.handler(for: intent, at: .intentsExtension)
          _ = await app.end()
          _ = await handler
        }
        _ = await app.end()
      }
      #expect(Holdings.processes(of: .chat).isEmpty)
      #expect(Holdings.descriptors == descriptors)
    }
  }
}

extension Trace {
  /// The phases of a ride after the first response, in order.
  fileprivate var phasesOfRides: [ParameterValue?] {
    events.compactMap { event in
      if case .updated(_, let response, _) = event.kind {
        response.fields["rideStatus"]?["phase"]
      } else {
        nil
      }
    }
  }
}

/// A user who confirms everything.
struct Consent: Dialogue {
  func answer(to prompt: Prompt, context: DialogueContext) async -> Answer { .yes }
}
