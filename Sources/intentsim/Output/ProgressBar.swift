import IntentKitPlatform
import IntentKitReports

/// A line at the terminal that shows the progress of a replay until its end.
struct ProgressBar {
  /// The minimum interval between changes, so that the bar doesn't slow down the replay.
  private static let interval = Duration.milliseconds(50)

  private let clock = ContinuousClock()
  private var last: ContinuousClock.Instant?
  private var isShown = false

  /// Shows the progress, at most once per interval.
  mutating func show(_ summary: ReplaySummary, fraction: Double?) {
    let now = clock.now
    if let last, isShown, last.duration(to: now) < Self.interval { return }
    last = now
    isShown = true
    let columns = StandardStream.error.columns ?? 80
    Output.error("\r\u{1B}[K" + Self.text(summary, fraction: fraction, columns: columns - 1))
  }

  /// Erases the line.
  mutating func erase() {
    guard isShown else { return }
    isShown = false
    Output.error("\r\u{1B}[K")
  }

  /// The line: `[#####-----]  50 %  120 passed, 1 failed`.
  static func text(_ summary: ReplaySummary, fraction: Double?, columns: Int) -> String {
    let bad = summary.failed + summary.unusable
    let counts = "\(summary.passed) passed" + (bad > 0 ? ", \(bad) not" : "")
    guard let fraction else { return String(counts.prefix(columns)) }
    let width = 20
    let done = Int(fraction * Double(width))
    let bar =
      "[" + String(repeating: "#", count: done) + String(repeating: "-", count: width - done) + "]"
    return String("\(bar) \(Int(fraction * 100)) %  \(counts)".prefix(columns))
  }
}
