import IntentKitCore

/// The rides of a user, oldest first, as the app stores them in its container.
struct RideLog: ParameterRecord {
  static let fileName = "rides.json"

  var rides: [Ride]

  init(rides: [Ride] = []) {
    self.rides = rides
  }

  // MARK: - Lookup

  subscript(identifier: String) -> Ride? {
    rides.last { $0.identifier == identifier }
  }

  /// Returns the ride that a driver is carrying out.
  func underWay(at now: Date) -> Ride? {
    rides.last { RideTimeline($0).isUnderWay(at: now) }
  }

  /// Returns the ride that a question without an identifier refers to.
  ///
  /// This is the ride under way, the next scheduled ride, or the one that just ended, in that
  /// order.
  func relevant(at now: Date) -> Ride? {
    underWay(at: now)
      ?? rides.filter { RideTimeline($0).phase(at: now) == .received }
      .min { RideTimeline($0).pickup < RideTimeline($1).pickup }
      ?? rides.filter { RideTimeline($0).hasJustEnded(at: now) }
      .max { RideTimeline($0).end < RideTimeline($1).end }
  }

  /// Returns the ride that the passenger still has to rate.
  func awaitingFeedback(at now: Date) -> Ride? {
    rides.last { ride in
      let timeline = RideTimeline(ride)
      return timeline.hasJustEnded(at: now) && timeline.canceled == nil && ride.rating == nil
    }
  }

  // MARK: - Changes

  /// Assigns an identifier to a ride and adds it.
  mutating func add(_ draft: Ride) -> Ride {
    var ride = draft
    ride.identifier = "ride-\(rides.count + 1)"
    rides.append(ride)
    return ride
  }

  /// Replaces the stored ride that has the same identifier.
  mutating func replace(_ ride: Ride) {
    guard let index = rides.lastIndex(where: { $0.identifier == ride.identifier }) else { return }
    rides[index] = ride
  }

  // MARK: - Record

  static let recordSchema = RecordSchema(
    name: "RideLog", fields: [ParameterSchema("rides", [Ride].self)])

  init(from fields: inout ParameterReader) throws(ParameterError) {
    rides = try fields.value("rides", default: [])
  }

  func write(to fields: inout ParameterWriter) {
    fields.write("rides", rides)
  }
}
