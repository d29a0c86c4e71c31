import IntentKitCore
import IntentKitTesting
import Testing

@testable import FaultyGuest

/// A custom intent in the test process and in a separate one.
@Suite struct `Conversations about custom intents` {
  private static let everywhere: [AppHosting] = [
    .inProcess, .outOfProcess(program: "FaultyGuest"),
  ]
  private let coffee: DynamicIntent

  init() throws {
    coffee = try DynamicIntent(FaultyExtension.customIntents.schemas()[0])
  }

  @Test(arguments: everywhere)
  func `a test names parameters and codes of a custom intent as strings`(hosting: AppHosting) async
  {
    await IntentTester(coffee, app: FaultyExtension.self, hosted: hosting).expectConversation {
      siri in
      await siri.asks(about: "roast", why: .needsValue, options: ["light", "dark"])
      await siri.answers("dark")
      await siri.asks(about: "note", why: .needsValue)
      await siri.answers("to go")
      await siri.ends(.succeeded, phase: .handle, code: "success") { response in
        #expect(response.details == ["text": "2 cups"])
      }
    }
  }

  @Test(arguments: everywhere)
  func `a parameter that is asked for each time ignores the default`(hosting: AppHosting) async {
    let world = TestWorld(askedEachTime: ["cups"])
    let tester = IntentTester(coffee, app: FaultyExtension.self, hosted: hosting, given: world)
    await tester.expectConversation { siri in
      await siri.asks(about: "roast")
      await siri.answers(.option(0))
      await siri.asks(about: "cups")
      await siri.answers("3")
      await siri.asks(about: "note")
      await siri.answers("to go")
      let run = await siri.ends(.succeeded, code: "success")
      #expect(run?.intent.fields["cups"] == 3)
      #expect(run?.response?.details == ["text": "3 cups"])
    }
  }

  @Test func `a failure shows the lines to write for a custom intent`() async throws {
    let failures = await failures {
      await IntentTester(coffee, app: FaultyExtension.self).expectConversation { siri in
        await siri.asks(about: "roasts")
      }
      await IntentTester(coffee, app: FaultyExtension.self).expectConversation { siri in
        await siri.asks(about: "roast", reason: "bitter")
        await siri.answers("medium")
      }
      await IntentTester(coffee, app: FaultyExtension.self).expectConversation { siri in
        await siri.asks(about: "note")
      }
      await IntentTester(coffee, app: FaultyExtension.self).expectConversation { siri in
        await siri.asks(about: "roast")
        await siri.answers("light")
        await siri.asks(about: "note")
        await siri.answers("to go")
        await siri.ends(.succeeded, code: "failure")
      }
    }
    try expectGolden(failures, "custom-intent")
  }
}
