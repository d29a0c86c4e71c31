public import IntentKitCore

/// What some runs reached of what the handlers of apps can answer, by app and intent.
///
/// It grows with the number of intents, not of runs. As JSON it holds every count, so what was reached on several
/// machines can be added up.
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

  /// The custom intents among the requests, by name. They are not counted, for what their handlers can answer stands in no
  /// schema that whoever reads the coverage has.
  public private(set) var notCovered: Set<String> = []

  /// Makes the coverage of nothing.
  public init() {}

  /// The intents that were asked for, by app and name.
  public var intents: [IntentCoverage] {
    byKey.values.sorted { ($0.app, $0.intent) < ($1.app, $1.intent) }
  }

  /// The same by app.
  public var apps: [(app: String, intents: [IntentCoverage])] {
    Dictionary(grouping: intents, by: \.app).sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  /// How many requests there were.
  public var runs: Int { byKey.values.reduce(0) { $0 + $1.runs } }

  /// How much was reached of what can be.
  public var share: CoverageShare { byKey.values.map(\.share).total }

  /// Adds what a run reached.
  public mutating func add(_ run: SimulatorRun) {
    add(run.trace, app: run.choices.app, intent: run.intent.schema.name)
  }

  /// Adds what a request reached; of a custom intent only that there was one.
  public mutating func add(_ trace: Trace, app: String, intent: String) {
    guard SystemIntents.named(intent) != nil else {
      notCovered.insert(intent)
      return
    }
    byKey[
      Key(app: app, intent: intent), default: IntentCoverage(app: app, intent: intent)
    ].add(trace)
  }

  /// Adds what other runs reached.
  public mutating func add(_ other: Coverage) {
    for coverage in other.byKey.values { add(coverage) }
    notCovered.formUnion(other.notCovered)
  }

  private mutating func add(_ coverage: IntentCoverage) {
    let key = Key(app: coverage.app, intent: coverage.intent)
    byKey[key, default: IntentCoverage(app: coverage.app, intent: coverage.intent)].add(coverage)
  }

  /// The part of it that is about an app, an intent or both.
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
    .optional("notCovered", \.notCoveredNames, absence: [])
  ) { _, _, _, _, intents, notCovered in
    var coverage = Coverage()
    for intent in intents { coverage.add(intent) }
    coverage.notCovered = Set(notCovered)
    return coverage
  }

  private var notCoveredNames: [String] { notCovered.sorted() }
}
