/// A number with a unit, like Foundation's `Measurement`.
public struct Quantity<Unit: QuantityUnit>: ParameterRecord {
  /// The number.
  public var value: Double
  /// The unit of measurement.
  public var unit: Unit

  /// Creates a quantity.
  public init(value: Double, unit: Unit) {
    self.value = value
    self.unit = unit
  }

  /// Returns this quantity converted to another unit.
  public func converted(to other: Unit) -> Quantity {
    guard other != unit else { return self }
    let inBase = value * unit.scale + unit.offset
    return Quantity(value: (inBase - other.offset) / other.scale, unit: other)
  }

  public static var recordSchema: RecordSchema {
    RecordSchema(
      name: "Quantity<\(Unit.self)>",
      siriKitName: "Measurement",
      spokenFields: ["value", "unit"],
      fields: [
        ParameterSchema("value", Double.self, isRequired: true),
        ParameterSchema("unit", Unit.self, isRequired: true),
      ])
  }

  /// Reads a number and the name of a unit, as in `5 kilometers`.
  public static func fields(fromText text: String) -> [String: ParameterValue]? {
    let words = text.split(separator: " ").map(String.init)
    guard words.count == 2, words[0].isDecimalNumber, let value = Double(words[0]) else {
      return nil
    }
    return ["value": .number(value), "unit": .string(words[1])]
  }

  public init(from fields: inout ParameterReader) throws(ParameterError) {
    value = try fields.required("value")
    unit = try fields.required("unit")
  }

  public func write(to fields: inout ParameterWriter) {
    fields.write("unit", unit)
    fields.write("value", value)
  }
}
