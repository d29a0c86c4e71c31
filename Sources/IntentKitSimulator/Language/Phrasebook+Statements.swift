public import IntentKitCore

// The assistant's statements at the end of a request (What Siri does, 4.1 and 10).

extension Phrasebook {
  /// Returns the assistant's statement at the end of a request.
  public func statement(for outcome: Outcome, in situation: Situation) -> Utterance {
    if let complaint = complaint(about: outcome, in: situation) { return complaint }
    let reason = outcome.code.map { $0.droppingPrefix("failure") }
    let fill = fill(situation, parameter: nil, value: nil, valueText: nil, reason: reason)
    var sentences = wordings(for: outcome, in: situation).map { sentence($0, fill) }
    let isDeprecated = situation.schema?.definition?.isDeprecated == true && outcome.isGood
    if isDeprecated { sentences.append(sentence(statements.deprecated, fill)) }
    let shown = sentences.joined(by: grammar.betweenSentences)
    if let failure = appFailure(outcome, in: situation, fill) { return failure }
    let spoken = spokenWording(for: outcome, in: situation)?.filled(fill)
    let printed = authorSentence(
      code(of: outcome, in: situation)?.printedText, in: situation, fill)
    return Utterance(heard: spoken?.heard ?? shown.heard, read: printed?.read ?? shown.read)
  }

  /// Returns the wordings of the sentences in the statement at the end of a request.
  func wordings(for outcome: Outcome, in situation: Situation) -> [Wording] {
    let intent = situation.phraseKey
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
      return [failure(outcome.code, of: intent), statements.requiresAppLaunch].compactMap(\.self)
    case .cancelled: return [statements.cancelled]
    case .needsInput: return [statements.needsInput]
    case .awaitingConfirmation: return [statements.awaitingConfirmation]
    case .gaveUp:
      let isMisunderstood = outcome.reason == .notUnderstood
      return [isMisunderstood ? statements.notUnderstood : statements.gaveUp]
    case .refused:
      let wording = outcome.reason.flatMap { reason in
        // The user can't change a restriction.
        let isRestricted = situation.verdicts.contains { $0.kind == .notAuthorized(.restricted) }
        return isRestricted
          ? statements.refused["\(reason.rawValue).restricted"]
          : statements.refused[reason.rawValue]
      }
      return [wording ?? statements.refusedForAny]
    }
  }

  /// Returns the wording of what is heard instead of what is shown, if it differs.
  func spokenWording(for outcome: Outcome, in situation: Situation) -> Wording? {
    guard outcome.result == .succeeded, text(of: outcome, in: situation) == nil else { return nil }
    return statements.spokenSuccess[situation.phraseKey]
  }

  /// Returns the sentence on the value that ended a request, if the app doesn't support it.
  private func complaint(about outcome: Outcome, in situation: Situation) -> Utterance? {
    guard outcome.result == .failed, let outcomeReason = outcome.reason,
      outcomeReason.isUnsupported, !situation.verdicts.contains(where: { $0.severity == .fault })
    else { return nil }
    let reason = outcomeReason.unsupportedReason
    var unsupported = situation.unsupported ?? Complaint()
    if unsupported.reason != reason { unsupported = Complaint(reason: reason) }
    return complaint(unsupported, in: situation)
  }

  private func failure(_ outcome: Outcome, in situation: Situation) -> Wording {
    // The user receives the same sentence for every fault. The verdict explains the fault.
    if situation.verdicts.contains(where: { $0.severity == .fault }) { return statements.broken }
    return generalFailure(outcome, in: situation)
  }

  private func generalFailure(_ outcome: Outcome, in situation: Situation) -> Wording {
    guard let code = outcome.code else { return statements.failed }
    if code == "failure", situation.hasImpossibleRating { return statements.impossibleRating }
    if let wording = failure(code, of: situation.phraseKey) { return wording }
    let isOwn = situation.schema?.domain == IntentSchema.customDomain && code != "failure"
    return isOwn ? statements.failedForReason : statements.failed
  }

  /// Returns the wording for a response code.
  private func failure(_ code: String?, of intent: String) -> Wording? {
    code.flatMap { failures["\(intent).\($0)"] ?? failures[$0] }
  }

  /// Returns the code whose sentence ends the request, if it is not the end of a fault.
  private func code(of outcome: Outcome, in situation: Situation) -> ResponseCodeSchema? {
    guard outcome.result == .succeeded || outcome.result == .failed,
      !situation.verdicts.contains(where: { $0.severity == .fault })
    else { return nil }
    return situation.schema?.responseCodes.first { $0.name == outcome.code }
  }

  /// Returns the app's sentence on a failure, if any.
  private func appFailure(
    _ outcome: Outcome, in situation: Situation, _ fill: (String) -> Utterance?
  ) -> Utterance? {
    guard outcome.result == .failed, let code = code(of: outcome, in: situation),
      let text = authorSentence(code.text, in: situation, fill)
    else { return nil }
    let printed = authorSentence(code.printedText, in: situation, fill)
    let words = Utterance(heard: text.heard, read: printed?.read ?? text.read)
    return said(statements.appSays) { $0 == "text" ? words : fill($0) }
  }

  /// Returns the app's sentence for the code of an outcome, if any, with the general one for gaps
  /// that can't be filled.
  private func text(of outcome: Outcome, in situation: Situation) -> Wording? {
    guard let schema = situation.schema,
      let text = words(code(of: outcome, in: situation)?.text, for: situation), !text.isEmpty
    else { return nil }
    let general =
      outcome.result == .failed
      ? generalFailure(outcome, in: situation) : statements.succeededForAny
    return Wording(
      authorText: text, responseProperties: schema.responseProperties.map(\.name),
      otherwise: general)
  }
}

extension Situation {
  /// Whether the request rates a ride with a number that isn't a number of stars.
  ///
  /// The code for a failure doesn't state the reason.
  fileprivate var hasImpossibleRating: Bool {
    guard phraseKey == "SendRideFeedback", let rating = parameters["rating"],
      let stars = try? Double(parameterValue: rating)
    else { return false }
    return !(1...5).contains(stars)
  }
}
