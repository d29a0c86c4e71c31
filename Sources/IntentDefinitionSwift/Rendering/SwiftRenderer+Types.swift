import IntentCatalog
import IntentDefinitionFiles

extension SwiftRenderer {
  /// Returns an enumeration of the file.
  func enumeration(_ enumeration: DefinedEnumeration) -> [String] {
    let name = types.own(enumeration.name.value)
    let names = Expression.strings(enumeration.cases.map(\.name.value))
    return Comment.lines(
      "The enumeration \(Comment.quoted(enumeration.displayName) ?? "`\(enumeration.name.value)`")"
        + " of `\(fileName)`.")
      + head("enum", name, [scope.swift("Int"), scope.core("ParameterEnumeration")])
      + enumeration.cases.flatMap { member in
        Comment.lines(comment(on: member, of: enumeration), indent: 2) + [
          "  case \(enumerationCase(member.name.value)) = \(member.rawValue)"
        ]
      }
      + [""] + names.lines(prefix: "\(access)static let caseNames = ", indent: 2) + [""]
      + definition(of: enumeration).lines(
        prefix: "\(access)static let definition = ", indent: 2)
      + ["", "  \(access)static let enumerationSchema = definition.enumerationSchema"]
      + ["}", ""] + resultAlias(name)
  }

  /// Returns the comment on a case; nil if its name says everything.
  func comment(
    on member: DefinedEnumeration.Case, of enumeration: DefinedEnumeration
  ) -> String? {
    if member == enumeration.absence { return "An unspecified value." }
    return Self.comment(member.displayName, on: member.name.value)
  }

  /// Returns an object type of the file.
  func object(_ type: DefinedType) -> [String] {
    let name = types.own(type.name.value)
    let properties = inheritedProperties + ownProperties(of: type)
    let record = template(properties)
    let table = Expression.call(
      "\(scope.core("RecordFields"))<Self>",
      ["_": record.empty, "textField": .string("displayString"), "_": record.rows])
    return Comment.lines(
      "The type \(Comment.quoted(type.displayName) ?? "`\(type.name.value)`") of `\(fileName)`.")
      + head("struct", name, [scope.core("DeclaredRecord")])
      + recordMembers(
        record, initializers: record.initializer("Creates a value with the given properties."),
        table: table)
      + [""]
      + definition(of: type).lines(prefix: "\(access)static let definition = ", indent: 2)
      + ["}", ""] + resultAlias(name)
  }

  private func resultAlias(_ name: String) -> [String] {
    Comment.lines("A result of resolving a value of type `\(name)`.")
      + typeAlias(
        "\(name)ResolutionResult", value: Identifier.type(name), reason: scope.swift("Never"))
  }

  /// The properties that object types inherit.
  private var inheritedProperties: [PropertyShape] {
    InheritedProperty.all.map { property in
      let swift =
        property.type == "String" ? scope.swift(property.type) : scope.core(property.type)
      return PropertyShape(
        name: property.name, declared: property.name, reference: property.name,
        label: property.isRequired ? "display" : nil,
        type: TypeSpelling(swift: swift, definition: property.type, result: ""),
        isArray: property.isArray, isRequired: property.isRequired, comment: property.comment)
    }
  }

  private func ownProperties(of type: DefinedType) -> [PropertyShape] {
    type.properties.map { field in
      var property = property(field)
      property.isRecursive = !field.isArray && contains(field.type, type.name.value)
      return property
    }
  }

  /// Returns whether a value of a type contains a value of an object type, other than in an array.
  private func contains(_ type: DefinedValueType, _ name: String) -> Bool {
    var seen: Set<String> = []
    var open = [type]
    while let type = open.popLast() {
      guard let own = types.spelling(of: type).ownName, seen.insert(own).inserted else { continue }
      if own == name { return true }
      let definition = file.types.first { $0.name.value == own }
      open += (definition?.properties ?? []).filter { !$0.isArray }.map(\.type)
    }
    return false
  }
}
