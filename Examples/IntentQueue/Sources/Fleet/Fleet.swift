/// The cars of all users.
///
/// A distributed service would store them in a database.
public actor Fleet {
  /// The result of sending a command to a car.
  public enum Delivery: Sendable {
    /// The car has carried out the command.
    case done
    /// The car is unreachable, and carries out the command when it reconnects.
    case waiting
  }

  private var vehicles: [String: [Vehicle]]
  /// The pending lock states of unreachable cars, by user and license plate.
  private var waiting: [String: [String: Bool]] = [:]
  private let clock: any Clock<Duration>
  private let callTime: Duration

  /// Creates a fleet.
  ///
  /// - Parameters:
  ///   - vehicles: The cars, by user.
  ///   - callTime: The time that contacting a car takes.
  ///   - clock: The clock that measures this time. Tests pass a clock that takes no real time.
  public init(
    _ vehicles: [String: [Vehicle]], callTime: Duration = .zero,
    clock: any Clock<Duration> = ContinuousClock()
  ) {
    self.vehicles = vehicles
    self.callTime = callTime
    self.clock = clock
  }

  /// Returns the cars of a user; empty if the user is unknown.
  public func vehicles(of user: String) -> [Vehicle] { vehicles[user] ?? [] }

  /// Returns the car with a given name.
  public func vehicle(named name: String, of user: String) -> Vehicle? {
    vehicles(of: user).first { $0.name == name }
  }

  /// Locks or unlocks a car.
  ///
  /// Repeating a command has no effect, so a queue may deliver it twice.
  ///
  /// - Parameters:
  ///   - isLocked: Whether to lock the car.
  ///   - vehicle: The car.
  ///   - user: The owner of the car.
  /// - Returns: Whether the car carried out the command or the command is pending.
  /// - Throws: `CancellationError` if the task is canceled. The car is unchanged.
  public func setLocks(
    locked isLocked: Bool, of vehicle: Vehicle, of user: String
  ) async throws -> Delivery {
    guard vehicle.isReachable else {
      waiting[user, default: [:]][vehicle.plate] = isLocked
      return .waiting
    }
    if callTime > .zero { try await clock.sleep(for: callTime) }
    update(vehicle.plate, of: user) { $0.isLocked = isLocked }
    return .done
  }

  /// Marks a car as reachable, and carries out its pending command.
  public func vehicleCalled(_ plate: String, of user: String) {
    let isLocked = waiting[user]?.removeValue(forKey: plate)
    update(plate, of: user) { vehicle in
      vehicle.isReachable = true
      if let isLocked { vehicle.isLocked = isLocked }
    }
  }

  private func update(_ plate: String, of user: String, _ change: (inout Vehicle) -> Void) {
    guard let index = vehicles(of: user).firstIndex(where: { $0.plate == plate }) else { return }
    change(&vehicles[user, default: []][index])
  }
}
