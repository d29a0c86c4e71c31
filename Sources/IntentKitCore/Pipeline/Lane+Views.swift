// The app's views of responses (What Siri does, 9.2).

extension Lane {
  /// Shows a response on the screen, if there is one with views of the app.
  func show(
    _ response: FieldCell<Request.Response>, in phase: Phase
  ) async throws(LaneEnd) {
    guard !device.isVoiceOnly, let meaning = response.value.code.schema?.meaning,
      var session = screenSession ?? access.screen?.session(for: schema, in: viewContext)
    else { return }
    // Otherwise, the session would be copied when it changes.
    screenSession = nil
    await session.show(
      Interaction(intent: current, response: response), meaning, in: phase,
      through: ViewCaller(lifecycle: lifecycle))
    screenSession = session
    if lifecycle.hasEnded { throw .abandoned }
  }

  /// Shows a response that updates the one on the screen.
  func showUpdate(_ response: FieldCell<Request.Response>) async throws(LaneEnd) {
    guard var session = screenSession else { return }
    screenSession = nil
    await session.update(
      Interaction(intent: current, response: response), through: ViewCaller(lifecycle: lifecycle))
    screenSession = session
    if lifecycle.hasEnded { throw .abandoned }
  }

  private var viewContext: HostedViewContext {
    if case .maps = source { .mapsCard } else { .siriSnippet }
  }
}
