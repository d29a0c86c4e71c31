/// A type of values that comes along with custom intents: a set of names, or a record of fields.
public struct TypeDefinition: ParameterRecord {
  /// The name of the type.
  public var name: String
  /// The names of which one is chosen; nil for a record.
  public var cases: [String]?
  /// The fields; nil for a set of names.
  public var fields: [FieldDefinition]?
  /// The field that a bare text stands for and that is read out for the whole record; the first of
  /// the type `String` when nothing is said.
  public var textField: String?

  /// Makes a set of names.
  public init(_ name: String, cases: [String]) {
    self.name = name
    self.cases = cases
  }

  /// Makes a record.
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

/// A field of a record or of a response, as its author describes it.
public struct FieldDefinition: ParameterRecord {
  /// The name in files and on the wire.
  public var name: String
  /// What its values look like, in the words of Swift: `Int`, `[Person]`, `Soup`.
  public var type: String
  /// Whether a value without it cannot be made.
  public var isRequired: Bool
  /// What it says, as a sentence.
  public var summary: String?

  /// Makes a field.
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
