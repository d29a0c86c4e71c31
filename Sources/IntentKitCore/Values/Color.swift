/// A color with red, green and blue components, like `CGColor`.
public struct Color: DeclaredRecord {
  /// The red component, from 0 to 1.
  public var red: Double
  /// The green component, from 0 to 1.
  public var green: Double
  /// The blue component, from 0 to 1.
  public var blue: Double
  /// The opacity, from 0 to 1.
  public var alpha: Double

  /// Creates a color, opaque by default.
  public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  public static let recordFields = RecordFields<Color>(
    siriKitName: "CGColor",
    .required("red", \.red),
    .required("green", \.green),
    .required("blue", \.blue),
    .optional("alpha", \.alpha, absence: 1),
    make: Color.init)
}
