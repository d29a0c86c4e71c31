/// A type that custom intents define: an enumeration or a record.
public struct TypeDefinition: ParameterRecord {
  /// The name of the type.
  public var name: String
  /// The names of the cases; nil for a record.
  public var cases: [String]?
  /// The fields; nil for an enumeration.
  public var fields: [FieldDefinition]?
  /// The field that a bare text represents and that is spoken for the record.
  ///
  /// Defaults to the first field of type `String`.
  public var textField: String?

  /// Creates an enumeration.
  public init(_ name: String, cases: [String]) {
    self.name = name
    self.cases = cases
  }

  /// Creates a record.
  public init(_ name: String, fields: [FieldDefinition], textField: String? = nil) {
    self.name = name
    self.fields = fields
    self.textField = textField
  }

  public static let recordSchema = RecordSchema(
    name: "TypeDefinition",
    fields: [
      ParameterSchema("name", String.self, isRequired: true),
      ParameterSchema("cases", [String].self),
      ParameterSchema("fields", [FieldDefinition].self),
      ParameterSchema("textField", String.self),
    ])

  public init(from fields: inout ParameterReader) throws(ParameterError) {
    name = try fields.required("name")
    cases = try fields.optional("cases")
    self.fields = try fields.optional("fields")
    textField = try fields.optional("textField")
  }

  public func write(to fields: inout ParameterWriter) {
    fields.write("name", name)
    fields.write("cases", cases)
    fields.write("fields", self.fields)
    fields.write("textField", textField)
  }
}

/// A field of a record or of a response, as its author defines it.
public struct FieldDefinition: ParameterRecord {
  /// The name in files and in messages.
  public var name: String
  /// The type of the values, in Swift's notation: `Int`, `[Person]`, `Soup`.
  public var type: String
  /// Whether a value must have this field.
  public var isRequired: Bool
  /// A sentence that describes the field.
  public var summary: String?

  /// Creates a field.
  public init(_ name: String, type: String, isRequired: Bool = false, summary: String? = nil) {
    self.name = name
    self.type = type
    self.isRequired = isRequired
    self.summary = summary
  }

  public static let recordSchema = RecordSchema(
    name: "FieldDefinition",
    fields: [
      ParameterSchema("name", String.self, isRequired: true),
      ParameterSchema("type", String.self, isRequired: true),
      ParameterSchema("isRequired", Bool.self),
      ParameterSchema("summary", String.self),
    ])

  public init(from fields: inout ParameterReader) throws(ParameterError) {
    name = try fields.required("name")
    type = try fields.required("type")
    isRequired = try fields.value("isRequired", default: false)
    summary = try fields.optional("summary")
  }

  public func write(to fields: inout ParameterWriter) {
    fields.write("name", name)
    fields.write("type", type)
    fields.write("isRequired", isRequired, unless: false)
    fields.write("summary", summary)
  }
}
