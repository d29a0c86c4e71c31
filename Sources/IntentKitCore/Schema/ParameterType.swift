/// The type of a parameter's values.
public indirect enum ParameterType: Sendable, Hashable {
  /// A Boolean value.
  case boolean
  /// A whole number.
  case integer
  /// A number with a fraction.
  case number
  /// A decimal number without rounding, for an amount of money.
  case decimal
  /// A text.
  case string
  /// A point in time.
  case date
  /// Components of a date, possibly a day without a year.
  case dateComponents
  /// The URL of a resource.
  case url
  /// Binary data.
  case data
  /// A half-open range of integers.
  case range
  /// Named values of any kind.
  case dictionary
  /// A value of any kind.
  case any
  /// A case of an enumeration, by name.
  case enumeration(EnumerationSchema)
  /// A set of named options.
  case options(EnumerationSchema)
  /// A string with well-known values.
  case keyword(EnumerationSchema)
  /// A record with named fields.
  case record(RecordReference)
  /// A list of values of one type.
  case list(ParameterType)
}

extension ParameterType {
  /// The name of the Swift type.
  public var swiftName: String {
    switch self {
    case .enumeration(let schema), .options(let schema), .keyword(let schema): schema.name
    case .record(let reference): reference.name
    case .list(let element): "[\(element.swiftName)]"
    default: plainWords.swiftName
    }
  }

  /// A noun phrase for one value: "a string", "a Person".
  @usableFromInline var singular: String {
    switch self {
    case .enumeration(let schema): "one of \(schema.caseNames)"
    case .options(let schema): "an array of \(schema.caseNames)"
    case .record(let reference): reference.schema.expectation
    case .list(let element): "an array of \(element.plural)"
    default: plainWords.singular
    }
  }

  /// A noun phrase for several values: "strings", "Person objects".
  var plural: String {
    switch self {
    case .enumeration(let schema), .options(let schema): "\(schema.name) names"
    case .record(let reference): "\(reference.name) objects"
    case .list(let element): "arrays of \(element.plural)"
    default: plainWords.plural
    }
  }

  /// The words for a type that doesn't depend on another type; otherwise those for any value.
  private var plainWords: (swiftName: String, singular: String, plural: String) {
    switch self {
    case .boolean: ("Bool", "true or false", "Booleans")
    case .integer: ("Int", "a whole number", "whole numbers")
    case .number: ("Double", "a number", "numbers")
    case .decimal: ("Decimal", "a decimal number", "decimal numbers")
    case .string, .keyword: ("String", "a string", "strings")
    case .date: ("Date", "a date", "dates")
    case .dateComponents: ("DateComponents", "date components", "date components")
    case .url: ("URL", "a URL", "URLs")
    case .data: ("Data", "base64 data", "base64 strings")
    case .range: ("Range<Int>", "an array of two whole numbers", "ranges")
    case .dictionary: ("[String: ParameterValue]", "an object", "objects")
    case .any, .enumeration, .options, .record, .list: ("ParameterValue", "a value", "values")
    }
  }

  /// Returns the text that the assistant speaks for a value of this type.
  public func spokenText(of value: ParameterValue) -> String {
    switch (self, value) {
    case (.list(let element), .array(let values)):
      values.map { element.spokenText(of: $0) }.joined(separator: ", ")
    case (.record(let reference), .object(let fields)):
      reference.schema.spokenText(of: fields)
    case (.enumeration, .string(let name)), (.keyword, .string(let name)):
      name.words
    case (.options, .array(let names)):
      names.map { ParameterType.string.spokenText(of: $0).words }.joined(separator: ", ")
    case (_, .string(let text)): text
    case (_, .integer(let number)): "\(number)"
    case (_, .number(let number)): number.spokenText
    case (_, .boolean(let flag)): flag.spokenText
    case (_, .array(let values)):
      values.map { ParameterType.string.spokenText(of: $0) }.joined(separator: ", ")
    case (_, .object), (_, .null): swiftName.words
    }
  }
}

/// A reference to a record type by name.
///
/// A record may contain records of the same type, so its schema is evaluated lazily.
public struct RecordReference: Sendable, Hashable {
  /// The name of the record type.
  public let name: String
  /// The Swift type of the records, if there is one.
  let type: (any ParameterConvertible.Type)?
  private let makeSchema: @Sendable () -> RecordSchema

  /// Creates a reference.
  public init(
    name: String, type: (any ParameterConvertible.Type)? = nil,
    schema: @escaping @Sendable () -> RecordSchema
  ) {
    self.name = name
    self.type = type
    self.makeSchema = schema
  }

  /// Converts a value to the form in which the record type writes it.
  ///
  /// - Parameter value: The value to convert.
  /// - Returns: The value in the form of the record type.
  /// - Throws: ``ParameterError`` if the value doesn't fit.
  public func rewritten(_ value: ParameterValue) throws(ParameterError) -> ParameterValue {
    if let type { return try type.init(parameterValue: value).parameterValue }
    let schema = schema
    let fields: [String: ParameterValue]? =
      switch value {
      case .object(let members): members
      case .string, .integer, .number: schema.textShortcut.map { [$0: value] }
      case .boolean, .array, .null: nil
      }
    guard let fields else { throw .mismatch(value, expected: schema.expectation) }
    return .object(try schema.fields.rewritten(fields, context: schema.name))
  }

  /// The fields of the record type.
  public var schema: RecordSchema { makeSchema() }

  public static func == (left: RecordReference, right: RecordReference) -> Bool {
    left.name == right.name
  }
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
