/// The state of an app when a request arrives.
public enum AppState: String, Sendable, Hashable, Codable, CaseIterable, NamedValue {
  /// The app must be launched first.
  case notRunning
  /// The app is in memory, without a scene.
  case background
  /// The app is on the screen.
  case foreground
}
