import IntentKitCore

/// The quantity that the goal of a workout measures.
enum GoalKind: Sendable, Hashable {
  case distance
  case time
  case energy

  /// The largest values, in the base unit: the one that needs no confirmation, since larger goals
  /// are usually a mistake, and the one that is possible in one workout.
  var limits: (usual: Double, possible: Double) {
    switch self {
    case .distance: (60_000, 300_000)
    case .time: (5 * 3600, 24 * 3600)
    case .energy: (3000, 10_000)
    }
  }
}

extension WorkoutGoalUnitType {
  /// The quantity that the unit measures, and its size in meters, seconds or kilocalories.
  fileprivate var measure: (kind: GoalKind, factor: Double)? {
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

  /// Returns the units in which people state goals of some kinds, if a value is possible in them.
  static func usual(for goals: Set<GoalKind>, _ value: Double) -> [WorkoutGoalUnitType] {
    [.meter, .mile, .minute, .hour, .kiloCalorie].filter { unit in
      unit.goalKind.map(goals.contains) ?? false && unit.isPossible(value)
    }
  }

  /// The quantity that the unit measures.
  var goalKind: GoalKind? { measure?.kind }

  /// Returns whether a goal is unusually large for one workout.
  func isUnusual(_ value: Double) -> Bool {
    measure.map { value * $0.factor > $0.kind.limits.usual } ?? false
  }

  /// Returns whether a goal is achievable in one workout.
  func isPossible(_ value: Double) -> Bool {
    measure.map { value * $0.factor <= $0.kind.limits.possible } ?? true
  }
}

extension WorkoutGoal {
  /// The goal as a time, or nil if it's a distance or an energy.
  var time: Duration? { unit.seconds.map { .seconds(value * $0) } }

  /// The value and the unit in a language: `30 min` or `5 km`.
  func text(in language: AppLanguage) -> String {
    let isWhole = value == value.rounded() && value.magnitude < 1e6
    let number = isWhole ? "\(Int(value))" : "\(value)"
    return language.text("\(number) \(unit.symbol.english)", "\(number)\(unit.symbol.japanese)")
  }
}

extension WorkoutGoalUnitType {
  /// The number of seconds in the unit, or nil if it isn't a unit of time.
  fileprivate var seconds: Double? {
    measure.flatMap { $0.kind == .time ? $0.factor : nil }
  }

  fileprivate var symbol: (english: String, japanese: String) {
    switch self {
    case .unknown: ("", "")
    case .inch: ("in", "インチ")
    case .meter: ("m", "メートル")
    case .foot: ("ft", "フィート")
    case .mile: ("mi", "マイル")
    case .yard: ("yd", "ヤード")
    case .second: ("s", "秒")
    case .minute: ("min", "分")
    case .hour: ("h", "時間")
    case .joule: ("J", "ジュール")
    case .kiloCalorie: ("kcal", "キロカロリー")
    }
  }
}
