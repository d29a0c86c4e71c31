import Foundation
import IntentKitCore
import IntentKitExtension
import IntentKitPlatform
import IntentKitSimulator
import Testing

/// The signs of a process that gives no answer, that crashes, or that fails after its answer.
@Suite struct `Signs of a fault in another process` {
  @Test(arguments: [
    ("blocks", Verdict.CallState.blocking), ("hangs", .blocking), ("spins", .computing),
    ("blocksMain", .waitingForMain), ("waits", .suspended), ("leaks", .suspended),
  ])
  func `a call without an answer is judged by what it waits for`(
    fault: String, state: Verdict.CallState
  ) async throws {
    let folder = try TemporaryFolder()
    let environment = AppEnvironment(
      settings: ["fault": .string(fault)], containerFolder: folder.url.path)
    let run = try await Guest.faulty.install().wait(in: environment) { signs in
      signs.state == state && folder.has("handling")
        && (signs.message != nil || fault != "leaks")
    }
    let verdict = try #require(run.verdicts.first)
    #expect(verdict.kind == .noAnswer(limit: .seconds(10), state: state))
    #expect(verdict.method == .handle)
    #expect((verdict.circumstances.message != nil) == (fault == "leaks"))
    #expect(
      verdict.circumstances.message?.contains("leaked its continuation") ?? (fault != "leaks"))
    // The file and line of the guest's code.
    let place = verdict.circumstances.place
    #expect(place?.hasPrefix("FaultyExtension.swift:") ?? (state == .suspended))
  }

  @Test func `a slow start is a slow launch`() async throws {
    let environment = AppEnvironment(settings: ["fault": "neverStarts"])
    let run = try await Guest.faulty.install().wait(in: environment) { $0.state == .launching }
    let verdict = try #require(run.verdicts.first)
    #expect(verdict.kind == .noAnswer(limit: .seconds(10), state: .launching))
    #expect(verdict.method.name == "handler(for:)")
  }

  @Test func `a handler may use the main actor`() async throws {
    let run = try await Guest.faulty.install().send(fault: "usesMain")
    #expect(run.trace.faults == [])
    #expect(run.outcome.result == .succeeded)
  }

  @Test func `a crash is explained by the log and the backtrace`() async throws {
    let run = try await Guest.faulty.install().send(fault: "traps")
    let verdict = try #require(run.trace.faults.first)
    guard case .crashed(_, _, let message?, let place?) = verdict.kind else {
      Issue.record("\(verdict)")
      return
    }
    #expect(message.hasSuffix("Fatal error: this handler knows no way out"))
    #expect(message.contains("FaultyExtension.swift:"))
    #expect(place.hasPrefix("FaultyExtension.swift:"))
    #expect(verdict.circumstances.isAfterAnswer == nil)
  }

  @Test func `a crash without words has a place`() async throws {
    let run = try await Guest.faulty.install().send(fault: "crashes")
    let verdict = try #require(run.trace.faults.first)
    guard case .crashed("SIGSEGV", nil, nil, let place?) = verdict.kind else {
      Issue.record("\(verdict)")
      return
    }
    #expect(place.hasPrefix("FaultyExtension.swift:"))
  }

  @Test func `a crash after the answer is reported`() async throws {
    let run = try await Guest.faulty.install().send(fault: "crashesLater")
    #expect(run.outcome.result == .succeeded)
    let verdict = try #require(run.trace.faults.first)
    guard case .crashed(_, _, let message?, _) = verdict.kind else {
      Issue.record("\(verdict)")
      return
    }
    #expect(message.hasSuffix("Fatal error: there was more to do"))
    #expect(verdict.circumstances.isAfterAnswer == true)
    #expect(verdict.method == .handle)
  }

  @Test func `a second answer after the end is reported`() async throws {
    let run = try await Guest.faulty.install().send(fault: "completesTwiceLater")
    #expect(run.outcome.result == .succeeded)
    #expect(run.trace.faults.map(\.kind) == [.completedTwice])
    #expect(run.trace.faults.map(\.method) == [.handle])
  }

  @Test func `a second answer is blamed on the method that gave the first`() async throws {
    let run = try await Guest.faulty.install().send(fault: "resolvesTwiceLater")
    #expect(run.trace.faults.map(\.kind) == [.completedTwice])
    #expect(run.trace.faults.map(\.method.name) == ["resolveRecipients(for:)"])
  }

  @Test func `the work of another process counts in simulated time`() async throws {
    let faulty = try await Guest.faulty.install()
    let app = faulty.prepare(for: AppEnvironment(settings: ["fault": "works"]))
    let run = await IntentPipeline(time: .simulated(patience: .milliseconds(50))).run(
      try DynamicIntent(
        SendMessageIntent.schema, fields: ["recipients": ["Bill"], "content": "Hi"]),
      reachedBy: .launchedApp(app), dialogue: Consent(), app: faulty.appDescription)
    #expect(run.verdicts == [])
    #expect(run.outcome.result == .succeeded)
    let elapsed = run.trace.events.compactMap { event -> Duration? in
      if case .responded(.handle, _, _, let elapsed) = event.kind { elapsed } else { nil }
    }.first
    // It works for a tenth of a second, of which at least a twentieth counts on a busy machine.
    #expect(try #require(elapsed) >= .milliseconds(5))
  }
}
