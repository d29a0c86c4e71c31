import IntentKitCore
import IntentKitSimulator
import Testing

@Suite struct `Custom intents with SiriKit's names` {
  @Test(
    arguments: [
      "SendMessage", "TransferMoney", "PayBill", "RequestRide", "SendPayment", "StartWorkout",
      "CreateNote", "BookRestaurantReservation",
    ], Language.allCases)
  func `they are not spoken about in the words for SiriKit's intent`(
    _ name: String, _ language: Language
  ) throws {
    func words(_ name: String) throws -> [String] {
      let definition = IntentDefinition(
        name, userConfirmation: .always,
        parameters: [.init("tea", type: "String", unsupportedReasons: ["noAccount"])],
        responseCodes: [.init("failureNoAccount")],
        responseProperties: [.init("wait", type: "Int")])
      let schema = try IntentDefinitions([definition]).schemas()[0]
      let situation = Situation(
        intent: schema.name, schema: schema, app: "Tea House", parameters: ["tea": "Sencha"],
        response: ["wait": 5])
      let phrasebook = language.phrasebook
      let prompts = [
        Prompt(.request), Prompt(.value, parameter: "tea", cause: .needsValue),
        Prompt(.value, parameter: "tea", cause: .unsupported, reason: "noAccount", value: "Sencha"),
        Prompt(.value, parameter: "tea", cause: .unsupported, value: "Sencha"),
      ]
      let outcomes = [
        Outcome(.succeeded, code: "success"), Outcome(.inProgress, code: "inProgress"),
        Outcome(.continuedInApp, code: "continueInApp"), Outcome(.failed, code: "failure"),
        Outcome(.failed, code: "failureNoAccount"),
      ]
      return prompts.map { phrasebook.question(for: $0, in: situation).heard }
        + outcomes.map { phrasebook.statement(for: $0, in: situation).heard }
    }
    #expect(try words(name) == words("OrderTea"))
  }

  @Test(
    arguments: [
      ("TransferMoney", nil, .english, "transfer it", false),
      ("RequestRide", nil, .english, "book it", false),
      ("RequestRide", "order", .english, "order it", true),
      ("OrderTea", "order", .english, "order it", true),
      ("OrderTea", "order", .japanese, "注文して", true),
      ("ShowTeas", "information", .english, "order it", false),
    ] as [(String, String?, Language, String, Bool)])
  func `their category determines the words that confirm them`(
    _ name: String, _ category: String?, _ language: Language, _ text: String, _ isYes: Bool
  ) throws {
    let definition = IntentDefinition(name, category: category, userConfirmation: .always)
    let context = DialogueContext(
      intent: try DynamicIntent(try IntentDefinitions([definition]).schemas()[0]),
      app: AppDescription(displayName: "Tea House"))
    let answer = AnswerReader(language).answer(from: text, to: Prompt(.request), context: context)
    #expect(answer == (isYes ? .yes : .notUnderstood(text)))
  }
}
