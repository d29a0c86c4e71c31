public import IntentKitCore

/// How many scenarios went how.
public struct ReplaySummary: DeclaredRecord {
  /// How many went as they say.
  public var passed: Int
  /// How many did not.
  public var failed: Int
  /// How many could not be run.
  public var unusable: Int
  /// How many were not run.
  public var skipped: Int
  /// How much real time all of it took.
  public var duration: Duration

  /// Creates a summary, by default of nothing.
  public init(
    passed: Int = 0, failed: Int = 0, unusable: Int = 0, skipped: Int = 0,
    duration: Duration = .zero
  ) {
    self.passed = passed
    self.failed = failed
    self.unusable = unusable
    self.skipped = skipped
    self.duration = duration
  }

  /// How many there were.
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
