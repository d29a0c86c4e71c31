import IntentKitCore
import IntentKitPlatform
public import IntentKitSimulator

/// Runs many scenarios and compares each with its expectation.
///
/// Scenarios are read one after another and run concurrently. Results are reported in the order of
/// the scenarios. The memory usage doesn't depend on their number.
///
/// ```swift
/// let replay = Replay(Simulator(apps: apps))
/// let summary = await replay.run(["Examples/Scenarios"]) { burst in
///   for result in burst.results where result.verdict == .failed { print(result.id) }
/// }
/// ```
public struct Replay: Sendable {
  /// The options of a replay.
  public struct Options: Sendable {
    /// The options of the simulator.
    public var simulator = Simulator.Options()
    /// The maximum number of scenarios that run concurrently, from 1 to 1024.
    public var jobs = CurrentProcess.processorCount
    /// The selection of scenarios to run.
    public var selection = ReplaySelection.all
    /// The shard of all scenarios to run, or nil to run all.
    public var shard: ReplayShard?
    /// Whether to stop after the first scenario that doesn't pass.
    public var stopsAtFailure = false
    /// The number of times to run each scenario.
    public var repetitions = 1
    /// The seed of the random order, or nil to run scenarios in the order in which they are found.
    public var seed: UInt64?

    /// Creates default options.
    public init() {}
  }

  /// Consecutive results.
  public struct Burst: Sendable {
    /// The results, in the order of their scenarios.
    public var results: [ReplayResult]
    /// The completed fraction of the replay, from 0 to 1, or nil if the total is unknown.
    public var fraction: Double?
  }

  private let simulator: Simulator
  private let options: Options

  /// Creates a replay.
  public init(_ simulator: Simulator, options: Options = Options()) {
    self.simulator = simulator
    self.options = options
  }

  /// Runs all scenarios that are found.
  ///
  /// A scenario that can't be read has a result like any other. If the task is canceled, the
  /// remaining scenarios count as skipped, and the replay doesn't wait for more input from a pipe.
  ///
  /// - Parameters:
  ///   - paths: The paths of scenario files, of JSON Lines files with many scenarios, and of
  ///     folders with such files (`*.json`, `*.jsonl`). The path `-` is the standard input.
  ///   - report: Receives results once all preceding results are available. Workers deliver those of
  ///     fast scenarios together. If it throws an error, the replay ends.
  /// - Returns: The number of scenarios for each verdict.
  /// - Throws: The error of the closure.
  public func run<Failure: Error>(
    _ paths: [String], report: (Burst) throws(Failure) -> Void
  ) async throws(Failure) -> ReplaySummary {
    let clock = ContinuousClock()
    let start = clock.now
    let jobs = min(max(1, options.jobs), 1024)
    // The window has room for keeping other workers busy during a slow scenario, and half of it for
    // the scenarios that are shuffled together.
    let isShuffled = options.seed != nil
    let window = max(
      jobs * ReplayReader.batchSize * 4, ReplayReader.maximumStretchWeight * (isShuffled ? 2 : 1))
    let queue = ReplayQueue(window: window)
    read(paths, with: ReplayReader(queue, shard: options.shard, seed: options.seed))
    var summary = ReplaySummary()
    var failure: Failure?
    await withTaskCancellationHandler {
      await withTaskGroup { group in
        for _ in 0..<jobs {
          // On separate lanes, so that no request takes their work for that of its handler.
          group.addTask(executorPreference: LaneExecutor()) { await work(on: queue) }
        }
        while failure == nil, let burst = await queue.next() {
          for result in burst.results { summary.add(result.verdict) }
          do throws(Failure) { try report(burst) } catch { failure = error }
        }
        guard failure != nil else { return }
        group.cancelAll()
        queue.stop()
        while await queue.next() != nil {}
      }
    } onCancel: {
      queue.stop()
    }
    if let failure { throw failure }
    summary.duration = start.duration(to: clock.now)
    return summary
  }

  private func read(_ paths: [String], with reader: ReplayReader) {
    let read: @Sendable () -> Void = {
      var reader = reader
      reader.run(paths)
    }
    // If no thread is available, the reader blocks one of the pool's threads.
    if !SystemThread.start(stackSize: 1 << 20, read) { Task.detached { read() } }
  }

  // MARK: - Workers

  /// The number of results that a worker delivers together, because waking the reporter takes a
  /// large part of the time of a scenario.
  private static let deliveryCount = 32
  /// The time for one batch of items after which its results are delivered at once.
  private static let deliveryDelay = Duration.milliseconds(5)

  private func work(on queue: ReplayQueue) async {
    let matcher = options.selection.isEverything ? nil : options.selection.matcher()
    var deliveries: [ReplayQueue.Delivery] = []
    deliveries.reserveCapacity(Self.deliveryCount)
    func deliver() {
      queue.deliver(deliveries)
      deliveries.removeAll(keepingCapacity: true)
    }
    func nextItems() async -> [ReplayItem]? {
      if let items = queue.takeWaiting() { return items }
      deliver()
      return await queue.take()
    }
    while let items = await nextItems() {
      let start = ContinuousClock.now
      for item in items {
        let result = await result(of: item, matcher, isStopped: queue.isStopped)
        let hasFailed = result.map { [.failed, .unusable].contains($0.verdict) } ?? false
        if options.stopsAtFailure, hasFailed { queue.stop() }
        deliveries.append(
          ReplayQueue.Delivery(
            ordinal: item.ordinal, fraction: item.fraction, weight: item.weight, result: result))
      }
      let isSlow = start.duration(to: .now) >= Self.deliveryDelay
      if isSlow || deliveries.count >= Self.deliveryCount { deliver() }
    }
  }

  /// Returns the result of an item, or nil if it isn't selected.
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
      name = file.name
      if let matcher, !matcher.selects(file.scenario, id: id) { return nil }
      if isStopped { return end(.skipped) }
      let (run, variation) = try await run(file)
      // The result of a canceled run isn't meaningful.
      return Task.isCancelled ? end(.skipped) : end(.ran(run), variation)
    } catch {
      return end(.unusable(error))
    }
  }

  /// Runs a scenario as many times as the options require.
  ///
  /// - Parameter file: The scenario.
  /// - Returns: The first run that doesn't pass, or the first run if all pass, and the first
  ///   difference between runs, if any.
  /// - Throws: `ScenarioError` if the scenario can't be run.
  private func run(
    _ file: ScenarioFile
  ) async throws(ScenarioError) -> (run: SimulatorRun, variation: ExpectationDifference?) {
    let first = try await simulator.run(file, options: options.simulator)
    guard options.repetitions > 1 else { return (first, nil) }
    var reported = first
    var hasFailed = !first.passes
    var variation: ExpectationDifference?
    for number in 2...options.repetitions where !Task.isCancelled {
      let run = try await simulator.run(file, options: options.simulator)
      if variation == nil, let difference = first.firstDifference(from: run) {
        variation =
          ExpectationDifference.between(
            "the same in each of \(options.repetitions) runs",
            "in run \(number) \(difference.found) instead of \(difference.expected)", at: []
          ).first
      }
      if !hasFailed, !run.passes { (reported, hasFailed) = (run, true) }
    }
    return (reported, variation)
  }
}

extension SimulatorRun {
  /// Returns the first step in which another run of the scenario differs.
  fileprivate func firstDifference(
    from other: SimulatorRun
  ) -> (expected: String, found: String)? {
    if choices.isRealTime {
      // The duration differs between any two runs.
      return Self.firstDifference(steps, other.steps) { $0.text }
    }
    return Self.firstDifference(trace.events, other.trace.events) {
      JSONWriter.text(of: $0)
    }
  }

  private var steps: [ComparedStep] {
    let world = JSONWriter.text(of: file.scenario.given)
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
