import IntentKitCore

/// One measured figure.
struct Figure: DeclaredRecord {
  /// The stable name: the part, the measurement and the alternative.
  var name: String
  /// The value, in units.
  var value: Double
  /// The unit, as in `µs/lifecycle`.
  var unit: String
  /// The smallest and the largest value of all rounds.
  var minimum: Double?
  var maximum: Double?
  /// The value relative to the first alternative of the measurement in the same run, and of the
  /// first alternative relative to the calibration loop; nil for a figure that isn't compared.
  var ratio: Double?

  static let recordFields = RecordFields<Figure>(
    .required("name", \.name),
    .required("value", \.value),
    .required("unit", \.unit),
    .optional("minimum", \.minimum),
    .optional("maximum", \.maximum),
    .optional("ratio", \.ratio),
    make: { Figure(name: $0, value: $1, unit: $2, minimum: $3, maximum: $4, ratio: $5) })
}

/// The figures of a run, with the state of the machine.
struct BenchReport: DeclaredRecord {
  /// Whether other programs took time from this one.
  var isLoaded: Bool
  /// The mean time of the calibration loop, relative to its minimum.
  var slowdown: Double
  /// The microseconds of a hop between two threads.
  var hop: Double
  var figures: [Figure]

  static let recordFields = RecordFields<BenchReport>(
    .required("isLoaded", \.isLoaded),
    .required("slowdown", \.slowdown),
    .required("threadHop", \.hop),
    .required("figures", \.figures),
    make: { BenchReport(isLoaded: $0, slowdown: $1, hop: $2, figures: $3) })
}

extension BenchReport {
  /// The factor by which a ratio may exceed that of the baseline.
  static let tolerance = 1.2

  /// Returns a line for each ratio that is worse than that of an earlier report.
  func regressions(from baseline: BenchReport) -> [String] {
    let earlier = Dictionary(
      baseline.figures.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    return figures.compactMap { figure in
      guard let ratio = figure.ratio, let before = earlier[figure.name]?.ratio,
        ratio > before * Self.tolerance
      else { return nil }
      return "\(figure.name): the ratio was \(before.rounded(to: 3)) and is "
        + "\(ratio.rounded(to: 3)), × \((ratio / before).rounded(to: 2))"
    }
  }
}
