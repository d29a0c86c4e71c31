public import IntentKitCore

/// The coverage of one intent in one app.
public struct IntentCoverage: DeclaredRecord {
  /// The name of the app.
  public let app: String
  /// The intent's name, without prefix and suffix.
  public let intent: String
  /// The number of requests.
  public private(set) var runs = 0
  private(set) var counts: [CoveragePoint: Int] = [:]
  /// The names of the methods that the handler lacks although they were called, sorted.
  ///
  /// Most methods are optional. Look for one that you have written: its name or its types differ
  /// from those of the protocol.
  public var missingMethods: [String] { missing.sorted() }
  private(set) var missing: Set<String> = []

  /// Adds the points that a request reached.
  public mutating func add(_ trace: Trace) {
    runs += 1
    missing.formUnion(trace.missingMethods.map(\.name))
    for event in trace.events {
      for point in event.coveragePoints { counts[point, default: 0] += 1 }
    }
  }

  /// Adds the coverage of other requests.
  public mutating func add(_ other: IntentCoverage) {
    runs = runs.addingClamped(other.runs)
    missing.formUnion(other.missing)
    counts.merge(other.counts) { $0.addingClamped($1) }
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
    // The schema doesn't specify the intents that an app restricts while the device is locked, and
    // the permission to use an app isn't a matter of its handlers.
    let outside = [Prompt.Kind.unlock, .authorization].map(\.rawValue).filter {
      counts[CoveragePoint(kind: .prompt, name: $0)] != nil && !prompts.contains($0)
    }
    return results + [
      CoverageSection(.code, reachable: schema.reachableCodes, counts: counts),
      CoverageSection(
        .prompt, reachable: prompts + outside, counts: counts),
      CoverageSection(.verdict, reachable: Verdict.ID.wellKnown.map(\.rawValue), counts: counts),
    ]
  }

  /// The reached share of everything reachable.
  public var share: CoverageShare { sections.map(\.share).total }

  public static let recordFields = RecordFields<IntentCoverage>(
    .required("app", \.app),
    .required("intent", \.intent).mapped(by: systemName),
    .required("runs", \.runs).mapped(
      by: limited(to: 0...1 << 53 - 1, expected: "a number from 0")),
    .derived("reached", \.share.reached),
    .derived("reachable", \.share.reachable),
    .derived("percent", \.share.percent),
    .required("sections", \.sections),
    .optional("missingMethods", \.missingMethods, absence: [])
  ) { app, intent, runs, _, _, _, sections, missingMethods in
    var coverage = IntentCoverage(app: app, intent: intent)
    coverage.runs = runs
    coverage.missing = Set(missingMethods)
    for section in sections {
      for (name, count) in section.reached {
        let point = CoveragePoint(kind: section.kind, parameter: section.parameter, name: name)
        coverage.counts[point] = (coverage.counts[point] ?? 0).addingClamped(count)
      }
    }
    return coverage
  }

  private static func systemName(of intent: String) throws(ParameterError) -> String {
    guard let type = SystemIntents.named(intent) else {
      throw ParameterError(
        found: "the intent “\(intent.shortened(to: 60))”", expected: "one of SiriKit's intents")
    }
    return type.schema.name
  }
}

extension Int {
  /// Returns the sum of two counts, or the greatest count that a file can contain.
  ///
  /// The counts of a file are in its range, but there may be many files.
  func addingClamped(_ other: Int) -> Int {
    let (sum, isTooLarge) = addingReportingOverflow(other)
    return isTooLarge ? .max : Swift.min(sum, 1 << 53 - 1)
  }
}
