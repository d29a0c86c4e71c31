public import IntentKitCore

/// The number of scenarios for each verdict of a replay.
public struct ReplaySummary: DeclaredRecord {
  /// The number of scenarios that passed.
  public var passed: Int
  /// The number of scenarios that failed.
  public var failed: Int
  /// The number of scenarios that couldn't be run.
  public var unusable: Int
  /// The number of scenarios that weren't run.
  public var skipped: Int
  /// The wall-clock time of the replay.
  public var duration: Duration

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

  public static let recordFields = RecordFields<ReplaySummary>(
    .required("passed", \.passed),
    .required("failed", \.failed),
    .required("unusable", \.unusable),
    .required("skipped", \.skipped),
    .required("duration", \.duration),
    make: ReplaySummary.init)
}

extension ReplaySummary {
  /// Creates an empty summary.
  public init() {
    self.init(passed: 0, failed: 0, unusable: 0, skipped: 0, duration: .zero)
  }
}
