import FoundationEssentials
import IntentDefinitionFiles
import IntentKitCore
import IntentKitTesting
import TestSupport
import Testing

/// Generated code that runs: the intents of `Types.intentdefinition`.
@Suite("Generated intents")
struct GeneratedIntentsTests {
  @Test func `the definitions are those that programs read as JSON`() throws {
    let path = PackageUnderTest.url(of: "Tests/GeneratedIntentsTests/Types.intentdefinition").path
    let json = try JSONReader.value(from: DefinitionDocument(path: path).file.json)
    #expect(try IntentDefinitions(parameterValue: json) == .types_)
    #expect(
      try IntentDefinitions.types_.schemas().map(\.name) == ["SetOne", "SetMany", "Configure"])
  }

  @Test func `a parameter of each type is written and read without loss`() throws {
    var one = SetOneIntent(
      string: "a", integer: 1, decimal: 0.5, boolean: true, timeInterval: 60,
      url: URL(string: "https://example.com"), person: IntentKitCore.Person(displayName: "Tom"),
      currencyAmount: CurrencyAmount(amount: 2, currencyCode: "EUR"),
      mass: Quantity(value: 2, unit: .kilograms), object: IntentObject(display: "o"),
      item: Item(identifier: "1", display: "Item"), size: .large, level: .low)
    #expect(try SetOneIntent(parameterValue: one.parameterValue) == one)
    // An unset enumeration is absent, unless its first case is a real one.
    one.size = .unknown
    #expect(one.parameterValue["size"] == nil)
    #expect(one.parameterValue["level"] == "low")

    let many = SetManyIntent(strings: ["a", "b"], sizes: [.small, .large], levels: [.low])
    #expect(try SetManyIntent(parameterValue: many.parameterValue) == many)
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
    let title = ConfigureIntent.definition.parameters.first { $0.name == "title" }?.defaultValue
    let text =
      "A \"quoted\" \\(text) with a \\ backslash,\na line break,\ta tab, "
      + "\u{202E}directions and */ comments."
    #expect(title == .string(text))
  }

  @Test func `a handler of a widget's intent may lack the handle method`() async {
    struct Handler: ConfigureIntentHandling {}
    let intent = ConfigureIntent(title: "t", ratio: 1, whole: 1, showsTitle: false)
    await IntentTester(intent, handler: Handler()).expectConversation(exhaustivity: .off) { siri in
      await siri.judges(.noHandleMethod)
    }
  }

  @Test func `options come from a completion`() async throws {
    let options = try await Searcher().provideChoiceOptionsCollection(
      for: ConfigureIntent(), searchTerm: "a")
    #expect(options == IntentOptions([Item(display: "a")]))
    await #expect(throws: Searcher.Failure.self) {
      try await Searcher().provideChoiceOptionsCollection(for: ConfigureIntent(), searchTerm: nil)
    }
  }

  private struct Searcher: ConfigureIntentCompletionHandling {
    struct Failure: Error {}

    func provideChoiceOptionsCollection(
      for intent: ConfigureIntent, searchTerm: String?,
      with completion: @escaping @Sendable (IntentOptions<Item>?, (any Error)?) -> Void
    ) {
      guard let searchTerm else { return completion(nil, Failure()) }
      completion(IntentOptions([Item(display: searchTerm)]), nil)
    }
  }
}
