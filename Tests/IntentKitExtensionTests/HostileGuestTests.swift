import Foundation
import IntentKitCore
import IntentKitExtension
import IntentKitPlatform
import IntentKitSimulator
import TestSupport
import Testing

// Serialized, because each starts processes.
@Suite(.serialized, .timeLimit(.minutes(30))) struct `Hostile extensions` {
  /// A limit beyond the time limit of the tests, so that a test whose guest uses it up fails.
  private static let tooLong = Duration.seconds(3600)

  /// Sends a message with a guest and returns the run.
  private static func send(
    _ name: String, _ limits: ExtensionLimits = ExtensionLimits(), size: Int = 10,
    deadline: Duration = .milliseconds(300), observer: (@Sendable (TraceEvent) -> Void)? = nil
  ) async throws -> SimulatorRun {
    let folder = try TemporaryFolder()
    let program = folder.url.appending(path: name)
    try FileManager.default.createSymbolicLink(
      at: program, withDestinationURL: URL(filePath: Guest.hostile.path))
    let guest = InstalledExtension(
      at: program.path,
      appDescription: AppDescription(
        displayName: "Hostile", intentsSupported: ["INSendMessageIntent"]),
      customIntents: [], limits: limits)
    var scenario = Scenario(intent: "SendMessage")
    scenario.parameters = [
      "recipients": ["Bill"], "content": .string(String(repeating: "x", count: size)),
    ]
    let run = try await Simulator(apps: [SimulatedApp(guest)]).run(
      ScenarioFile(scenario),
      options: Simulator.Options(limit: deadline, answers: ["confirmation": ["yes"]]),
      observer: observer)
    // A killed process takes a moment to exit.
    while !Holdings.processes(running: folder.url.path).isEmpty { await Task.yield() }
    return run
  }

  @Test func `a guest that stops reading is ended at the deadline, whatever the size of the call`()
    async throws
  {
    // More than the buffers of a socket contain.
    let run = try await Self.send("stopsReading@resolve", size: 1_000_000)
    // On a busy machine, the deadline may pass between two calls. Then, the guest is requested to exit.
    #expect(run.trace.faults.first?.id == .noAnswer)
    #expect(run.trace.faults.dropFirst().allSatisfy { $0.id == .ignoredShutdown })
  }

  @Test func `a guest that stops reading is ended when the request is canceled`() async throws {
    let limits = ExtensionLimits(shutdown: .milliseconds(100))
    let (calls, continuation) = AsyncStream.makeStream(of: Void.self)
    let task = Task {
      try await Self.send(
        "stopsReading@resolve", limits, size: 1_000_000, deadline: .seconds(600)
      ) { event in
        if case .called = event.kind { continuation.yield() }
      }
    }
    // The guest answers the first call and doesn't read the second.
    var iterator = calls.makeAsyncIterator()
    for _ in 0..<2 { await iterator.next() }
    task.cancel()
    let run = try await task.value
    #expect(run.outcome.result == .cancelled)
  }

  #if os(Linux)
  /// Returns the verdicts on a guest that starts a child before it is ended.
  ///
  /// On a machine that stands still for a while, the deadline passes before the guest has started its
  /// child, so that it is sent again.
  private static func verdicts(
    _ fault: String, expecting expected: Verdict.ID
  ) async throws -> [Verdict.ID] {
    var verdicts: [Verdict.ID] = []
    for _ in 0..<3 where !verdicts.contains(expected) {
      verdicts = try await send(fault, deadline: .seconds(2)).trace.faults.map(\.id)
    }
    return verdicts
  }

  @Test func `a guest that joins the group of its child is killed`() async throws {
    let verdicts = try await Self.verdicts("joinsGroupOfChild@handle", expecting: .leftProcesses)
    #expect(verdicts == [.noAnswer, .leftProcesses])
  }

  @Test func `a child in another session and with another environment is killed with its guest`()
    async throws
  {
    let verdicts = try await Self.verdicts("hidesChild@handle", expecting: .leftProcesses)
    #expect(verdicts == [.noAnswer, .leftProcesses])
  }

  @Test func `a guest that its own child traces is killed`() async throws {
    let run = try await Self.send("isTraced@handle", deadline: .seconds(2))
    #expect(run.trace.faults.first?.id == .noAnswer)
  }
  #endif

  @Test func `children that flood the channel don't delay the end of a guest that exited`()
    async throws
  {
    let run = try await Self.send(
      "leavesFloodingChildren@handle", ExtensionLimits(shutdown: Self.tooLong),
      deadline: Self.tooLong)
    // A child may be killed in the middle of a message.
    let verdict = try #require(run.trace.faults.first)
    #expect(verdict.id == .exited || verdict.id == .cutOffMessage)
  }

  @Test(arguments: ["refuses", "answersNonsense", "dropsCompletion"])
  func `a guest that fails doesn't cost the time for a shutdown`(misbehavior: String) async throws {
    let run = try await Self.send(
      "\(misbehavior)@handle", ExtensionLimits(shutdown: Self.tooLong), deadline: Self.tooLong)
    #expect(run.trace.faults.count == 1)
    #expect(run.outcome.result == .failed)
  }

  @Test func `hostile guests leave no process, no descriptor and no file`() async throws {
    let runs = URL(filePath: Guest.hostile.path).deletingLastPathComponent()
      .appending(path: "HostileRuns")
    let result = try await ProgramRun.result(of: runs, ["table", "40", "4", "30"])
    #expect(result.status == 0, "\(result.output)\(result.errors)")
    #expect(result.output.hasPrefix("40 requests, "))
  }
}
