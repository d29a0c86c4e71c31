import IntentKitCore

// Values that a request must have although no user says them.

extension RequestPreparation {
  /// Whether the request is about a ride that its sentence doesn't identify.
  ///
  /// A user says “cancel my ride”; the assistant knows which one that is.
  func isAboutCurrentRide(_ schema: IntentSchema) -> Bool {
    scenario.say != nil && scenario.parameters[PreparedRequest.ride] == nil
      && schema.parameter(named: PreparedRequest.ride)?.isRequired == true
  }

  /// Returns the parameters with the values that a sentence leaves out and the intent requires.
  func parametersWithUnsaidValues(of schema: IntentSchema) -> [String: ParameterValue] {
    guard scenario.say != nil else { return scenario.parameters }
    var parameters = scenario.parameters
    if isAboutCurrentRide(schema) { parameters[PreparedRequest.ride] = "" }
    for parameter in schema.parameters {
      guard case .record(let record) = parameter.type, record.name == "Restaurant",
        case .object(let said)? = parameters[parameter.name]
      else { continue }
      // The simulator has no map, so all that is known of a restaurant is its name.
      parameters[parameter.name] = .object(said.merging(Self.unknownRestaurant) { said, _ in said })
    }
    return parameters
  }

  private static let unknownRestaurant: [String: ParameterValue] = [
    "location": ["latitude": 0.0, "longitude": 0.0], "vendorIdentifier": "",
    "restaurantIdentifier": "",
  ]

  /// Returns the error for a value that the intent requires and the sentence doesn't say.
  func unsaidValue(_ schema: IntentSchema) -> ScenarioError? {
    guard let sentence = scenario.say,
      let missing = schema.parameters.first(where: { parameter in
        parameter.isRequired && parameter.name != PreparedRequest.ride
          && scenario.parameters[parameter.name] == nil
      })
    else { return nil }
    return file.error(
      ParameterError(
        found: "“\(sentence.shortened(to: 60))”, which doesn't say \(missing.name)",
        expected: "a sentence with all parameters that \(schema.name) requires",
        hint: (scenario.locale ?? options.language).examplePhrases(of: schema).first.map {
          "An example is “\($0)”."
        },
        path: [.name("say")]))
  }
}
