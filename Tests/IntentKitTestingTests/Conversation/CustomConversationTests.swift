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
      await siri.asks("roast", why: .needsValue, options: ["light", "dark"])
      await siri.answers("dark")
      await siri.asks("note", why: .needsValue)
      await siri.answers("to go")
      await siri.ends(.succeeded, phase: .handle, code: "success") { response in
        #expect(response.details == ["text": "2 cups"])
      }
    }
  }

  @Test(arguments: everywhere)
  func `a parameter that is asked for each time ignores the default`(hosting: AppHosting) async {
    var coffee = coffee
    coffee.askedEachTime = ["cups"]
    await IntentTester(coffee, app: FaultyExtension.self, hosted: hosting).expectConversation {
      siri in
      await siri.asks("roast")
      await siri.answers(.option(0))
      await siri.asks("cups")
      await siri.answers("3")
      await siri.asks("note")
      await siri.answers("none")
      let run = await siri.ends(.succeeded, code: "success")
      #expect(run?.intent.fields["cups"] == 3)
      #expect(run?.response?.details == ["text": "3 cups"])
    }
  }

  @Test func `a failure shows the lines to write for a custom intent`() async {
    let question = await failures {
      await IntentTester(coffee, app: FaultyExtension.self).expectConversation { siri in
        await siri.asks("milk")
      }
    }
    #expect(question.count == 1)
    #expect(
      question.first?.message.contains(
        "MakeCoffee has no method that resolves this parameter, so Siri never asks about it.")
        == true)
    #expect(
      question.first?.message.contains(
        #"  await siri.asks("roast", why: .needsValue, options: ["light", "dark"])"#) == true)
    let end = await failures {
      await IntentTester(coffee, app: FaultyExtension.self).expectConversation { siri in
        await siri.asks("roast")
        await siri.answers("light")
        await siri.asks("note")
        await siri.answers("none")
        await siri.ends(.succeeded, code: "failure")
      }
    }
    #expect(end.count == 1)
    #expect(
      end.first?.message.contains(
        "expected  failure\n    found     success\n\nTo expect what happened, write:\n"
          + #"  await siri.ends(.succeeded, code: "success")"#) == true)
  }
}
