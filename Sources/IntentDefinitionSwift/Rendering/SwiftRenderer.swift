import IntentCatalog
import IntentDefinitionFiles

/// A renderer that turns a definition file into Swift.
///
/// The names are those of `Names`, the decisions those of `Shapes`; the renderer only writes them
/// down. The same file always gives the same bytes.
struct SwiftRenderer {
  let file: DefinitionFile
  let options: SwiftOptions
  /// The name of the file without its folders: `SoupChef.intentdefinition`.
  let fileName: String
  let types: TypeNames

  /// Creates a renderer of a file.
  init(_ file: DefinitionFile, named fileName: String, _ options: SwiftOptions) {
    self.file = file
    self.options = options
    self.fileName = fileName
    types = TypeNames(
      file,
      intents: file.customIntents.map { IntentNames($0, classPrefix: options.classPrefix) },
      classPrefix: options.classPrefix)
  }

  var scope: NameScope { types.scope }

  /// The modifier of members, followed by a space, or nothing.
  var access: String { options.visibility == .public ? "public " : "" }

  /// The name of the file without its extension.
  var baseName: String {
    let suffix = ".intentdefinition"
    return fileName.hasSuffix(suffix) ? String(fileName.dropLast(suffix.count)) : fileName
  }

  /// The definitions of the file, as an expression: `IntentDefinitions.soupChef`.
  var definitions: String {
    "\(scope.core("IntentDefinitions")).\(Identifier.property(forFile: baseName))"
  }

  /// Returns the names that belong to an intent.
  func names(of intent: DefinedIntent) -> IntentNames {
    IntentNames(intent, classPrefix: options.classPrefix)
  }

  /// All declarations, in the parts that can be separate files.
  var parts: [SwiftPart] { options.style == .typed ? typedParts : compatibleParts }

  private var typedParts: [SwiftPart] {
    var parts: [SwiftPart] = []
    for intent in file.customIntents {
      let names = names(of: intent)
      parts += [
        SwiftPart(names.intent, intentType(intent, names)),
        SwiftPart(names.handling, handling(intent, names)),
        SwiftPart(names.response, response(intent, names)),
      ]
    }
    parts += file.enumerations.map {
      SwiftPart(types.own($0.name.value), enumeration($0))
    }
    parts += file.types.map { SwiftPart(types.own($0.name.value), object($0)) }
    parts.append(SwiftPart(definitionsName, definitionsExtension))
    return parts
  }

  /// The name of the file with the definitions.
  var definitionsName: String { "IntentDefinitions+\(Identifier.capitalized(baseName))" }

  /// The member of a type that contains its definition.
  var definitionMember: String { options.style == .typed ? "definition" : "_definition" }

  /// The first line of each file.
  var header: String {
    "\(SwiftGenerator.headerStart)\(Self.visible(fileName)). Do not edit."
  }

  /// Returns a file whose first line names its source, with the imports that it needs.
  func source(_ lines: [String]) -> String {
    let imports = options.style == .typed ? typedImports(lines) : compatibleImports(lines)
    return ([header, ""] + imports + [""] + lines).joined(separator: "\n") + "\n"
  }

  private func typedImports(_ lines: [String]) -> [String] {
    var imports: [String] = []
    if lines.contains(where: usesFoundation) {
      // A type of the file that hides one of Foundation's requires the name of the module.
      let isHidden = ["URL", "DateComponents"].contains(where: scope.declared.contains)
      imports =
        isHidden
        ? ["\(access)import Foundation"]
        : [
          "#if canImport(FoundationEssentials)", "\(access)import FoundationEssentials", "#else",
          "\(access)import Foundation", "#endif",
        ]
    }
    return imports + ["\(access)import IntentKitCore"]
  }

  /// Returns whether a line outside a comment uses a type of Foundation.
  private func usesFoundation(_ line: String) -> Bool {
    guard line.contains(ascii: "URL") || line.contains(ascii: "DateComponents") else {
      return false
    }
    return Self.words(of: line, joinedBy: "_.\"").contains { word in
      ["URL", "DateComponents"].contains {
        !scope.declared.contains($0) && (word == $0 || word == "\($0).self")
          || word.hasPrefix("Foundation.\($0)")
      }
    }
  }

  /// Returns the words of a line, unless it is a comment.
  static func words(of line: String, joinedBy marks: String = "_") -> [Substring] {
    let code = line.drop { $0 == " " }
    guard !code.hasPrefix("//") else { return [] }
    return code.split { !$0.isLetter && !$0.isNumber && !marks.contains($0) }
  }

  /// Returns a name for a comment on one line.
  private static func visible(_ name: String) -> String {
    String(name.map { $0.isNewline ? " " : $0 })
  }

  // MARK: - Parts of declarations

  /// Returns the head of a type with the types it conforms to: `public nonisolated struct …`.
  ///
  /// In a module whose declarations belong to the main actor by default, generated types must not,
  /// because handlers run elsewhere.
  func head(_ keyword: String, _ name: String, _ inherited: [String]) -> [String] {
    Declaration.type("\(access)nonisolated \(keyword) \(Identifier.type(name))", inherited)
  }

  /// Returns the head of an extension.
  func extensionHead(_ name: String) -> String { "nonisolated extension \(name) {" }

  /// Returns the members that follow from properties.
  func template(_ properties: [PropertyShape]) -> RecordTemplate<PropertyShape> {
    RecordTemplate(properties, access: access)
  }

  /// Returns the declarations of a record: its properties, its initializers and its table.
  func recordMembers(
    _ record: RecordTemplate<PropertyShape>, initializers: [String], table: Expression
  ) -> [String] {
    var declarations = record.properties.flatMap { $0.declaration(access) }
    if declarations.last == "" { declarations.removeLast() }
    return Page.separated(
      [declarations, initializers, record.table(table)].filter { !$0.isEmpty })
  }

  /// Returns the shape of a property of a response or of an object.
  func property(_ field: DefinedField) -> PropertyShape {
    PropertyShape(
      name: field.name.value, declared: Identifier.member(field.name.value),
      reference: Identifier.reference(field.name.value),
      type: types.spelling(of: field.type), isArray: field.isArray,
      comment: Self.comment(field.displayName, on: field.name.value))
  }

  /// Returns the shape of a parameter.
  func property(_ parameter: DefinedParameter) -> PropertyShape {
    PropertyShape(
      name: parameter.name.value, declared: Identifier.member(parameter.name.value),
      reference: Identifier.reference(parameter.name.value),
      type: types.spelling(of: parameter.type), isArray: parameter.isArray,
      comment: Self.comment(parameter.displayName, on: parameter.name.value))
  }

  /// Returns a display name as a comment, unless it only repeats the name in Swift.
  static func comment(_ displayName: DefinedText?, on name: String) -> String? {
    guard let sentence = Comment.sentence(displayName) else { return nil }
    func letters(_ text: String) -> String {
      text.lowercased().filter { $0.isLetter || $0.isNumber }
    }
    return letters(sentence) == letters(name) ? nil : sentence
  }
}

extension String {
  /// Returns whether the text contains a word; faster than a search for characters.
  func contains(ascii word: String) -> Bool {
    let (bytes, word) = (utf8, word.utf8)
    guard let first = word.first else { return true }
    var rest = bytes[...]
    while let index = rest.firstIndex(of: first) {
      rest = rest[index...]
      if rest.starts(with: word) { return true }
      rest.removeFirst()
    }
    return false
  }
}

/// Declarations that belong into one file.
struct SwiftPart {
  /// The name of the file, without its extension.
  var name: String
  var lines: [String]

  init(_ name: String, _ lines: [String]) {
    self.name = name
    self.lines = lines
  }
}
