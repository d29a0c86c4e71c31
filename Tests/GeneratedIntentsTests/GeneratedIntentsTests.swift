import FoundationEssentials
import IntentDefinitionFiles
import IntentKitCore
import IntentKitTesting
import TestSupport
import Testing

/// Generated code that runs: the intents of `Everything.intentdefinition`.
@Suite("Generated intents")
struct GeneratedIntentsTests {
  private static let path = "Tests/GeneratedIntentsTests/Everything.intentdefinition"

  @Test func `the definitions are those that programs read as JSON`() throws {
    let file = try DefinitionDocument(path: PackageUnderTest.url(of: Self.path).path).file
    let json = try JSONReader.value(from: file.json)
    #expect(try IntentDefinitions(parameterValue: json) == .everything)
    #expect(
      try IntentDefinitions.everything.schemas().map(\.name) == ["KeepValues", "Handle", "Pour"])
  }

  private static let records: [any ParameterRecord.Type] = [
    KeepValuesIntent.self, KeepValuesIntentResponse.self, HandleIntent.self,
    HandleIntentResponse.self, PourOver.self, PourOverResponse.self,
  ]

  @Test(arguments: records)
  func `a value of each type, with any name, is written and read without loss`(
    _ type: any ParameterRecord.Type
  ) throws {
    let full = SampleValues.full(type)
    #expect(try type.init(parameterValue: full).parameterValue == full)
  }

  @Test func `an unset enumeration is absent, unless its first case is a real one`() {
    let intent = KeepValuesIntent()
    #expect(intent.parameterValue["size"] == nil)
    #expect(intent.level == nil)
    #expect(KeepValuesIntent(level: .low).parameterValue["level"] == "low")
  }

  @Test func `a response is created with the values of its text`() {
    #expect(
      HandleIntentResponse.known(default: "a", fields: "b")
        == HandleIntentResponse(code: .known_, fields: "b", default: "a"))
    #expect(
      HandleIntentResponse.failureProperties("a", response: "b")
        == HandleIntentResponse(code: .failureProperties, response: "b", properties: "a"))
  }

  @Test func `an object can contain objects of its own type`() throws {
    let node = Node(
      display: "a", parent: Node(display: "b", edge: Edge(display: "e", end: Node(display: "c"))),
      children: [Node(display: "d")])
    let copy = try Node(parameterValue: node.parameterValue)
    #expect(copy == node)
    #expect(copy.parent?.edge?.end?.displayString == "c")
    var changed = node
    changed.parent = nil
    #expect(changed.parent == nil)
    #expect(changed != node)
  }

  @Test func `a text in the definition keeps its characters`() {
    let title = KeepValuesIntent.definition.parameters.first { $0.name == "string" }?.defaultValue
    let text =
      "A \"quoted\" \\(text) with a \\ backslash,\na line break,\ta tab, "
      + "\u{202E}directions and */ comments."
    #expect(title == .string(text))
  }

  @Test func `a handler of a widget's intent may lack the handle method`() async {
    struct Handler: THShowFavoritesIntentHandling {}
    let intent = THShowFavoritesIntent()
    await IntentTester(intent, handler: Handler()).expectConversation(exhaustivity: .off) { siri in
      await siri.judges(.noHandleMethod)
    }
  }

  @Test func `options come from a completion`() async throws {
    let options = try await Searcher().provideTeaOptionsCollection(
      for: OrderTeaIntent(), searchTerm: "a")
    #expect(options == IntentOptions([Tea(display: "a")]))
    await #expect(throws: Searcher.Failure.self) {
      try await Searcher().provideTeaOptionsCollection(for: OrderTeaIntent(), searchTerm: nil)
    }
  }

  private struct Searcher: OrderTeaIntentCompletionHandling {
    struct Failure: Error {}

    func provideTeaOptionsCollection(
      for intent: OrderTeaIntent, searchTerm: String?,
      with completion: @escaping @Sendable (IntentOptions<Tea>?, (any Error)?) -> Void
    ) {
      guard let searchTerm else { return completion(nil, Failure()) }
      completion(IntentOptions([Tea(display: searchTerm)]), nil)
    }

    func handle(
      intent: OrderTeaIntent, completion: @escaping @Sendable (OrderTeaIntentResponse) -> Void
    ) {
      completion(OrderTeaIntentResponse(code: .success))
    }
  }
}
