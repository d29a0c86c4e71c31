import Foundation
import IntentKitTesting
import Testing

@Suite struct `Values in tests` {
  @Test func `a person, a phrase and a place can be texts`() throws {
    let family = "Family"
    let message = SendMessageIntent(recipients: ["Bill", "Anne"], speakableGroupName: "\(family)")
    #expect(message.recipients == [Person(displayName: "Bill"), Person(displayName: "Anne")])
    #expect(message.speakableGroupName == SpeakableString(spokenPhrase: "Family"))
    let ride = RequestRideIntent(pickupLocation: "Home")
    #expect(ride.pickupLocation == Placemark(name: "Home"))
    // The same texts mean the same in a scenario.
    #expect(try Person(parameterValue: "Bill") == "Bill")
    #expect(try SpeakableString(parameterValue: "Family") == "Family")
    #expect(try Placemark(parameterValue: "Home") == "Home")
  }

  @Test(arguments: [
    (Date.gmt(year: 2026, month: 3, day: 2, hour: 9, minute: 30), "2026-03-02T09:30:00Z"),
    (.gmt(year: 2024, month: 2, day: 29), "2024-02-29T00:00:00Z"),
    (.gmt(year: 2026, month: 1, day: 32, hour: 23, second: 59), "2026-02-01T23:00:59Z"),
    (TestWorld.defaultNow, "2026-01-01T09:00:00Z"), (TestWorld().now, "2026-01-01T09:00:00Z"),
  ])
  func `a date is written in Greenwich Mean Time`(date: Date, text: String) {
    #expect(date.parameterValue == .string(text))
  }

  @Test func `a handler receives the date of the world`() async {
    let world = TestWorld(now: .gmt(year: 2026, month: 3, day: 2, hour: 21))
    let tester = IntentTester(SendMessageIntent(content: "hello"), given: world) { environment in
      DayHandler(now: environment.now)
    }
    await tester.expectConversation { siri in
      await siri.asksForConfirmation()
      await siri.answers("yes")
      await siri.ends(.succeeded) { response in
        #expect(response.sentMessages?.first?.dateSent == world.now)
      }
    }
  }
}

/// Writes the date of the request into the message.
private struct DayHandler: SendMessageIntentHandling {
  let now: Date

  func handle(intent: SendMessageIntent) async -> SendMessageIntentResponse {
    let message = Message(identifier: "1", content: intent.content, dateSent: now)
    return SendMessageIntentResponse(code: .success, sentMessages: [message])
  }
}
