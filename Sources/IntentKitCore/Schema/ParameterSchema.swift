/// One parameter of an intent, or one field of a record, as data.
public struct ParameterSchema: Sendable, Hashable {
  /// The name in Swift, in files and on the wire.
  public var name: String
  /// What its values look like.
  public var type: ParameterType
  /// Whether a value without it cannot be made.
  public var isRequired: Bool
  /// Where the parameter exists, since when, and what replaced it.
  public var availability: Availability

  /// Makes a schema from the Swift type of the values.
  public init(
    _ name: String,
    _ type: any ParameterConvertible.Type,
    isRequired: Bool = false,
    availability: Availability = .everywhere
  ) {
    self.init(name, type: type.parameterType, isRequired: isRequired, availability: availability)
  }

  /// Makes a schema from a type that is known as data.
  public init(
    _ name: String,
    type: ParameterType,
    isRequired: Bool = false,
    availability: Availability = .everywhere
  ) {
    self.name = name
    self.type = type
    self.isRequired = isRequired
    self.availability = availability
  }
}
