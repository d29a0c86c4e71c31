/// The place on the screen in which an app's view is shown, like SiriKit's
/// `INUIHostedViewContext`.
public enum HostedViewContext: String, Sendable, Hashable, Codable, CaseIterable, NamedValue {
  /// A snippet of the assistant.
  case siriSnippet
  /// A card in Maps, where a map is already visible.
  case mapsCard
}
