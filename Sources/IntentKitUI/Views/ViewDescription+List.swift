public import IntentKitCore

extension ViewDescription {
  /// Rows with lines between them.
  public struct List: DeclaredRecord {
    /// The rows.
    public var rows: [Row]

    /// Creates a list.
    public init(_ rows: [Row]) {
      self.rows = rows
    }

    /// A row of a list.
    public struct Row: DeclaredRecord {
      /// The title.
      public var title: String
      /// The text below the title.
      public var subtitle: String?
      /// The text at the end of the row.
      public var detail: String?
      /// The image before the title.
      public var image: Image?

      /// Creates a row.
      public init(
        _ title: String, subtitle: String? = nil, detail: String? = nil, image: Image? = nil
      ) {
        self.title = title
        self.subtitle = subtitle
        self.detail = detail
        self.image = image
      }

      public static let recordFields = RecordFields<Row>(
        name: "ListRow", textField: "title",
        .required("title", \.title, summary: "The title."),
        .optional("subtitle", \.subtitle, summary: "The text below the title."),
        .optional("detail", \.detail, summary: "The text at the end of the row."),
        .optional("image", \.image, summary: "The image before the title.")
      ) { Row($0, subtitle: $1, detail: $2, image: $3) }
    }

    public static let recordFields = RecordFields<List>(
      name: "ListView", .required("rows", \.rows, summary: "The rows of a list.")
    ) { rows throws(ParameterError) in
      try ViewDescription.list(List(rows)).checkPartCount()
      return List(rows)
    }
  }

  /// Returns a list.
  public static func list(_ rows: List.Row...) -> ViewDescription { .list(List(rows)) }
}

extension ViewDescription.List.Row: ExpressibleByStringLiteral {
  public init(stringLiteral title: String) { self.init(title) }
}
