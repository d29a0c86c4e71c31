/// A misbehavior of a guest at a moment of its request.
struct HostileCase: Sendable {
  /// The misbehaviors, by their names in `HostileGuest`.
  enum Misbehavior: String, CaseIterable {
    case hangs, spins, ignoresSignals, stopsItself
    case crashes, exits, exitsCleanly
    case stopsReading, closesChannel, shutsReading
    case sendsGarbage, sendsHalf, sendsHalfAndExits, drips
    case floodsLine, floodsMessages, floodsOutput
    case joinsGroupOfChild, isTraced, forksForever, hidesChild
    case leavesChild, leavesSession, leavesOrphan, leavesOrphanAndExits
    case leavesFloodingChildren, leavesFloodingOrphan
    case answersLate, answersAnotherCall, answersNonsense, refuses
    case dropsCompletion, completesTwice
  }

  /// The moments, by their names in `HostileGuest`.
  enum Phase: String, CaseIterable {
    case hello, launch, resolve, confirm, viewController, configureView, handle, updates, shutdown

    /// The maximum number of calls in succession that a guest without answers delays.
    ///
    /// A request continues without a view, and asks for the view of the next parameters.
    var delayedCallCount: Int {
      switch self {
      case .viewController: 2
      case .configureView: 4
      default: 1
      }
    }
  }

  var misbehavior: Misbehavior
  var phase: Phase
  /// Whether the calls are larger than the buffer of a socket.
  var isLarge: Bool

  /// Every combination.
  static let all: [HostileCase] = Misbehavior.allCases.flatMap { misbehavior in
    Phase.allCases.flatMap { phase in
      [false, true].map { HostileCase(misbehavior: misbehavior, phase: phase, isLarge: $0) }
    }
  }

  /// A number of combinations, evenly distributed over all.
  static func selection(_ count: Int?) -> [HostileCase] {
    guard let count, count < all.count else { return all }
    return (0..<count).map { all[$0 * all.count / count + $0 % 2] }
  }

  /// The name of the program that misbehaves in this way.
  var programName: String { "\(misbehavior.rawValue)@\(phase.rawValue)" }

  /// Whether a request with this guest has a verdict.
  ///
  /// After the last answer, an exit isn't a fault. An orphan of one of several guests isn't
  /// attributed to any of them.
  var hasVerdict: Bool {
    switch (misbehavior, phase) {
    case (.leavesOrphan, _), (.answersLate, .updates): false
    case (.exits, .shutdown), (.exitsCleanly, .shutdown): false
    case (.leavesOrphanAndExits, .shutdown), (.leavesFloodingOrphan, .shutdown): false
    default: true
    }
  }
}

extension HostileCase: CustomStringConvertible {
  var description: String { programName + (isLarge ? " with large calls" : "") }
}
