// Handing a request over from the handler to the app (What Siri does, 4.1, 4.3 and 5.1).

extension Lane {
  /// Hands the request over to the app, with the handler's activity or a generated one (4.3).
  func handOver(_ way: TraceEvent.HandOver, _ response: Request.Response) async throws(LaneEnd) {
    var activity = response.userActivity ?? UserActivity(activityType: schema.siriKitName)
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
        try await continueActivity(with: activity)
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

  private func continueActivity(with activity: UserActivity) async throws(LaneEnd) {
    try lifecycle.begin(.continueActivity)
    let access = access
    let shown = try await reached(.continueActivity) { () async throws(HandlerFailure) in
      try await access.application(continue: activity)
    }
    _ = try lifecycle.end { _ in
      .appLogged(
        AppLogEntry(shown == nil ? .ignoredActivity : .continuedActivity, activity.activityType))
    }
    if let shown { try log(.showed, shown) }
  }

  /// Lets the app handle the request in the background, within the same limit as the extension.
  private func handleInBackground() async throws(LaneEnd) {
    let isLaunched = appState == .notRunning
    try launchInBackground()
    let (intent, access, time) = (intent, access, time)
    let launch = isLaunched ? launch.duration : .zero
    let handler = try await reached(.launchInApp) { () async throws(HandlerFailure) in
      if launch > .zero { await time.sleep(for: launch) }
      return try await access.handler(for: intent, at: .app)
    }
    guard let handler else {
      try log(.ignoredIntent, schema.name)
      try judge(.notHandledInApp(intent: schema.siriKitName))
      throw .ended(
        Outcome(.failed, phase: lastCall.method.phase, reason: .verdict(.notHandledInApp)))
    }
    try log(.handledIntent, schema.name)
    let response = try await handle(.handleInApp, with: handler)
    let meaning = try declared(response).meaning
    guard meaning == .success || meaning == .inProgress else { throw try await end(response) }
  }

  private func log(_ event: AppLogEntry.Event, _ detail: String? = nil) throws(LaneEnd) {
    try lifecycle.record(.appLogged(AppLogEntry(event, detail)))
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
