public import IntentKitCore

// The assistant's statements at the end of a request (What Siri does, 4.1 and 10).

extension Phrasebook {
  /// Returns the assistant's statement at the end of a request.
  public func statement(for outcome: Outcome, in situation: Situation) -> Utterance {
    let reason =
      outcome.reason?.unsupportedReason ?? outcome.code.map { $0.droppingPrefix("failure") }
    let fill = fill(situation, parameter: nil, value: nil, valueText: nil, reason: reason)
    var sentences: [Utterance] = []
    for wording in wordings(for: outcome, in: situation) {
      sentences.append(sentence(wording, fill))
    }
    return sentences.joined(by: grammar.betweenSentences)
  }

  /// Returns the wordings of the sentences in the statement at the end of a request.
  func wordings(for outcome: Outcome, in situation: Situation) -> [Wording] {
    let intent = situation.intent
    if let text = text(of: outcome, in: situation) { return [text] }
    switch outcome.result {
    case .succeeded:
      let domain = situation.schema.flatMap { statements.succeeded[$0.domain] }
      return [statements.succeeded[intent] ?? domain ?? statements.succeededForAny]
    case .inProgress:
      return [statements.inProgress[intent] ?? statements.inProgressForAny]
    case .continuedInApp:
      return [statements.continuedInApp[intent] ?? statements.continuedInAppForAny]
    case .handledInApp:
      return [statements.handledInApp[intent] ?? statements.handledInAppForAny]
    case .failed: return [failure(outcome, in: situation)]
    case .requiresAppLaunch:
      let cause = outcome.code.flatMap { failures[$0] }
      return [cause, statements.requiresAppLaunch].compactMap(\.self)
    case .cancelled: return [statements.cancelled]
    case .needsInput: return [statements.needsInput]
    case .awaitingConfirmation: return [statements.awaitingConfirmation]
    case .gaveUp:
      let isMisunderstood = outcome.reason == .notUnderstood
      return [isMisunderstood ? statements.notUnderstood : statements.gaveUp]
    case .refused:
      let wording = outcome.reason.flatMap { statements.refused[$0.rawValue] }
      return [wording ?? statements.refusedForAny]
    }
  }

  private func failure(_ outcome: Outcome, in situation: Situation) -> Wording {
    // The user receives the same sentence for every fault. The verdict explains the fault.
    if situation.verdicts.contains(where: { $0.severity == .fault }) { return statements.broken }
    if let reason = outcome.reason, reason.isUnsupported {
      return complaint(reason.unsupportedReason, isPerson: false)
    }
    return generalFailure(outcome, in: situation)
  }

  private func generalFailure(_ outcome: Outcome, in situation: Situation) -> Wording {
    guard let code = outcome.code else { return statements.failed }
    if let wording = failures[code] { return wording }
    let isOwn = situation.schema?.domain == IntentSchema.customDomain && code != "failure"
    return isOwn ? statements.failedForReason : statements.failed
  }

  /// Returns the app's own sentence for the code of an outcome, with the general one for gaps that
  /// can't be filled, or nil if the app has none.
  private func text(of outcome: Outcome, in situation: Situation) -> Wording? {
    guard outcome.result == .succeeded || outcome.result == .failed,
      !situation.verdicts.contains(where: { $0.severity == .fault }),
      let schema = situation.schema,
      let text = schema.responseCodes.first(where: { $0.name == outcome.code })?.text
    else { return nil }
    let general =
      outcome.result == .failed
      ? generalFailure(outcome, in: situation) : statements.succeededForAny
    return Wording(
      authorText: text, responseProperties: schema.responseProperties.map(\.name),
      otherwise: general)
  }
}
