import IntentKitCore
import IntentKitUI
import Testing

/// The facts about the negotiation, one each (What Siri does, 9.2).
@Suite("Negotiation of views")
struct HostedViewNegotiationTests {
  private let recipients: InterfaceParameter = "SendMessageIntent.recipients"
  private let content: InterfaceParameter = "SendMessageIntent.content"
  private let messages: InterfaceParameter = "SendMessageIntentResponse.sentMessages"

  private func negotiation(
    _ way: HostedViewNegotiation.Way = .replacing, meaning: CodeMeaning = .success,
    context: HostedViewContext = .siriSnippet
  ) -> HostedViewNegotiation {
    HostedViewNegotiation(
      way, sets: [[recipients], [content]], schema: SendMessageIntent.schema, meaning: meaning,
      context: context)
  }

  /// Answers all calls, and returns their sets.
  private func asked(
    _ negotiation: inout HostedViewNegotiation,
    _ answer: (HostedViewNegotiation.Call) -> ViewConfiguration? = { _ in .standard }
  ) -> [[InterfaceParameter]] {
    var sets: [[InterfaceParameter]] = []
    while let call = negotiation.nextCall() {
      sets.append(call.parameters)
      negotiation.receive(answer(call))
    }
    return sets
  }

  // MARK: - Calls

  @Test func `the first call has the empty set and the others one set each`() {
    var negotiation = negotiation()
    #expect(asked(&negotiation) == [[], [recipients], [content]])
  }

  @Test func `an app that replaces the interface gets a new controller for every call`() {
    var negotiation = negotiation()
    var isNew: [Bool] = []
    _ = asked(&negotiation) { call in
      isNew.append(call.needsNewController)
      return .standard
    }
    #expect(isNew == [true, true, true])
  }

  @Test func `an app that augments the interface is called once, with the empty set`() {
    var negotiation = negotiation(.augmenting)
    #expect(asked(&negotiation) { _ in .showing("Status") } == [[]])
    #expect(negotiation.views.map(\.placement) == [.custom])
  }

  @Test func `an app that augments the interface keeps its controller for a new status`() {
    var negotiation = negotiation(.augmenting)
    _ = asked(&negotiation) { _ in .showing("On the way") }
    negotiation.update()
    let call = negotiation.nextCall()
    #expect(call?.needsNewController == false)
    negotiation.receive(.showing("Here"))
    #expect(negotiation.views.map(\.view) == ["Here"])
  }

  @Test func `an app that replaces the interface isn't asked again for a new status`() {
    var negotiation = negotiation()
    _ = asked(&negotiation)
    negotiation.update()
    #expect(negotiation.nextCall() == nil)
  }

  @Test func `the call is the same until it is answered`() {
    var negotiation = negotiation()
    #expect(negotiation.nextCall() == negotiation.nextCall())
  }

  @Test(
    arguments: [
      (.ready, true), (.userConfirmationRequired, true), (.success, true), (.inProgress, true),
      (.continueInApp, true), (.handleInApp, false), (.failure, false),
      (.failureRequiringAppLaunch, false), (.unspecified, false),
    ] as [(CodeMeaning, Bool)])
  func `the app isn't asked after a failure, for which the system shows its own interface`(
    _ meaning: CodeMeaning, _ isAsked: Bool
  ) {
    var negotiation = negotiation(meaning: meaning)
    #expect((negotiation.nextCall() != nil) == isAsked)
  }

  // MARK: - Answers

  @Test func `without an app's view, the empty set has no view and others their standard view`() {
    var negotiation = negotiation()
    _ = asked(&negotiation)
    #expect(negotiation.views.map(\.placement) == [.standard, .standard])
    #expect(negotiation.views.map(\.parameters) == [[recipients], [content]])
  }

  @Test func `a successful answer shows the app's view of the parameters that it names`() {
    var negotiation = negotiation()
    let size = ViewSize(width: 358, height: 120)
    _ = asked(&negotiation) { call in
      call.parameters == [content]
        ? .showing("hello", for: [content], desiredSize: size) : .standard
    }
    #expect(
      negotiation.views == [
        PlacedView(parameters: [recipients], placement: .standard),
        PlacedView(parameters: [content], placement: .custom, size: size, view: "hello"),
      ])
  }

  @Test func `parameters that were claimed aren't asked for again`() {
    var negotiation = negotiation()
    let sets = asked(&negotiation) { call in
      call.parameters == [recipients]
        ? .showing("draft", for: [recipients, content]) : .standard
    }
    #expect(sets == [[], [recipients]])
    #expect(negotiation.shown == [recipients, content])
  }

  @Test func `a view of everything for the empty set ends the negotiation`() {
    var negotiation = negotiation()
    let sets = asked(&negotiation) { _ in .showing("draft", for: [recipients, content]) }
    #expect(sets == [[]])
    #expect(negotiation.views.map(\.parameters) == [[recipients, content]])
  }

  @Test func `the standard view of a parameter disappears when a later view claims it`() {
    var negotiation = negotiation()
    _ = asked(&negotiation) { call in
      call.parameters == [content] ? .showing("draft", for: [recipients, content]) : .standard
    }
    #expect(negotiation.views.map(\.placement) == [.custom])
  }

  @Test func `a set may have several parameters, of which only the missing ones are asked for`() {
    let (driver, vehicle): (InterfaceParameter, InterfaceParameter) = (
      "RequestRideIntentResponse.rideStatus.driver",
      "RequestRideIntentResponse.rideStatus.vehicle"
    )
    var negotiation = HostedViewNegotiation(
      .replacing, sets: [[driver], [driver, vehicle]], schema: RequestRideIntent.schema)
    let sets = asked(&negotiation) { call in
      call.parameters == [driver] ? .showing("Einar", for: [driver]) : .standard
    }
    #expect(sets == [[], [driver], [vehicle]])
  }

  @Test func `what a view leaves out of the set keeps its standard view`() {
    let set: InterfaceParameterSet = [recipients, content]
    var negotiation = HostedViewNegotiation(
      .replacing, sets: [set], schema: SendMessageIntent.schema)
    let sets = asked(&negotiation) { call in
      call.parameters.isEmpty ? .standard : .showing("hello", for: [content])
    }
    #expect(sets == [[], [recipients, content]])
    #expect(negotiation.views.map(\.parameters) == [[content], [recipients]])
    #expect(negotiation.views.map(\.placement) == [.custom, .standard])
  }

  @Test func `the size zero hides the view and its parameters count as shown`() {
    var negotiation = negotiation()
    let sets = asked(&negotiation) { call in
      call.parameters.isEmpty ? .hiding([content]) : .standard
    }
    #expect(sets == [[], [recipients]])
    #expect(negotiation.views.map(\.placement) == [.hidden, .standard])
    #expect(negotiation.views.first?.size == nil)
  }

  @Test(arguments: [
    (ViewSize(width: 358, height: 100), ViewSize(width: 358, height: 100), false),
    (ViewSize(width: 100, height: 10), ViewSize(width: 358, height: 44), true),
    (ViewSize(width: 900, height: 9000), ViewSize(width: 358, height: 600), true),
    (ViewSize(width: .nan, height: -1), ViewSize(width: 358, height: 44), true),
    (ViewSize(width: .infinity, height: 50), ViewSize(width: 358, height: 50), true),
  ])
  func `sizes are limited to those that the system allows`(
    _ desired: ViewSize, _ shown: ViewSize, _ isFinding: Bool
  ) {
    var negotiation = negotiation()
    _ = negotiation.nextCall()
    let findings = negotiation.receive(.showing("Draft", desiredSize: desired))
    #expect(negotiation.views.first?.size == shown)
    #expect(findings.isEmpty != isFinding)
  }

  @Test func `a view without a size is as high as its content, within the limits`() {
    var negotiation = negotiation()
    _ = negotiation.nextCall()
    #expect(negotiation.receive(.showing(.map("Reykjavík", height: 5000))).isEmpty)
    #expect(negotiation.views.first?.size == ViewSize(width: 358, height: 600))
  }

  // MARK: - Mistakes

  @Test func `of two completions, the first one counts`() {
    var negotiation = negotiation()
    _ = negotiation.nextCall()
    negotiation.receive(.showing("first"))
    #expect(negotiation.receive(.showing("second")) == [.completedTwice])
    #expect(negotiation.views.map(\.view) == ["first"])
    #expect(negotiation.nextCall()?.parameters == [recipients])
  }

  @Test func `without an answer, the standard view is shown and the negotiation continues`() {
    var negotiation = negotiation()
    var findings: [[ViewFinding]] = []
    while negotiation.nextCall() != nil { findings.append(negotiation.receive(nil)) }
    #expect(findings == [[.noAnswer], [.noAnswer], [.noAnswer]])
    #expect(negotiation.views.map(\.placement) == [.standard, .standard])
  }

  @Test(
    arguments: [
      "StartCallIntent.contacts", "SendMessageIntent.contents", "SendMessageIntent.content.length",
      "content", "SendMessageIntentResponse.content",
    ] as [InterfaceParameter])
  func `parameters that the request doesn't have are ignored`(_ foreign: InterfaceParameter) {
    var negotiation = negotiation()
    _ = negotiation.nextCall()
    let findings = negotiation.receive(.showing("Draft", for: [foreign, content]))
    #expect(findings == [.foreignParameters([foreign])])
    #expect(negotiation.shown == [content])
  }

  @Test func `a view without parameters counts as one of those that were asked for`() {
    var negotiation = negotiation()
    _ = negotiation.nextCall()
    #expect(negotiation.receive(.showing("Title")) == [])
    _ = negotiation.nextCall()
    #expect(negotiation.receive(.showing("Bill")) == [.nothingConfigured])
    #expect(negotiation.shown == [recipients])
  }

  @Test(
    arguments: [(.siriSnippet, []), (.mapsCard, [.mapInMaps])]
      as [(HostedViewContext, [ViewFinding])])
  func `a view in Maps has no map of its own`(
    _ context: HostedViewContext, _ findings: [ViewFinding]
  ) {
    var negotiation = negotiation(context: context)
    _ = negotiation.nextCall()
    #expect(negotiation.receive(.showing(.column("Route", .map("Reykjavík")))) == findings)
  }
}
