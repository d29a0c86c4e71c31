import IntentKitCore

/// The place on the screen where a view is shown.
public enum INUIHostedViewContext: UInt, Sendable {
  /// A snippet of the assistant.
  case siriSnippet = 0
  /// A card in Maps, where a map is already visible.
  case mapsCard = 1

  init(_ context: HostedViewContext) {
    self =
      switch context {
      case .siriSnippet: .siriSnippet
      case .mapsCard: .mapsCard
      }
  }
}
