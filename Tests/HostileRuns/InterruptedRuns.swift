import Foundation
import IntentKitCore
import IntentKitPlatform
import IntentKitSimulator

/// Runs of `intentsim` with hostile guests, each interrupted at a random moment.
struct InterruptedRuns {
  let count: Int
  let jobs: Int
  /// The maximum time from the signal until the end of the program.
  let maximumDuration: Duration
  let seed: UInt64

  private struct Finding: Sendable {
    var name: String
    /// The time from the signal until the end; nil if the program had ended before.
    var duration: Duration?
    var status: Int32

    func problem(maximumDuration: Duration) -> String? {
      guard let duration else { return nil }
      return duration <= maximumDuration ? nil : "\(name): it took \(duration)"
    }
  }

  /// Runs the program and returns the problems.
  func run() async throws -> [String] {
    let scratch = try Scratch()
    var generator = SeededGenerator(seed: seed)
    var runs: [(HostileCase, Duration)] = []
    for _ in 0..<count {
      let hostileCase = HostileCase.all.randomElement(using: &generator)
      let moment = Duration.milliseconds(Int.random(in: 0...600, using: &generator))
      if let hostileCase { runs.append((hostileCase, moment)) }
    }
    let began = ContinuousClock.now
    var findings: [Finding] = []
    try await withThrowingTaskGroup(of: Finding.self) { group in
      var pending = runs.enumerated().makeIterator()
      for _ in 0..<jobs {
        guard let (number, next) = pending.next() else { break }
        group.addTask { try await Self.run(next.0, after: next.1, scratch, number) }
      }
      while let finding = try await group.next() {
        findings.append(finding)
        if let (number, next) = pending.next() {
          group.addTask { try await Self.run(next.0, after: next.1, scratch, number) }
        }
      }
    }
    var problems = findings.compactMap { $0.problem(maximumDuration: maximumDuration) }
    let remaining = scratch.remainingProcesses()
    problems += remaining.map { "a process remains: \($0)" }
    problems += scratch.unexpectedFiles.map { "a file remains: \($0)" }

    let durations = findings.compactMap(\.duration).sorted()
    print(
      "\(findings.count) runs of intentsim, \(jobs) at a time, in \(began.duration(to: .now)), "
        + "\(durations.count) interrupted")
    if let longest = durations.last {
      print(
        "from the signal to the end: median \(durations[durations.count / 2]), longest \(longest)")
    }
    print("remaining: \(remaining.count) processes")
    return problems
  }

  private static func run(
    _ hostileCase: HostileCase, after moment: Duration, _ scratch: Scratch, _ number: Int
  ) async throws -> Finding {
    let guest = try scratch.program(for: hostileCase, number: number)
    let scenario = scratch.url.appending(path: "\(number)/@scenario.json")
    try Data(JSONWriter.bytes(hostileCase.scenario.parameterValue, style: .compact))
      .write(to: scenario)
    let isReplay = number % 3 == 0
    let process = Process()
    process.executableURL = Scratch.programs.appending(path: "intentsim")
    process.arguments =
      [isReplay ? "replay" : "run", scenario.path, "--extension", guest.path, "--deadline", "30"]
      + ["--format", hostileCase.isLarge ? "json" : "text"]
      + (isReplay ? [] : ["--no-input", "--answer", "confirmation=yes"])
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    let clock = ContinuousClock()
    let (ends, end) = AsyncStream.makeStream(of: ContinuousClock.Instant.self)
    process.terminationHandler = { _ in
      end.yield(.now)
      end.finish()
    }
    try process.run()
    // In real time, because another process has no other clock.
    try await clock.sleep(for: moment)
    let isRunning = process.isRunning
    let interrupted = clock.now
    // Every fifth user is impatient.
    for _ in 0..<(number % 5 == 0 ? 2 : 1) where isRunning {
      kill(process.processIdentifier, SIGINT)
    }
    var ended = interrupted
    for await moment in ends { ended = moment }
    let status =
      process.terminationReason == .exit ? process.terminationStatus : -process.terminationStatus
    return Finding(
      name: "\(hostileCase) after \(moment)",
      duration: isRunning && ended > interrupted ? interrupted.duration(to: ended) : nil,
      status: status)
  }
}
