/// The types available to a custom intent: Swift's, SiriKit's, and those defined with the intent.
struct TypeTable: Sendable {
  /// The defined types, by name.
  private let definitions: [String: TypeDefinition]

  /// The maximum depth of nested lists.
  private static let maximumListDepth = 4

  /// Creates a table of types with unique names.
  init(_ definitions: [TypeDefinition]) {
    self.definitions = Dictionary(definitions.map { ($0.name, $0) }) { first, _ in first }
  }

  /// Returns the type with the given name.
  ///
  /// - Parameter name: The name in Swift's notation.
  /// - Returns: The type.
  /// - Throws: ``ParameterError`` if the type is undefined.
  func type(named name: String) throws(ParameterError) -> ParameterType {
    var element = Substring(name)
    var nesting = 0
    while Self.plain[String(element)] == nil, element.hasPrefix("["), element.hasSuffix("]") {
      element = element.dropFirst().dropLast()
      nesting += 1
      guard nesting <= Self.maximumListDepth else {
        throw ParameterError(
          found: "the type “\(name.shortened(to: 60))”",
          expected: "at most \(Self.maximumListDepth) levels of nested lists")
      }
    }
    var type = try elementType(named: String(element))
    for _ in 0..<nesting { type = .list(type) }
    return type
  }

  private func elementType(named name: String) throws(ParameterError) -> ParameterType {
    if let type = Self.plain[name] { return type }
    guard let definition = definitions[name] else {
      if let type = Self.siriKit[name] { return type }
      let nearest = name.nearest(in: Self.plain.keys.sorted() + definitions.keys.sorted())
      throw ParameterError(
        found: "the type “\(name.shortened(to: 60))”",
        expected:
          "one of \(Self.plain.keys.sorted().joined(separator: ", ")), a SiriKit type such as "
          + "Person, a type defined under “types”, or a list such as [String]",
        hint: (nearest ?? name.nearest(in: Self.siriKit.keys.sorted())).map {
          "Did you mean “\($0)”?"
        })
    }
    if let cases = definition.cases {
      return .enumeration(EnumerationSchema(name: name, cases: cases.schemas))
    }
    return .record(RecordReference(name: name) { record(definition) })
  }

  /// Returns the schema of a record whose field types have been checked.
  ///
  /// The schema is evaluated lazily, because a record may contain records of the same type.
  private func record(_ definition: TypeDefinition) -> RecordSchema {
    let fields = (definition.fields ?? []).map { field in
      field.schema(as: (try? type(named: field.type)) ?? .any)
    }
    return RecordSchema(
      name: definition.name,
      textField: definition.textField ?? fields.first { $0.type == .string }?.name,
      fields: fields)
  }

  // MARK: - Predefined types

  /// Returns whether a name belongs to a type of Swift that a definition can't replace.
  static func isPlain(_ name: String) -> Bool { plain[name] != nil }

  /// The types of simple values, by their names in intent descriptions.
  private static let plain: [String: ParameterType] = {
    let types: [ParameterType] = [
      .boolean, .integer, .number, .decimal, .string, .date, .dateComponents, .url, .data, .range,
      .dictionary, .any,
    ]
    return Dictionary(uniqueKeysWithValues: types.map { ($0.swiftName, $0) })
  }()

  /// The types of SiriKit.
  private static let siriKit: [String: ParameterType] = {
    var types: [any ParameterConvertible.Type] = [
      Color.self, File.self, Image.self, IntentObject.self, Location.self, PersonName.self,
      Placemark.self, SpeakableString.self, Quantity<EnergyUnit>.self, Quantity<LengthUnit>.self,
      Quantity<MassUnit>.self, Quantity<SpeedUnit>.self, Quantity<TemperatureUnit>.self,
      Quantity<VolumeUnit>.self,
    ]
    // One by one, because a cast of an entire array looks up each conformance at run time.
    types += SystemTypes.records.map { $0 }
    types += SystemTypes.unions.map { $0 }
    types += SystemTypes.enumerations.map { $0 }
    types += SystemTypes.options.map { $0 }
    types += SystemTypes.keywords.map { $0 }
    return Dictionary(types.map { ($0.parameterType.swiftName, $0.parameterType) }) { first, _ in
      first
    }
  }()
}

extension TypeDefinition {
  /// The description of the enumeration; without cases for a record.
  public var enumerationSchema: EnumerationSchema {
    EnumerationSchema(name: name, cases: (cases ?? []).schemas)
  }
}

extension [TypeDefinition.Case] {
  /// The cases with their raw values; as in SiriKit, a first case `unknown` represents absence.
  fileprivate var schemas: [EnumerationSchema.Case] {
    let first = self.first?.name == "unknown" ? 0 : 1
    return enumerated().map {
      .init(
        name: $1.name, rawValue: $1.rawValue ?? first + $0, text: $1.displayName,
        synonyms: $1.synonyms)
    }
  }
}
