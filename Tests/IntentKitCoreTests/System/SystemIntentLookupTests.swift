import IntentKitCore
import Testing

@Suite("Finding an intent by its name")
struct SystemIntentLookupTests {
  @Test(
    "The prefix, the ending and capitals do not matter",
    arguments: [
      "SendMessage", "SendMessageIntent", "INSendMessageIntent", "insendmessage", "sendMessage",
    ])
  func spelling(_ name: String) {
    #expect(SystemIntents.named(name) == SendMessageIntent.self)
  }

  @Test("Every intent is found by both of its names")
  func all() {
    for intent in SystemIntents.all {
      #expect(SystemIntents.named(intent.schema.name) == intent)
      #expect(SystemIntents.named(intent.schema.siriKitName) == intent)
    }
  }

  @Test(
    "A slip of the finger is understood, nonsense is not",
    arguments: [
      ("SendMesage", "SendMessage"), ("INStartWorkuotIntent", "StartWorkout"), ("xyzzy", nil),
    ])
  func nearest(_ name: String, _ meant: String?) {
    #expect(SystemIntents.named(name) == nil)
    #expect(SystemIntents.nearestName(to: name) == meant)
  }
}
