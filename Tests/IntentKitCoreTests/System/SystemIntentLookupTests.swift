import IntentKitCore
import Testing

@Suite("Lookup of intents by name")
struct SystemIntentLookupTests {
  @Test(arguments: [
    "SendMessage", "SendMessageIntent", "INSendMessageIntent", "insendmessage", "sendMessage",
  ])
  func `an intent's name is found without prefix and ending and in any case`(_ name: String) {
    #expect(SystemIntents.named(name) == SendMessageIntent.self)
  }

  @Test func `every intent is found by its Swift name and its SiriKit name`() {
    for intent in SystemIntents.all {
      #expect(SystemIntents.named(intent.schema.name) == intent)
      #expect(SystemIntents.named(intent.schema.siriKitName) == intent)
    }
  }

  @Test(arguments: [
    ("SendMesage", "SendMessage"), ("INStartWorkuotIntent", "StartWorkout"), ("xyzzy", nil),
  ])
  func `a near match suggests an intent and nonsense doesn't`(_ name: String, _ meant: String?) {
    #expect(SystemIntents.named(name) == nil)
    #expect(SystemIntents.nearestName(to: name) == meant)
  }
}
