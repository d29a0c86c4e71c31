import IntentKitCore

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// A ride that is booked or about to be booked.
struct Ride: DeclaredRecord {
  var identifier: String
  var kind: RideKind
  var pickup: Placemark
  var dropOff: Placemark
  var partySize: Int
  var bookedAt: Date
  var scheduledPickup: Date?
  var canceledAt: Date?
  var rating: Double?
  var tip: CurrencyAmount?

  /// The maximum time between booking and pickup.
  static let maximumLeadTime = Duration.days(7)

  /// Whether the pickup is too far in the future.
  var isTooFarAhead: Bool { scheduledPickup.map { $0 > bookedAt + Self.maximumLeadTime } ?? false }

  /// The length of the ride, in kilometers.
  var kilometers: Double {
    guard let start = pickup.location, let end = dropOff.location else { return 0 }
    return start.kilometers(to: end)
  }

  var fare: Fare { Fare(kind, kilometers: kilometers) }

  // MARK: - Record

  static let recordFields = RecordFields<Ride>(
    .required("identifier", \.identifier),
    .optional("kind", \.kind, default: .defaultKind),
    .required("pickup", \.pickup).mapped(by: City.servedPlace),
    .required("dropOff", \.dropOff).mapped(by: City.servedPlace),
    .optional("partySize", \.partySize, default: 1),
    .required("bookedAt", \.bookedAt),
    .optional("scheduledPickup", \.scheduledPickup),
    .optional("canceledAt", \.canceledAt),
    .optional("rating", \.rating),
    .optional("tip", \.tip),
    make: Ride.init)
}

extension Ride {
  /// Creates a draft from a request, filling in defaults, or nil if a place is unknown.
  ///
  /// The ride receives its identifier when it's booked.
  init?(_ request: RequestRideIntent, now: Date) {
    guard let pickup = City.place(request.pickupLocation),
      let dropOff = City.place(request.dropOffLocation)
    else { return nil }
    let start = request.scheduledPickupTime?.startDateComponents
    self.init(
      identifier: "", kind: request.rideKind, pickup: pickup, dropOff: dropOff,
      partySize: request.partySize ?? 1, bookedAt: now,
      scheduledPickup: start.flatMap { City.date(of: $0, after: now) })
  }
}

extension RequestRideIntent {
  /// The kind of the requested ride, or otherwise one that seats the party.
  var rideKind: RideKind {
    rideOptionName.flatMap { RideKind.named($0) } ?? partySize.flatMap(RideKind.seating)
      ?? .defaultKind
  }
}

extension City {
  /// Returns the served place for a place of a ride.
  ///
  /// The name alone is enough, so that settings can use “Harpa”.
  fileprivate static func servedPlace(_ place: Placemark) throws(ParameterError) -> Placemark {
    let matches = places(matching: place).filter(serves)
    guard matches.count == 1 else {
      let names = places.filter(serves).compactMap(\.name)
      throw ParameterError(
        found: "an unknown or ambiguous place", expected: "one place in the city",
        hint: "The known places are \(names.joined(separator: ", ")).")
    }
    return matches[0]
  }
}

// MARK: - The representation of rides for the assistant

extension Ride {
  /// Returns the full status of the ride at a given time, with texts in a language.
  func status(at now: Date, in language: AppLanguage) -> RideStatus {
    let timeline = RideTimeline(self)
    let phase = timeline.phase(at: now)
    // The driver is unknown until one has accepted the ride.
    let hasDriver = phase != .received
    var status = RideStatus(
      rideIdentifier: identifier,
      phase: phase,
      completionStatus: completionStatus(at: now),
      vehicle: hasDriver ? kind.profile.vehicle : nil,
      driver: hasDriver ? kind.profile.driver : nil,
      estimatedPickupDate: timeline.pickup,
      estimatedDropOffDate: timeline.dropOff,
      estimatedPickupEndDate: timeline.departure,
      scheduledPickupTime: scheduledPickup.map {
        DateComponentsRange(start: City.components(of: $0))
      },
      pickupLocation: pickup,
      dropOffLocation: dropOff,
      rideOption: kind.option(
        from: pickup, to: dropOff, pickupDate: timeline.pickup, in: language))
    if timeline.canBeCanceled(at: now) {
      status.userActivityForCancelingInApplication = UserActivity(
        activityType: UnicornRides.cancelRide, title: language.text("Cancel the ride", "車をキャンセル"),
        userInfo: ["ride": .string(identifier)])
    }
    return status
  }

  /// Returns the status of a ride that isn't booked yet.
  func quoteStatus(in language: AppLanguage) -> RideStatus {
    var status = status(at: bookedAt, in: language)
    status.rideIdentifier = nil
    status.phase = .received
    status.vehicle = nil
    status.driver = nil
    status.userActivityForCancelingInApplication = nil
    return status
  }

  private func completionStatus(at now: Date) -> RideCompletionStatus? {
    let timeline = RideTimeline(self)
    guard timeline.phase(at: now) == .completed else { return nil }
    if timeline.isCanceled(at: now) { return .canceledByUser() }
    var status = RideCompletionStatus.completed(settled: CurrencyAmount(krónur: fare.total))
    if rating == nil { status.feedbackType.insert(.rate) }
    if tip == nil {
      status.feedbackType.insert(.tip)
      status.defaultTippingOptions = [300, 500, 1000].map(CurrencyAmount.init(krónur:))
    }
    return status
  }
}

extension RideKind {
  /// Returns a ride option for this kind, with texts in a language.
  func option(
    from pickup: Placemark, to dropOff: Placemark?, pickupDate: Date, in language: AppLanguage
  ) -> RideOption {
    var option = RideOption(
      name: name(in: language), estimatedPickupDate: pickupDate, usesMeteredFare: true,
      identifier: rawValue)
    if let start = pickup.location, let end = dropOff?.location {
      let fare = Fare(self, kilometers: start.kilometers(to: end))
      option.usesMeteredFare = false
      option.priceRange = fare.priceRange
      option.fareLineItems = fare.lineItems(in: language)
      option.disclaimerMessage = language.text(
        "The price depends on the traffic.", "料金は交通状況によって変わります。")
    }
    option.availablePartySizeOptions = [
      RidePartySizeOption(
        partySizeRange: Range(profile.partySizes),
        sizeDescription: language.text(
          "Up to \(profile.partySizes.upperBound) people", "\(profile.partySizes.upperBound)名様まで"),
        priceRange: option.priceRange)
    ]
    option.availablePartySizeOptionsSelectionPrompt = language.text(
      "How many of you are there?", "何名様ですか？")
    return option
  }
}

// MARK: - The stored rides

/// The rides of a user, oldest first, as the app stores them in its container.
struct RideLog: DeclaredRecord {
  var rides: [Ride] = []

  // MARK: - Lookup

  subscript(identifier: String) -> Ride? {
    rides.last { $0.identifier == identifier }
  }

  /// Returns the ride that a driver is carrying out.
  func current(at now: Date) -> Ride? {
    rides.last { RideTimeline($0).isUnderWay(at: now) }
  }

  /// Returns the ride that a question without an identifier refers to.
  ///
  /// This is the ride under way, the next scheduled ride, or the one that just ended, in that
  /// order.
  func relevant(at now: Date) -> Ride? {
    current(at: now)
      ?? rides.filter { RideTimeline($0).phase(at: now) == .received }
      .min { RideTimeline($0).pickup < RideTimeline($1).pickup }
      ?? rides.filter { RideTimeline($0).hasRecentlyEnded(at: now) }
      .max { RideTimeline($0).end < RideTimeline($1).end }
  }

  /// Returns the ride that the passenger still has to rate.
  func awaitingFeedback(at now: Date) -> Ride? {
    rides.last { ride in
      let timeline = RideTimeline(ride)
      return timeline.hasRecentlyEnded(at: now) && timeline.canceled == nil && ride.rating == nil
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

  static let recordFields = RecordFields<RideLog>(
    .optional("rides", \.rides, default: []),
    make: RideLog.init)
}
