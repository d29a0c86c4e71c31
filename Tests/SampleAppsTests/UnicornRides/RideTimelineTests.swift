import Foundation
import IntentKitCore
import Testing

@testable import SampleApps

@Suite struct `The timeline of a ride` {
  @Test(
    arguments: [
      (0, .confirmed), (239, .confirmed), (240, .approachingPickup), (359, .approachingPickup),
      (360, .pickup), (419, .pickup), (420, .ongoing), (719, .ongoing), (720, .completed),
      (86_400, .completed),
    ] as [(Int, RidePhase)])
  func `a ride follows the clock`(seconds: Int, phase: RidePhase) {
    #expect(RideTimeline(.sample()).phase(at: .booking + .seconds(seconds)) == phase)
  }

  @Test(
    arguments: [
      (0, .received), (89, .received), (90, .confirmed), (117, .confirmed),
      (118, .approachingPickup), (120, .pickup), (121, .ongoing), (126, .completed),
    ] as [(Int, RidePhase)])
  func `a scheduled ride begins before its pickup`(minutes: Int, phase: RidePhase) {
    let timeline = RideTimeline(.sample(scheduledPickup: .booking + .minutes(120)))
    #expect(timeline.phase(at: .booking + .minutes(minutes)) == phase)
  }

  @Test func `the estimated pickup is reachable by a vehicle`() {
    let timeline = RideTimeline(.sample(scheduledPickup: .booking + .minutes(1)))
    #expect(timeline.pickup == .booking + .minutes(6))
    #expect(timeline.confirmed == .booking)
  }

  @Test(
    arguments: [
      (.compact, 4), (.sedan, 6), (.suv, 9),
    ] as [(RideKind, Int)])
  func `a ride waits for its vehicle`(kind: RideKind, minutes: Int) {
    #expect(RideTimeline(.sample(kind: kind)).pickup == .booking + .minutes(minutes))
  }

  @Test(
    arguments: [
      (0, true, false), (119, true, false), (120, true, true), (419, true, true),
      (420, false, true), (900, false, true),
    ] as [(Int, Bool, Bool)])
  func `a ride states its deadline for free cancellation`(
    seconds: Int, canBeCanceled: Bool, costs: Bool
  ) {
    let timeline = RideTimeline(.sample())
    let now = Date.booking + .seconds(seconds)
    #expect(timeline.canBeCanceled(at: now) == canBeCanceled)
    #expect(timeline.cancellationCosts(at: now) == costs)
  }

  @Test(arguments: [(0, 4), (240, 3), (300, 3), (719, 1), (720, 0)])
  func `a ride states the time of its next update`(seconds: Int, count: Int) {
    let now = Date.booking + .seconds(seconds)
    let changes = RideTimeline(.sample()).changes(after: now).map(\.time)
    #expect(changes.count == count)
    #expect(changes == changes.sorted() && changes.allSatisfy { $0 > now })
  }

  @Test func `a canceled ride ends`() {
    let timeline = RideTimeline(.sample(canceledAt: .booking + .seconds(30)))
    #expect(timeline.phase(at: .booking + .seconds(29)) == .confirmed)
    #expect(timeline.phase(at: .booking + .seconds(30)) == .completed)
    #expect(!timeline.isUnderWay(at: .booking + .seconds(30)))
    #expect(!timeline.canBeCanceled(at: .booking + .seconds(30)))
  }

  @Test func `a ride takes two minutes per kilometer`() {
    let timeline = RideTimeline(.sample(dropOff: "Keflavik Airport"))
    #expect((74...78).contains(timeline.departure.distance(to: timeline.dropOff) / 60))
  }
}

@Suite struct `The log of rides` {
  private let log = RideLog(rides: [
    .sample(identifier: "over"),
    .sample(identifier: "later", scheduledPickup: .booking + .days(2)),
    .sample(identifier: "now", bookedAt: .booking + .minutes(60)),
  ])

  @Test(
    arguments: [
      (5, "over"), (62, "now"), (71, "now"), (100, "later"), (60 * 48 + 10, "later"),
      (60 * 96, nil),
    ] as [(Int, String?)])
  func `a ride is found by its identifier`(minutes: Int, identifier: String?) {
    #expect(log.relevant(at: .booking + .minutes(minutes))?.identifier == identifier)
  }

  @Test func `feedback is accepted for a day`() {
    let log = RideLog(rides: [.sample()])
    #expect(log.awaitingFeedback(at: .booking + .minutes(11)) == nil)
    #expect(log.awaitingFeedback(at: .booking + .minutes(12)) != nil)
    #expect(log.awaitingFeedback(at: .booking + .days(1) + .minutes(12)) == nil)
  }

  @Test func `a rated or canceled ride needs no feedback`() {
    var rated = Ride.sample()
    rated.rating = 3
    let log = RideLog(rides: [rated, .sample(canceledAt: .booking + .seconds(9))])
    #expect(log.awaitingFeedback(at: .booking + .minutes(12)) == nil)
  }

  @Test func `a log of rides survives a round trip`() throws {
    #expect(try RideLog(parameterValue: log.parameterValue) == log)
  }
}

extension Date {
  /// The default booking time of the rides in these tests.
  static let booking = Date(timeIntervalSinceReferenceDate: 788_950_800)
}

extension Ride {
  /// A short ride in a sedan.
  static func sample(
    identifier: String = "ride-1", kind: RideKind = .sedan, dropOff: String = "Perlan",
    bookedAt: Date = .booking, scheduledPickup: Date? = nil, canceledAt: Date? = nil
  ) -> Ride {
    Ride(
      identifier: identifier, kind: kind,
      pickup: City.places(matching: Placemark(name: "Harpa"))[0],
      dropOff: City.places(matching: Placemark(name: dropOff))[0], partySize: 1,
      bookedAt: bookedAt, scheduledPickup: scheduledPickup, canceledAt: canceledAt)
  }
}
