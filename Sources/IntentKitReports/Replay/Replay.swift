import IntentKitCore
public import IntentKitSimulator

/// Plays many scenarios and compares each with what it expects.
///
/// Scenarios are read one after another and run several at a time; what came of them is told in their order. Memory does
/// not grow with their number.
///
/// ```swift
/// let replay = Replay(Simulator(apps: apps))
/// let summary = await replay.run(["Examples/Scenarios"]) { burst in
///   for result in burst.results where result.verdict == .failed { print(result.id) }
/// }
/// ```
public struct Replay: Sendable {
  /// What is prescribed beside the scenarios.
  public struct Options: Sendable {
    /// What the simulator is told.
    public var simulator = Simulator.Options()
    /// How many scenarios run at a time, at most.
    public var jobs = ProcessInfo.processInfo.activeProcessorCount
    /// Which scenarios are replayed.
    public var selection = ReplaySelection.all
    /// The part of all scenarios that is replayed; nil for all.
    public var shard: ReplayShard?
    /// Whether to run nothing more once a scenario has not passed.
    public var stopsAtFailure = false
    /// How often each scenario is run.
    public var repetitions = 1
    /// What decides the order in which scenarios are run; nil for the order in which they are found.
    public var seed: UInt64?

    /// Makes options.
    public init() {}
  }

  /// Results that come one after another.
  public struct Burst: Sendable {
    /// The results, in the order of their scenarios.
    public var results: [ReplayResult]
    /// How much of everything is done, from 0 to 1; nil when nobody knows how much there is.
    public var fraction: Double?
  }

  private let simulator: Simulator
  private let options: Options

  /// Makes a replay.
  public init(_ simulator: Simulator, options: Options = Options()) {
    self.simulator = simulator
    self.options = options
  }

  /// Plays everything that is found.
  ///
  /// A scenario that cannot be read is a result like any other. When the task is cancelled, what has not been run counts
  /// as skipped; what was still to come from a pipe is not waited for.
  ///
  /// - Parameters:
  ///   - paths: Files with a scenario, or in JSON Lines with many, folders of such files (`*.json`, `*.jsonl`), and `-`
  ///     for the standard input.
  ///   - report: Told of results as soon as all before them are there.
  public func run(_ paths: [String], report: (Burst) -> Void) async -> ReplaySummary {
    let clock = ContinuousClock()
    let start = clock.now
    let jobs = max(1, options.jobs)
    // Room for what is shuffled with each other, or to keep the others busy while one takes its time.
    let window = max(jobs * ReplayReader.batchSize * 4, ReplayReader.stretchSize)
    let queue = ReplayQueue(window: window)
    read(paths, with: ReplayReader(queue, shard: options.shard, seed: options.seed))
    var summary = ReplaySummary()
    await withTaskCancellationHandler {
      await withTaskGroup { group in
        for _ in 0..<jobs {
          group.addTask(executorPreference: IntentPipeline.executor) { await work(on: queue) }
        }
        while let burst = await queue.next() {
          for result in burst.results { summary.add(result.verdict) }
          report(Burst(results: burst.results, fraction: burst.fraction))
        }
      }
    } onCancel: {
      queue.stop()
    }
    summary.duration = start.duration(to: clock.now)
    return summary
  }

  private func read(_ paths: [String], with reader: ReplayReader) {
    let isStarted = SystemThread.start(stackSize: 1 << 20) {
      var reader = reader
      reader.run(paths)
    }
    guard !isStarted else { return }
    // Without a thread of its own the reader takes one of the pool's.
    Task.detached {
      var reader = reader
      reader.run(paths)
    }
  }

  // MARK: - Workers

  private func work(on queue: ReplayQueue) async {
    let matcher = options.selection.isEverything ? nil : options.selection.matcher()
    while let items = await queue.take() {
      var deliveries: [ReplayQueue.Delivery] = []
      deliveries.reserveCapacity(items.count)
      for item in items {
        let result = await result(of: item, matcher, isStopped: queue.isStopped)
        if options.stopsAtFailure, let result, !result.verdict.isHarmless { queue.stop() }
        deliveries.append(
          ReplayQueue.Delivery(ordinal: item.ordinal, fraction: item.fraction, result: result))
      }
      queue.deliver(deliveries)
    }
  }

  /// What comes of an item; nil when it is not selected.
  private func result(
    of item: ReplayItem, _ matcher: ReplaySelection.Matcher?, isStopped: Bool
  ) async -> ReplayResult? {
    let id = item.id
    let clock = ContinuousClock()
    let start = clock.now
    var name: String?
    func end(
      _ ending: ReplayResult.Ending, _ variation: ExpectationDifference? = nil
    ) -> ReplayResult {
      ReplayResult(
        id: id, name: name, index: item.index, ending: ending,
        duration: start.duration(to: clock.now), variation: variation)
    }
    if isStopped, matcher == nil { return end(.skipped) }
    do throws(ScenarioError) {
      let file = try item.scenario()
      name = file.scenario.name
      if let matcher, !matcher.selects(file.scenario, id: id) { return nil }
      if isStopped { return end(.skipped) }
      let (run, variation) = try await run(file)
      // What was called off says nothing.
      return Task.isCancelled ? end(.skipped) : end(.ran(run), variation)
    } catch {
      return end(.unusable(error))
    }
  }

  /// Runs a scenario as often as is asked for.
  ///
  /// - Returns: The first run that does not pass, else the first, and how another differs from the first, if one does.
  private func run(
    _ file: ScenarioFile
  ) async throws(ScenarioError) -> (run: SimulatorRun, variation: ExpectationDifference?) {
    let first = try await simulator.run(file, options: options.simulator)
    guard options.repetitions > 1 else { return (first, nil) }
    var told = first
    var isBad = !first.passes
    var variation: ExpectationDifference?
    for number in 2...options.repetitions where !Task.isCancelled {
      let run = try await simulator.run(file, options: options.simulator)
      if variation == nil, let difference = first.firstDifference(from: run) {
        variation = ExpectationDifference(
          path: ParameterPath(), expected: "the same in each of \(options.repetitions) runs",
          found: "in run \(number) \(difference.found) instead of \(difference.expected)")
      }
      if !isBad, !run.passes { (told, isBad) = (run, true) }
    }
    return (told, variation)
  }
}

extension ReplayResult.Verdict {
  /// Whether a replay that stops at failures goes on.
  fileprivate var isHarmless: Bool { self == .passed || self == .skipped }
}

extension SimulatorRun {
  /// The first step in which another run of the same scenario goes otherwise, in words.
  fileprivate func firstDifference(
    from other: SimulatorRun
  ) -> (expected: String, found: String)? {
    if choices.isRealTime {
      // No two runs take the same time.
      return Self.firstDifference(steps, other.steps) { $0.text }
    }
    return Self.firstDifference(trace.events, other.trace.events) {
      JSONWriter.text($0.parameterValue, style: .compact)
    }
  }

  private var steps: [ComparedStep] {
    let world = JSONWriter.text(file.scenario.given.parameterValue, style: .compact)
    return ComparedValues(given: [world], withDates: false, schema: intent.schema).steps(of: trace)
  }

  private static func firstDifference<Step: Equatable>(
    _ steps: [Step], _ others: [Step], _ text: (Step) -> String
  ) -> (expected: String, found: String)? {
    guard steps != others else { return nil }
    let index =
      zip(steps, others).enumerated().first { $1.0 != $1.1 }?.offset
      ?? min(steps.count, others.count)
    func words(of steps: [Step]) -> String {
      steps.indices.contains(index) ? text(steps[index]).shortened(to: 200) : "nothing"
    }
    return (words(of: steps), words(of: others))
  }
}
