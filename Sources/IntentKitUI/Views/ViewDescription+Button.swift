public import IntentKitCore

extension ViewDescription {
  /// The picture of a button.
  ///
  /// Views receive no touches; a tap anywhere has the effect of the `InteractiveBehavior`.
  public struct Button: DeclaredRecord {
    /// The title.
    public var title: String

    /// Creates a button.
    public init(_ title: String) {
      self.title = title
    }

    public static let recordFields = RecordFields<Button>(
      name: "ButtonView", .required("title", \.title, summary: "The title of a button."),
      make: { Button($0) })
  }

  /// Returns a button.
  public static func button(_ title: String) -> ViewDescription { .button(Button(title)) }
}
