import IntentKitCore
import TestSupport
import Testing

/// An author who follows a cure draws no new verdict.
@Suite struct `Cures` {
  static let table =
    Cure.times + Cure.completions + Cure.results + Cure.questions + Cure.handOvers + Cure.refusals
    + Cure.views

  @Test(arguments: table)
  func `a mistake draws its verdict, and its cure draws none`(cure: Cure) async throws {
    try await cure.expectToCure()
  }

  @Test(arguments: VerdictSamples.all.filter { CureTable.following($0) == .handlers })
  func `the table has a row for each cure of a mistake in this process`(verdict: Verdict) {
    Self.table.expectRow(for: verdict)
  }
}
