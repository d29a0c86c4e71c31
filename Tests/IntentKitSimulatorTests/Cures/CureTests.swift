import IntentKitCore
import IntentKitSimulator
import Testing

/// An author who follows a cure draws no new verdict.
@Suite struct `Cures` {
  static let table = Cure.times + Cure.completions + Cure.results + Cure.questions + Cure.handOvers

  @Test(arguments: table)
  func `a mistake draws its verdict, and its cure draws none`(cure: Cure) async throws {
    let verdicts = try await cure.mistaken()
    let verdict = try #require(verdicts.last { $0.id == cure.id }, "\(verdicts)")
    #expect(Phrasebook.english.explanation(of: verdict).cure == cure.cure)
    #expect(verdict.method.name == cure.method)
    for (index, run) in cure.cured.enumerated() {
      #expect(try await run() == [], "way \(index + 1)")
    }
  }

  /// The test that follows the cures of a kind.
  private enum Follower {
    /// The table of this suite.
    case table
    /// `CodeCureTests`, for each intent and phase.
    case codes
    /// None, because the cure changes what the app declares or which objects it returns.
    case app
    /// None, because the cure changes a program, its environment or the machine.
    case outOfProcess
  }

  /// A new kind doesn't compile without its place here.
  private func follower(of kind: Verdict.Kind) -> Follower {
    switch kind {
    case .noAnswer(_, .queued, _), .invalidUpdate(.unreadable): .outOfProcess
    case .noAnswer, .completionDropped, .completedTwice, .completedLate, .slowAnswer, .emptyResult,
      .resultCountMismatch, .misplacedResult, .emptyDisambiguation, .singleDisambiguation,
      .longDisambiguation, .endlessQuestion, .tooManyRounds, .codeNotAllowed, .successFromConfirm,
      .undeclaredActivityType, .unexplainedAppLaunch, .notHandledInApp, .invalidUpdate,
      .ignoredUpdate, .unusableAnswer:
      .table
    case .unspecifiedCode, .undeclaredCode: .codes
    case .noHandler, .wrongHandler, .noHandleMethod, .notDeclared, .noEntitlement,
      .noUsageDescription, .singleScene, .notInMaps, .ridesIncomplete, .notAuthorized,
      .ignoredActivity:
      .app
    case .noThread, .launchFailed, .launchTooSlow, .protocolMismatch, .crashed, .exited,
      .unreadableMessage, .cutOffMessage, .flood, .ignoredShutdown, .leftProcesses:
      .outOfProcess
    }
  }

  @Test(arguments: VerdictSamples.all)
  func `the table has a row for each kind that a handler in this process can draw`(
    verdict: Verdict
  ) {
    guard follower(of: verdict.kind) == .table else { return }
    #expect(Self.table.contains { $0.id == verdict.id }, "\(verdict.id.rawValue)")
  }

  @Test(arguments: VerdictSamples.all)
  func `a row has each cure of its kind`(verdict: Verdict) {
    guard follower(of: verdict.kind) == .table else { return }
    let cure = Phrasebook.english.explanation(of: verdict).cure
    // Facts such as the number of elements differ from row to row.
    let start = cure.prefix(5)
    #expect(Self.table.contains { $0.id == verdict.id && $0.cure.hasPrefix(start) }, "\(cure)")
  }
}
