public import IntentKitCore

/// A color by its role, with a light and a dark variant.
public enum ViewColor: String, Sendable, Hashable, Codable, CaseIterable, NamedValue {
  /// The color of important texts.
  case primary
  /// The color of less important texts.
  case secondary
  /// The color of the app.
  case accent
  /// A color for good news.
  case positive
  /// A color for something that needs attention.
  case caution
  /// A color for bad news.
  case negative
}
