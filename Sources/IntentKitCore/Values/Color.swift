/// A colour of red, green and blue light, as `CGColor` holds it.
public struct Color: ParameterRecord {
  /// The share of red, from 0 to 1.
  public var red: Double
  /// The share of green, from 0 to 1.
  public var green: Double
  /// The share of blue, from 0 to 1.
  public var blue: Double
  /// How much the colour covers, from 0 to 1.
  public var alpha: Double

  /// Makes a colour; one that covers all unless it says otherwise.
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
