public import IntentKitCore

extension ViewDescription {
  /// Views above or beside each other.
  public struct Stack: DeclaredRecord {
    /// The views, from top to bottom or in reading direction.
    public var views: [ViewDescription]
    /// The direction.
    public var axis: Axis
    /// The space between views.
    public var spacing: Double
    /// The space around the views.
    public var padding: Double
    /// The color of the shape behind the views; nil for no shape.
    public var background: ViewColor?

    /// The directions of a stack.
    public enum Axis: String, Sendable, Hashable, Codable, CaseIterable, NamedValue {
      /// From top to bottom.
      case vertical
      /// In reading direction.
      case horizontal
    }

    /// Creates a stack.
    public init(
      _ views: [ViewDescription], axis: Axis = .vertical, spacing: Double = 8, padding: Double = 0,
      background: ViewColor? = nil
    ) {
      self.views = views
      self.axis = axis
      self.spacing = spacing
      self.padding = padding
      self.background = background
    }

    public static let recordFields = RecordFields<Stack>(
      name: "StackView",
      .required("views", \.views, summary: "The views of a stack."),
      .optional("axis", \.axis, absence: .vertical, summary: "The direction; vertical by default."),
      .optional(
        "spacing", \.spacing, absence: 8, summary: "The space between views; 8 points by default."),
      .optional("padding", \.padding, absence: 0, summary: "The space around the views."),
      .optional("background", \.background, summary: "The color of the shape behind the views.")
    ) { views, axis, spacing, padding, background throws(ParameterError) in
      let stack = Stack(
        views, axis: axis, spacing: spacing, padding: padding, background: background)
      try ViewDescription.stack(stack).checkPartCount()
      return stack
    }
  }

  /// Returns views above each other.
  public static func column(
    _ views: ViewDescription..., spacing: Double = 8, padding: Double = 0,
    background: ViewColor? = nil
  ) -> ViewDescription {
    .stack(Stack(views, spacing: spacing, padding: padding, background: background))
  }

  /// Returns views beside each other.
  public static func row(
    _ views: ViewDescription..., spacing: Double = 8, padding: Double = 0,
    background: ViewColor? = nil
  ) -> ViewDescription {
    .stack(
      Stack(views, axis: .horizontal, spacing: spacing, padding: padding, background: background))
  }
}
