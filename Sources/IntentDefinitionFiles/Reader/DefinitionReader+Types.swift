// Enumerations, object types, and references to them.

extension DefinitionReader {
  func enumeration(_ object: FileObject) -> DefinedEnumeration? {
    guard let name = object.name("Name", of: "The enumeration") else { return nil }
    var enumeration = DefinedEnumeration(
      name, className: object.string("ClassName"), displayName: object.text("DisplayName"),
      at: object.place)
    enumeration.cases = object.objects("Values", .enumerationCase).compactMap { value in
      guard let name = value.name("Name", of: "The case of \(name.value.quoted)") else {
        return nil
      }
      return DefinedEnumeration.Case(
        name, rawValue: value.integer("Index")?.value ?? 0, displayName: value.text("DisplayName"),
        synonyms: value.objects("Synonyms", .synonym).compactMap { $0.text("Synonym") })
    }
    return enumeration
  }

  func type(_ object: FileObject) -> DefinedType? {
    guard let name = object.name("Name", of: "The type") else { return nil }
    var type = DefinedType(
      name, className: object.string("ClassName"), displayName: object.text("DisplayName"),
      at: object.place)
    type.properties = object.objects("Properties", .typeProperty).compactMap { property in
      let name = property.string("Name")
      let isInherited = name.map { InheritedProperty.names.contains($0.value) } ?? false
      guard property.boolean("Default") != true || !isInherited else { return nil }
      return field(property, of: "type \(type.name.value.quoted)")
    }
    return type
  }

  /// Returns a property of a type or of a response.
  func field(_ object: FileObject, of owner: String) -> DefinedField? {
    guard let name = object.name("Name", of: "The property of the \(owner)") else { return nil }
    return DefinedField(
      name, type: valueType(object, of: "The property \(name.value.quoted) of the \(owner)"),
      isArray: object.boolean("SupportsMultipleValues") ?? false,
      displayName: object.text("DisplayName"), at: object.place)
  }

  // MARK: - Types of values

  /// Returns the type of a parameter or a property, or reports that it is missing or unknown.
  ///
  /// The unknown type is returned as one of SiriKit's, so that it doesn't cause further findings.
  ///
  /// - Parameters:
  ///   - object: The parameter or the property.
  ///   - subject: The beginning of a sentence about it.
  ///   - isSystem: Whether it belongs to one of SiriKit's intents. These have more types.
  /// - Returns: The type.
  func valueType(
    _ object: FileObject, of subject: String, isSystem: Bool = false
  ) -> DefinedValueType {
    guard let type = object.string("Type") else {
      // The name of the referenced type says which type is meant.
      if object.has("EnumType") { return enumerationType(object, subject, isSystem) }
      if object.has("ObjectType") { return objectType(object, subject, isSystem) }
      object.report(.missingType, "\(subject) has no type. Choose one in Xcode's editor.")
      return .system("String")
    }
    switch type.value {
    case "Integer" where object.has("EnumType"): return enumerationType(object, subject, isSystem)
    case "Object": return objectType(object, subject, isSystem)
    default: break
    }
    if let simple = DefinedValueType.simple[type.value] { return simple }
    if isSystem { return .system(type.value) }
    let known = (DefinedValueType.simple.keys + ["Object"]).sorted().joined(separator: ", ")
    object.report(
      .unknownType, "\(subject) has the unknown type \(type.value.quoted). Use one of \(known).",
      at: "Type")
    return .system(type.value)
  }

  private func enumerationType(
    _ object: FileObject, _ subject: String, _ isSystem: Bool
  ) -> DefinedValueType {
    guard let name = object.string("EnumType") else { return .integer }
    let isKnown = enumerations[name.value] != nil
    switch reference(object, "EnumType", name, isKnown, subject, noun: "enumeration", isSystem) {
    case .own: return .enumeration(name, isSystem: false)
    case .system: return .enumeration(name, isSystem: true)
    case .ignored: return .integer
    }
  }

  private func objectType(
    _ object: FileObject, _ subject: String, _ isSystem: Bool
  ) -> DefinedValueType {
    // Old files have objects without their own type.
    guard let name = object.string("ObjectType") else { return .object(nil, isSystem: false) }
    let isKnown = typeNames.contains(name.value)
    switch reference(object, "ObjectType", name, isKnown, subject, noun: "type", isSystem) {
    case .own: return .object(name, isSystem: false)
    case .system: return .object(name, isSystem: true)
    case .ignored: return .object(nil, isSystem: false)
    }
  }

  /// The meaning of a type's name.
  private enum Reference {
    /// A type of the file.
    case own
    /// One of SiriKit's types, or one that is missing.
    case system
    /// A type that is missing, and that the parameter can do without.
    case ignored
  }

  private func reference(
    _ object: FileObject, _ key: String, _ name: Located<String>, _ isKnown: Bool,
    _ subject: String, noun: String, _ isSystem: Bool
  ) -> Reference {
    let namespace = object.string(key + "Namespace")?.value
    if namespace == "System" { return .system }
    if isKnown { return .own }
    if isSystem { return .system }
    if namespace == nil {
      // Xcode 10 wrote no namespaces.
      if SystemNames.types.contains(name.value) { return .system }
      if modelVersion == .v1_0 {
        object.report(
          .missingNamespace,
          "\(subject) has the \(noun) \(name.value.quoted), which isn't in this file. It is read "
            + "without the \(noun); add the \(noun) to the file.", at: key)
        return .ignored
      }
    }
    object.report(
      .unknownType,
      "\(subject) has the unknown \(noun) \(name.value.quoted). Add the \(noun) to this file, or "
        + "choose another.", at: key)
    return .system
  }
}

extension DefinedValueType {
  /// The types that don't refer to another, by their names in files.
  package static let simple: [String: DefinedValueType] = [
    "String": .string, "Integer": .integer, "Decimal": .decimal, "Boolean": .boolean, "URL": .url,
    "File": .file, "DateComponents": .dateComponents, "DateComponentsRange": .dateComponentsRange,
    "Placemark": .placemark, "Person": .person, "SpeakableString": .speakableString,
    "CurrencyAmount": .currencyAmount, "PaymentMethod": .paymentMethod,
    "TimeInterval": .timeInterval, "Temperature": .temperature, "Distance": .distance,
    "Mass": .mass, "Volume": .volume, "Speed": .speed, "Energy": .energy,
  ]
}
