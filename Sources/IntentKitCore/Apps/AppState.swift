/// Where an app is when a request comes.
public enum AppState: String, Sendable, Hashable, Codable, CaseIterable, NamedValue {
  /// Nowhere: it must be launched first.
  case notRunning
  /// In memory, without a scene.
  case background
  /// On the screen.
  case foreground
}
