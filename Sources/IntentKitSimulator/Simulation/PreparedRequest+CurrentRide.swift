import IntentKitCore

// The identifiers of rides. Users don't say them.

extension PreparedRequest {
  /// The parameter with the ride that a request is about.
  static let ride = "rideIdentifier"

  /// Returns an intent for the current ride, as the app reports it.
  ///
  /// The intent remains unchanged if the app has no ride or doesn't report it.
  borrowing func aboutCurrentRide(_ intent: any Intent) async -> any Intent {
    guard let status = SystemIntents.named("GetRideStatus"),
      let question = try? status.init(parameterValue: .object([:])),
      let ride = await currentRide(question)
    else { return intent }
    var fields = intent.fieldValues
    fields[Self.ride] = .string(ride)
    return (try? intent.replacingFields(with: fields)) ?? intent
  }

  private borrowing func currentRide(_ question: some Intent) async -> String? {
    var pipeline = pipeline
    pipeline.spoken = SpokenRequest()
    let run = await pipeline.run(question, reachedBy: access, app: app, device: device)
    guard case .string(let ride)? = run.response?.fieldValues["rideStatus"]?[Self.ride] else {
      return nil
    }
    return ride
  }
}
