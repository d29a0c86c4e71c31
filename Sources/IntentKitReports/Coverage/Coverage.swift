public import IntentKitCore
public import IntentKitSimulator

/// The responses and results of handlers that runs have reached, by app and intent.
///
/// The size depends on the number of intents, not on the number of runs. The JSON form contains
/// every count, so the coverage of several machines can be added up.
///
/// ```swift
/// var coverage = Coverage()
/// await Replay(Simulator(apps: apps)).run(["Examples/Scenarios"]) { burst in
///   for case .ran(let run) in burst.results.map(\.ending) { coverage.add(run) }
/// }
/// print(coverage.share.percent)
/// ```
public struct Coverage: DeclaredRecord {
  private struct Key: Hashable {
    var app: String
    var intent: String
  }

  private var byKey: [Key: IntentCoverage] = [:]

  /// The names of the requested custom intents.
  ///
  /// Custom intents aren't counted, because the reader of the coverage may not have their schemas.
  public private(set) var notCovered: Set<String> = []

  /// Creates an empty coverage.
  public init() {}

  /// The requested intents, sorted by app and name.
  public var intents: [IntentCoverage] {
    byKey.values.sorted { ($0.app, $0.intent) < ($1.app, $1.intent) }
  }

  /// The requested intents, grouped by app.
  public var apps: [(app: String, intents: [IntentCoverage])] {
    Dictionary(grouping: intents, by: \.app).sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  /// The number of requests.
  public var runs: Int { byKey.values.reduce(0) { $0 + $1.runs } }

  /// The reached share of everything reachable.
  public var share: CoverageShare { byKey.values.map(\.share).total }

  /// Adds the coverage of a run.
  public mutating func add(_ run: SimulatorRun) {
    add(run.trace, app: run.choices.app, intent: run.intent.schema.name)
  }

  /// Adds the coverage of a trace.
  ///
  /// Only the name of a custom intent is added.
  public mutating func add(_ trace: Trace, app: String, intent: String) {
    guard SystemIntents.named(intent) != nil else {
      notCovered.insert(intent)
      return
    }
    var coverage = IntentCoverage(app: app, intent: intent)
    coverage.add(trace)
    add(coverage)
  }

  /// Adds another coverage.
  public mutating func add(_ other: Coverage) {
    for coverage in other.byKey.values { add(coverage) }
    notCovered.formUnion(other.notCovered)
  }

  private mutating func add(_ coverage: IntentCoverage) {
    let key = Key(app: coverage.app, intent: coverage.intent)
    byKey[key, default: IntentCoverage(app: coverage.app, intent: coverage.intent)].add(coverage)
  }

  /// Returns the part of the coverage for an app, an intent or both.
  public func only(app: String? = nil, intent: String? = nil) -> Coverage {
    var part = self
    part.byKey = byKey.filter { key, _ in
      (app == nil || key.app == app) && (intent == nil || key.intent == intent)
    }
    if intent != nil { part.notCovered = [] }
    return part
  }

  public static let recordFields = RecordFields<Coverage>(
    .derived("runs", \.runs),
    .derived("reached", \.share.reached),
    .derived("reachable", \.share.reachable),
    .derived("percent", \.share.percent),
    .required("intents", \.intents),
    .optional("notCovered", { @Sendable in $0.notCovered.sorted() }, absence: [])
  ) { _, _, _, _, intents, notCovered in
    var coverage = Coverage()
    for intent in intents { coverage.add(intent) }
    coverage.notCovered = Set(notCovered)
    return coverage
  }
}
