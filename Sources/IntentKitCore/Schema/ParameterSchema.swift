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
  /// What the assistant asks when it needs a value, in its author's words; nil where it finds words
  /// itself.
  public var prompt: String?
  /// Whether handlers offer values to choose from when they need one (behaviour reference, 2.2 and
  /// 7).
  public var providesOptions: Bool
  /// Whether handlers have a value for requests that say nothing of it (behaviour reference, 7).
  public var providesDefault: Bool

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
    summary: String? = nil,
    prompt: String? = nil,
    providesOptions: Bool = false,
    providesDefault: Bool = false
  ) {
    self.name = name
    self.type = type
    self.isRequired = isRequired
    self.availability = availability
    self.summary = summary
    self.prompt = prompt
    self.providesOptions = providesOptions
    self.providesDefault = providesDefault
  }
}

extension ParameterSchema {
  /// The method that offers values to choose from, as Xcode names it (the definition format, 18.4).
  public var optionsMethod: HandlerMethod {
    HandlerMethod(
      "provide\(capitalizedName)OptionsCollection(for:)", phase: .resolve, parameter: name)
  }

  /// The method that gives the value for requests that say nothing of it, as Xcode names it (the
  /// definition format, 18.4).
  public var defaultMethod: HandlerMethod {
    HandlerMethod("default\(capitalizedName)(for:)", phase: .resolve, parameter: name)
  }

  private var capitalizedName: String { name.prefix(1).uppercased() + name.dropFirst() }
}
