/// A type of values that comes along with custom intents: a set of names, or a record of fields.
public struct TypeDefinition: DeclaredRecord {
  /// The name of the type.
  public var name: String
  /// The names of which one is chosen; nil for a record.
  public var cases: [String]?
  /// The fields; nil for a set of names.
  public var fields: [FieldDefinition]?
  /// The field that a bare text stands for and that is read out for the whole record; the first of the type `String`
  /// when nothing is said.
  public var textField: String?

  public static let recordFields = RecordFields<TypeDefinition>(
    .required("name", \.name),
    .optional("cases", \.cases),
    .optional("fields", \.fields),
    .optional("textField", \.textField),
    make: TypeDefinition.init)
}

extension TypeDefinition {
  /// Makes a set of names.
  public init(_ name: String, cases: [String]) {
    self.init(name: name, cases: cases)
  }

  /// Makes a record.
  public init(_ name: String, fields: [FieldDefinition], textField: String? = nil) {
    self.init(name: name, fields: fields, textField: textField)
  }
}

/// A field of a record or of a response, as its author describes it.
public struct FieldDefinition: DeclaredRecord {
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

  public static let recordFields = RecordFields<FieldDefinition>(
    .required("name", \.name),
    .required("type", \.type),
    .optional("isRequired", \.isRequired, absence: false),
    .optional("summary", \.summary),
    make: FieldDefinition.init)
}
