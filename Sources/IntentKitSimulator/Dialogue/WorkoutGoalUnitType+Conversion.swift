import IntentKitCore

extension WorkoutGoalUnitType {
  /// The dimension of the unit, and its size in meters, seconds or kilocalories.
  private var measure: (dimension: Int, size: Double)? {
    switch self {
    case .unknown: nil
    case .inch: (0, 0.0254)
    case .meter: (0, 1)
    case .foot: (0, 0.3048)
    case .mile: (0, 1609.344)
    case .yard: (0, 0.9144)
    case .second: (1, 1)
    case .minute: (1, 60)
    case .hour: (1, 3600)
    case .joule: (2, 1 / 4184)
    case .kiloCalorie: (2, 1)
    }
  }

  /// Returns a number of this unit in another one, or nil if they measure different things.
  ///
  /// The assistant repeats the number, so “five kilometers” in miles is rounded to hundredths.
  func converted(_ number: Double, to other: Self) -> Double? {
    if self == other { return number }
    guard let measure, let known = other.measure, measure.dimension == known.dimension else {
      return nil
    }
    let converted = (number * measure.size / known.size * 100).rounded() / 100
    return converted > 0 ? converted : nil
  }
}
