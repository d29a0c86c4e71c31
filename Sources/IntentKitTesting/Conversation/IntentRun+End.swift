import IntentKitCore

extension IntentRun {
  /// The code of the response that ended the request, or nil if it ended without one.
  ///
  /// The outcome names the handler's code, but a request that the app handles ends with the app's.
  var endingCode: String? {
    outcome.result == .handledInApp ? response?.code.name ?? outcome.code : outcome.code
  }

  /// The time between the start and the end of the request.
  var elapsed: Duration {
    let end = trace.events.last { if case .ended = $0.kind { true } else { false } }
    return end?.at ?? .zero
  }

  /// The reason why the app didn't continue a request that was handed over to it; nil if it did, or
  /// if the request ended differently.
  var absentApp: String? {
    let log = trace.appLog
    let event: AppLogEntry.Event
    switch outcome.result {
    case .handledInApp: event = .handledIntent
    case .continuedInApp: event = .continuedActivity
    default: return nil
    }
    guard !log.contains(where: { $0.event == event }) else { return nil }
    guard let ignored = log.first(where: { $0.event == .ignoredActivity }) else {
      return """
        The handler handed the request over to the app, but the test has no app. Test the app, \
        IntentTester(…, app: …), or add its delegate, IntentTester(…, provider: …, delegate: …).
        """
    }
    // A verdict on the activity states the same, and must be expected.
    guard verdicts.isEmpty else { return nil }
    let activity = ignored.detail ?? "of the response"
    return """
      The handler handed the request over to the app, but the app ignored the activity “\(activity)”. Check its \
      application(continue:).
      """
  }
}
