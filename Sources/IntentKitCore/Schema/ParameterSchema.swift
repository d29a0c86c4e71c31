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
  /// What it says, as a sentence; nil where the name says it all.
  public var summary: String?

  /// Makes a schema from the Swift type of the values.
  public init(
    _ name: String,
    _ type: any ParameterConvertible.Type,
    isRequired: Bool = false,
    availability: Availability = .everywhere,
    summary: String? = nil
  ) {
    self.init(
      name, type: type.parameterType, isRequired: isRequired, availability: availability,
      summary: summary)
  }

  /// Makes a schema from a type that is known as data.
  public init(
    _ name: String,
    type: ParameterType,
    isRequired: Bool = false,
    availability: Availability = .everywhere,
    summary: String? = nil
  ) {
    self.name = name
    self.type = type
    self.isRequired = isRequired
    self.availability = availability
    self.summary = summary
  }
}
