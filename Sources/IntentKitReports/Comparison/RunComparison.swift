public import IntentKitCore
public import IntentKitSimulator

/// A comparison of two runs: their matching steps, and the differences at their ends.
///
/// Details that always differ between runs are ignored, as in a `Recording`: durations, and
/// identifiers that a handler generates.
public struct RunComparison: Sendable {
  /// The kind of change in a step.
  public enum Change: String, Sendable, Hashable, Codable, CaseIterable, NamedValue {
    /// Both runs contain the step.
    case same
    /// Both runs contain the step with different content.
    case changed
    /// Only the first run contains the step.
    case removed
    /// Only the second run contains the step.
    case added
  }

  /// A pair of matching steps, or a step without a match.
  public struct Row: Sendable, Hashable {
    /// The kind of change.
    public var change: Change
    /// The step of the first run.
    public var left: String?
    /// The step of the second run.
    public var right: String?
  }

  /// A value that differs at the end of the runs.
  public struct Difference: Sendable, Hashable {
    /// The path of the value, as in `response.items[0].name`.
    public var path: String
    /// The value in the first run, if any.
    public var left: ParameterValue?
    /// The value in the second run, if any.
    public var right: ParameterValue?
  }

  /// A run to compare.
  public struct Side: Sendable {
    /// The name of the run in reports.
    public var name: String
    /// The record of the run.
    public var record: RunRecord
    /// Texts that contain all given values, including every identifier that wasn't generated.
    var given: [String]

    /// Creates a side from a record.
    public init(_ record: RunRecord, name: String) {
      self.name = name
      self.record = record
      // The settled values can contain generated identifiers, so the first values count.
      let start = record.events.lazy.compactMap { event in
        if case .started(_, let fields, _, _) = event.kind { fields.fields } else { nil }
      }.first
      given = [JSONWriter.text(.object(start ?? record.parameters), style: .compact)]
    }

    /// Creates a side from a run, whose world also contains given values.
    public init(_ run: SimulatorRun, name: String) {
      self.init(RunRecord(run), name: name)
      given.append(JSONWriter.text(of: run.file.scenario.given))
    }
  }

  /// The name of the first run.
  public let left: String
  /// The name of the second run.
  public let right: String
  /// The steps, or nil if one of the runs was saved without steps.
  public let rows: [Row]?
  /// The differences at the ends of the runs, by path.
  public let differences: [Difference]

  /// Compares two runs.
  ///
  /// - Parameters:
  ///   - left: The first run.
  ///   - right: The second run.
  ///   - withDates: Whether dates in responses are compared. They differ in wall-clock time.
  public init(_ left: Side, _ right: Side, withDates: Bool = true) {
    self.left = left.name
    self.right = right.name
    let given = left.given + right.given
    func values(_ run: RunRecord, _ other: RunRecord) -> ComparedValues {
      // A trace alone doesn't define its intent, but the other run may.
      let otherSchema = run.intent == other.intent ? other.schema : nil
      return ComparedValues(
        given: given, withDates: withDates, schema: run.schema ?? otherSchema)
    }
    let leftValues = values(left.record, right.record)
    let rightValues = values(right.record, left.record)
    if let first = left.record.trace, let second = right.record.trace {
      rows = Self.rows(leftValues.steps(of: first), rightValues.steps(of: second))
    } else {
      rows = nil
    }
    differences = zip(Self.fields(left.record, leftValues), Self.fields(right.record, rightValues))
      .flatMap {
        Self.differences(between: $0.value, and: $1.value, at: [.name($0.name)])
      }
  }

  /// Whether the runs are equal.
  public var isEqual: Bool {
    differences.isEmpty && (rows ?? []).allSatisfy { $0.change == .same }
  }

  // MARK: - Steps

  private static func rows(_ left: [ComparedStep], _ right: [ComparedStep]) -> [Row] {
    var rows: [Row] = []
    var removed: [ComparedStep] = []
    var added: [ComparedStep] = []
    // Steps between two equal pairs are matched by their keys.
    func flush() {
      for pair in pairs(removed, added, by: \.key) {
        let change: Change = pair.1 == nil ? .removed : pair.0 == nil ? .added : .changed
        rows.append(Row(change: change, left: pair.0?.text, right: pair.1?.text))
      }
      removed = []
      added = []
    }
    for pair in pairs(left, right, by: \.self) {
      switch pair {
      case (let step?, let other?):
        flush()
        rows.append(Row(change: .same, left: step.text, right: other.text))
      case (let step, let other):
        removed += [step].compactMap(\.self)
        added += [other].compactMap(\.self)
      }
    }
    flush()
    return rows
  }

  /// Returns pairs of steps with an equal aspect, and the other steps alone.
  private static func pairs(
    _ left: [ComparedStep], _ right: [ComparedStep], by aspect: (ComparedStep) -> some Hashable
  ) -> [(ComparedStep?, ComparedStep?)] {
    Alignment(left.map(aspect), right.map(aspect)).pairs.map { row, column in
      (row.map { left[$0] }, column.map { right[$0] })
    }
  }

  // MARK: - Values

  /// Returns the values at the end of a run, in the order in which they are compared.
  private static func fields(
    _ run: RunRecord, _ values: ComparedValues
  ) -> [(name: String, value: ParameterValue)] {
    [
      ("intent", .string(run.intent)), ("app", .string(run.app)),
      ("outcome", run.outcome.parameterValue),
      ("parameters", .object(values.parameters(run.parameters))),
      ("response", .object(run.response.map(values.response) ?? [:])),
      ("verdicts", run.verdicts.map(\.id).parameterValue),
    ]
  }

  private static func differences(
    between left: ParameterValue?, and right: ParameterValue?, at place: [ParameterPath.Step]
  ) -> [Difference] {
    guard left != right else { return [] }
    switch (left, right) {
    case (.object(let first)?, .object(let second)?):
      return Set(first.keys).union(second.keys).sorted().flatMap { name in
        differences(between: first[name], and: second[name], at: place + [.name(name)])
      }
    case (.array(let first)?, .array(let second)?) where first.count == second.count:
      return zip(first, second).enumerated().flatMap { index, pair in
        differences(between: pair.0, and: pair.1, at: place + [.index(index)])
      }
    default:
      return [Difference(path: ParameterPath(place).description, left: left, right: right)]
    }
  }
}
