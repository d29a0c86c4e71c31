/// Several ways to do the same, measured in turn so that a machine whose speed drifts treats them alike.
struct Measurement {
  /// What is measured, in words.
  var title: String
  /// What one figure stands for: a phase, a lifecycle.
  var unit: String
  /// The ways, by name, in the order of their columns; each does the work once and says how often.
  var ways: [(name: String, run: () async -> Int)]
  var rounds = 9

  /// Runs every way in turn, round after round, and prints medians and ratios to the first way.
  func report() async {
    var samples = [[Double]](repeating: [], count: ways.count)
    for round in 0...rounds {
      for (index, way) in ways.enumerated() {
        let clock = ContinuousClock()
        let start = clock.now
        let count = await way.run()
        let elapsed = start.duration(to: clock.now)
        // The first round warms up.
        if round > 0 { samples[index].append(elapsed.seconds / Double(count)) }
      }
    }
    print("\n\(title)")
    let first = samples[0].median
    for (way, figures) in zip(ways, samples) {
      let over = zip(figures, samples[0]).map { $0 - $1 }.median
      let ratio = figures.median / first
      print(
        "  \(way.name.padded(to: 44)) \(figures.median.microseconds) µs/\(unit)"
          + "   over the first \(over.microseconds) µs   × \(ratio.rounded(to: 2))"
          + "   (\(figures.min()?.microseconds ?? "")…\(figures.max()?.microseconds ?? ""))")
    }
  }
}

extension [Double] {
  /// The middle one.
  var median: Double {
    let sorted = sorted()
    guard !sorted.isEmpty else { return .nan }
    let middle = sorted.count / 2
    return sorted.count.isMultiple(of: 2)
      ? (sorted[middle - 1] + sorted[middle]) / 2 : sorted[middle]
  }
}

extension Double {
  /// These seconds in microseconds, for a column.
  var microseconds: String { (self * 1_000_000).rounded(to: 3).padded(to: 9, left: true) }

  /// This number with some digits after the point.
  func rounded(to digits: Int) -> String {
    var scale = 1.0
    for _ in 0..<digits { scale *= 10 }
    let text = "\((self * scale).rounded() / scale)"
    return text
  }
}

extension String {
  /// This text with spaces up to a width.
  func padded(to width: Int, left: Bool = false) -> String {
    let spaces = String(repeating: " ", count: max(0, width - count))
    return left ? spaces + self : self + spaces
  }
}

extension Duration {
  var seconds: Double {
    let (seconds, attoseconds) = components
    return Double(seconds) + Double(attoseconds) / 1e18
  }
}
