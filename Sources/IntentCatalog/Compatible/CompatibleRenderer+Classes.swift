import IntentNames

extension CompatibleRenderer {
  /// The type of a dictionary of any values that crosses the bridge in a box.
  private static let dictionary = "[String : Any]"

  /// Returns the declaration of a property.
  func declaration(of property: CompatibleProperty) -> [String] {
    let name = SwiftNames.declared(property.name)
    let type = property.type.replacing("[String : Any]", with: "[String: Any]")
    let head = "public final var \(name): \(type)"
    let key = "\"\(property.name)\""
    let isBoxed = property.wrapped == Self.dictionary
    let getter =
      isBoxed
      ? "(optional(\(key)) as PropertyListDictionary?)?.members"
      : "\(property.isOptional ? "optional" : "value")(\(key))"
    // Apple's headers don't say whether these properties can be nil.
    let comment = Declaration.comment(property.summary, indent: 2)
    let note =
      property.type.hasSuffix("!")
      ? ["  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals"] : []
    guard property.isSettable else {
      return comment + note + Declaration.property(head, getter, indent: 2)
    }
    let isCopied = property.isOptional && isCopied(SwiftType(property.wrapped))
    let setter =
      isBoxed
      ? "set(\(key), newValue.map { PropertyListDictionary(members: $0) })"
      : "\(isCopied ? "setCopy" : "set")(\(key), newValue)"
    return comment + [
      "  \(head) {", "    get { \(getter) }", "    set { \(setter) }", "  }",
    ]
  }

  /// Returns the declaration of an initializer that sets the properties by name.
  ///
  /// The comment describes the created object in the given words.
  func declaration(
    of initializer: CompatibleInitializer, creating object: String
  ) -> [String] {
    let parameters = initializer.parameters.map { parameter in
      let value = defaultValue(of: parameter.type, initializer.defaults)
      return "\(parameter.label): \(parameter.type)" + (value.map { " = \($0)" } ?? "")
    }
    // Apple's headers don't say whether an initializer with such parameters can return nil.
    let isUnaudited = initializer.parameters.contains { $0.type.hasSuffix("!") }
    let sign = initializer.isFailable == true ? "?" : isUnaudited ? "!" : ""
    let note =
      isUnaudited ? ["  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals"] : []
    let head = "public convenience init\(sign)"
    return Declaration.comment("Creates \(object).", indent: 2) + note
      + Declaration.function(
        head, parameters,
        body: [
          Statement("self.init()"),
          Statement(
            "",
            .row(
              "setAll",
              [
                "_": .array(
                  initializer.parameters.map {
                    .text("\"\($0.propertyName)\": \(SwiftNames.declared($0.label))")
                  })
              ])),
        ], indent: 2)
  }

  /// Returns the initializers that the renderer declares.
  func initializers(
    _ initializers: [CompatibleInitializer]?, of object: String
  ) -> [[String]] {
    (initializers ?? []).filter { $0.isHandWritten != true && !$0.parameters.isEmpty }.map {
      declaration(of: $0, creating: object)
    }
  }

  /// Returns the name of the table of a class's properties.
  func tableName(of type: String) -> String { "fieldsOf\(SwiftNames.type(type))" }

  /// Returns the property by which the bridge finds the table of a class.
  func fieldsProperty(of type: String) -> [String] {
    Declaration.property(
      "override class var fields: FieldTable", tableName(of: type), indent: 2)
  }

  /// Returns the table of a class's properties that cross the bridge.
  func table(
    of type: String, superclass: String?, _ properties: [CompatibleProperty]
  ) -> [String] {
    let types = properties.map { property in
      let type =
        property.wrapped == Self.dictionary ? "PropertyListDictionary" : property.wrapped
      return Expression.text("\(type).self")
    }
    let head = "private let \(tableName(of: type)) = "
    guard !properties.isEmpty else {
      return ["\(head)\(superclass.map { "\($0).fields" } ?? "FieldTable.empty")"]
    }
    // The compiler stores a list of names as data, and a dictionary as code that fills it.
    let call = Expression.call(
      "FieldTable",
      [
        "_": superclass.map { .text("\($0).fields") },
        "names": .array(properties.map { .text("\"\($0.name)\"") }),
        "types": .array(types),
      ])
    return call.lines(prefix: head)
  }

  /// The file of value types.
  ///
  /// It is one file, because the compiler repeats code that types share for each file.
  var valuesFile: GeneratedFile {
    file("Values", surface.values.filter { $0.isHandWritten != true }.flatMap(declarations))
  }

  /// Returns a value type and the table of its properties.
  private func declarations(of value: CompatibleClass) -> [[String]] {
    let properties = properties(of: value)
    let path = value.name.split(separator: ".").map(String.init)
    // Foundation's archiver ends the process at a nested class, so it is one by another name only.
    let own = path.joined()
    let superclass = value.superclass ?? "INFieldObject"
    let summary = catalog.values.first { $0.name == value.name }?.summary
    var members =
      [properties.flatMap(declaration)] + initializers(value.initializers, of: "a value")
    members.append(fieldsProperty(of: value.name))
    members += kinds(of: value)
    var lines =
      Declaration.comment(summary)
      + Declaration.type("open class \(own)", [superclass, "@unchecked Sendable"])
      + Page.separated(members.filter { !$0.isEmpty }) + ["}"]
    if let outer = path.dropLast().first, let inner = path.last {
      lines += ["", "extension \(outer) {"] + Declaration.comment(summary, indent: 2)
      lines += ["  public typealias \(inner) = \(own)", "}"]
    }
    return [lines, table(of: value.name, superclass: value.superclass, properties)]
  }

  /// Returns the methods that read and write the kind of an object, for a class whose values are
  /// those of its subclasses.
  private func kinds(of value: CompatibleClass) -> [[String]] {
    guard let kinds = catalog.values.first(where: { $0.name == value.name })?.kinds else {
      return []
    }
    let table = Expression.array(kinds.map { .text("\"\($0.name)\": \($0.type).self") })
    return [
      table.lines(prefix: "private static let kinds: [String: INFieldObject.Type] = ", indent: 2),
      Declaration.function(
        "override class func readObject", ["_ value: ParameterValue"],
        "throws(ParameterError) -> INFieldObject",
        body: [
          Statement("guard self == \(value.name).self else { return try super.readObject(value) }"),
          Statement("return try readKind(of: value, among: kinds)"),
        ], indent: 2),
      Declaration.function(
        "override class func writeObject", ["_ object: INFieldObject"],
        "throws(ParameterError) -> ParameterValue",
        body: [
          Statement(
            "guard self == \(value.name).self else { return try super.writeObject(object) }"),
          Statement("return try writeKind(of: object, among: kinds)"),
        ], indent: 2),
    ]
  }
}
