package import IntentKitCore

/// The tests that follow the cures of verdicts.
package enum CureTable {
  /// The table `Cures` of IntentKitSimulatorTests, for mistakes in this process.
  case handlers
  /// The table `Cures of processes` of IntentKitExtensionTests, for programs and for threads.
  case processes
  /// `CodeCureTests` of IntentKitCoreTests, for each intent and phase.
  case codes

  /// Returns the test that follows the cure of a verdict.
  package static func following(_ verdict: Verdict) -> CureTable {
    // Only another process has a log, and a main thread that isn't that of the tests.
    if verdict.circumstances.message != nil { return .processes }
    if case .noAnswer(_, .waitingForMain, _) = verdict.kind { return .processes }
    return following(verdict.kind)
  }

  /// Returns the test that follows the cure of a kind.
  ///
  /// A new kind doesn't compile without its place here.
  private static func following(_ kind: Verdict.Kind) -> CureTable {
    switch kind {
    case .noAnswer, .completionDropped, .completedTwice, .completedLate, .slowAnswer, .emptyResult,
      .resultCountMismatch, .misplacedResult, .emptyDisambiguation, .singleDisambiguation,
      .longDisambiguation, .endlessQuestion, .tooManyRounds, .codeNotAllowed, .successFromConfirm,
      .undeclaredActivityType, .unexplainedAppLaunch, .ignoredActivity, .notHandledInApp,
      .noHandler, .wrongHandler, .noHandleMethod, .notDeclared, .noEntitlement,
      .noUsageDescription, .singleScene, .notInMaps, .ridesIncomplete, .notAuthorized,
      .invalidUpdate, .ignoredUpdate, .unusableAnswer, .viewNotConfigured, .viewCompletedTwice,
      .foreignParameters, .nothingConfigured, .viewSize, .mapInMaps:
      .handlers
    case .unspecifiedCode, .undeclaredCode: .codes
    case .noThread, .launchFailed, .launchTooSlow, .protocolMismatch, .crashed, .exited,
      .unreadableMessage, .cutOffMessage, .flood, .ignoredShutdown, .leftProcesses:
      .processes
    }
  }
}
