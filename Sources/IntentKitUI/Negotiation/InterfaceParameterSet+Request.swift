public import IntentKitCore

// The sets that the system passes for a request (What Siri does, 9.2).

extension InterfaceParameterSet {
  /// Returns the sets of parameters that the system shows for a request, in its order.
  ///
  /// The empty set, with which every negotiation begins, isn't among them. A set contains only
  /// parameters that have a value.
  ///
  /// - Parameters:
  ///   - interaction: The request and its response.
  ///   - schema: The schema of the intent.
  ///   - phase: The phase of the response: confirm or handle.
  /// - Returns: The sets.
  public static func sets(
    for interaction: Interaction, schema: IntentSchema, phase: Phase
  ) -> [InterfaceParameterSet] {
    let code = code(of: interaction, schema)
    var present = PresentParameters(of: interaction)
    var sets: [InterfaceParameterSet] = []
    for set in planned(schema, code, phase, &present) {
      let names = set.names.filter { name in
        name == "intentDescription" || present.contains(name, isOfResponse: set.isOfResponse)
      }
      guard !names.isEmpty else { continue }
      let type = set.isOfResponse ? schema.responseTypeName : schema.intentTypeName
      sets.append(
        InterfaceParameterSet(
          names.map { InterfaceParameter(type, keyPath: $0) },
          interactiveBehavior: code?.meaning == .continueInApp ? .launch : set.behavior))
    }
    return sets
  }

  /// The parameters of a set, whether they have values or not.
  private struct Plan {
    var names: [String]
    var isOfResponse = false
    var behavior = InteractiveBehavior.none
  }

  private static func planned(
    _ schema: IntentSchema, _ code: ResponseCodeSchema?, _ phase: Phase,
    _ present: inout PresentParameters
  ) -> [Plan] {
    if schema.isCustom { return spoken(by: code, schema) }
    func request(_ name: String) -> Plan { Plan(names: [name]) }
    func response(_ names: String..., behavior: InteractiveBehavior = .none) -> Plan {
      Plan(names: names, isOfResponse: true, behavior: behavior)
    }
    switch schema.name {
    case "SendMessage":
      return [request("recipients"), request("content")]
    case "RequestRide":
      // The user leaves the kind of ride to most apps.
      let kind =
        present.contains("rideOptionName", isOfResponse: false)
        ? request("rideOptionName") : response("rideStatus.rideOption.name")
      let place = [request("pickupLocation"), request("dropOffLocation"), kind]
      let fare = [
        response("rideStatus.rideOption.priceRange"),
        response("rideStatus.rideOption.specialPricing"),
      ]
      let booked = [
        response("rideStatus.driver", "rideStatus.vehicle"),
        response("rideStatus.estimatedPickupDate"),
      ]
      return place + fare + (phase == .handle ? booked : [])
    case "StartWorkout", "PauseWorkout", "EndWorkout", "CancelWorkout", "ResumeWorkout":
      return [request("intentDescription")]
    case "SearchForAccounts":
      return [
        response("accounts", "accounts.nickname", "accounts.organizationName", behavior: .nextView)
      ]
    default:
      var plans: [Plan] = []
      // Most parameters of an intent are absent, so there are no plans for those.
      for parameter in schema.parameters
      where present.contains(parameter.name, isOfResponse: false) {
        plans.append(request(parameter.name))
      }
      for property in schema.responseProperties
      where present.contains(property.name, isOfResponse: true) {
        plans.append(response(property.name, behavior: property.type.isList ? .nextView : .none))
      }
      return plans
    }
  }

  /// Returns one set for each property of the response that the app's sentence mentions.
  private static func spoken(by code: ResponseCodeSchema?, _ schema: IntentSchema) -> [Plan] {
    guard let text = code?.text ?? code?.printedText else { return [] }
    let names = schema.responseProperties.map(\.name)
    var mentioned: [String] = []
    for name in text.versions.flatMap({ $0.text.gaps }) where names.contains(name) {
      if !mentioned.contains(name) { mentioned.append(name) }
    }
    return mentioned.map { Plan(names: [$0], isOfResponse: true) }
  }

  /// Returns the code of the response.
  static func code(of interaction: Interaction, _ schema: IntentSchema) -> ResponseCodeSchema? {
    guard case .string(let name)? = interaction.responseField("code") else { return nil }
    return schema.responseCodes.first { $0.name == name }
  }
}

extension String {
  /// The values that a template such as `Your ${soup} costs ${total.amount}` mentions, in order.
  fileprivate var gaps: [String] {
    split(separator: "${").dropFirst(hasPrefix("${") ? 0 : 1).compactMap { part in
      part.firstIndex(of: "}").map { end in
        String(part[..<end].prefix { $0 != "." })
      }
    }
  }
}

extension ParameterType {
  fileprivate var isList: Bool { if case .list = self { true } else { false } }
}
