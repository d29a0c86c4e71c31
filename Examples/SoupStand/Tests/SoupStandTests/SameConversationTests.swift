import IntentKitCore
import IntentKitSimulator
import Testing

@testable import SoupStand

/// A request can reach the handler as a value of the generated type, or by name, as from another
/// process.
@Suite struct `The same conversation` {
  private static let conversations = [
    """
    {"intent": "OrderSoup", "locale": "en", "parameters": {"soup": "tomato", "quantity": 9},
     "turns": [
       {"asked": "soup", "why": "disambiguation", "answer": "the second one"},
       {"asked": "quantity", "why": "unsupported", "answer": "two"},
       {"asked": "confirmation", "answer": "change the order type to delivery"},
       {"asked": "address", "why": "needsValue", "answer": "Sea of Tranquility, Moon"},
       {"asked": "address", "why": "unsupported", "answer": "Main Street 1"},
       {"asked": "confirmation", "answer": "yes"}],
     "expect": {"outcome": "succeeded", "parameters": {"quantity": 2, "address": "Main Street 1"}}}
    """,
    """
    {"intent": "OrderSoup", "locale": "ja", "parameters": {"toppings": ["Cheese"]},
     "turns": [
       {"asked": "soup", "why": "needsValue", "answer": "Miso Soup"},
       {"asked": "toppings", "why": "disambiguation", "answer": "Chives"},
       {"asked": "confirmation", "answer": "はい"}],
     "expect": {"outcome": "succeeded", "parameters": {"quantity": 1}}}
    """,
    """
    {"intent": "GetSoupOfTheDay", "expect": {"outcome": "succeeded"}}
    """,
  ]

  @Test(arguments: conversations)
  func `an intent with a type and one without are handled alike, turn by turn`(
    conversation: String
  ) async throws {
    let file = try ScenarioFile(path: "conversation.json", text: Array(conversation.utf8))
    var recordings: [String] = []
    var traces: [Trace] = []
    for isReachedByName in [false, true] {
      let app = SimulatedApp(SoupStandExtension.self, isReachedByName: isReachedByName)
      let run = try await Simulator(apps: [app]).run(file)
      #expect(run.differences.map(\.message) == [])
      #expect(run.trace.verdicts == [])
      recordings.append(Recording(of: run).text)
      traces.append(run.trace)
    }
    #expect(recordings[0] == recordings[1])
    #expect(traces[0] == traces[1])
  }
}
