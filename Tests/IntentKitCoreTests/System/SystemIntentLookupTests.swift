import IntentKitCore
import Testing

@Suite("Finding an intent by its name")
struct SystemIntentLookupTests {
  @Test(arguments: [
    "SendMessage", "SendMessageIntent", "INSendMessageIntent", "insendmessage", "sendMessage",
  ])
  func `the prefix, the ending and capitals do not matter`(_ name: String) {
    #expect(SystemIntents.named(name) == SendMessageIntent.self)
  }

  @Test func `every intent is found by both of its names`() {
    for intent in SystemIntents.all {
      #expect(SystemIntents.named(intent.schema.name) == intent)
      #expect(SystemIntents.named(intent.schema.siriKitName) == intent)
    }
  }

  @Test(arguments: [
    ("SendMesage", "SendMessage"), ("INStartWorkuotIntent", "StartWorkout"), ("xyzzy", nil),
  ])
  func `a slip of the finger is understood, nonsense is not`(_ name: String, _ meant: String?) {
    #expect(SystemIntents.named(name) == nil)
    #expect(SystemIntents.nearestName(to: name) == meant)
  }
}
