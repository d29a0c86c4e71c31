import IntentKitCore
import Testing

/// Custom intents whose requests can be donated, and some that can't.
enum TeaStand {
  static let definitions = IntentDefinitions(
    [
      IntentDefinition(
        "OrderTea",
        parameters: [
          .init("tea", type: "String"), .init("quantity", type: "Int"),
          .init("size", type: "CupSize"), .init("note", type: "String", isResolvable: false),
        ],
        combinations: [
          .init([], title: "Order tea", runsInBackground: false),
          .init(["tea"], title: "Order ${tea}"),
          .init(["tea", "quantity"], title: "Order ${quantity} ${tea}"),
          .init(["size", "tea", "quantity"], title: "Order ${quantity} ${size} ${tea}"),
          .init(["quantity"]),
          .init(["size"], title: ""),
          .init(["tea", "note"], title: "Order ${tea}", runsInBackground: false),
        ]),
      IntentDefinition(
        "PayBill", isConfigurable: true, parameters: [.init("amount", type: "Int")],
        combinations: [.init(["amount"], title: "Pay ${amount}")]),
      IntentDefinition("Rinse", parameters: [.init("times", type: "Int")]),
      IntentDefinition("Configure", isConfigurable: true),
      IntentDefinition(
        "ShowWidget", isEligibleForSuggestions: false, combinations: [.init([], title: "Show")]),
      IntentDefinition("Brew", isDeprecated: true, combinations: [.init([], title: "Brew")]),
    ],
    types: [TypeDefinition("CupSize", cases: ["unknown", "small", "large"])])

  /// Returns the schema of an intent, also of one of SiriKit's.
  static func schema(_ name: String) throws -> IntentSchema {
    let custom = try definitions.schemas().first { $0.name == name }
    return try #require(custom ?? SystemIntents.named(name)?.schema)
  }

  /// Returns the interaction with a request.
  static func interaction(
    _ name: String, _ fields: [String: ParameterValue] = [:], identifier: String? = nil,
    group: String? = nil
  ) throws -> Interaction {
    let intent = try DynamicIntent(schema(name), fields: fields)
    var interaction = Interaction(intent: intent, response: nil)
    interaction.identifier = identifier
    interaction.groupIdentifier = group
    return interaction
  }
}
