// Handing a request over from the handler to the app (What Siri does, 4.1, 4.3 and 5.1).

extension Lane {
  /// Hands the request over to the app, with the handler's activity or a generated one (4.3).
  func handOver(
    _ way: TraceEvent.HandOver, _ response: Request.Response
  ) async throws(LaneEnd) {
    var activity = response.userActivity ?? UserActivity(activityType: schema.siriKitName)
    let isDeclared = app.receives(activity, of: schema)
    if !isDeclared {
      try judge(.undeclaredActivityType(activity.activityType))
    }
    activity.interaction = Interaction(intent: intent, response: response)
    try lifecycle.record(.handedOver(way, activity))
    guard let inApp = reach.app else { return }
    switch way {
    case .background:
      try await handleInBackground(inApp)
    case .foreground, .launch:
      try comeToFront()
      if isDeclared {
        try await continueActivity(with: activity, inApp)
      } else {
        try log(.ignoredActivity, activity.activityType)
      }
    }
  }

  /// Brings the app up without a scene, unless it is running.
  func launchUnseen() throws(LaneEnd) {
    guard reach.app != nil, appState == .notRunning else { return }
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

  private func continueActivity(
    with activity: UserActivity, _ inApp: HandlerReach<Request>.App
  ) async throws(LaneEnd) {
    try lifecycle.begin(.continueActivity)
    let shown = try await reached(.continueActivity) { () async throws(HandlerFailure) in
      try await inApp.continueActivity(activity)
    }
    _ = try lifecycle.end { _ in
      .appLogged(
        AppLogEntry(shown == nil ? .ignoredActivity : .continuedActivity, activity.activityType))
    }
    if let shown { try log(.showed, shown) }
  }

  /// Has the app carry the request out unseen; the assistant waits for it as it waits for the
  /// extension.
  private func handleInBackground(_ inApp: HandlerReach<Request>.App) async throws(LaneEnd) {
    try launchUnseen()
    let intent = intent
    let handler = try await reached(.handleInApp) { () async throws(HandlerFailure) in
      try await inApp.handler(intent)
    }
    guard let handler else {
      try log(.ignoredIntent, schema.name)
      try judge(.notHandledInApp(intent: schema.siriKitName))
      throw .ended(
        Outcome(
          .failed, phase: lastCall.method.phase, reason: .verdict(.notHandledInApp)))
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
