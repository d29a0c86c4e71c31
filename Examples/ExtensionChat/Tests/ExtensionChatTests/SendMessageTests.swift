import IntentKitTesting
import Testing

@testable import ChatExtension

/// Each test runs both in the test process and, by changing one word, in the process that a device
/// would launch.
@Suite struct `Sending a message` {
  static let everywhere: [AppHosting] = [.inProcess, .outOfProcess]

  @Test(arguments: everywhere)
  func `the assistant asks which Bill, and the message is sent`(hosting: AppHosting) async {
    let bill = SendMessageIntent(recipients: ["Bill"], content: "hello")

    await IntentTester(bill, app: ChatExtension.self, hosted: hosting).expectConversation { siri in
      await siri.asks(\.recipients, why: .disambiguation, options: ["Bill James", "Bill Smith"])
      await siri.answers("Bill James")
      await siri.asksForConfirmation()
      await siri.answers("yes")
      await siri.ends(.succeeded, code: .success)
    }
  }

  @Test(arguments: everywhere)
  func `the assistant asks again for an unknown recipient`(hosting: AppHosting) async {
    let tom = SendMessageIntent(recipients: ["Tom"], content: "hello")

    await IntentTester(tom, app: ChatExtension.self, hosted: hosting).expectConversation { siri in
      await siri.asks(\.recipients, why: .unsupported, reason: .noAccount)
      await siri.answers("Bill Smith")
      await siri.asksForConfirmation()
      await siri.answers("no")
      await siri.ends(.cancelled)
    }
  }

  @Test(arguments: everywhere)
  func `the handler keeps the contract`(hosting: AppHosting) async {
    await checkContract(of: ChatExtension.self, hosted: hosting, for: SendMessageIntent.self)
  }

  @Test(arguments: everywhere)
  func `the request ends as the scenario expects`(hosting: AppHosting) async {
    await expectScenario("which-bill.json", app: ChatExtension.self, hosted: hosting)
  }

  /// Only a separate process survives a crash.
  @Test func `a crash while sending is reported as a crash`() async {
    let bill = SendMessageIntent(
      recipients: ["Bill James"], content: "hello")
    let world = TestWorld(fault: .crashes(in: .handle))

    await IntentTester(bill, app: ChatExtension.self, hosted: .outOfProcess, given: world)
      .expectConversation { siri in
        await siri.asksForConfirmation()
        await siri.answers("yes")
        await siri.judges(.crashed)
        await siri.ends(.failed, phase: .handle)
      }
  }
}
