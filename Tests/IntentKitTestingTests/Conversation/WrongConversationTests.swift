import IntentKitCore
import IntentKitSimulator
import IntentKitTesting
import SampleApps
import Testing

/// A conversation that differs from its test, with the name of the file that contains the failure.
struct WrongConversation: Sendable, CustomTestStringConvertible {
  typealias Siri = TestConversation<SendMessageIntent>

  let name: String
  var recipient: String? = "Bill"
  var content: String? = "hello"
  var world = TestWorld()
  var app: any IntentApp.Type = UnicornChat.self
  var exhaustivity = Exhaustivity.exceptScreens
  let body: @Sendable (Siri) async -> Void

  var testDescription: String { name }

  func failures() async -> [TestFailure] {
    let people = recipient.map { [Person(displayName: $0)] }
    let intent = SendMessageIntent(recipients: people, content: content)
    return await IntentKitTestingTests.failures {
      await IntentTester(intent, app: app, given: world)
        .expectConversation(exhaustivity: exhaustivity, body)
    }
  }

  static let all = [
    WrongConversation(name: "asks-about-something-else") { siri in
      await siri.asks(\.content)
      await siri.answers("hello")
      await siri.ends(.succeeded)
    },
    WrongConversation(name: "asks-otherwise") { siri in
      await siri.asks(
        \.recipients, why: .needsValue, options: ["Bill James", "Bill Jones"], shown: "Who?")
      await siri.answers(.cancel)
      await siri.ends(.cancelled)
    },
    WrongConversation(name: "asks-for-another-reason", recipient: "Nobody") { siri in
      await siri.asks(\.recipients, element: 1, why: .unsupported, reason: .offline)
      await siri.answers(.cancel)
      await siri.ends(.cancelled)
    },
    WrongConversation(name: "asks-nothing-more") { siri in
      await siri.asks(\.recipients)
      await siri.answers(.cancel)
      await siri.asksForConfirmation()
      await siri.answers("yes")
      await siri.ends(.succeeded)
    },
    WrongConversation(name: "asks-twice-without-answer") { siri in
      await siri.asks(\.recipients)
      await siri.asksForConfirmation()
    },
    WrongConversation(name: "never-asked-about") { siri in
      await siri.asks(\.sender)
    },
    WrongConversation(name: "question-nobody-expects") { siri in
      await siri.asks(\.recipients)
      await siri.answers("Bill James")
    },
    WrongConversation(name: "question-answered-unexpected") { siri in
      await siri.answers("Bill James")
      await siri.asksForConfirmation()
      await siri.answers("no")
      await siri.ends(.cancelled)
    },
    WrongConversation(name: "question-without-answer") { siri in
      await siri.asks(\.recipients)
    },
    WrongConversation(name: "answer-nobody-asked-for", recipient: "Tom") { siri in
      await siri.asksForConfirmation()
      await siri.answers("yes")
      await siri.answers("thanks")
    },
    WrongConversation(name: "end-nobody-expects", recipient: "Tom") { siri in
      await siri.asksForConfirmation()
      await siri.answers("yes")
    },
    WrongConversation(name: "ends-too-early", recipient: "Tom") { siri in
      await siri.ends(.succeeded)
    },
    WrongConversation(name: "ends-before-the-answer", recipient: "Tom") { siri in
      await siri.asksForConfirmation()
      await siri.ends(.awaitingConfirmation)
    },
    WrongConversation(name: "ends-otherwise", recipient: "Tom") { siri in
      await siri.asksForConfirmation()
      await siri.answers("yes")
      await siri.ends(.failed, phase: .confirm, code: .failure, after: .seconds(3), shown: "No.")
    },
    WrongConversation(name: "no-response") { siri in
      await siri.asks(\.recipients)
      await siri.answers(.cancel)
      await siri.ends(.cancelled) { _ in Issue.record("there is no response to look at") }
    },
    WrongConversation(
      name: "verdict-nobody-expects", recipient: "Tom",
      world: TestWorld(fault: .slow(in: .handle))
    ) { siri in
      await siri.asksForConfirmation()
      await siri.answers("yes")
      await siri.ends(.succeeded, code: .success)
    },
    WrongConversation(
      name: "verdict-and-end-nobody-expects", recipient: "Tom",
      world: TestWorld(fault: .slow(in: .handle))
    ) { siri in
      await siri.asksForConfirmation()
      await siri.answers("yes")
    },
    WrongConversation(
      name: "another-verdict", recipient: "Tom", world: TestWorld(fault: .hung(in: .handle))
    ) { siri in
      await siri.asksForConfirmation()
      await siri.answers("yes")
      await siri.judges(.slowAnswer)
      await siri.ends(.failed)
    },
    WrongConversation(
      name: "fault-that-does-not-occur", recipient: "Tom",
      world: TestWorld(fault: .hung(in: .handle))
    ) { siri in
      await siri.asksForConfirmation()
      await siri.answers("no")
      await siri.ends(.cancelled)
    },
    WrongConversation(name: "no-verdict", recipient: "Tom") { siri in
      await siri.judges(.slowAnswer)
      await siri.asksForConfirmation()
      await siri.answers(.unavailable)
      await siri.ends(.awaitingConfirmation)
    },
    WrongConversation(
      name: "undeclared-code", recipient: "Tom",
      world: TestWorld(settings: ["fault": "undeclaredCode"]), app: FaultyChat.self
    ) { siri in
      await siri.asksForConfirmation()
      await siri.answers("yes")
    },
    WrongConversation(
      name: "locked", recipient: "Tom",
      world: TestWorld(
        device: .locked,
        app: AppDescription(
          displayName: "UnicornChat", intentsRestrictedWhileLocked: ["INSendMessageIntent"]))
    ) { siri in
      await siri.asksForConfirmation()
    },
    WrongConversation(name: "unknown-setting", world: TestWorld(settings: ["signdIn": false])) {
      siri in
      await siri.asksForConfirmation()
    },
    WrongConversation(
      name: "screens-nobody-expects", recipient: "Tom", exhaustivity: .on
    ) { siri in
      await siri.asksForConfirmation()
      await siri.answers("yes")
      await siri.ends(.succeeded, code: .success)
    },
    WrongConversation(
      name: "question-and-screen-nobody-expects", recipient: "Tom", exhaustivity: .on
    ) { siri in
      await siri.answers("yes")
    },
    WrongConversation(
      name: "screen-without-answer", recipient: "Tom", exhaustivity: .on
    ) { siri in
      await siri.asksForConfirmation()
    },
    WrongConversation(name: "another-screen", recipient: "Tom", exhaustivity: .on) { siri in
      await siri.asksForConfirmation()
      await siri.shows("hello", "Sent")
      await siri.answers("no")
      await siri.ends(.cancelled)
    },
    WrongConversation(name: "screen-of-a-question-about-a-parameter") { siri in
      await siri.asks(\.recipients)
      await siri.shows("Bill")
      await siri.answers(.cancel)
      await siri.ends(.cancelled)
    },
    WrongConversation(name: "screen-after-a-bad-end", recipient: "Tom", exhaustivity: .on) {
      siri in
      await siri.asksForConfirmation()
      await siri.shows("Draft")
      await siri.answers("no")
      await siri.ends(.cancelled)
      await siri.shows("Draft")
    },
    WrongConversation(
      name: "screen-in-japanese", recipient: "Tom", world: TestWorld(language: .japanese),
      exhaustivity: .on
    ) { siri in
      await siri.asksForConfirmation()
      await siri.answers("はい")
      await siri.ends(.succeeded)
    },
    WrongConversation(name: "relaxed-is-no-excuse", exhaustivity: .off) { siri in
      await siri.asksForConfirmation()
    },
    WrongConversation(name: "no-verdict-at-the-end", recipient: "Tom") { siri in
      await siri.asksForConfirmation()
      await siri.answers("no")
      await siri.ends(.cancelled)
      await siri.judges(.slowAnswer)
    },
    WrongConversation(
      name: "verdict-before-a-question", recipient: "Tom",
      world: TestWorld(fault: .slow(in: .confirm))
    ) { _ in },
    WrongConversation(name: "asks-too-late", recipient: "Tom") { siri in
      await siri.asks(\.recipients)
      await siri.answers("Tom")
    },
    WrongConversation(name: "asks-after-the-end", recipient: "Tom") { siri in
      await siri.asksForConfirmation()
      await siri.answers("no")
      await siri.ends(.cancelled)
      await siri.asksForConfirmation()
    },
    WrongConversation(name: "reason-never-given", recipient: "Tom", content: nil) { siri in
      await siri.asks(\.content, reason: .noAccount)
      await siri.answers(.cancel)
      await siri.ends(.cancelled)
    },
    WrongConversation(name: "answer-fits-no-option") { siri in
      await siri.asks(\.recipients)
      await siri.answers("Bill Jones")
      await siri.asksForConfirmation()
    },
    WrongConversation(name: "answer-fits-several-options", exhaustivity: .off) { siri in
      await siri.answers("Bill")
      await siri.asksForConfirmation()
    },
    WrongConversation(name: "answer-after-the-last-option") { siri in
      await siri.asks(\.recipients)
      await siri.answers(.option(2))
    },
    WrongConversation(name: "answer-yes-to-options") { siri in
      await siri.asks(\.recipients)
      await siri.answers(.yes)
    },
    WrongConversation(name: "answer-to-a-later-question") { siri in
      await siri.answers("yes")
      await siri.ends(.succeeded)
    },
    WrongConversation(name: "answer-neither-yes-nor-no", recipient: "Tom") { siri in
      await siri.asksForConfirmation()
      await siri.answers("maybe")
    },
    WrongConversation(name: "answer-is-no-person", recipient: nil) { siri in
      await siri.asks(\.recipients)
      await siri.answers(.value(["name": "Bill"]))
    },
    WrongConversation(name: "answer-changes-no-parameter", recipient: "Tom") { siri in
      await siri.asksForConfirmation()
      await siri.answers(.change(parameter: "recipient"))
    },
    WrongConversation(name: "answer-misunderstood-again") { siri in
      await siri.asks(\.recipients)
      await siri.answers(.notUnderstood("Jones"))
      await siri.asks(\.recipients)
      await siri.answers("Jones")
    },
    WrongConversation(name: "ends-without-expectation", recipient: "Tom") { siri in
      await siri.asksForConfirmation()
      await siri.answers("no")
      await siri.ends(phase: .confirm)
    },
    WrongConversation(
      name: "answer-in-another-language", recipient: "Tom",
      world: TestWorld(language: .japanese), exhaustivity: .off
    ) { siri in
      await siri.answers("certainly")
    },
    WrongConversation(
      name: "question-in-japanese", recipient: nil, world: TestWorld(language: .japanese)
    ) { siri in
      await siri.asks(\.recipients)
      await siri.answers("トム")
    },
    WrongConversation(
      name: "in-japanese", recipient: "ビル", world: TestWorld(language: .japanese)
    ) { siri in
      await siri.asks(\.recipients, shown: "誰ですか?")
      await siri.answers("キャンセル")
      await siri.ends(.cancelled)
    },
  ]
}

@Suite struct `Wrong conversations` {
  @Test(arguments: WrongConversation.all)
  func `a wrong conversation fails its test and shows the line to write`(wrong: WrongConversation)
    async throws
  {
    try expectGolden(await wrong.failures(), wrong.name)
  }

  @Test func `a wrong conversation fails at the line with the wrong expectation`() async {
    let intent = SendMessageIntent(recipients: [Person(displayName: "Bill")], content: "hello")
    let failures = await failures {
      await IntentTester(intent, app: UnicornChat.self).expectConversation { siri in
        await siri.asks(\.recipients, why: .needsValue)
        await siri.answers(.cancel)
        await siri.ends(.succeeded)
      }
      await IntentTester(intent, app: UnicornChat.self).expectConversation { _ in }
    }
    let first = UInt(#line - 7)
    #expect(failures.map(\.place.line) == [first + 1, first + 3, first + 5])
    #expect(failures.map { "\($0.place.filePath)" } == Array(repeating: #filePath, count: 3))
  }

  @Test func `an answer that doesn't fit fails at its line and ends the conversation`() async {
    let intent = SendMessageIntent(recipients: ["Bill"], content: "hello")
    let failures = await failures {
      await IntentTester(intent, app: UnicornChat.self).expectConversation { siri in
        await siri.asks(\.recipients)
        await siri.answers("Bill Jones")
        await siri.asksForConfirmation()
        await siri.answers("yes")
        await siri.ends(.succeeded)
      }
    }
    #expect(failures.map(\.place.line) == [UInt(#line - 6)])
  }

  @Test func `a line that isn't awaited by the closure fails`() async throws {
    let intent = SendMessageIntent(recipients: ["Tom"], content: "hello")
    let failures = await failures {
      var late: TestConversation<SendMessageIntent>?
      await IntentTester(intent, app: UnicornChat.self)
        .expectConversation(exhaustivity: .off) { late = $0 }
      await late?.ends(.failed)
    }
    try expectGolden(failures, "line-after-the-closure")
  }

  @Test func `an error that the test throws ends the request and is the only failure`() async {
    struct Enough: Error {}
    let intent = SendMessageIntent(recipients: [Person(displayName: "Bill")], content: "hello")
    let failures = await failures {
      await #expect(throws: Enough.self) {
        try await IntentTester(intent, app: UnicornChat.self).expectConversation { siri in
          await siri.asks(\.recipients)
          throw Enough()
        }
      }
    }
    #expect(failures.isEmpty)
  }

  @Test func `a canceled test doesn't hang`() async {
    let intent = SendMessageIntent(recipients: [Person(displayName: "Tom")], content: "hello")
    let failures = await failures {
      await Task {
        withUnsafeCurrentTask { $0?.cancel() }
        await IntentTester(intent, app: UnicornChat.self).expectConversation { siri in
          await siri.ends(.cancelled, reason: .taskCancelled)
        }
      }.value
    }
    #expect(failures.isEmpty)
  }
}
