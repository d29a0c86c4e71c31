public import IntentKitCore

/// The coverage of one kind of points: the results for a parameter, or an intent's codes, questions
/// or verdicts.
public struct CoverageSection: DeclaredRecord {
  /// The kind of the points.
  public var kind: CoveragePoint.Kind
  /// The parameter of the results.
  public var parameter: String?
  /// The number of times that each name was reached.
  public var reached: [String: Int]
  /// The names that weren't reached, in the order of the schema.
  public var missing: [String]

  /// Whether the app implements the resolve method, as far as it was called.
  public var isImplemented: Bool { reached[ResultKind.notImplemented.rawValue] == nil }

  /// Whether the section contributes to the share.
  ///
  /// Verdicts don't contribute, because reaching more of them doesn't make a handler better.
  public var isCounted: Bool { kind != .verdict && isImplemented }

  /// The reached share of the section.
  public var share: CoverageShare {
    guard isCounted else { return CoverageShare() }
    return CoverageShare(reached: reached.count, reachable: reached.count + missing.count)
  }

  public static let recordFields = RecordFields<CoverageSection>(
    .required("kind", \.kind),
    .optional("parameter", \.parameter),
    .required("reached", { @Sendable in $0.reached.mapValues { .integer($0) } }),
    .required("missing", \.missing)
  ) { kind, parameter, reached, missing throws(ParameterError) in
    CoverageSection(
      kind: kind, parameter: parameter, reached: try inside("reached", try counts(of: reached)),
      missing: missing)
  }

  private static func counts(
    of values: [String: ParameterValue]
  ) throws(ParameterError) -> [String: Int] {
    var counts: [String: Int] = [:]
    for (name, value) in values {
      guard case .integer(let count) = value, count > 0, count < 1 << 53 else {
        throw ParameterError(
          found: "\(value.spokenText.shortened(to: 60))",
          expected: "a count, a number from 1", path: [.name(name)])
      }
      counts[name] = count
    }
    return counts
  }
}

extension CoverageSection {
  /// Creates a section from the reachable names and their counts.
  init(
    _ kind: CoveragePoint.Kind, parameter: String? = nil, reachable: [String],
    counts: [CoveragePoint: Int]
  ) {
    self.init(kind: kind, parameter: parameter, reached: [:], missing: [])
    for name in reachable {
      if let count = counts[CoveragePoint(kind: kind, parameter: parameter, name: name)] {
        reached[name] = count
      } else {
        missing.append(name)
      }
    }
    let absent = ResultKind.notImplemented.rawValue
    if kind == .result, reached.isEmpty,
      let count = counts[CoveragePoint(kind: kind, parameter: parameter, name: absent)]
    {
      reached = [absent: count]
      missing = []
    }
  }
}

/// The reached share of everything reachable.
public struct CoverageShare: Sendable, Hashable {
  /// The number of points that were reached.
  public var reached = 0
  /// The number of points that can be reached.
  public var reachable = 0

  /// Returns whether the share is at least a given percentage.
  ///
  /// An empty share counts as 100 percent.
  public func isAtLeast(percent: Double) -> Bool {
    Double(reached) * 100 >= percent * Double(reachable)
  }

  /// The reached percentage, rounded down.
  ///
  /// It's 100 only if every point was reached.
  public var percent: Int { reachable == 0 ? 100 : reached * 100 / reachable }

  /// Returns the sum of two shares.
  public static func + (left: CoverageShare, right: CoverageShare) -> CoverageShare {
    CoverageShare(
      reached: left.reached + right.reached, reachable: left.reachable + right.reachable)
  }
}

extension Sequence<CoverageShare> {
  /// The sum of all shares.
  var total: CoverageShare { reduce(CoverageShare(), +) }
}
