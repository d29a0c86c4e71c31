public import IntentKitCore

// The assistant's statements at the end of a request (What Siri does, 4.1 and 10).

extension Phrasebook {
  /// Returns the assistant's statement at the end of a request.
  public func statement(for outcome: Outcome, in situation: Situation) -> Utterance {
    let fill = fill(situation)
    let intent = situation.intent
    switch outcome.result {
    case .succeeded:
      let domain = situation.schema.flatMap { statements.succeeded[$0.domain] }
      return said(statements.succeeded[intent] ?? domain ?? statements.succeededForAny, fill)
    case .inProgress:
      return said(statements.inProgress[intent] ?? statements.inProgressForAny, fill)
    case .continuedInApp:
      return said(statements.continuedInApp[intent] ?? statements.continuedInAppForAny, fill)
    case .handledInApp:
      return said(statements.handledInApp[intent] ?? statements.handledInAppForAny, fill)
    case .failed: return failure(outcome, in: situation)
    case .requiresAppLaunch:
      let launch = said(statements.requiresAppLaunch, fill)
      let cause = outcome.code.flatMap { failures[$0] }.map { said($0, fill) }
      return [cause, launch].compactMap(\.self).joined(by: grammar.betweenSentences)
    case .cancelled: return said(statements.cancelled, fill)
    case .needsInput: return said(statements.needsInput, fill)
    case .awaitingConfirmation: return said(statements.awaitingConfirmation, fill)
    case .gaveUp:
      let isMisunderstood = outcome.reason == .notUnderstood
      return said(isMisunderstood ? statements.notUnderstood : statements.gaveUp, fill)
    case .refused:
      let wording = outcome.reason.flatMap { statements.refused[$0.rawValue] }
      return said(wording ?? statements.refusedForAny, fill)
    }
  }

  private func failure(_ outcome: Outcome, in situation: Situation) -> Utterance {
    let fill = fill(situation)
    // The user receives the same sentence for every fault. The verdict explains the fault.
    if situation.verdicts.contains(where: { $0.severity == .fault }) {
      return said(statements.broken, fill)
    }
    if let outcomeReason = outcome.reason, outcomeReason.isUnsupported {
      let reason = outcomeReason.unsupportedReason
      return complaint(
        reason, isPerson: false,
        self.fill(situation, parameter: nil, value: nil, valueText: nil, reason: reason))
    }
    return said(outcome.code.flatMap { failures[$0] } ?? statements.failed, fill)
  }
}
