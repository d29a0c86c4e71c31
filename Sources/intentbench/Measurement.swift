/// Alternatives for the same work, measured in turn so that a drift in the speed of the machine
/// affects all alike.
struct Measurement {
  /// The stable name in the names of figures.
  var name: String
  /// The title.
  var title: String
  /// The unit of a figure: a phase, a lifecycle.
  var unit: String
  /// The alternatives by name; each does the work once and returns the number of units.
  var ways: [(name: String, run: () async -> Int)]
  var rounds = 9

  /// Runs the alternatives in turn, round after round, and prints medians and ratios to the first.
  func report() async {
    var samples = [[Double]](repeating: [], count: ways.count)
    var loops: [Double] = []
    for round in 0...rounds {
      let start = ContinuousClock.now
      Calibration.runLoop()
      loops.append(start.duration(to: .now).seconds)
      for (index, way) in ways.enumerated() {
        let start = ContinuousClock.now
        let count = await way.run()
        let elapsed = start.duration(to: .now)
        // The first round is the warm-up.
        if round > 0 { samples[index].append(elapsed.seconds / Double(count)) }
      }
    }
    Output.line("\n\(title)")
    let first = samples[0].median
    for (index, (way, figures)) in zip(ways, samples).enumerated() {
      let over = zip(figures, samples[0]).map { $0 - $1 }.median
      let ratio = figures.median / first
      let (minimum, maximum) = (figures.min() ?? .nan, figures.max() ?? .nan)
      Output.line(
        "  \(way.name.padded(to: 44)) \(figures.median.microseconds) µs/\(unit)"
          + "   over the first \(over.microseconds) µs   × \(ratio.rounded(to: 2))"
          + "   (\(minimum.microseconds)…\(maximum.microseconds))")
      Output.add(
        "\(name), \(way.name)", figures.median * 1_000_000, "µs/\(unit)",
        minimum: minimum * 1_000_000, maximum: maximum * 1_000_000,
        ratio: index == 0 ? first / (loops.min() ?? .nan) : ratio)
    }
  }
}

extension [Double] {
  /// The median.
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

  /// Returns this number rounded to a number of digits after the point.
  func rounded(to digits: Int) -> String {
    var scale = 1.0
    for _ in 0..<digits { scale *= 10 }
    return "\((self * scale).rounded() / scale)"
  }
}

extension String {
  /// Returns this text with spaces up to a width.
  func padded(to width: Int, left: Bool = false) -> String {
    let spaces = String(repeating: " ", count: max(0, width - count))
    return left ? spaces + self : self + spaces
  }
}

extension Duration {
  var seconds: Double { self / .seconds(1) }
}
