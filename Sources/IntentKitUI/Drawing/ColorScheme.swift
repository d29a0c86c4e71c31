public import IntentKitCore

/// The brightness of a screen.
public enum ColorScheme: String, Sendable, Hashable, Codable, CaseIterable, NamedValue {
  /// Dark texts on a light background.
  case light
  /// Light texts on a dark background.
  case dark
}
