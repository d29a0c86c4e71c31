public import IntentKitCore

extension ViewDescription {
  /// A text, in as many lines as it needs.
  public struct Text: DeclaredRecord {
    /// The text.
    public var text: String
    /// The style.
    public var style: TextStyle
    /// The color.
    public var color: ViewColor
    /// The maximum number of lines; nil without a limit.
    public var maximumLineCount: Int?

    /// Creates a text.
    public init(
      _ text: String, style: TextStyle = .body, color: ViewColor = .primary,
      maximumLineCount: Int? = nil
    ) {
      self.text = text
      self.style = style
      self.color = color
      self.maximumLineCount = maximumLineCount
    }

    public static let recordFields = RecordFields<Text>(
      name: "TextView", textField: "text",
      .required("text", \.text, summary: "The text."),
      .optional("style", \.style, absence: .body, summary: "The style; body by default."),
      .optional("color", \.color, absence: .primary, summary: "The color; primary by default."),
      .optional("maximumLineCount", \.maximumLineCount, summary: "The maximum number of lines.")
    ) { Text($0, style: $1, color: $2, maximumLineCount: $3) }
  }

  /// Returns a text.
  public static func text(
    _ text: String, style: TextStyle = .body, color: ViewColor = .primary,
    maximumLineCount: Int? = nil
  ) -> ViewDescription {
    .text(Text(text, style: style, color: color, maximumLineCount: maximumLineCount))
  }
}
