/// The width and the height of a view in points.
public struct ViewSize: DeclaredRecord {
  /// The width.
  public var width: Double
  /// The height.
  public var height: Double

  /// Creates a size.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// The size that hides a view.
  public static let zero = ViewSize(width: 0, height: 0)

  public static let recordFields = RecordFields<ViewSize>(
    .required("width", \.width, summary: "The width in points."),
    .required("height", \.height, summary: "The height in points."),
    make: ViewSize.init)

  public var spokenText: String { description }
}

extension ViewSize: CustomStringConvertible {
  /// The width and the height in whole points: `320 × 180`.
  public var description: String { "\(Self.text(width)) × \(Self.text(height))" }

  private static func text(_ length: Double) -> String {
    guard length.isFinite, length.magnitude < 1e9 else { return "\(length)" }
    return length == length.rounded() ? "\(Int(length))" : "\((length * 10).rounded() / 10)"
  }
}
