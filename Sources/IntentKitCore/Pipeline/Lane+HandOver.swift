// Handing a request over from the handler to the app (What Siri does, 4.1, 4.3 and 5.1).

extension Lane {
  /// Hands the request over to the app, with a given activity, the handler's, or a generated one
  /// (4.3).
  func handOver(
    _ way: TraceEvent.HandOver, _ response: Request.Response?, activity: UserActivity? = nil
  ) async throws(LaneEnd) {
    var activity =
      activity ?? response?.userActivity ?? UserActivity(activityType: schema.siriKitName)
    let isDeclared = app.receives(activity, of: schema)
    if !isDeclared {
      try judge(.undeclaredActivityType(activity.activityType))
    }
    activity.interaction = Interaction(intent: intent, response: response)
    try lifecycle.record(.handedOver(way, activity))
    guard access.reachesApp else { return }
    switch way {
    case .background:
      try await handleInBackground()
    case .foreground, .launch:
      try comeToFront()
      if isDeclared {
        // The app opens in any case; the activity of the system promises no more than that.
        let isPromise = way == .foreground || response?.userActivity != nil
        try await continueActivity(with: activity, isPromise: isPromise)
      } else {
        try log(.ignoredActivity, activity.activityType)
      }
    }
  }

  /// Launches the app without a scene, unless it is running.
  func launchInBackground() throws(LaneEnd) {
    guard access.reachesApp, appState == .notRunning else { return }
    appState = .background
    try log(.launchedInBackground)
  }

  /// Moves the app to the foreground.
  private func comeToFront() throws(LaneEnd) {
    switch appState {
    case .notRunning: try log(.launchedInForeground)
    case .background: try log(.enteredForeground)
    case .foreground: break
    }
    appState = .foreground
  }

  /// Continues an activity in the app, and expects it to do more than open if that was promised.
  private func continueActivity(
    with activity: UserActivity, isPromise: Bool
  ) async throws(LaneEnd) {
    try lifecycle.begin(.continueActivity)
    let access = access
    let shown = try await reached(.continueActivity) { () async throws(HandlerFailure) in
      try await access.application(continue: activity)
    }
    let isMethodMissing = shown == nil && lifecycle.take(.activity)
    let call = try lifecycle.end { _ in
      .appLogged(
        AppLogEntry(shown == nil ? .ignoredActivity : .continuedActivity, activity.activityType))
    }
    if let shown { return try log(.showed, shown) }
    guard isPromise else { return }
    let cause: Verdict.ActivityNeglect = isMethodMissing ? .methodMissing : .unrecognized
    try lifecycle.judge(.ignoredActivity(activity.activityType, because: cause), of: call)
  }

  /// Lets the app handle the request in the background, within the same limit as the extension.
  private func handleInBackground() async throws(LaneEnd) {
    let isLaunched = appState == .notRunning
    try launchInBackground()
    let launch = isLaunched ? launch.duration : .zero
    let handler: Request.Handling
    switch try await provided(for: intent, at: .app, .launchForHandOver, after: launch) {
    case .success(let provided): handler = provided
    case .failure(let failure):
      try log(.ignoredIntent, schema.name)
      try judge(.notHandledInApp(intent: schema.siriKitName, because: failure.absence))
      throw .ended(
        Outcome(.failed, phase: lastCall.method.phase, reason: .verdict(.notHandledInApp)))
    }
    try log(.handledIntent, schema.name)
    let phase = lastCall.method.phase
    let response = try await handle(.handleInApp, with: handler).value
    let meaning = try declared(response).meaning
    guard meaning == .success || meaning == .inProgress else {
      throw try await end(response, in: phase)
    }
  }

  private func log(_ event: AppLogEntry.Event, _ detail: String? = nil) throws(LaneEnd) {
    try lifecycle.record(.appLogged(AppLogEntry(event, detail)))
  }
}

extension HandlerFailure {
  /// The reason why the app has no handler, if this is one.
  fileprivate var absence: Verdict.HandlerAbsence {
    switch kind {
    case .noHandler(_, isMethodMissing: true): .methodMissing
    case .wrongHandler(_, let type, _, _): .wrongType(type)
    default: .returnedNil
    }
  }
}

extension AppDescription {
  /// Returns whether the app receives an activity; an app must declare its own activity types (What
  /// Siri does, 4.3).
  fileprivate func receives(_ activity: UserActivity, of schema: IntentSchema) -> Bool {
    guard let userActivityTypes, activity.activityType != schema.siriKitName else { return true }
    return userActivityTypes.contains(activity.activityType)
  }
}
