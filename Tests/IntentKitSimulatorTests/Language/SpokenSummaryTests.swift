import IntentKitCore
import IntentKitSimulator
import Testing

// What Siri does, 3.1.
@Suite struct `Confirmations without a screen` {
  private static func text(_ english: String, _ japanese: String) -> LocalizedText {
    LocalizedText([.init(english), .init(japanese, language: "ja")])
  }

  private static let order = IntentDefinition(
    "OrderSoup", title: text("Order Soup", "スープを注文"), category: "order",
    userConfirmation: .always,
    parameters: [
      .init("soup", type: "String", displayName: text("Soup", "スープ")),
      .init("bowls", type: "Int", displayName: text("Bowls", "杯数")),
      .init("extras", type: "[String]", displayName: text("Extras", "付け合わせ")),
      .init(
        "isSpicy", type: "Bool", displayName: text("Spice", "辛さ"),
        trueName: text("spicy", "辛口"), falseName: text("mild", "甘口")),
      .init("isForHere", type: "Bool", displayName: text("For Here", "店内")),
      .init(
        "table", type: "Int", displayName: text("Table", "席"),
        relationship: .init(parent: "isForHere", value: true)),
    ],
    combinations: [
      .init(["soup"], title: text("Order ${soup}", "${soup}を注文")),
      .init(
        ["soup", "table"], title: text("Bring ${soup} to table ${table}", "${table}番に${soup}")),
      .init(
        ["soup", "bowls"], title: text("Order ${bowls} bowls of ${soup}", "${soup}を${bowls}杯")),
    ],
    responseProperties: [
      .init("total", type: "CurrencyAmount", displayName: text("Total", "合計"))
    ])

  private func question(
    _ parameters: [String: ParameterValue], _ language: Language,
    response: [String: ParameterValue] = [:], isVoiceOnly: Bool = true
  ) throws -> Utterance {
    var situation = Situation(
      intent: "OrderSoup", schema: try IntentDefinitions([Self.order]).schemas()[0],
      app: "Kitchen", parameters: parameters, response: response)
    situation.isVoiceOnly = isVoiceOnly
    return language.phrasebook.question(for: Prompt(.request), in: situation)
  }

  @Test(
    arguments: [
      ([:], .english, "Order Soup. Shall I do it?"),
      ([:], .japanese, "スープを注文。実行してよろしいですか？"),
      (["soup": "Miso"], .english, "Order Miso. Shall I do it?"),
      (["soup": "味噌汁"], .japanese, "味噌汁を注文。実行してよろしいですか？"),
      // The title with the most values comes first, and the others follow.
      (
        ["soup": "Miso", "bowls": 2, "extras": ["tofu", "seaweed"], "isSpicy": true], .english,
        "Order 2 bowls of Miso. Extras: tofu and seaweed. Spicy. Shall I do it?"
      ),
      (
        ["soup": "味噌汁", "bowls": 2, "extras": ["豆腐", "わかめ"], "isSpicy": false], .japanese,
        "味噌汁を2杯。付け合わせは豆腐とわかめ。甘口。実行してよろしいですか？"
      ),
      (["bowls": 2], .english, "Order Soup. Bowls: 2. Shall I do it?"),
      // A value whose condition doesn't hold doesn't count.
      (
        ["soup": "Miso", "table": 7, "isForHere": true], .english,
        "Bring Miso to table 7. For Here: yes. Shall I do it?"
      ),
      (
        ["soup": "Miso", "table": 7, "isForHere": false], .english,
        "Order Miso. For Here: no. Shall I do it?"
      ),
    ] as [([String: ParameterValue], Language, String)])
  func `the user hears the whole request`(
    _ parameters: [String: ParameterValue], _ language: Language, _ text: String
  ) throws {
    #expect(try question(parameters, language).heard == text)
  }

  @Test(
    arguments: [
      (.english, "Order Miso. Total: $9.50. Shall I do it?"),
      (.japanese, "Misoを注文。合計は$9.50。実行してよろしいですか？"),
    ] as [(Language, String)])
  func `the user hears the cost in the handler's response`(
    _ language: Language, _ text: String
  ) throws {
    let total: ParameterValue = ["amount": "9.5", "currencyCode": "USD"]
    let question = try question(["soup": "Miso"], language, response: ["total": total])
    #expect(question.heard == text)
  }

  @Test func `a screen shows the request instead`() throws {
    let question = try question(["soup": "Miso"], .english, isVoiceOnly: false)
    #expect(question.heard == "Shall I do it?")
    #expect(question.read == "Shall I do it?")
  }
}
