import IntentKitCore
import TestSupport
import Testing

/// An author who follows a cure draws no new verdict, also where the page of the verdict shows another
/// of its cures.
@Suite struct `Cures` {
  static let table =
    Cure.times + Cure.completions + Cure.results + Cure.questions + Cure.handOvers + Cure.refusals
    + Cure.views

  @Test(arguments: table)
  func `a mistake draws its verdict, and its cure draws none`(cure: Cure) async throws {
    try await cure.expectToCure()
  }

  @Test(arguments: VerdictSamples.notOnPages.filter { !$0.isOfProcess })
  func `the table has a row for each cure of a mistake in this process that no page shows`(
    verdict: Verdict
  ) {
    Self.table.expectRow(for: verdict)
  }
}
