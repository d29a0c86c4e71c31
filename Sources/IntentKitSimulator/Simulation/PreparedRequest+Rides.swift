import IntentKitCore

// Requests about rides that need another request: the identifiers of rides, which users don't say, and
// the booking of an option that was picked in Maps.

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
    let run = await pipeline.run(question, reachedBy: accessAgain(), app: app, device: device)
    guard case .string(let ride)? = run.response?.fieldValues["rideStatus"]?[Self.ride] else {
      return nil
    }
    return ride
  }
}

// MARK: - Maps

extension PreparedRequest {
  /// The request by which Maps books an option (What Siri does, 8).
  static var booking: (any TypedIntent.Type)? { SystemIntents.named("RequestRide") }

  /// Returns the request for the option that the user picked from a list, or nil without one.
  ///
  /// It has the places of the list, and only the name of the option.
  borrowing func booking(of list: Trace, after request: any Intent) -> (any Intent)? {
    guard let type = Self.booking, case .string(let name)? = list.pickedRide?["name"] else {
      return nil
    }
    var fields = request.fieldValues.filter { type.schema.parameter(named: $0.key) != nil }
    fields["rideOptionName"] = .string(name)
    return try? type.init(parameterValue: .object(fields))
  }
}

extension Trace {
  /// The option that the user picked before a good end, if the last question was for one.
  fileprivate var pickedRide: ParameterValue? {
    guard outcome?.result == .succeeded, let prompt = prompts.last,
      prompt.parameter == IntentSchema.rideOptions
    else { return nil }
    let answer = events.lazy.compactMap { event in
      if case .answered(let answer, _) = event.kind { answer } else { nil }
    }.last
    return switch answer {
    case .option(let index) where prompt.options.indices.contains(index):
      prompt.options[index].value
    case .yes: prompt.value
    default: nil
    }
  }
}
