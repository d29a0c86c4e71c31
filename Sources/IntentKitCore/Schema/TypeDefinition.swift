/// A type that custom intents define: an enumeration or a record.
public struct TypeDefinition: DeclaredRecord {
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
  /// The other words for the cases of an enumeration.
  public var synonyms: [Synonym]

  /// A word that users say for a case.
  public struct Synonym: DeclaredRecord {
    /// The name of the case.
    public var caseName: String
    /// The word.
    public var text: String
    /// The language, such as `en` or `ja`; nil if the word is of every language.
    public var language: String?

    /// Creates a synonym.
    public init(of caseName: String, _ text: String, language: String? = nil) {
      self.caseName = caseName
      self.text = text
      self.language = language
    }

    public static let recordFields = RecordFields<Synonym>(
      .required("case", \.caseName), .required("text", \.text), .optional("language", \.language),
      make: Synonym.init)
  }

  public static let recordFields = RecordFields<TypeDefinition>(
    .required("name", \.name),
    .optional("cases", \.cases),
    .optional("fields", \.fields),
    .optional("textField", \.textField),
    .optional("synonyms", \.synonyms, absence: []),
    make: TypeDefinition.init)
}

extension TypeDefinition {
  /// Creates an enumeration.
  public init(_ name: String, cases: [String], synonyms: [Synonym] = []) {
    self.init(name: name, cases: cases, synonyms: synonyms)
  }

  /// Creates a record.
  public init(_ name: String, fields: [FieldDefinition], textField: String? = nil) {
    self.init(name: name, fields: fields, textField: textField, synonyms: [])
  }
}

/// A field of a record or of a response, as its author defines it.
public struct FieldDefinition: DeclaredRecord {
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

  public static let recordFields = RecordFields<FieldDefinition>(
    .required("name", \.name),
    .required("type", \.type),
    .optional("isRequired", \.isRequired, absence: false),
    .optional("summary", \.summary),
    make: FieldDefinition.init)
}
