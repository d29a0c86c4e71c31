import IntentKitCore

/// A type of SiriKit's that the values of parameters have.
struct UsedType {
  let name: String
  /// The names of the cases; nil for a record.
  var cases: [String]?
  /// Whether other texts than the names of the cases are valid, too.
  var isOpen = false
  /// The fields of a record.
  var fields: [ParameterSchema] = []
  /// The field that a bare text represents.
  var textField: String?

  /// Returns the types of the parameters, and the types of their fields, in the order in which they
  /// occur.
  ///
  /// - Parameters:
  ///   - schema: The schema of the intent.
  ///   - known: The names of types that are described elsewhere.
  /// - Returns: The types; each occurs once.
  static func all(of schema: IntentSchema, except known: Set<String>) -> [UsedType] {
    var types: [UsedType] = []
    var names = known
    // Types of parameters stand before those of their fields.
    var level = schema.parameters
    while !level.isEmpty {
      let found = level.compactMap { UsedType($0.type) }.filter { names.insert($0.name).inserted }
      types += found
      level = found.flatMap(\.fields)
    }
    return types
  }

  /// Creates the type of values or of their elements; nil for a plain type.
  private init?(_ type: ParameterType) {
    switch type {
    case .enumeration(let schema), .options(let schema):
      self.init(name: schema.name, cases: schema.cases.map(\.name))
    case .keyword(let schema):
      self.init(name: schema.name, cases: schema.cases.map(\.name), isOpen: true)
    case .record(let reference):
      let schema = reference.schema
      self.init(name: schema.name, fields: schema.fields, textField: schema.textShortcut)
    case .list(let element): self.init(element)
    case .boolean, .integer, .number, .decimal, .string, .date, .dateComponents, .url, .data,
      .range, .dictionary, .any:
      return nil
    }
  }

  private init(
    name: String, cases: [String]? = nil, isOpen: Bool = false, fields: [ParameterSchema] = [],
    textField: String? = nil
  ) {
    self.name = name
    self.cases = cases
    self.isOpen = isOpen
    self.fields = fields
    self.textField = textField
  }
}
