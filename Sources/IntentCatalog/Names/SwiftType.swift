/// The parts of a SiriKit type in its Swift spelling.
public struct SwiftType: Sendable, Hashable {
  /// The SiriKit name of the innermost type: `INPerson`.
  public var siriKitName: String
  /// Whether the type is an array.
  public var isList: Bool
  /// Whether the type is optional.
  public var isOptional: Bool

  /// Creates the parts from the text of a type, such as `[INPerson]?`.
  public init(_ text: String) {
    var rest = Substring(text)
    isOptional = rest.hasSuffix("?")
    if isOptional { rest.removeLast() }
    // A dictionary type has brackets too, and a colon.
    isList = rest.hasPrefix("[") && !rest.contains(":")
    if isList { rest = rest.dropFirst().dropLast() }
    siriKitName = String(rest)
  }

  /// The Swift name of the innermost type: `Person`.
  public var name: String { SwiftNames.type(siriKitName) }
  /// The Swift type without its question mark: `[Person]`.
  public var wrapped: String { isList ? "[\(name)]" : name }
  /// The whole Swift type: `[Person]?`.
  public var text: String { isOptional ? wrapped + "?" : wrapped }
}
