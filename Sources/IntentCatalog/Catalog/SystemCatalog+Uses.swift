import IntentNames

extension SystemCatalog {
  /// The values that are needed even without the intents of SiriKit that use them.
  ///
  /// Custom intents can have them as parameters, or the pipeline and the dialogue name their types.
  private static let sharedValues: Set<String> = [
    "INCurrencyAmount", "INDateComponentsRange", "INNoteContent", "INPaymentAccount",
    "INPaymentAmount", "INPaymentMethod", "INPerson", "INRecurrenceRule", "INRideOption",
    "INSpatialEventTrigger",
  ]

  /// The names of the domains whose intents use a value, in SiriKit's order, by the SiriKit name of
  /// the value.
  ///
  /// A value that is needed without these intents has no entry.
  package var domainsOfValues: [String: [String]] {
    let parts = Dictionary(
      uniqueKeysWithValues: values.map { value in
        (value.name, (value.properties ?? []).map(\.type) + (value.kinds ?? []).map(\.type))
      })
    func reached(from types: [String]) -> Set<String> {
      var found: Set<String> = []
      var open = types
      while let type = open.popLast() {
        let name = SwiftType(type).siriKitName
        if let parts = parts[name], found.insert(name).inserted { open += parts }
      }
      return found
    }
    let results = Dictionary(
      resolutionResults.map { ($0.name, $0.value) }, uniquingKeysWith: { first, _ in first })
    var domainsOfValues: [String: [String]] = [:]
    for domain in domains {
      let types = domain.intents.flatMap { intent in
        (intent.parameters + intent.response.properties).map(\.type)
          + intent.resolveMethods.compactMap { results[$0.result] ?? nil }
      }
      for value in reached(from: types) { domainsOfValues[value, default: []].append(domain.name) }
    }
    let shared = values.filter { value in
      value.isHandWritten == true || Self.sharedValues.contains(value.name)
        || domainsOfValues[value.name] == nil
    }
    for value in reached(from: shared.map(\.name)) { domainsOfValues[value] = nil }
    return domainsOfValues
  }
}
