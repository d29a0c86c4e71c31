import IntentKitCore

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

// The representation of rides for the assistant.

extension Ride {
  /// Returns the full status of the ride at a given time.
  func status(at now: Date) -> RideStatus {
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
      rideOption: kind.option(from: pickup, to: dropOff, pickupDate: timeline.pickup))
    if timeline.canBeCanceled(at: now) {
      status.userActivityForCancelingInApplication = UserActivity(
        activityType: UnicornRides.cancelRide, title: "Cancel the ride",
        userInfo: ["ride": .string(identifier)])
    }
    return status
  }

  /// Returns the status of a ride that isn't booked yet.
  func quoteStatus() -> RideStatus {
    var status = status(at: bookedAt)
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
  /// Returns a ride option for this kind.
  func option(from pickup: Placemark, to dropOff: Placemark?, pickupDate: Date) -> RideOption {
    var option = RideOption(
      name: rawValue, estimatedPickupDate: pickupDate, usesMeteredFare: true,
      identifier: rawValue)
    if let start = pickup.location, let end = dropOff?.location {
      let fare = Fare(self, kilometers: start.kilometers(to: end))
      option.usesMeteredFare = false
      option.priceRange = fare.priceRange
      option.fareLineItems = fare.lineItems
      option.disclaimerMessage = "The price depends on the traffic."
    }
    option.availablePartySizeOptions = [
      RidePartySizeOption(
        partySizeRange: Range(profile.partySizes),
        sizeDescription: "Up to \(profile.partySizes.upperBound) people",
        priceRange: option.priceRange)
    ]
    option.availablePartySizeOptionsSelectionPrompt = "How many of you are there?"
    return option
  }
}
