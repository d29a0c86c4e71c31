public import IntentKitCore

/// The coverage of one intent in one app.
public struct IntentCoverage: ParameterRecord {
  /// The name of the app.
  public let app: String
  /// The intent's name, without prefix and suffix.
  public let intent: String
  /// The number of requests.
  public private(set) var runs = 0
  private var counts: [CoveragePoint: Int] = [:]

  /// Creates an empty coverage.
  public init(app: String, intent: String) {
    self.app = app
    self.intent = intent
  }

  /// Adds the points that a request reached.
  public mutating func add(_ trace: Trace) {
    runs += 1
    for event in trace.events {
      for point in event.coveragePoints { counts[point, default: 0] += 1 }
    }
  }

  /// Adds the coverage of other requests.
  public mutating func add(_ other: IntentCoverage) {
    runs += other.runs
    counts.merge(other.counts, uniquingKeysWith: +)
  }

  /// The coverage by section: results in the order of the resolve methods, codes, questions and
  /// verdicts.
  ///
  /// The intent's schema defines the reachable points. A question counts only if one of the app's
  /// resolve methods can lead to it.
  public var sections: [CoverageSection] {
    guard let schema = SystemIntents.named(intent)?.schema else { return [] }
    let methods = schema.resolveMethods.filter(\.isCurrent)
    let results = methods.map { method in
      CoverageSection(
        .result, parameter: method.parameter, reachable: method.reachableResults, counts: counts)
    }
    let implemented = zip(methods, results).filter { $1.isImplemented }.map { $0.0 }
    let prompts = schema.reachablePrompts(implemented)
    // The schema doesn't specify the intents that an app restricts while the device is locked.
    let unlock = CoveragePoint(.prompt, Prompt.Kind.unlock.rawValue)
    let mayUnlock = counts[unlock] != nil && !prompts.contains(unlock.name)
    return results + [
      CoverageSection(.code, reachable: schema.reachableCodes, counts: counts),
      CoverageSection(
        .prompt, reachable: prompts + (mayUnlock ? [unlock.name] : []), counts: counts),
      CoverageSection(.verdict, reachable: Verdict.ID.wellKnown.map(\.rawValue), counts: counts),
    ]
  }

  /// The reached share of everything reachable.
  public var share: CoverageShare { sections.map(\.share).total }

  public static let recordSchema = RecordSchema(
    name: "IntentCoverage",
    fields: [
      ParameterSchema("app", String.self, isRequired: true),
      ParameterSchema("intent", String.self, isRequired: true),
      ParameterSchema("runs", Int.self, isRequired: true),
      ParameterSchema("reached", Int.self),
      ParameterSchema("reachable", Int.self),
      ParameterSchema("percent", Int.self),
      ParameterSchema("sections", [CoverageSection].self, isRequired: true),
    ])

  public init(from fields: inout ParameterReader) throws(ParameterError) {
    app = try fields.required("app")
    let name: String = try fields.required("intent")
    guard let intent = SystemIntents.named(name) else {
      throw ParameterError(
        found: "the intent “\(name.shortened(to: 60))”", expected: "one of SiriKit's intents",
        path: ParameterPath([.name("intent")]))
    }
    self.intent = intent.schema.name
    runs = try fields.required("runs")
    guard (0..<1 << 53).contains(runs) else {
      throw ParameterError(
        found: "\(runs)", expected: "a number from 0", path: ParameterPath([.name("runs")]))
    }
    // The derived values are computed again.
    for name in ["reached", "reachable", "percent"] { _ = try fields.optional(name) as Int? }
    for section in try fields.required("sections") as [CoverageSection] {
      for (name, count) in section.reached {
        counts[CoveragePoint(section.kind, parameter: section.parameter, name), default: 0] += count
      }
    }
  }

  public func write(to fields: inout ParameterWriter) {
    let sections = sections
    let share = sections.map(\.share).total
    fields.write("app", app)
    fields.write("intent", intent)
    fields.write("runs", runs)
    fields.write("reached", share.reached)
    fields.write("reachable", share.reachable)
    fields.write("percent", share.percent)
    fields.write("sections", sections)
  }
}
