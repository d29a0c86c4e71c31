import Foundation
import IntentKitCore
import IntentKitTesting
import SampleApps
import Testing

@Suite struct `Checking the contract` {
  @Test func `a correct handler passes and the report states the bounds`() async {
    let bounds = ContractBounds(requests: 200, questions: 3)
    let report = await checkContract(
      of: UnicornChat.self, for: SendMessageIntent.self, bounds: bounds,
      initialRequests: [SendMessageIntent(recipients: [Person(displayName: "Bill")], content: "hi")]
    )
    #expect(report.bounds == bounds)
    #expect(report.findings.isEmpty)
    #expect(report.requests > report.initialRequests)
    #expect(report.initialRequests > 5)
  }

  @Test func `every request is explored if the bounds permit`() async {
    let report = await checkContract(
      for: SendMessageIntent.self, makeHandler: { _ in ObedientHandler() })
    #expect(report.isComplete)
  }

  @Test func `the report lists the methods that the handler lacks`() async {
    let report = await checkContract(
      of: EndlessHandler(), for: SendMessageIntent.self, allowing: [.endlessQuestion],
      initialRequests: [SendMessageIntent(content: "hello")])
    #expect(
      report.missingMethods.map(\.name) == [
        "resolveRecipients(for:)", "resolveGroupName(for:)", "resolveOutgoingMessageType(for:)",
      ])
    let obedient = await checkContract(of: ObedientHandler(), for: SendMessageIntent.self)
    #expect(obedient.missingMethods.map(\.name).contains("confirm(intent:)"))
  }

  @Test(arguments: ["endless", "twice"])
  func `a faulty handler fails with its verdicts`(fault: String) async throws {
    let failures = await failures {
      if fault == "endless" {
        await checkContract(of: EndlessHandler(), for: SendMessageIntent.self)
      } else {
        await checkContract(
          of: FaultyChat.self, for: SendMessageIntent.self,
          given: TestWorld(settings: ["fault": "completesTwice"]))
      }
    }
    try expectGolden(failures, "contract-\(fault)")
  }

  @Test func `a check that never calls the handler fails`() async throws {
    let failures = await failures {
      await checkContract(of: UnicornChat.self, for: StartWorkoutIntent.self)
      await checkContract(
        of: ObedientHandler(), for: SendMessageIntent.self,
        given: TestWorld(device: .siriDenied, language: .japanese))
      await checkContract(
        of: ObedientHandler(), for: SendMessageIntent.self, bounds: ContractBounds(requests: 0))
    }
    try expectGolden(failures, "contract-without-calls")
  }

  @Test func `a no is repeated, because a handler may not`() async {
    let failures = await failures {
      let report = await checkContract(of: StubbornHandler(), for: SendMessageIntent.self)
      #expect(report.findings.map(\.verdict.id) == [.endlessQuestion])
      #expect(report.findings.first?.answers == [.no, .no, .no])
    }
    #expect(failures.count == 1)
  }

  @Test func `a handler that asks without end is found beyond the bounds of other answers`() async {
    let failures = await failures {
      let report = await checkContract(
        of: InsatiableHandler(), for: SendPaymentIntent.self,
        bounds: ContractBounds(requests: 40, questions: 2),
        initialRequests: [
          SendPaymentIntent(currencyAmount: CurrencyAmount(amount: 1, currencyCode: "USD"))
        ])
      #expect(report.findings.map(\.verdict.id) == [.endlessQuestion])
      #expect(report.findings.first?.answers.allSatisfy { $0 == .yes } == true)
      #expect(report.requests <= 40)
      #expect(!report.isComplete)
    }
    #expect(failures.count == 1)
  }

  @Test func `expected verdicts are permitted`() async {
    let report = await checkContract(
      of: EndlessHandler(), for: SendMessageIntent.self, allowing: [.endlessQuestion])
    #expect(report.findings.isEmpty)
  }

  @Test func `exploration is deterministic and begins with the shortest request`() async throws {
    var texts: Set<String> = []
    for _ in 0..<3 {
      let failures = await failures {
        let report = await checkContract(of: HiddenFault(), for: SendMessageIntent.self)
        #expect(report.findings.map(\.verdict.id) == [.emptyDisambiguation])
        #expect(report.findings.first?.answers == [.option(1)])
      }
      texts.formUnion(failures.map(\.message))
    }
    #expect(texts.count == 1)
  }
}

/// Handles every request without questions.
private struct ObedientHandler: SendMessageIntentHandling {
  func handle(intent: SendMessageIntent) async -> SendMessageIntentResponse {
    SendMessageIntentResponse(code: .success)
  }
}

/// Rejects every content.
private struct EndlessHandler: SendMessageIntentHandling {
  func resolveContent(for intent: SendMessageIntent) async -> StringResolutionResult {
    .needsValue()
  }

  func handle(intent: SendMessageIntent) async -> SendMessageIntentResponse {
    SendMessageIntentResponse(code: .success)
  }
}

/// Asks whether a text is right until the user agrees.
private struct StubbornHandler: SendMessageIntentHandling {
  func resolveContent(for intent: SendMessageIntent) async -> StringResolutionResult {
    .confirmationRequired(with: "I'm on my way")
  }

  func handle(intent: SendMessageIntent) async -> SendMessageIntentResponse {
    SendMessageIntentResponse(code: .success)
  }
}

/// Returns an empty disambiguation after the second of two people was chosen.
private struct HiddenFault: SendMessageIntentHandling {
  func resolveRecipients(
    for intent: SendMessageIntent
  ) async -> [SendMessageRecipientResolutionResult] {
    guard let recipients = intent.recipients else {
      return [
        .disambiguation(with: ["Tom", "Anne"].map { Person(displayName: $0) })
      ]
    }
    return recipients.map { .success(with: $0) }
  }

  func resolveContent(for intent: SendMessageIntent) async -> StringResolutionResult {
    guard intent.recipients?.first?.displayName == "Anne" else { return .notRequired() }
    return .disambiguation(with: [])
  }

  func handle(intent: SendMessageIntent) async -> SendMessageIntentResponse {
    SendMessageIntentResponse(code: .success)
  }
}

/// A handler that asks for another confirmation after each one.
private struct InsatiableHandler: SendPaymentIntentHandling {
  func resolveCurrencyAmount(
    for intent: SendPaymentIntent
  ) async -> SendPaymentCurrencyAmountResolutionResult {
    guard let amount = intent.currencyAmount?.amount else { return .notRequired() }
    return .confirmationRequired(with: CurrencyAmount(amount: amount + 1, currencyCode: "USD"))
  }

  func handle(intent: SendPaymentIntent) async -> SendPaymentIntentResponse {
    SendPaymentIntentResponse(code: .success)
  }
}
