/// A type that custom intents define: an enumeration or a record.
public struct TypeDefinition: DeclaredRecord {
  /// The name of the type.
  public var name: String
  /// The name of the type in Swift, if it differs.
  public var className: String?
  /// The name that users see.
  public var displayName: LocalizedText?
  /// The cases; nil for a record.
  public var cases: [Case]?
  /// The fields; nil for an enumeration.
  public var fields: [FieldDefinition]?
  /// The field that a bare text represents and that is spoken for the record.
  ///
  /// Defaults to the first field of type `String`.
  public var textField: String?

  /// A case of an enumeration; in files, a bare text is its name.
  public struct Case: DeclaredRecord, ExpressibleByStringLiteral {
    /// The name of the case.
    public var name: String
    /// The raw value; by default, 0 for a first case `unknown`, which represents absence, and the
    /// next number for each other case, from 1.
    public var rawValue: Int?
    /// The name that users see and say.
    public var displayName: LocalizedText?
    /// The other words that users say for the case.
    public var synonyms: [LocalizedPhrase]

    /// Creates a case.
    public init(
      _ name: String, rawValue: Int? = nil, displayName: LocalizedText? = nil,
      synonyms: [LocalizedPhrase] = []
    ) {
      self.name = name
      self.rawValue = rawValue
      self.displayName = displayName
      self.synonyms = synonyms
    }

    public init(stringLiteral name: String) { self.init(name) }

    /// The name alone if it is the only field, for hosts of earlier versions.
    public var parameterValue: ParameterValue {
      self == Case(name) ? .string(name) : .object(fieldValues)
    }

    public func writeJSON(to output: JSONOutput) { output.write(parameterValue) }

    public static let recordFields = RecordFields<Case>(
      name: "EnumerationCase", textField: "name",
      .required("name", \.name),
      .optional("rawValue", \.rawValue),
      .optional("displayName", \.displayName),
      .optional("synonyms", \.synonyms, absence: []),
      make: Case.init)
  }

  public static let recordFields = RecordFields<TypeDefinition>(
    .required("name", \.name),
    .optional("className", \.className),
    .optional("displayName", \.displayName),
    .optional("cases", \.cases),
    .optional("fields", \.fields),
    .optional("textField", \.textField),
    make: TypeDefinition.init)
}

extension TypeDefinition {
  /// Creates an enumeration.
  public init(
    _ name: String, cases: [Case], className: String? = nil, displayName: LocalizedText? = nil
  ) {
    self.init(name: name, className: className, displayName: displayName, cases: cases)
  }

  /// Creates a record.
  public init(
    _ name: String, fields: [FieldDefinition], textField: String? = nil,
    className: String? = nil, displayName: LocalizedText? = nil
  ) {
    self.init(
      name: name, className: className, displayName: displayName, fields: fields,
      textField: textField)
  }
}

/// A field of a record or of a response, as its author defines it.
public struct FieldDefinition: DeclaredRecord {
  /// The name in files and in messages.
  public var name: String
  /// The type of the values, in Swift's notation: `Int`, `[Person]`, `Soup`.
  public var type: String
  /// The name that users see.
  public var displayName: LocalizedText?
  /// Whether a value must have this field.
  public var isRequired: Bool
  /// A sentence that describes the field.
  public var summary: String?

  /// Creates a field.
  public init(
    _ name: String, type: String, displayName: LocalizedText? = nil, isRequired: Bool = false,
    summary: String? = nil
  ) {
    self.name = name
    self.type = type
    self.displayName = displayName
    self.isRequired = isRequired
    self.summary = summary
  }

  public static let recordFields = RecordFields<FieldDefinition>(
    .required("name", \.name),
    .required("type", \.type),
    .optional("displayName", \.displayName),
    .optional("isRequired", \.isRequired, absence: false),
    .optional("summary", \.summary),
    make: FieldDefinition.init)
}
