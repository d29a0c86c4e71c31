public import IntentKitCore

/// A car of a user.
public struct Vehicle: ParameterRecord {
  /// The license plate, unique among the cars of a user.
  public var plate: String
  /// The user's name for the car.
  public var name: String
  /// Whether the car is locked.
  public var isLocked: Bool
  /// Whether the car is connected.
  ///
  /// For example, a car in a basement may not be.
  public var isReachable: Bool

  /// Creates a car.
  public init(plate: String, name: String, isLocked: Bool = true, isReachable: Bool = true) {
    self.plate = plate
    self.name = name
    self.isLocked = isLocked
    self.isReachable = isReachable
  }

  public static let recordSchema = RecordSchema(
    name: "Vehicle",
    fields: [
      ParameterSchema("plate", String.self, isRequired: true),
      ParameterSchema("name", String.self, isRequired: true),
      ParameterSchema("isLocked", Bool.self),
      ParameterSchema("isReachable", Bool.self),
    ])

  public init(from fields: inout ParameterReader) throws(ParameterError) {
    plate = try fields.required("plate")
    name = try fields.required("name")
    isLocked = try fields.value("isLocked", default: true)
    isReachable = try fields.value("isReachable", default: true)
  }

  public func write(to fields: inout ParameterWriter) {
    fields.write("plate", plate)
    fields.write("name", name)
    fields.write("isLocked", isLocked, unless: true)
    fields.write("isReachable", isReachable, unless: true)
  }
}
