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

  @Test func `a handler receives the state of the app`() async {
    let world = TestWorld(device: .appInForeground)
    let tester = IntentTester(SendMessageIntent(content: "hello"), given: world) { environment in
      StateHandler(state: environment.appState)
    }
    await tester.expectConversation { siri in
      await siri.asksForConfirmation()
      await siri.answers("yes")
      await siri.ends(.succeeded) { response in
        #expect(response.sentMessages?.first?.content == "foreground")
      }
    }
  }
}

/// The samples of the article on dates.
@Suite struct `Reminders in tests` {
  private func call(at start: DateComponents) -> AddTasksIntent {
    AddTasksIntent(
      taskTitles: ["Call Bill"],
      temporalEventTrigger: TemporalEventTrigger(
        dateComponentsRange: DateComponentsRange(start: start)))
  }

  @Test func `a reminder in the past is refused`() async {
    let monday = TestWorld(now: .gmt(year: 2026, month: 3, day: 2, hour: 9))
    let eight = DateComponents(timeZone: .gmt, year: 2026, month: 3, day: 2, hour: 8)
    let tester = IntentTester(call(at: eight), given: monday) { ReminderHandler(now: $0.now) }
    await tester.expectConversation { siri in
      await siri.asks(\.temporalEventTrigger, why: .unsupported, reason: .timeInPast)
      await siri.answers("2026-03-02T10:00")
      await siri.ends(.succeeded, code: .success)
    }
  }

  @Test func `a reminder for tomorrow is accepted`() async {
    let world = TestWorld()
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    let tomorrow = world.now.addingTimeInterval(24 * 60 * 60)
    let start = calendar.dateComponents([.timeZone, .year, .month, .day, .hour], from: tomorrow)
    let tester = IntentTester(call(at: start), given: world) { ReminderHandler(now: $0.now) }
    await tester.expectConversation { siri in
      await siri.ends(.succeeded, code: .success)
    }
  }
}

/// Adds tasks with reminders in the future.
private struct ReminderHandler: AddTasksIntentHandling {
  let now: Date

  func isAhead(_ start: DateComponents) -> Bool {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = start.timeZone ?? .gmt
    return calendar.date(from: start).map { $0 > now } ?? false
  }

  func resolveTemporalEventTrigger(
    for intent: AddTasksIntent
  ) async -> AddTasksTemporalEventTriggerResolutionResult {
    guard let trigger = intent.temporalEventTrigger else { return .notRequired() }
    guard let start = trigger.dateComponentsRange.startDateComponents, isAhead(start) else {
      return .unsupported(forReason: .timeInPast)
    }
    return .success(with: trigger)
  }

  func handle(intent: AddTasksIntent) async -> AddTasksIntentResponse {
    AddTasksIntentResponse(code: .success)
  }
}

/// Writes the state of the app into the message.
private struct StateHandler: SendMessageIntentHandling {
  let state: AppState

  func handle(intent: SendMessageIntent) async -> SendMessageIntentResponse {
    let message = Message(identifier: "1", content: "\(state)")
    return SendMessageIntentResponse(code: .success, sentMessages: [message])
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
