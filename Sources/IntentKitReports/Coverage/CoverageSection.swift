public import IntentKitCore

/// What was reached of one kind: the results for one parameter, the codes, the questions or the verdicts of an intent.
public struct CoverageSection: ParameterRecord {
  /// What the names are names of.
  public var kind: CoveragePoint.Kind
  /// The parameter, for results.
  public var parameter: String?
  /// How often each name was reached.
  public var reached: [String: Int]
  /// The names that were not reached, in the order of the schema.
  public var missing: [String]

  /// Makes a section of the names that can be reached and how often they were.
  init(
    _ kind: CoveragePoint.Kind, parameter: String? = nil, reachable: [String],
    counts: [CoveragePoint: Int]
  ) {
    self.kind = kind
    self.parameter = parameter
    reached = [:]
    missing = []
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

  /// Whether the app has a method for the parameter, as far as it was asked.
  public var isImplemented: Bool { reached[ResultKind.notImplemented.rawValue] == nil }

  /// Whether the section counts: no handler is the better for drawing more verdicts.
  public var isCounted: Bool { kind != .verdict && isImplemented }

  /// How much was reached of what counts.
  public var share: CoverageShare {
    guard isCounted else { return CoverageShare() }
    return CoverageShare(reached: reached.count, reachable: reached.count + missing.count)
  }

  public static let recordSchema = RecordSchema(
    name: "CoverageSection",
    fields: [
      ParameterSchema("kind", CoveragePoint.Kind.self, isRequired: true),
      ParameterSchema("parameter", String.self),
      ParameterSchema("reached", [String: ParameterValue].self, isRequired: true),
      ParameterSchema("missing", [String].self, isRequired: true),
    ])

  public init(from fields: inout ParameterReader) throws(ParameterError) {
    kind = try fields.required("kind")
    parameter = try fields.optional("parameter")
    let counts: [String: ParameterValue] = try fields.required("reached")
    reached = [:]
    for (name, value) in counts {
      guard case .integer(let count) = value, count > 0, count < 1 << 53 else {
        throw ParameterError(
          found: "\(value.spokenText.shortened(to: 60))",
          expected: "how often it was reached, a number from 1",
          path: ParameterPath([.name("reached"), .name(name)]))
      }
      reached[name] = count
    }
    missing = try fields.required("missing")
  }

  public func write(to fields: inout ParameterWriter) {
    fields.write("kind", kind)
    fields.write("parameter", parameter)
    fields.write("reached", reached.mapValues { ParameterValue.integer($0) })
    fields.write("missing", missing)
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
