import IntentKitTesting
import Testing

@testable import CourierExtension

/// The files of the extension are those of its app; each test runs them in process and out of
/// process.
@Suite struct `Sending a message` {
  static let everywhere: [AppHosting] = [.inProcess, .outOfProcess]

  @Test(arguments: everywhere)
  func `the assistant asks which Bill, and the message is sent`(hosting: AppHosting) async {
    let bill = SendMessageIntent(recipients: ["Bill"])

    await IntentTester(bill, app: CourierExtension.self, hosted: hosting)
      .expectConversation { siri in
        await siri.asks(\.recipients, why: .disambiguation, options: ["Bill James", "Bill Smith"])
        await siri.answers("Bill Smith")
        await siri.asks(\.content, why: .needsValue)
        await siri.answers("Lunch at one?")
        await siri.asksForConfirmation()
        await siri.answers("yes")
        let run = await siri.ends(.succeeded, code: .success)
        #expect(run?.intent.recipients?.map(\.customIdentifier) == ["Bill Smith"])
      }
  }

  @Test(arguments: everywhere)
  func `a long message is shown in the app`(hosting: AppHosting) async {
    let text = String(repeating: "See you there! ", count: 12)
    let maria = SendMessageIntent(recipients: ["Maria"], content: text)

    await IntentTester(maria, app: CourierExtension.self, hosted: hosting)
      .expectConversation { siri in
        let run = await siri.ends(
          .requiresAppLaunch, phase: .confirm, code: .failureRequiringAppLaunch)
        let log = run?.trace.appLog.compactMap(\.detail) ?? []
        #expect(log.contains("a new message to Maria Ruiz"))
      }
  }

  @Test(arguments: everywhere)
  func `messages are found`(hosting: AppHosting) async {
    await IntentTester(SearchForMessagesIntent(), app: CourierExtension.self, hosted: hosting)
      .expectConversation { siri in
        let run = await siri.ends(.succeeded, code: .success)
        #expect(run?.response?.messages?.map(\.content) == ["Lunch at one?"])
      }
  }

  @Test(arguments: everywhere)
  func `the handler keeps the contract`(hosting: AppHosting) async {
    await checkContract(of: CourierExtension.self, hosted: hosting, for: SendMessageIntent.self)
  }
}
