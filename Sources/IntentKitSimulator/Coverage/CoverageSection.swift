public import IntentKitCore

/// What was reached of one kind: the results for one parameter, the codes, the questions or the verdicts of an intent.
public struct CoverageSection: DeclaredRecord {
  /// What the names are names of.
  public var kind: CoveragePoint.Kind
  /// The parameter, for results.
  public var parameter: String?
  /// How often each name was reached.
  public var reached: [String: Int]
  /// The names that were not reached, in the order of the schema.
  public var missing: [String]

  /// Whether the app has a method for the parameter, as far as it was asked.
  public var isImplemented: Bool { reached[ResultKind.notImplemented.rawValue] == nil }

  /// Whether the section counts: no handler is the better for drawing more verdicts.
  public var isCounted: Bool { kind != .verdict && isImplemented }

  /// How much was reached of what counts.
  public var share: CoverageShare {
    guard isCounted else { return CoverageShare() }
    return CoverageShare(reached: reached.count, reachable: reached.count + missing.count)
  }

  public static let recordFields = RecordFields<CoverageSection>(
    .required("kind", \.kind),
    .optional("parameter", \.parameter),
    .required("reached", \.reachedValues),
    .required("missing", \.missing)
  ) { kind, parameter, reached, missing throws(ParameterError) in
    CoverageSection(
      kind: kind, parameter: parameter, reached: try inside("reached", try counts(of: reached)),
      missing: missing)
  }

  private var reachedValues: [String: ParameterValue] {
    reached.mapValues { .integer($0) }
  }

  private static func counts(
    of values: [String: ParameterValue]
  ) throws(ParameterError) -> [String: Int] {
    var counts: [String: Int] = [:]
    for (name, value) in values {
      guard case .integer(let count) = value, count > 0, count < 1 << 53 else {
        throw ParameterError(
          found: "\(value.spokenText.shortened(to: 60))",
          expected: "how often it was reached, a number from 1", path: [.name(name)])
      }
      counts[name] = count
    }
    return counts
  }
}

extension CoverageSection {
  /// Makes a section of the names that can be reached and how often they were.
  init(
    _ kind: CoveragePoint.Kind, parameter: String? = nil, reachable: [String],
    counts: [CoveragePoint: Int]
  ) {
    self.init(kind: kind, parameter: parameter, reached: [:], missing: [])
    for name in reachable {
      if let count = counts[CoveragePoint(kind, parameter: parameter, name)] {
        reached[name] = count
      } else {
        missing.append(name)
      }
    }
    let absent = ResultKind.notImplemented.rawValue
    if kind == .result, reached.isEmpty,
      let count = counts[CoveragePoint(kind, parameter: parameter, absent)]
    {
      reached = [absent: count]
      missing = []
    }
  }
}

/// How much was reached of what can be.
public struct CoverageShare: Sendable, Hashable {
  /// How many points were reached.
  public var reached: Int
  /// How many can be.
  public var reachable: Int

  /// Makes a share; of nothing when nothing is said.
  public init(reached: Int = 0, reachable: Int = 0) {
    self.reached = reached
    self.reachable = reachable
  }

  /// Whether it is at least some per cent; of nothing everything is reached.
  public func isAtLeast(percent: Double) -> Bool {
    Double(reached) * 100 >= percent * Double(reachable)
  }

  /// The part that was reached, in whole per cent; 100 only when nothing is missing.
  public var percent: Int { reachable == 0 ? 100 : reached * 100 / reachable }

  /// Adds two shares.
  public static func + (left: CoverageShare, right: CoverageShare) -> CoverageShare {
    CoverageShare(
      reached: left.reached + right.reached, reachable: left.reachable + right.reachable)
  }
}

extension Sequence<CoverageShare> {
  /// All of them together.
  var total: CoverageShare { reduce(CoverageShare(), +) }
}
