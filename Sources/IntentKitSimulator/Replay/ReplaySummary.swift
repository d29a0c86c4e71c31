public import IntentKitCore

/// The number of scenarios for each verdict of a replay.
public struct ReplaySummary: ParameterRecord {
  /// The number of scenarios that passed.
  public var passed = 0
  /// The number of scenarios that failed.
  public var failed = 0
  /// The number of scenarios that couldn't be run.
  public var unusable = 0
  /// The number of scenarios that weren't run.
  public var skipped = 0
  /// The wall-clock time of the replay.
  public var duration = Duration.zero

  /// Creates an empty summary.
  public init() {}

  /// The number of all scenarios.
  public var total: Int { passed + failed + unusable + skipped }

  /// Counts a result.
  public mutating func add(_ verdict: ReplayResult.Verdict) {
    switch verdict {
    case .passed: passed += 1
    case .failed: failed += 1
    case .unusable: unusable += 1
    case .skipped: skipped += 1
    }
  }

  public static let recordSchema = RecordSchema(
    name: "ReplaySummary",
    fields: [
      ParameterSchema("passed", Int.self, isRequired: true),
      ParameterSchema("failed", Int.self, isRequired: true),
      ParameterSchema("unusable", Int.self, isRequired: true),
      ParameterSchema("skipped", Int.self, isRequired: true),
      ParameterSchema("duration", Duration.self, isRequired: true),
    ])

  public init(from fields: inout ParameterReader) throws(ParameterError) {
    passed = try fields.required("passed")
    failed = try fields.required("failed")
    unusable = try fields.required("unusable")
    skipped = try fields.required("skipped")
    duration = try fields.required("duration")
  }

  public func write(to fields: inout ParameterWriter) {
    fields.write("passed", passed)
    fields.write("failed", failed)
    fields.write("unusable", unusable)
    fields.write("skipped", skipped)
    fields.write("duration", duration)
  }
}
