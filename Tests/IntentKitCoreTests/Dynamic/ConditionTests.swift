import IntentKitCore
import Testing

// What Siri does, 1 and 7.
@Suite struct `Parameters with conditions and static defaults` {
  private static let definitions = IntentDefinitions(
    [
      IntentDefinition(
        "OrderSoup", userConfirmation: .always,
        parameters: [
          .init(
            "street", type: "String", relationship: .init(parent: "orderType", value: "delivery")),
          .init("orderType", type: "OrderType"),
          .init("shop", type: "String", relationship: .init(parent: "orderType", value: "pickup")),
          .init("counter", type: "Int", relationship: .init(parent: "shop")),
          .init("isGift", type: "Bool", defaultValue: false),
          .init("card", type: "String", relationship: .init(parent: "isGift", value: true)),
          .init("plainBag", type: "Bool", relationship: .init(parent: "isGift", value: false)),
          .init("spoons", type: "Int", isResolvable: false, defaultValue: 1),
          .init(
            "straws", type: "Int", isResolvable: false, defaultValue: 2,
            relationship: .init(parent: "isGift", value: true)),
        ],
        responseProperties: [.init("waitMinutes", type: "Int")])
    ],
    types: [TypeDefinition("OrderType", cases: ["unknown", "delivery", "pickup"])])

  private static func run(
    _ fields: [String: ParameterValue], _ answers: [Answer], asked: Set<String> = []
  ) async throws -> (IntentRun<DynamicIntent>, questions: [String]) {
    let dialogue = ScriptedAnswers(answers)
    let intent = try DynamicIntent(try definitions.schemas()[0], fields: fields)
    let run = await SoupKitchen().run(intent, dialogue, askedEachTime: asked)
    return (run, await dialogue.prompts.compactMap(\.parameter))
  }

  @Test(
    arguments: [
      // The child before its parent is resolved as soon as its condition holds.
      ([:], ["delivery", "Main Street 1", true], ["orderType", "street", "plainBag"]),
      ([:], ["pickup", "Corner", 3, true], ["orderType", "shop", "counter", "plainBag"]),
      (["orderType": "delivery", "street": "Main Street 1"], [true], ["plainBag"]),
      // A child of a child is skipped with its parent.
      (
        ["orderType": "delivery", "shop": "Corner"], ["Main Street 1", true],
        ["street", "plainBag"]
      ),
      (
        ["orderType": "delivery", "street": "Main Street 1", "isGift": true], ["Happy birthday"],
        ["card"]
      ),
    ] as [([String: ParameterValue], [ParameterValue], [String])])
  func `only parameters whose condition holds are asked for`(
    fields: [String: ParameterValue], answers: [ParameterValue], questions: [String]
  ) async throws {
    let (run, asked) = try await Self.run(fields, answers.map { .value($0) } + [.yes])
    #expect(asked == questions)
    #expect(run.outcome.result == .succeeded)
  }

  @Test func `a change of the request asks for the parameters that it makes relevant`() async throws
  {
    let (run, asked) = try await Self.run(
      ["orderType": "pickup", "shop": "Corner", "counter": 1, "plainBag": true],
      [.change(parameter: "orderType", to: "delivery"), .value("Main Street 1"), .yes])
    #expect(asked == ["street"])
    #expect(run.intent.fields["street"] == "Main Street 1")
    #expect(run.outcome.result == .succeeded)
  }

  @Test func `a static default fills in a parameter whose condition holds`() async throws {
    let fields: [String: ParameterValue] = [
      "orderType": "pickup", "shop": "Corner", "counter": 1, "plainBag": true,
    ]
    let (run, _) = try await Self.run(fields, [.yes])
    #expect(run.intent.fields["isGift"] == false)
    #expect(run.intent.fields["spoons"] == 1)
    #expect(run.intent.fields["straws"] == nil)
    let (gift, _) = try await Self.run(
      fields.merging(["isGift": true, "card": "Hi", "spoons": 4]) { $1 }, [.yes])
    #expect(gift.intent.fields["spoons"] == 4)
    #expect(gift.intent.fields["straws"] == 2)
  }

  @Test func `a static default isn't used if the user chose to be asked each time`() async throws {
    let (run, asked) = try await Self.run(
      ["orderType": "pickup", "shop": "Corner", "counter": 1],
      [.value(true), .value("Hi"), .yes], asked: ["isGift", "spoons"])
    #expect(asked == ["isGift", "card"])
    #expect(run.intent.fields["spoons"] == nil)
  }
}
