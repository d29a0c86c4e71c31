import IntentKitPlatform

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

// The user's choice among ride options in Maps, before they expire (What Siri does, 8).

extension Lane {
  /// Lets the user pick one of the ride options of a response.
  ///
  /// Options that expire while the user looks at them are requested again. If the picked option has
  /// an activity for booking it, Maps opens the app.
  ///
  /// - Parameters:
  ///   - pick: The time of the choice.
  ///   - response: The response with the options.
  ///   - handler: The handler of the request.
  ///   - end: The end of the request without a choice.
  /// - Returns: The end of the request.
  /// - Throws: ``LaneEnd`` if the request ends before.
  func letUserPick(
    _ pick: RequestSource.RidePick, among response: Request.Response,
    with handler: Request.Handling, orElse end: LaneEnd
  ) async throws(LaneEnd) -> LaneEnd {
    guard var offer = RideOffer(response) else { return end }
    var (response, end) = (response, end)
    let moment = lifecycle.now + pick.after
    var isRenewed = false
    while let expiration = offer.expiration(after: pick.now), expiration < moment {
      guard !isRenewed || expiration > lifecycle.now, questionLimiter.countCall() else {
        return .ended(
          Outcome(.gaveUp, phase: .handle, code: response.code.name, reason: .tooManyRounds))
      }
      await lifecycle.wait(until: expiration, in: time)
      response = try await handle(.handle, with: handler).value
      end = try await self.end(response)
      guard let renewed = RideOffer(response) else { return end }
      (offer, isRenewed) = (renewed, true)
    }
    await lifecycle.wait(until: moment, in: time)
    let options = offer.options
    let prompt = Prompt(
      .choice, parameter: "rideOptions",
      options: options.map {
        Prompt.Option(value: $0.parameterValue, title: $0.spokenText)
      }, isRenewed: isRenewed)
    let index: Int = try await ask(prompt) { answer in
      if case .option(let index) = answer, options.indices.contains(index) { index } else { nil }
    }
    guard let activity = options[index].userActivityForBookingInApplication else { return end }
    try await handOver(.foreground, response, activity: activity)
    return .ended(Outcome(.continuedInApp, phase: .handle, code: response.code.name))
  }
}

/// The ride options of a response.
private struct RideOffer {
  let options: [RideOption]
  private let expirationDate: Date?

  /// Creates the offer of a response, or nil if the response has no options.
  init?(_ response: some IntentResponse) {
    guard response.code.meaning == .success else { return nil }
    let fields = response.fieldValues
    guard let value = fields["rideOptions"],
      let options = try? [RideOption](parameterValue: value), !options.isEmpty
    else { return nil }
    self.options = options
    expirationDate = fields["expirationDate"].flatMap { try? Date(parameterValue: $0) }
  }

  /// Returns the time between a date and the expiration of the options; nil if they stay valid.
  func expiration(after start: Date) -> Duration? {
    expirationDate.map { Duration(clampedSeconds: $0.timeIntervalSince(start)) }
  }
}
