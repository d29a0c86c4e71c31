import IntentKitCore

/// What the goal of a workout measures.
enum GoalKind: Sendable, Hashable {
  case distance
  case time
  case energy

  /// More than this, in the base unit, is asked about: people rarely mean it.
  var usual: Double {
    switch self {
    case .distance: 60_000
    case .time: 5 * 3600
    case .energy: 3000
    }
  }

  /// More than this, in the base unit, nobody does in one go.
  var largest: Double {
    switch self {
    case .distance: 300_000
    case .time: 24 * 3600
    case .energy: 10_000
    }
  }
}

extension WorkoutGoalUnitType {
  /// What the unit measures, and how much of the base unit it is: of a meter, a second or a kilocalorie.
  private var measure: (kind: GoalKind, factor: Double)? {
    switch self {
    case .unknown: nil
    case .inch: (.distance, 0.0254)
    case .meter: (.distance, 1)
    case .foot: (.distance, 0.3048)
    case .mile: (.distance, 1609.344)
    case .yard: (.distance, 0.9144)
    case .second: (.time, 1)
    case .minute: (.time, 60)
    case .hour: (.time, 3600)
    case .joule: (.energy, 1 / 4184)
    case .kiloCalorie: (.energy, 1)
    }
  }

  /// What the unit measures.
  var goalKind: GoalKind? { measure?.kind }

  /// Whether so many of this unit are more than people usually do in one go.
  func isUnusual(_ value: Double) -> Bool {
    measure.map { value * $0.factor > $0.kind.usual } ?? false
  }

  /// Whether so many of this unit can be done in one go.
  func isPossible(_ value: Double) -> Bool {
    measure.map { value * $0.factor <= $0.kind.largest } ?? true
  }
}
