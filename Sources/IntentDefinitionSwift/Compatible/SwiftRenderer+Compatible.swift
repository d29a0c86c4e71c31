import IntentCatalog
import IntentDefinitionFiles

// The compatible style: the classes that Xcode generates, for the module `Intents`.

extension SwiftRenderer {
  /// All declarations in the compatible style, in the parts that can be separate files.
  var compatibleParts: [SwiftPart] {
    var parts: [SwiftPart] = []
    for intent in file.customIntents {
      let names = names(of: intent)
      parts += [
        SwiftPart(names.intent, compatibleIntent(intent, names)),
        SwiftPart(names.handling, compatibleHandling(intent, names)),
        SwiftPart(names.response, compatibleResponse(intent, names)),
      ]
    }
    parts += file.enumerations.map {
      SwiftPart(types.own($0.name.value), compatibleEnumeration($0))
    }
    parts += file.types.map { SwiftPart(types.own($0.name.value), compatibleObject($0)) }
    parts.append(SwiftPart(definitionsName, definitionsExtension))
    return parts
  }

  /// Returns the imports of a file with some lines.
  ///
  /// A file imports only what it uses, because an unused public import is a warning.
  func compatibleImports(_ lines: [String]) -> [String] {
    var modules: [String] = []
    // A type of the file that hides one of Foundation's requires the name of the module.
    let foundation = ["URL", "DateComponents", "NSNumber", "Measurement"]
    if foundation.contains(where: scope.declared.contains),
      Self.uses(lines, "Foundation", where: { $0 == "Foundation" })
    {
      modules.append("Foundation")
    }
    let definitions: Set<Substring> = ["IntentDefinition", "IntentDefinitions", "TypeDefinition"]
    if Self.uses(lines, "Definition", where: definitions.contains) {
      modules.append("IntentKitCore")
    }
    let isClass = { (word: Substring) in
      word.hasPrefix("IN") && word.dropFirst(2).first?.isUppercase == true
        && !scope.declared.contains(String(word))
    }
    if Self.uses(lines, "IN", where: isClass) { modules.append("Intents") }
    return modules.map { "\(access)import \($0)" }
  }

  /// Returns whether a line outside a comment contains one of some words, all of which contain a
  /// text.
  private static func uses(
    _ lines: [String], _ text: String, where isWord: (Substring) -> Bool
  ) -> Bool {
    lines.contains { $0.contains(ascii: text) && words(of: $0).contains(where: isWord) }
  }

  // MARK: - Parts of classes

  /// Returns a class with its members.
  func compatibleClass(_ name: String, _ superclass: String, _ members: [[String]]) -> [String] {
    // The superclass says why it is unchecked.
    let head = head("class", name, [superclass, "@unchecked Sendable"])
    let members = members.filter { !$0.isEmpty }
    if members.isEmpty { return head.dropLast() + ["\(head.last ?? "")}"] }
    return head + Page.separated(members) + ["}"]
  }

  /// Returns the property by which the bridge finds the table of a class, and the table.
  func compatibleFields(
    of name: String, _ entries: [Expression]
  ) -> (member: [String], table: [String]) {
    guard !entries.isEmpty else { return ([], []) }
    let table = "fieldsOf\(Identifier.capitalized(name))"
    let value = Expression.call(
      "INDeclaredFields",
      ["of": .text("\(Identifier.type(name)).self"), "_": .array(entries)])
    return (
      Declaration.property(
        "\(access)override class var _declaredFields: INDeclaredFields?", table, indent: 2),
      [""] + value.lines(prefix: "private nonisolated let \(table) = ")
    )
  }

  /// Returns the member with the definition of a type.
  func compatibleDefinition(_ definition: Expression) -> [String] {
    definition.lines(prefix: "\(access)static let _definition = ", indent: 2)
  }

  /// Returns a property of an intent, a response or an object, whose superclass has the taken names.
  func compatibleProperty(
    _ name: String, _ type: DefinedValueType, isArray: Bool, _ displayName: DefinedText?,
    taken: Set<String>
  ) -> CompatibleProperty {
    CompatibleProperty(
      name: name, declared: Identifier.member(name, taken: taken),
      reference: Identifier.reference(name, taken: taken),
      spelling: types.compatibleSpelling(of: type), isArray: isArray,
      comment: Self.comment(displayName, on: name))
  }

  /// Returns the cases of an enumeration with raw values, and the table of their names.
  func compatibleCases(
    _ cases: [(name: String, rawValue: Int, comment: [String])]
  ) -> [String] {
    cases.flatMap { name, rawValue, comment in
      comment + ["  case \(Identifier.member(name, taken: ["allCases"])) = \(rawValue)"]
    } + [""]
      + Expression.strings(cases.map(\.name)).lines(
        prefix: "\(access)static let _caseNames = ", indent: 2)
  }

  /// The protocols of every enumeration.
  var compatibleEnumerationTypes: [String] { [scope.swift("Int"), "INDeclaredEnumeration"] }
}
