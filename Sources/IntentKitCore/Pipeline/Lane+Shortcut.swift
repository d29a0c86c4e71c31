// Requests from shortcuts and suggestions (What Siri does, 7).

extension Lane {
  /// Whether the request is complete, so that its parameters aren't resolved.
  var isConcrete: Bool { source == .shortcut && !schema.isCustom }

  /// Whether the request opens the app, because its combination doesn't run in the background.
  ///
  /// A parameter that is asked for each time is part of the combination.
  var opensApp: Bool {
    guard source == .shortcut else { return false }
    let combination = schema.combination(
      of: intent.fieldValues, askedEachTime: spoken.askedEachTime)
    return combination?.runsInBackground == false
  }

  /// Opens the app to continue the request without a handler.
  ///
  /// - Returns: The end of the request.
  func openApp() async throws(LaneEnd) -> LaneEnd {
    try await handOver(.foreground, nil)
    return .ended(Outcome(.continuedInApp))
  }
}
