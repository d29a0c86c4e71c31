/// A color with red, green and blue components, like `CGColor`.
public struct Color: ParameterRecord {
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

  public static let recordSchema = RecordSchema(
    name: "Color",
    siriKitName: "CGColor",
    fields: [
      ParameterSchema("red", Double.self, isRequired: true),
      ParameterSchema("green", Double.self, isRequired: true),
      ParameterSchema("blue", Double.self, isRequired: true),
      ParameterSchema("alpha", Double.self),
    ])

  public init(from fields: inout ParameterReader) throws(ParameterError) {
    red = try fields.required("red")
    green = try fields.required("green")
    blue = try fields.required("blue")
    alpha = try fields.value("alpha", default: 1)
  }

  public func write(to fields: inout ParameterWriter) {
    fields.write("red", red)
    fields.write("green", green)
    fields.write("blue", blue)
    fields.write("alpha", alpha, unless: 1)
  }
}
