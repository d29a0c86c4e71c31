import IntentKitCore
import IntentKitSimulator
import IntentKitTesting
import SampleApps
import Testing

@Suite struct `Correct conversations` {
  private let bill = SendMessageIntent(
    recipients: [Person(displayName: "Bill")], content: "hello")
  private let tom = SendMessageIntent(recipients: [Person(displayName: "Tom")], content: "hello")

  @Test func `an ambiguous recipient asks which Bill`() async {
    await IntentTester(bill, app: UnicornChat.self).expectConversation { siri in
      await siri.asks(
        \.recipients, why: .disambiguation, options: ["Bill James", "Bill Smith"],
        shown: "Which one?\n1  Bill James\n2  Bill Smith")
      await siri.answers("Bill James")
      await siri.asksForConfirmation()
      await siri.shows("hello", "Bill James", "Draft")
      await siri.answers("yes")
      await siri.ends(.succeeded, code: .success, shown: "Sent.") { response in
        #expect(response.sentMessages?.count == 1)
      }
      await siri.shows("Sent")
    }
  }

  @Test func `a test of words can leave out the screens`() async {
    await IntentTester(tom, app: UnicornChat.self)
      .expectConversation(exhaustivity: .exceptScreens) { siri in
        await siri.asksForConfirmation()
        await siri.answers("yes")
        await siri.ends(.succeeded)
      }
  }

  @Test func `an answer can be a value`() async {
    await IntentTester(bill, app: UnicornChat.self).expectConversation(
      exhaustivity: .exceptScreens
    ) { siri in
      await siri.asks(\.recipients)
      await siri.answers(.option(1))
      await siri.asksForConfirmation()
      await siri.answers(.yes)
      let run = await siri.ends(.succeeded)
      #expect(run?.intent.recipients?.first?.displayName == "Bill Smith")
    }
  }

  @Test func `spoken names are looked up in the contacts if access is permitted`() async {
    let known = Person(displayName: "Zoe Park", customIdentifier: "zoe")
    for (contacts, identifier) in [(ContactBook([known]), "zoe"), (.denied, nil)] {
      let tester = IntentTester(
        SendMessageIntent(content: "hello"), handler: AnybodyHandler(),
        given: TestWorld(contacts: contacts))
      await tester.expectConversation { siri in
        await siri.asks(\.recipients, why: .needsValue)
        await siri.answers("Zoe")
        await siri.asksForConfirmation()
        await siri.answers("yes")
        let run = await siri.ends(.succeeded)
        #expect(run?.intent.recipients?.first?.customIdentifier == identifier)
      }
    }
  }

  @Test func `a test that isn't exhaustive can omit steps`() async {
    await IntentTester(bill, app: UnicornChat.self).expectConversation(exhaustivity: .off) {
      siri in
      await siri.answers("Bill James")
      await siri.asksForConfirmation()
    }
    await IntentTester(tom, app: UnicornChat.self, given: TestWorld(fault: .slow()))
      .expectConversation(exhaustivity: .off) { siri in
        await siri.answers("yes")
        await siri.ends(.succeeded)
      }
  }

  @Test func `a locked device is unlocked before the handler is called`() async {
    let app = AppDescription(
      displayName: "UnicornChat", intentsRestrictedWhileLocked: ["INSendMessageIntent"])
    await IntentTester(tom, app: UnicornChat.self, given: TestWorld(device: .locked, app: app))
      .expectConversation { siri in
        await siri.asksToUnlock()
        await siri.answers("no")
        await siri.ends(.refused, reason: .locked)
      }
  }

  @Test func `a request without Siri authorization is refused`() async {
    await IntentTester(tom, app: UnicornChat.self, given: TestWorld(device: .siriDenied))
      .expectConversation { siri in
        await siri.judges(.notAuthorized)
        await siri.ends(.refused, reason: .notAuthorized)
      }
  }

  @Test func `the user is asked for Siri authorization that is undetermined`() async {
    let device = DeviceState(siriAuthorization: .notDetermined)
    await IntentTester(tom, app: UnicornChat.self, given: TestWorld(device: device))
      .expectConversation(exhaustivity: .exceptScreens) { siri in
        await siri.judges(.notAuthorized)
        await siri.asksForAuthorization()
        await siri.answers("yes")
        await siri.asksForConfirmation()
        await siri.answers("yes")
        await siri.ends(.succeeded)
      }
  }

  @Test func `the user chooses what to change`() async {
    await IntentTester(tom, app: UnicornChat.self).expectConversation(
      exhaustivity: .exceptScreens
    ) { siri in
      await siri.asksForConfirmation()
      await siri.answers("change it")
      await siri.asksWhatToChange(shown: "What do you want to change?\n1  recipients\n2  content")
      await siri.answers("the message")
      await siri.asks(\.content)
      await siri.answers("see you at nine")
      await siri.asksForConfirmation()
      await siri.answers("yes")
      let run = await siri.ends(.succeeded)
      #expect(run?.intent.content == "see you at nine")
    }
  }

  @Test func `a device without a screen shows no card`() async {
    await IntentTester(tom, app: UnicornChat.self, given: TestWorld(device: .voiceOnly))
      .expectConversation { siri in
        await siri.asksForConfirmation()
        await siri.answers("yes")
        await siri.ends(.succeeded, code: .success)
      }
  }

  @Test func `settings define the state of the app`() async {
    let world = TestWorld(settings: ["signedIn": false])
    await IntentTester(tom, app: UnicornChat.self, given: world).expectConversation { siri in
      await siri.ends(.requiresAppLaunch, phase: .confirm, code: .failureRequiringAppLaunch)
    }
  }

  @Test func `a test can advance the clock while a question is pending`() async {
    let clock = ManualClock()
    let tester = IntentTester(tom, given: TestWorld(clock: clock)) { environment in
      StampingHandler(clock: environment.clock as? ManualClock ?? ManualClock())
    }
    await tester.expectConversation { siri in
      await siri.asksForConfirmation()
      siri.clock.advance(by: .seconds(60))
      await siri.answers("yes")
      await siri.ends(.succeeded, after: .seconds(60)) { response in
        #expect(response.sentMessages?.first?.content == "after 60.0 seconds")
      }
    }
    #expect(clock.now.offset == .seconds(60))
  }

  @Test func `a tester can run several conversations`() async {
    let tester = IntentTester(tom, app: UnicornChat.self)
    for _ in 0..<2 {
      await tester.expectConversation { siri in
        await siri.asksForConfirmation()
        await siri.shows("Draft")
        await siri.answers("no")
        await siri.ends(.cancelled, phase: .confirm)
      }
    }
  }
}

/// A fault with its verdict and reason.
struct FaultCase: Sendable, CustomTestStringConvertible {
  let testDescription: String
  var fault: InjectedFault?
  var launch = HandlerLaunch()
  let verdicts: [Verdict.ID]
  let result: Outcome.Result

  static let all = [
    FaultCase(
      testDescription: "slow", fault: .slow(in: .handle), verdicts: [.slowAnswer],
      result: .succeeded),
    FaultCase(
      testDescription: "too slow", fault: .slow(by: .seconds(12), in: .handle),
      verdicts: [.noAnswer, .completedLate], result: .failed),
    FaultCase(
      testDescription: "hung", fault: .hung(in: .confirm), verdicts: [.noAnswer], result: .failed),
    FaultCase(
      testDescription: "completes twice", fault: .completesTwice(in: .handle),
      verdicts: [.completedTwice], result: .failed),
    FaultCase(
      testDescription: "drops its completion", fault: .dropsCompletion(),
      verdicts: [.completionDropped], result: .failed),
    FaultCase(
      testDescription: "slow launch", launch: .slow, verdicts: [.slowAnswer], result: .succeeded),
    FaultCase(
      testDescription: "too slow launch", launch: .tooSlow, verdicts: [.noAnswer],
      result: .failed),
  ]
}

@Suite struct `Injected faults` {
  @Test(arguments: FaultCase.all)
  func `each injected fault draws its verdict`(fault: FaultCase) async {
    let intent = SendMessageIntent(recipients: [Person(displayName: "Tom")], content: "hello")
    let world = TestWorld(launch: fault.launch, fault: fault.fault)
    await IntentTester(intent, handler: AnybodyHandler(), given: world)
      .expectConversation(exhaustivity: .off) { siri in
        if fault.fault == nil ? fault.result == .succeeded : !fault.isBeforeQuestion {
          await siri.asksForConfirmation()
          await siri.answers("yes")
        }
        for verdict in fault.verdicts { await siri.judges(verdict) }
        await siri.ends(fault.result)
      }
  }
}

extension FaultCase {
  /// Whether the request ends before its confirmation.
  fileprivate var isBeforeQuestion: Bool {
    ["hung", "drops its completion"].contains(testDescription)
  }
}

/// Sends to any recipient.
private struct AnybodyHandler: SendMessageIntentHandling {
  func resolveRecipients(
    for intent: SendMessageIntent
  ) async -> [SendMessageRecipientResolutionResult] {
    guard let recipients = intent.recipients else { return [.needsValue()] }
    return recipients.map { .success(with: $0) }
  }

  func handle(intent: SendMessageIntent) async -> SendMessageIntentResponse {
    SendMessageIntentResponse(code: .success)
  }
}

/// Writes the time into the message.
private struct StampingHandler: SendMessageIntentHandling {
  let clock: ManualClock

  func handle(intent: SendMessageIntent) async -> SendMessageIntentResponse {
    let message = Message(
      identifier: "1", content: "after \(clock.now.offset)")
    return SendMessageIntentResponse(code: .success, sentMessages: [message])
  }
}
