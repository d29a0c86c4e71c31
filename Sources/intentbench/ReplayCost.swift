import IntentKitCore
import IntentKitPlatform
import IntentKitReports
import IntentKitSimulator
import SampleApps

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// The benchmark of replaying recorded conversations, compared with only decoding their JSON, and
/// of its memory.
enum ReplayCost {
  private static let simulator = Simulator(apps: SampleApps.all)

  static func report() async {
    let folder = FileManager.default.temporaryDirectory.appending(
      path: "intentbench-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      let texts = await texts(of: "Examples/Scenarios")
      guard !texts.isEmpty else {
        Output.line(
          "\nreplay: Examples/Scenarios doesn't exist here; run the benchmark in the package's folder."
        )
        return
      }
      let (short, long) = (folder.appending(path: "a.jsonl").path, "\(folder.path)/b.jsonl")
      let count = 8_000
      try write(texts, count: count, to: short)
      try write(texts, count: 100_000, to: long)
      await compare(texts, short, count)
      await stream(long)
    } catch {
      Output.line("\nreplay: \(error)")
    }
  }

  // MARK: - The corpus

  /// The scenarios that pass, as lines of JSON, except those that block their thread and thus take
  /// real time.
  private static func texts(of folder: String) async -> [[UInt8]] {
    var texts: [[UInt8]] = []
    _ = await Replay(simulator).run([folder]) { burst in
      for result in burst.results where result.duration < .milliseconds(300) {
        guard case .ran(let run) = result.ending, result.verdict == .passed else { continue }
        texts.append(JSONWriter.bytes(of: run.file.scenario))
      }
    }
    return texts
  }

  private static func write(_ texts: [[UInt8]], count: Int, to path: String) throws {
    let file = try OutputFile(OutputTarget(path))
    var rest = count
    while rest > 0 {
      let part = texts.prefix(rest)
      try file.write(part.map { String(decoding: $0, as: UTF8.self) + "\n" }.joined())
      rest -= part.count
    }
    try file.finish()
  }

  // MARK: - Figures

  private static func compare(_ texts: [[UInt8]], _ path: String, _ count: Int) async {
    let size = texts.reduce(0) { $0 + $1.count } / texts.count
    await Measurement(
      name: "conversation", title: "A recorded conversation, \(size) bytes of JSON in the middle",
      unit: "conversation",
      ways: [
        ("decoding its JSON, one task", { await decode(texts, count, tasks: 1) }),
        ("decoding its JSON, two tasks", { await decode(texts, count, tasks: 2) }),
        ("replaying it, one job", { await replay(path, jobs: 1) }),
        ("replaying it, as many jobs as processors", { await replay(path) }),
      ], rounds: 5
    ).report()
  }

  private static func decode(_ texts: [[UInt8]], _ count: Int, tasks: Int) async -> Int {
    await withDiscardingTaskGroup { group in
      for task in 0..<tasks {
        group.addTask(executorPreference: IntentPipeline.executor) {
          for number in stride(from: task, to: count, by: tasks) {
            blackHole(
              try? Scenario(
                parameterValue: JSONReader.value(from: texts[number % texts.count])))
          }
        }
      }
    }
    return count
  }

  private static func replay(_ path: String, jobs: Int? = nil) async -> Int {
    var options = Replay.Options()
    if let jobs { options.jobs = jobs }
    return await Replay(simulator, options: options).run([path]) { burst in
      // Every scenario of the corpus passed before.
      for result in burst.results where result.verdict != .passed {
        Output.line("  \(result.name) \(result.verdict): \(result.differences.map(\.message))")
      }
    }.total
  }

  private static func stream(_ path: String) async {
    var done = 0
    var figures: [String] = []
    let summary = await Replay(simulator).run([path]) { burst in
      let before = done / 20_000
      done += burst.results.count
      if done / 20_000 > before {
        figures.append("\(Process.residentKilobytes / 1024) MiB after \(done)")
      }
    }
    let rate = Double(summary.total) / summary.duration.seconds
    Output.line(
      "\n\(summary.total) conversations from one file: \(summary.passed) passed in "
        + "\(summary.duration.seconds.rounded(to: 2)) s, \(Int(rate)) a second")
    Output.line("  memory: \(figures.joined(separator: ", "))")
    Output.add(
      "memory after 100,000 conversations", Double(Process.residentKilobytes) / 1024, "MiB")
  }
}
