import IntentKitTesting
import Testing

/// A test about values that differs, with the name of the file that contains the failures.
struct WrongAnswer: Sendable, CustomTestStringConvertible {
  let name: String
  let run: @Sendable () async -> Void

  var testDescription: String { name }

  private static let home = RequestRideIntent(pickupLocation: "Home", partySize: 2)

  private init<Request: Intent>(
    name: String, _ tester: IntentTester<Request>,
    _ body: @escaping @Sendable (TestConversation<Request>) async -> Void
  ) {
    self.name = name
    run = { await tester.expectConversation(body) }
  }

  static let all = [
    WrongAnswer(
      name: "questions-in-another-order",
      IntentTester(RequestRideIntent(), handler: RideHandler())
    ) { siri in
      await siri.asks(\.partySize)
      await siri.answers("2")
      await siri.asks(\.pickupLocation)
      await siri.answers("Home")
    },
    WrongAnswer(name: "answer-is-no-date", IntentTester(home, handler: RideHandler())) { siri in
      await siri.asks(\.scheduledPickupTime)
      await siri.answers("soon after the game")
    },
    WrongAnswer(name: "date-without-answer", IntentTester(home, handler: RideHandler())) { siri in
      await siri.asks(\.scheduledPickupTime)
    },
    WrongAnswer(
      name: "options-as-displayed",
      IntentTester(StartWorkoutIntent(workoutName: "run"), handler: WorkoutHandler())
    ) { siri in
      await siri.asks(\.workoutLocationType, options: ["outdoors", "indoors"])
      await siri.answers("underwater")
    },
    WrongAnswer(
      name: "options-in-japanese",
      IntentTester(
        StartWorkoutIntent(workoutName: "run"), handler: WorkoutHandler(),
        given: TestWorld(language: .japanese))
    ) { siri in
      await siri.asks(\.workoutLocationType)
      await siri.answers("海")
    },
    WrongAnswer(
      name: "value-to-confirm",
      IntentTester(StartWorkoutIntent(workoutName: "jog"), handler: WorkoutHandler())
    ) { siri in
      await siri.asksForConfirmation()
      await siri.answers("yes")
    },
    WrongAnswer(
      name: "options-with-the-same-title",
      IntentTester(SendMessageIntent(recipients: ["Bill", "Anne"]), handler: TwinHandler())
    ) { siri in
      await siri.asks(\.recipients, element: 1, why: .disambiguation)
      await siri.answers("Bill")
    },
    WrongAnswer(
      name: "media-ends-with-a-reason", IntentTester(AddMediaIntent(), handler: MediaHandler())
    ) { siri in
      await siri.asks(\.mediaItems, why: .unsupported, reason: .loginRequired)
      await siri.answers("something else")
    },
  ]
}

@Suite struct `Wrong answers` {
  @Test(arguments: WrongAnswer.all)
  func `a wrong answer fails its test and shows the line to write`(wrong: WrongAnswer) async throws
  {
    try expectGolden(await failures { await wrong.run() }, wrong.name)
  }
}

/// Asks for everything about a ride.
private struct RideHandler: RequestRideIntentHandling {
  func resolvePickupLocation(for intent: RequestRideIntent) async -> PlacemarkResolutionResult {
    intent.pickupLocation.map { .success(with: $0) } ?? .needsValue()
  }

  func resolvePartySize(for intent: RequestRideIntent) async -> IntegerResolutionResult {
    intent.partySize.map { .success(with: $0) } ?? .needsValue()
  }

  func resolveScheduledPickupTime(
    for intent: RequestRideIntent
  ) async -> DateComponentsRangeResolutionResult {
    intent.scheduledPickupTime.map { .success(with: $0) } ?? .needsValue()
  }

  func handle(intent: RequestRideIntent) async -> RequestRideIntentResponse {
    RequestRideIntentResponse(code: .success)
  }
}

/// Knows only runs, and asks where.
private struct WorkoutHandler: StartWorkoutIntentHandling {
  func resolveWorkoutName(
    for intent: StartWorkoutIntent
  ) async -> SpeakableStringResolutionResult {
    guard let name = intent.workoutName, name != "run" else { return .success(with: "run") }
    return .confirmationRequired(with: "run")
  }

  func resolveWorkoutLocationType(
    for intent: StartWorkoutIntent
  ) async -> WorkoutLocationTypeResolutionResult {
    let place = intent.workoutLocationType
    return place == .unknown ? .needsValue() : .success(with: place)
  }

  func handle(intent: StartWorkoutIntent) async -> StartWorkoutIntentResponse {
    StartWorkoutIntentResponse(code: .success)
  }
}

/// Knows two people of every name.
private struct TwinHandler: SendMessageIntentHandling {
  func resolveRecipients(
    for intent: SendMessageIntent
  ) async -> [SendMessageRecipientResolutionResult] {
    (intent.recipients ?? []).map { person in
      let twins = ["1", "2"].map { number in
        Person(
          personHandle: PersonHandle(value: number, type: .unknown),
          displayName: person.displayName, customIdentifier: number)
      }
      return person.customIdentifier == nil
        ? .disambiguation(with: twins) : .success(with: person)
    }
  }

  func handle(intent: SendMessageIntent) async -> SendMessageIntentResponse {
    SendMessageIntentResponse(code: .success)
  }
}

/// Requires a login, so that the request ends.
private struct MediaHandler: AddMediaIntentHandling {
  func resolveMediaItems(for intent: AddMediaIntent) async -> [AddMediaMediaItemResolutionResult] {
    [.unsupported(forReason: .loginRequired)]
  }

  func handle(intent: AddMediaIntent) async -> AddMediaIntentResponse {
    AddMediaIntentResponse(code: .success)
  }
}
