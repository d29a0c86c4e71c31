import Foundation
import IntentKitCore
import IntentKitSimulator
import Testing

/// The statements that say more than the displayed ones, or less than the response contains.
@Suite("Spoken statements")
struct SpokenStatementTests {
  @Test func `a ride is booked after the user has heard its price, time and passengers`() {
    var status = RideStatus(phase: .received)
    status.estimatedPickupDate = MomentTests.now.addingTimeInterval(360)
    status.rideOption = RideOption(name: "SUV", estimatedPickupDate: MomentTests.now)
    status.rideOption?.priceRange = PriceRange(
      currencyCode: "ISK", minimumPrice: 2303, maximumPrice: 2878)
    let intent = RequestRideIntent(
      pickupLocation: .at("Harpa"), dropOffLocation: .at("Perlan"), rideOptionName: .said("SUV"),
      partySize: 5)
    let situation = Situation(
      intent: "RequestRide", schema: RequestRideIntent.schema, app: "UnicornRides",
      parameters: intent.fieldValues, response: ["rideStatus": status.parameterValue],
      now: MomentTests.now)
    #expect(
      Phrasebook.english.question(for: Prompt(.request), in: situation)
        == Utterance(
          heard: """
            An SUV for 5 people from Harpa to Perlan at 9:06 AM. It costs ISK 2,303 to 2,878.\
             Shall I book it?
            """, read: "An SUV from Harpa to Perlan. Shall I book it?"))
    #expect(
      Phrasebook.japanese.question(for: Prompt(.request), in: situation)
        == Utterance(
          heard: "午前9時6分、HarpaからPerlanまで、5名様、SUV、料金はISK 2,303から2,878です。予約しますか？",
          read: "HarpaからPerlanまで、SUVです。予約しますか？"))
  }

  @Test func `only the first of several media items is spoken`() {
    let items = ["Jailhouse Rock", "Hound Dog"].map { MediaItem(title: $0) }
    var situation = Situation(
      intent: "PlayMedia", schema: PlayMediaIntent.schema, app: "Jukebox",
      parameters: PlayMediaIntent(mediaItems: items).fieldValues,
      response: ["nowPlayingInfo": ["title": "Jailhouse Rock"]])
    let outcome = Outcome(.succeeded, phase: .handle, code: "success")
    #expect(
      Phrasebook.english.statement(for: outcome, in: situation) == "Here is Jailhouse Rock.")
    #expect(
      Phrasebook.japanese.statement(for: outcome, in: situation) == "Jailhouse Rockを再生します。")
    situation.response = [:]
    #expect(Phrasebook.english.statement(for: outcome, in: situation) == "Now playing Jukebox.")
    #expect(Phrasebook.japanese.statement(for: outcome, in: situation) == "Jukeboxを再生中です。")
  }

  @Test func `a media item that wasn't found is named`() {
    let event = TraceEvent.Kind.resolved(
      HandlerMethod("resolveMediaItems(for:)", phase: .resolve, parameter: "mediaItems"),
      results: [.init(.unsupported)], elapsed: .zero)
    let item = MediaItem(title: "Hound Dog")
    var text = ConversationText()
    let events: [TraceEvent.Kind] = [
      .started(
        intent: "PlayMedia", parameters: FieldSnapshot(PlayMediaIntent(mediaItems: [item])),
        app: "Jukebox"),
      event, .ended(Outcome(.failed, phase: .resolve, reason: .unsupported())),
    ]
    let lines = events.flatMap { text.lines(for: TraceEvent(at: .zero, $0)) }
    #expect(lines.contains("  Siri     I could not find Hound Dog in Jukebox."))
  }

  @Test func `the text of a custom code is said for it`() throws {
    let definition = IntentDefinition(
      "OrderSoup",
      responseCodes: [
        .init("failureSoldOut", text: "${soup} is sold out for ${waitMinutes} minutes."),
        .init("delivered", meaning: .success, text: "Enjoy your ${soup}."),
        .init("failureClosed"),
      ],
      responseProperties: [FieldDefinition("waitMinutes", type: "Int")])
    var withSoup = definition
    withSoup.parameters = [.init("soup", type: "String")]
    let schema = try #require(
      try IntentDefinitions([withSoup]).schemas().first)
    let situation = Situation(
      intent: "OrderSoup", schema: schema, app: "Kitchen", parameters: ["soup": "Miso"],
      response: ["waitMinutes": 10])
    func statement(_ code: String, _ result: Outcome.Result, _ book: Phrasebook) -> String {
      book.statement(for: Outcome(result, phase: .handle, code: code), in: situation).heard
    }
    #expect(
      statement("failureSoldOut", .failed, .english)
        == """
        Something went wrong. Kitchen says, “Miso is sold out for 10 minutes.” You can continue in \
        the app.
        """)
    #expect(
      statement("failureSoldOut", .failed, .japanese)
        == "問題が発生しました。Kitchenからのお知らせです。「Miso is sold out for 10 minutes.」続きはアプリでどうぞ。")
    #expect(statement("delivered", .succeeded, .english) == "Enjoy your Miso.")
    #expect(
      statement("failureClosed", .failed, .english) == "Sorry, Kitchen could not do that: closed.")
  }
}
