public import IntentKitCore

// The assistant's statements at the end of a request (What Siri does, 4.1 and 10).

extension Phrasebook {
  /// Returns the assistant's statement at the end of a request.
  public func statement(for outcome: Outcome, in situation: Situation) -> Utterance {
    let fill = fill(situation)
    let intent = situation.intent
    switch outcome.result {
    case .succeeded:
      if let text = text(of: outcome, in: situation) { return text }
      let domain = situation.schema.flatMap { statements.succeeded[$0.domain] }
      let shown = said(
        statements.succeeded[intent] ?? domain ?? statements.succeededForAny, fill)
      let spoken = statements.spokenSuccess[intent]?.filled(fill)
      return Utterance(heard: spoken?.heard ?? shown.heard, read: shown.read)
    case .inProgress:
      return said(statements.inProgress[intent] ?? statements.inProgressForAny, fill)
    case .continuedInApp:
      return said(statements.continuedInApp[intent] ?? statements.continuedInAppForAny, fill)
    case .handledInApp:
      return said(statements.handledInApp[intent] ?? statements.handledInAppForAny, fill)
    case .failed: return failure(outcome, in: situation)
    case .requiresAppLaunch:
      let launch = said(statements.requiresAppLaunch, fill)
      let cause = failure(outcome.code, of: intent).map { said($0, fill) }
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
      var unsupported = situation.unsupported ?? Complaint()
      if unsupported.reason != reason { unsupported = Complaint(reason: reason) }
      return complaint(unsupported, in: situation)
    }
    if let text = text(of: outcome, in: situation) { return text }
    return said(failure(outcome.code, of: situation.intent) ?? statements.failed, fill)
  }

  /// Returns the wording for a response code.
  private func failure(_ code: String?, of intent: String) -> Wording? {
    code.flatMap { failures["\(intent).\($0)"] ?? failures[$0] }
  }

  /// Returns the text that the author of a custom intent wrote for a code, attributed to the app.
  private func text(of outcome: Outcome, in situation: Situation) -> Utterance? {
    guard let schema = situation.schema, let code = outcome.code,
      let text = schema.responseCodes.first(where: { $0.name == code })?.text
    else { return nil }
    let fill = fill(situation)
    // The gaps are those of an intent definition file: a property of the response or a parameter.
    let wording = Wording([text.replacing("${", with: "{")])
    guard let filled = wording.filled({ fill("response.\($0)") ?? fill($0) }) else { return nil }
    let words = filled
    let own = { (gap: String) in gap == "text" ? words : fill(gap) }
    return outcome.isGood ? filled : said(statements.quote, own)
  }
}
