import FaultyHandlers

/// The judgments of all runs, as a table.
struct Score {
  /// A run of a handler at a door, or the check of a project.
  struct Run {
    var name: String
    var group: MistakeClass
    /// Nil for a project.
    var door: Door?
    var judgment: Judgment
    /// The explanations in words.
    var explanations: [String] = []
    /// The reason for which the engine is known to miss it, if any.
    var knownMiss: String?
  }

  var runs: [Run] = []

  /// The share of faulty handlers that are explained fully right, in percent.
  var percentage: Double {
    let faulty = runs.filter { $0.group != .controls }
    guard !faulty.isEmpty else { return 100 }
    return Double(faulty.count { $0.judgment.isFullyRight }) / Double(faulty.count) * 100
  }

  /// The correct handlers with a verdict.
  var falseAlarms: [Run] { runs.filter { $0.group == .controls && !$0.judgment.isFullyRight } }

  /// The table, a row for each class and for each door.
  var table: [String] {
    let columns = ["runs", "detected", "cause", "method", "cure", "clean", "right"]
    let classes = MistakeClass.allCases.map { group in
      row(group.rawValue, runs.filter { $0.group == group })
    }
    let faulty = runs.filter { $0.group != .controls }
    let doors = Door.allCases.map { door in
      row(door.rawValue, faulty.filter { $0.door == door })
    }
    return [line("", columns)] + classes + [""] + doors + [row("all but controls", faulty)]
  }

  private func row(_ title: String, _ runs: [Run]) -> String {
    let judgments = runs.map(\.judgment)
    let counts = [
      judgments.count, judgments.count { $0.isDetected }, judgments.count { $0.isCauseRight },
      judgments.count { $0.isMethodRight }, judgments.count { $0.isCureRight },
      judgments.count { $0.isClean }, judgments.count { $0.isFullyRight },
    ]
    return line(title, counts.map { "\($0)" })
  }

  private func line(_ title: String, _ cells: [String]) -> String {
    title.padded(to: 18)
      + cells.map { String(repeating: " ", count: max(0, 9 - $0.count)) + $0 }.joined()
  }

  /// The differences of the runs that aren't fully right.
  var misses: [String] {
    runs.filter { !$0.judgment.isFullyRight }.flatMap { run in
      ["\(run.name), \(run.door?.rawValue ?? "manifest"):"]
        + (run.knownMiss.map { ["  known: \($0)"] } ?? [])
        + run.judgment.differences.map { "  \($0)" }
    }
  }
}

extension String {
  fileprivate func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }
}
