import IntentKitTesting
import Testing

@Suite struct `Reasons of results` {
  @Test func `there is a member for each of SiriKit's reasons`() {
    let methods = SystemIntents.all.flatMap { $0.schema.resolveMethods }
    let names = methods.flatMap { ($0.unsupportedReasons + $0.confirmationReasons).map(\.name) }
    #expect(Set(names) == Set(ResultReason.wellKnown.map(\.rawValue)))
  }

  @Test(arguments: SendMessageRecipientUnsupportedReason.allCases)
  func `a test can expect the reason that a handler gives`(
    reason: SendMessageRecipientUnsupportedReason
  ) async {
    let tester = IntentTester(
      SendMessageIntent(recipients: ["Bill"]), handler: ReasonHandler(reason: reason))
    await tester.expectConversation { siri in
      // Another recipient wouldn't help a user who must sign in.
      guard reason != .requiringInAppAuthentication else {
        await siri.ends(.failed, reason: .unsupported(ResultReason(reason)))
        return
      }
      await siri.asks(\.recipients, why: .unsupported, reason: ResultReason(reason))
      await siri.answers(.cancel)
      await siri.ends(.cancelled)
    }
  }

  @Test func `the reason of an end is written with the same member`() {
    #expect(Outcome.Reason.unsupported(.noAccount) == .unsupported("noAccount"))
  }
}

/// Doesn't support any recipient, for a reason.
private struct ReasonHandler: SendMessageIntentHandling {
  let reason: SendMessageRecipientUnsupportedReason

  func resolveRecipients(
    for intent: SendMessageIntent
  ) async -> [SendMessageRecipientResolutionResult] {
    [.unsupported(forReason: reason)]
  }

  func handle(intent: SendMessageIntent) async -> SendMessageIntentResponse {
    SendMessageIntentResponse(code: .failure)
  }
}
