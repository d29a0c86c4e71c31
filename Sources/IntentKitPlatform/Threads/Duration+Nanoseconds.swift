extension Duration {
  /// The duration in whole nanoseconds, clamped to about 292 years.
  @inlinable
  package var nanoseconds: Int {
    let (seconds, attoseconds) = components
    let (scaled, overflow) = Int(seconds).multipliedReportingOverflow(by: 1_000_000_000)
    guard !overflow else { return seconds < 0 ? .min : .max }
    return scaled &+ Int(attoseconds / 1_000_000_000)
  }

  /// The duration in seconds.
  @inlinable
  package var inSeconds: Double { Double(nanoseconds) / 1_000_000_000 }
}
