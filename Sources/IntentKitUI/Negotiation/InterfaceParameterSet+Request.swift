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
    var parameters = PresentParameters(of: interaction)
    var sets = planned(for: interaction, schema: schema, phase: phase).compactMap { set in
      let present = set.parameters.filter { parameter in
        parameter.parameterKeyPath == "intentDescription" || parameters.contains(parameter)
      }
      return present.isEmpty
        ? nil : InterfaceParameterSet(present, interactiveBehavior: set.interactiveBehavior)
    }
    if code(of: interaction, schema)?.meaning == .continueInApp {
      for index in sets.indices { sets[index].interactiveBehavior = .launch }
    }
    return sets
  }

  private static func planned(
    for interaction: Interaction, schema: IntentSchema, phase: Phase
  ) -> [InterfaceParameterSet] {
    if schema.isCustom { return spoken(in: interaction, schema) }
    func request(_ names: String...) -> InterfaceParameterSet {
      InterfaceParameterSet(names.map { InterfaceParameter(schema.intentTypeName, keyPath: $0) })
    }
    func response(
      _ names: String..., behavior: InteractiveBehavior = .none
    ) -> InterfaceParameterSet {
      InterfaceParameterSet(
        names.map { InterfaceParameter(schema.responseTypeName, keyPath: $0) },
        interactiveBehavior: behavior)
    }
    switch schema.name {
    case "SendMessage":
      return [request("recipients"), request("content")]
    case "RequestRide":
      let place = [
        request("pickupLocation"), request("dropOffLocation"), request("rideOptionName"),
      ]
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
      return schema.parameters.map { request($0.name) }
        + schema.responseProperties.map { property in
          response(property.name, behavior: property.type.isList ? .nextView : .none)
        }
    }
  }

  /// Returns one set for each property of the response that the app's sentence mentions.
  private static func spoken(
    in interaction: Interaction, _ schema: IntentSchema
  ) -> [InterfaceParameterSet] {
    let code = code(of: interaction, schema)
    guard let text = code?.text ?? code?.printedText else { return [] }
    let names = schema.responseProperties.map(\.name)
    var mentioned: [String] = []
    for name in text.versions.flatMap({ $0.text.gaps }) where names.contains(name) {
      if !mentioned.contains(name) { mentioned.append(name) }
    }
    return mentioned.map { [InterfaceParameter(schema.responseTypeName, keyPath: $0)] }
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
