public import IntentKitCore

extension ViewDescription {
  /// An image.
  public struct Picture: DeclaredRecord {
    /// The source of the image.
    public var image: Image
    /// The text for users who don't see the image; nil for a decoration.
    public var label: String?
    /// The size.
    public var size: ViewSize
    /// Whether the image is cut to a circle.
    public var isRound: Bool

    /// Creates an image.
    public init(
      _ image: Image, label: String? = nil, size: ViewSize = ViewSize(width: 40, height: 40),
      isRound: Bool = false
    ) {
      self.image = image
      self.label = label
      self.size = size
      self.isRound = isRound
    }

    public static let recordFields = RecordFields<Picture>(
      name: "ImageView",
      .required("image", \.image, summary: "The source of the image."),
      .optional("label", \.label, summary: "The text for users who don't see the image."),
      .optional(
        "size", \.size, absence: ViewSize(width: 40, height: 40),
        summary: "The size; 40 by 40 points by default."),
      .optional("isRound", \.isRound, absence: false, summary: "Whether it is cut to a circle.")
    ) { Picture($0, label: $1, size: $2, isRound: $3) }
  }

  /// Returns an image.
  public static func image(
    _ image: Image, label: String? = nil, size: ViewSize = ViewSize(width: 40, height: 40),
    isRound: Bool = false
  ) -> ViewDescription {
    .image(Picture(image, label: label, size: size, isRound: isRound))
  }

  /// Returns a system symbol with a width and a height of 24 points.
  public static func image(systemName: String, label: String? = nil) -> ViewDescription {
    .image(
      Picture(Image(systemName: systemName), label: label, size: ViewSize(width: 24, height: 24)))
  }
}
