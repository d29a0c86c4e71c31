import IntentCatalog
import IntentDefinitionFiles

extension SwiftRenderer {
  /// The members of `NSObject` and `INObject` with which a property could share its name, besides
  /// those that every object has.
  private static let membersOfObjects: Set = [
    "debugDescription", "description", "hash", "spokenPhrase", "vocabularyIdentifier",
  ]

  /// Returns an enumeration of the file with its result.
  func compatibleEnumeration(_ enumeration: DefinedEnumeration) -> [String] {
    let name = types.own(enumeration.name.value)
    let type = Identifier.type(name)
    let factories = [
      ("success", "with resolvedValue", "a final value", "_success(resolvedValue)"),
      (
        "confirmationRequired", "with valueToConfirm", "a value that the user must confirm",
        "_confirmationRequired(valueToConfirm)"
      ),
    ].map { factory, parameter, summary, call in
      Comment.lines("Returns a result with \(summary).", indent: 2)
        + Declaration.function(
          "\(access)class func \(factory)", ["\(parameter): \(type)"], "-> Self",
          body: [Statement(call)], indent: 2)
    }
    return Comment.lines(
      "The enumeration \(Comment.quoted(enumeration.displayName) ?? "`\(enumeration.name.value)`")"
        + " of `\(fileName)`.")
      + head("enum", name, compatibleEnumerationTypes)
      + compatibleCases(
        enumeration.cases.map { member in
          (
            member.name.value, member.rawValue,
            Comment.lines(comment(on: member, of: enumeration), indent: 2)
          )
        })
      + [""] + compatibleDefinition(definition(of: enumeration)) + ["}", ""]
      + Comment.lines("A result of resolving a value of type `\(name)`.")
      + compatibleClass("\(name)ResolutionResult", "INEnumResolutionResult", factories)
  }

  /// Returns an object type of the file with its result.
  func compatibleObject(_ type: DefinedType) -> [String] {
    let name = types.own(type.name.value)
    let identifier = Identifier.type(name)
    // Every object inherits its identifier and its texts.
    let properties = type.properties.filter { !InheritedProperty.names.contains($0.name.value) }
      .map { property in
        compatibleProperty(
          property.name.value, property.type, isArray: property.isArray, property.displayName,
          taken: Self.membersOfObjects)
      }
    let fields = compatibleFields(of: name, properties.map(\.entry))
    let factories = [
      ("success", "resolvedObject", identifier, "a final value", "INObject"),
      (
        "disambiguation", "objectsToDisambiguate", "[\(identifier)]",
        "several values from which the user chooses", "[INObject]"
      ),
      (
        "confirmationRequired", "objectToConfirm", "\(identifier)?",
        "a value that the user must confirm", "INObject?"
      ),
    ].map { factory, parameter, type, summary, superclass in
      Comment.lines("Returns a result with \(summary).", indent: 2)
        + Declaration.function(
          "\(access)class func \(factory)", ["with \(parameter): \(type)"], "-> Self",
          body: [Statement("\(factory)(with: \(parameter) as \(superclass))")], indent: 2)
    }
    return Comment.lines(
      "The type \(Comment.quoted(type.displayName) ?? "`\(type.name.value)`") of `\(fileName)`.")
      + compatibleClass(
        name, "INObject",
        properties.map { $0.declaration(access) } + [
          fields.member, compatibleDefinition(definition(of: type)),
        ])
      + fields.table + [""]
      + Comment.lines("A result of resolving a value of type `\(name)`.")
      + compatibleClass("\(name)ResolutionResult", "INObjectResolutionResult", factories)
  }
}
