/// The parts of a SiriKit type in its Swift spelling.
package struct SwiftType: Sendable, Hashable {
  /// The SiriKit name of the innermost type: `INPerson`.
  package var siriKitName: String
  /// Whether the type is an array.
  package var isList: Bool
  /// Whether the type is optional.
  package var isOptional: Bool

  /// Creates the parts from the text of a type: `[INPerson]?`.
  package init(_ text: String) {
    var rest = Substring(text)
    isOptional = rest.hasSuffix("?")
    if isOptional { rest.removeLast() }
    // A dictionary type has brackets too, and a colon.
    isList = rest.hasPrefix("[") && !rest.contains(":")
    if isList { rest = rest.dropFirst().dropLast() }
    siriKitName = String(rest)
  }

  /// The Swift name of the innermost type: `Person`.
  package var name: String { SwiftNames.type(siriKitName) }
  /// The Swift type without its question mark: `[Person]`.
  package var wrapped: String { isList ? "[\(name)]" : name }
  /// The whole Swift type: `[Person]?`.
  package var text: String { isOptional ? wrapped + "?" : wrapped }
}
