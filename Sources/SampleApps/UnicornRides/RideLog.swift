import IntentKitCore

/// The rides of a user, the oldest first; the document that the app keeps in its container.
struct RideLog: DeclaredRecord {
  static let fileName = "rides.json"

  var rides: [Ride] = []

  // MARK: - Looking up

  subscript(identifier: String) -> Ride? {
    rides.last { $0.identifier == identifier }
  }

  /// The ride that a driver is busy with.
  func underWay(at now: Date) -> Ride? {
    rides.last { RideTimeline($0).isUnderWay(at: now) }
  }

  /// The ride that a question means which names none: the one under way, else the next, else the one just ended.
  func relevant(at now: Date) -> Ride? {
    underWay(at: now)
      ?? rides.filter { RideTimeline($0).phase(at: now) == .received }
      .min { RideTimeline($0).pickup < RideTimeline($1).pickup }
      ?? rides.filter { RideTimeline($0).hasJustEnded(at: now) }
      .max { RideTimeline($0).end < RideTimeline($1).end }
  }

  /// The ride whose passengers still have to say how it was.
  func awaitingFeedback(at now: Date) -> Ride? {
    rides.last { ride in
      let timeline = RideTimeline(ride)
      return timeline.hasJustEnded(at: now) && timeline.canceled == nil && ride.rating == nil
    }
  }

  // MARK: - Changing

  /// Gives a ride its number and keeps it.
  mutating func add(_ draft: Ride) -> Ride {
    var ride = draft
    ride.identifier = "ride-\(rides.count + 1)"
    rides.append(ride)
    return ride
  }

  /// Keeps what has changed about a ride.
  mutating func replace(_ ride: Ride) {
    guard let index = rides.lastIndex(where: { $0.identifier == ride.identifier }) else { return }
    rides[index] = ride
  }

  // MARK: - As a record

  static let recordFields = RecordFields<RideLog>(
    .optional("rides", \.rides, default: []),
    make: RideLog.init)
}
