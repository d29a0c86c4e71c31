import IntentKitCore
import IntentKitSimulator
import TestSupport
import Testing

/// Programs whose author follows a cure draw no new verdict.
@Suite(.timeLimit(.minutes(5))) struct `Cures of processes` {
  @Test(.enabled(if: Guest.hasPython, "python3 is not installed"), arguments: Cure.processes)
  func `a mistake draws its verdict, and its cure draws none`(cure: Cure) async throws {
    try await cure.expectToCure()
  }

  @Test(arguments: VerdictSamples.notOnPages.filter(\.isOfProcess))
  func `the table has a row for each cure of a mistake of a program that no page shows`(
    verdict: Verdict
  ) {
    Cure.processes.expectRow(for: verdict)
  }

  // The scenarios are replayed by the tests of their apps, and each row above is run.
  @Test func `each verdict is drawn by a scenario, by a guest, or by a process of its page`() throws
  {
    let drawn = try Scenarios.expectedVerdicts().union(Cure.processes.map(\.id))
      .union(Verdict.ofProcesses)
    #expect(Set(Verdict.ID.wellKnown).subtracting(drawn) == [])
  }
}
