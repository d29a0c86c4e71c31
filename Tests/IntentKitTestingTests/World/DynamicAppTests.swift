import IntentKitCore
import IntentKitExtension
import IntentKitTesting
import TestSupport
import Testing

/// Requests of system intents to handlers whose methods are called by name.
@Suite struct `Apps by name` {
  private typealias Tester = IntentTester<SendMessageIntent>

  /// An app that chooses its handler by the typed intent.
  private struct Provider: IntentHandlerProvider {
    func handler(for intent: any Intent) -> (any IntentHandling)? { MessageHandlerByName() }
  }

  /// A way in which a typed request reaches the handler.
  enum Way: CaseIterable {
    case handler, app, provider, installed, adapter
  }

  private func tester(_ way: Way) -> Tester {
    let bill = SendMessageIntent(recipients: ["Bill"])
    let description = NamedMessenger.appDescription
    return switch way {
    case .handler: Tester(bill, dynamicHandler: MessageHandlerByName())
    case .app: Tester(bill, app: NamedMessenger.self)
    case .provider: Tester(bill, provider: NamedMessenger(environment: AppEnvironment()))
    case .installed:
      Tester(bill, installed: InProcessApp(description) { NamedMessenger(environment: $0) })
    case .adapter:
      Tester(bill, installed: InProcessApp(description) { _ in DynamicAppAdapter(Provider()) })
    }
  }

  @Test(arguments: Way.allCases)
  func `a typed request has the same conversation`(_ way: Way) async {
    await tester(way).expectConversation { siri in
      await siri.asks(
        \.recipients, why: .disambiguation, options: ["Bill James", "Bill Smith"])
      await siri.answers("Bill Smith")
      await siri.asks(\.content)
      await siri.answers("hello")
      await siri.asksForConfirmation()
      await siri.answers("yes")
      let run = await siri.ends(.succeeded, code: .success)
      #expect(run?.intent.recipients?.map(\.displayName) == ["Bill Smith"])
      #expect(run?.intent.content == "hello")
      #expect(run?.launch == nil)
    }
  }

  @Test func `simulated time passes for an app in this process`() async {
    let world = TestWorld(fault: .slow(by: .seconds(11), in: .handle))
    let app = InProcessApp(NamedMessenger.appDescription) { NamedMessenger(environment: $0) }
    let request = SendMessageIntent(recipients: ["Tom"], content: "hello")
    await Tester(request, installed: app, given: world).expectConversation { siri in
      await siri.asksForConfirmation()
      await siri.answers("yes")
      await siri.judges(.noAnswer)
      await siri.judges(.completedLate)
      await siri.ends(.failed, phase: .handle)
    }
  }

  @Test func `an app by name without a handler is judged`() async {
    await IntentTester(CreateNoteIntent(), app: NamedMessenger.self).expectConversation { siri in
      await siri.judges(.noHandler)
      await siri.ends(.refused, reason: .noHandler)
    }
  }
}
