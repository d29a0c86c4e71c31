public import IntentKitCore

extension ViewDescription {
  /// A short text on a colored shape.
  public struct Badge: DeclaredRecord {
    /// The text.
    public var text: String
    /// The color of the shape.
    public var color: ViewColor

    /// Creates a badge.
    public init(_ text: String, color: ViewColor = .accent) {
      self.text = text
      self.color = color
    }

    public static let recordFields = RecordFields<Badge>(
      name: "BadgeView",
      .required("text", \.text, summary: "The text."),
      .optional("color", \.color, absence: .accent, summary: "The color; accent by default.")
    ) { Badge($0, color: $1) }
  }

  /// Returns a badge.
  public static func badge(_ text: String, color: ViewColor = .accent) -> ViewDescription {
    .badge(Badge(text, color: color))
  }
}
