/// The cars of all users; a service of many machines would keep them in a database.
public actor Fleet {
  /// What came of a command to a car.
  public enum Delivery: Sendable {
    /// The car has done it.
    case done
    /// The car cannot be reached, and does it once it can be.
    case waiting
  }

  private var vehicles: [String: [Vehicle]]
  /// Whether a car is to be locked that cannot be reached, by user and plate.
  private var waiting: [String: [String: Bool]] = [:]
  private let clock: any Clock<Duration>
  private let callTime: Duration

  /// Makes a fleet.
  ///
  /// - Parameters:
  ///   - vehicles: The cars, by their users.
  ///   - callTime: How long it takes to call a car.
  ///   - clock: The clock that this time passes on; a test gives one that takes no time.
  public init(
    _ vehicles: [String: [Vehicle]], callTime: Duration = .zero,
    clock: any Clock<Duration> = ContinuousClock()
  ) {
    self.vehicles = vehicles
    self.callTime = callTime
    self.clock = clock
  }

  /// The cars of a user, none for somebody who is not known.
  public func vehicles(of user: String) -> [Vehicle] { vehicles[user] ?? [] }

  /// The car of a user that has a name.
  public func vehicle(named name: String, of user: String) -> Vehicle? {
    vehicles(of: user).first { $0.name == name }
  }

  /// Locks or unlocks a car.
  ///
  /// The same command a second time changes nothing, so a queue may deliver it again.
  ///
  /// - Throws: `CancellationError` when nobody wants it any more; the car is as it was.
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

  /// Takes note that a car can be reached, and has it do what waits.
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
