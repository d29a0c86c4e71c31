import IntentKitCore
import IntentKitTesting
import IntentKitUI
import Intents
import IntentsUI
import Testing

@Suite struct `Controllers that were written for IntentsUI` {
  /// The spellings of a controller that replaces the draft, with the same conversation.
  @Test(arguments: [Spelling.completion, .async])
  func `controllers replace a part of the standard interface`(_ spelling: Spelling) async {
    let intent = SendMessageIntent(
      recipients: [Person(displayName: "Bill")], content: "See you at six")
    let tester = IntentTester(
      intent, app: spelling == .async ? AsyncCourier.self : Courier.self as any IntentApp.Type)
    await tester.expectConversation { siri in
      await siri.asksForConfirmation()
      await siri.shows("Bill", "Draft of 14 letters")
      await siri.answers("yes")
      await siri.ends(.succeeded, code: .success)
      await siri.shows("Bill", "Draft of 14 letters")
    }
  }

  @Test func `controllers augment the standard interface in place of one of its parts`() async {
    let intent = SendMessageIntent(
      recipients: [Person(displayName: "Bill")], content: "See you at six")
    let run = await IntentPipeline(time: .simulated()).run(
      intent,
      reachedBy: .dynamicApp(Augmenting.app).showing(Augmenting()), dialogue: Agreeing())
    let steps = run.trace.events.compactMap { event -> ViewStep? in
      if case .viewConfigured(let step) = event.kind { step } else { nil }
    }
    #expect(steps.map(\.isAugmenting) == [true, true])
    #expect(steps.map(\.replacedParts) == [[.message], [.message]])
    #expect(steps.map(\.size) == Array(repeating: ViewSize(width: 358, height: 100), count: 2))
  }

  @Test func `controllers know the sizes and the order of parameters`() async {
    let description = #"""
      1  {}
      2  {SendMessageIntent.recipients}
      3  {SendMessageIntent.content}
      """#
    let intent = SendMessageIntent(
      recipients: [Person(displayName: "Bill")], content: "See you at six")
    let views = Inspecting()
    _ = await IntentPipeline(time: .simulated()).run(
      intent, reachedBy: .dynamicApp(Augmenting.app).showing(views), dialogue: Agreeing())
    #expect(views.seen.descriptions.first == description)
    #expect(views.seen.largest == CGSize(width: 358, height: 600))
    #expect(views.seen.smallest == CGSize(width: 358, height: 44))
    // Neither method is implemented.
    #expect(views.seen.descriptions.count > 1)
  }

  @Test func `controllers read parameters of the request and of the response`() throws {
    let ride = INRideStatus()
    ride.rideOption = INRideOption(name: "Small", estimatedPickupDate: Date())
    ride.waypoints = [
      CLPlacemark(
        location: CLLocation(latitude: 1, longitude: 2), name: "Station", postalAddress: nil)
    ]
    let response = INRequestRideIntentResponse(code: .success, userActivity: nil)
    response.rideStatus = ride
    let interaction = INInteraction(
      intent: INRequestRideIntent(
        pickupLocation: nil, dropOffLocation: nil, rideOptionName: nil, partySize: 2,
        paymentMethod: nil, scheduledPickupTime: nil),
      response: response)
    func value(_ type: AnyClass, _ path: String, index: Int? = nil) -> Any? {
      let parameter = INParameter(for: type, keyPath: path)
      if let index { parameter.setIndex(index, forSubKeyPath: path) }
      return interaction.parameterValue(for: parameter)
    }
    #expect(value(INRequestRideIntent.self, "partySize") as? Int == 2)
    let responseType = INRequestRideIntentResponse.self
    #expect(value(responseType, "rideStatus.rideOption.name") as? String == "Small")
    #expect(value(responseType, "rideStatus.driver.displayName") == nil)
    #expect(value(responseType, "rideStatus.waypoints", index: 0) is CLPlacemark)
    #expect(value(responseType, "rideStatus.waypoints", index: 1) == nil)
    #expect(value(INSendMessageIntent.self, "content") == nil)
  }
}

/// The spelling of a controller's method.
enum Spelling: Sendable { case completion, async }
