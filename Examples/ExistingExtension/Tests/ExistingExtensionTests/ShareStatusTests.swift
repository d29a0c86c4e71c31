import IntentKitCore
import IntentKitTesting
import Testing

@testable import CourierExtension

/// The intent of the definition file, with the classes that the build plugin generates.
@Suite struct `Sharing the status` {
  static let everywhere: [AppHosting] = [.inProcess, .outOfProcess]

  private func request(_ fields: [String: ParameterValue] = [:]) throws -> DynamicIntent {
    try DynamicIntent(IntentDefinitions.courier.schema(named: "ShareStatus"), fields: fields)
  }

  @Test(arguments: everywhere)
  func `the place is asked only of a user who is away`(hosting: AppHosting) async throws {
    let intent = try request()

    await IntentTester(intent, app: CourierExtension.self, hosted: hosting)
      .expectConversation { siri in
        await siri.asks(
          about: "status", why: .needsValue, heard: "Are you free, busy or away?")
        await siri.answers("away")
        await siri.asks(about: "place", why: .needsValue, options: ["Home", "Office"])
        await siri.answers("Office")
        await siri.ends(
          .succeeded, code: "success",
          heard: "Your friends see that you are away, 5 minutes from here.")
      }
  }

  @Test(arguments: everywhere)
  func `a busy user has no place`(hosting: AppHosting) async throws {
    let intent = try request(["status": "busy", "place": "Office"])

    await IntentTester(intent, app: CourierExtension.self, hosted: hosting)
      .expectConversation { siri in
        await siri.ends(.succeeded, code: "success", heard: "Your friends see that you are busy.")
      }
  }

  @Test(arguments: everywhere)
  func `an unknown place has a reason`(hosting: AppHosting) async throws {
    let intent = try request(["status": "away", "place": "Moon"])

    await IntentTester(intent, app: CourierExtension.self, hosted: hosting)
      .expectConversation { siri in
        await siri.asks(
          about: "place", why: .unsupported, reason: "notKnown",
          heard: "Courier doesn't know Moon. Where are you? Home, or Office?")
        await siri.answers("Home")
        await siri.ends(.succeeded, code: "success")
      }
  }

  @Test(arguments: everywhere)
  func `a code of the intent has its own text`(hosting: AppHosting) async throws {
    let intent = try request(["status": "free"])

    await IntentTester(intent, app: CourierExtension.self, hosted: hosting)
      .expectConversation { siri in
        await siri.ends(
          .failed, code: "failureUnchanged",
          heard:
            "Something went wrong. Courier says, “You are free already.” You can continue in the app."
        )
      }
  }
}
