import Foundation
import IntentKitCore
import IntentKitExtension
import IntentKitPlatform
import IntentKitSimulator

/// Requests with hostile guests, several at a time.
struct HostileTable {
  /// The time limit of each call.
  static let limit = Duration.milliseconds(300)
  /// The time that a guest has to exit.
  static let grace = Duration.milliseconds(300)
  /// The time for updates.
  static let watchTime = Duration.seconds(2)

  /// The limits of a request: its calls, the grace, and the end of a process that can't be killed at
  /// once.
  static func maximumDuration(_ phase: HostileCase.Phase) -> Duration {
    limit * phase.delayedCallCount + grace + .milliseconds(500) + .seconds(2)
  }

  let cases: [HostileCase]
  let jobs: Int
  /// The additional time of a request on a busy machine.
  var tolerance = Duration.seconds(1)

  /// A request that has ended.
  private struct Finding: Sendable {
    var hostileCase: HostileCase
    var duration: Duration
    var verdicts: [Verdict]
    var error: String?

    /// The rule that the request broke; nil if it ended as it must.
    func problem(tolerance: Duration) -> String? {
      if let error { return error }
      let watchTime = hostileCase.phase == .updates ? HostileTable.watchTime : .zero
      let limits = HostileTable.maximumDuration(hostileCase.phase)
      if duration > watchTime + limits + tolerance {
        return "it took \(duration)"
      }
      return verdicts.isEmpty && hostileCase.hasVerdict ? "it has no verdict" : nil
    }
  }

  /// Runs all requests and returns the problems.
  func run() async throws -> [String] {
    InstalledExtension.adoptOrphans()
    let scratch = try Scratch()
    // A child that isn't an extension's.
    let bystander = Process()
    bystander.executableURL = URL(filePath: "/bin/sleep")
    bystander.arguments = ["600"]
    try bystander.run()
    // It may inherit a mask that blocks SIGTERM, and it keeps the sockets of this program open.
    defer { kill(bystander.processIdentifier, SIGKILL) }
    // The first request opens descriptors that remain.
    _ = await Self.run(
      HostileCase(misbehavior: .exits, phase: .launch, isLarge: false), scratch, -1)
    let descriptors = openDescriptorCount
    let began = ContinuousClock.now
    var findings: [Finding] = []
    await withTaskGroup(of: Finding.self) { group in
      var pending = cases.enumerated().makeIterator()
      for _ in 0..<jobs {
        guard let (number, next) = pending.next() else { break }
        group.addTask { await Self.run(next, scratch, number) }
      }
      while let finding = await group.next() {
        findings.append(finding)
        if let (number, next) = pending.next() {
          group.addTask { await Self.run(next, scratch, number) }
        }
      }
    }
    let duration = began.duration(to: .now)
    var problems = findings.compactMap { finding in
      finding.problem(tolerance: tolerance).map { "\(finding.hostileCase): \($0)" }
    }
    let remaining = scratch.remainingProcesses()
    problems += remaining.map { "a process remains: \($0)" }
    if !bystander.isRunning { problems.append("a child of the host was killed") }
    let opened = openDescriptorCount - descriptors
    if opened > 0 { problems.append("\(opened) descriptors remain") }
    problems += scratch.unexpectedFiles.map { "a file remains: \($0)" }

    let longest = findings.max { $0.duration < $1.duration }
    let count = findings.count
    print("\(count) requests, \(jobs) at a time, limit \(Self.limit), in \(duration)")
    if let longest { print("longest: \(longest.duration), \(longest.hostileCase)") }
    print("\(findings.count { !$0.verdicts.isEmpty }) with a verdict:")
    let identifiers = findings.flatMap { $0.verdicts.map(\.id.rawValue) }
    for (identifier, all) in Dictionary(grouping: identifiers, by: \.self).sorted(by: {
      $0.key < $1.key
    }) {
      print("  \(identifier) \(all.count)")
    }
    print("remaining: \(remaining.count) processes, \(max(0, opened)) descriptors")
    return problems
  }

  private static func run(
    _ hostileCase: HostileCase, _ scratch: Scratch, _ number: Int
  ) async -> Finding {
    var finding = Finding(hostileCase: hostileCase, duration: .zero, verdicts: [])
    do {
      let guest = InstalledExtension(
        at: try scratch.program(for: hostileCase, number: number).path,
        appDescription: AppDescription(
          displayName: "Hostile",
          intentsSupported: [
            "INSendMessageIntent", "INListRideOptionsIntent", "INRequestRideIntent",
            "INGetRideStatusIntent", "INCancelRideIntent", "INSendRideFeedbackIntent",
          ]),
        customIntents: [], limits: ExtensionLimits(shutdown: Self.grace))
      let began = ContinuousClock.now
      let run = try await Simulator(apps: [SimulatedApp(guest)]).run(
        ScenarioFile(hostileCase.scenario),
        options: Simulator.Options(limit: Self.limit, answers: ["confirmation": ["yes"]]))
      finding.duration = began.duration(to: .now)
      finding.verdicts = run.trace.verdicts
    } catch {
      finding.error = "\(error)"
    }
    return finding
  }
}

extension HostileCase {
  /// The request.
  var scenario: Scenario {
    let text = String(repeating: "x", count: isLarge ? 400_000 : 10)
    var scenario = Scenario(intent: phase == .updates ? "GetRideStatus" : "SendMessage")
    if phase == .updates {
      scenario.source = .maps
      scenario.watchSeconds = Double(HostileTable.watchTime.components.seconds)
    } else {
      scenario.parameters = ["recipients": ["Bill"], "content": .string(text)]
    }
    scenario.given.settings = ["text": .string(text)]
    return scenario
  }
}
