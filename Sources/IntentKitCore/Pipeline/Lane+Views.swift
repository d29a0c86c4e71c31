// The app's views of responses (What Siri does, 9.2).

extension Lane {
  /// Shows a response on the screen, if there is one with views of the app.
  func show(_ response: Request.Response, in phase: Phase) async throws(LaneEnd) {
    guard let screen = access.screen, !device.isVoiceOnly,
      let meaning = response.code.schema?.meaning
    else { return }
    if screenSession == nil { screenSession = screen.session(for: schema, in: viewContext) }
    guard var session = screenSession else { return }
    await session.show(
      Interaction(intent: intent, response: response), meaning, in: phase,
      through: ViewCaller(lifecycle: lifecycle))
    screenSession = session
    if lifecycle.hasEnded { throw .abandoned }
  }

  /// Shows a response that updates the one on the screen.
  func showUpdate(_ response: Request.Response) async throws(LaneEnd) {
    guard var session = screenSession else { return }
    await session.update(
      Interaction(intent: intent, response: response), through: ViewCaller(lifecycle: lifecycle))
    screenSession = session
    if lifecycle.hasEnded { throw .abandoned }
  }

  private var viewContext: HostedViewContext {
    if case .maps = source { .mapsCard } else { .siriSnippet }
  }
}
