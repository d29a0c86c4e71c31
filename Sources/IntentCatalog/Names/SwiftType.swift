/// A type of SiriKit in its Swift spelling, taken apart.
public struct SwiftType: Sendable, Hashable {
  /// The SiriKit name of the innermost type: `INPerson`.
  public var siriKitName: String
  /// Whether it is an array of these.
  public var isList: Bool
  /// Whether there may be none.
  public var isOptional: Bool

  /// Takes a type such as `[INPerson]?` apart.
  public init(_ text: String) {
    var rest = Substring(text)
    isOptional = rest.hasSuffix("?")
    if isOptional { rest.removeLast() }
    // A dictionary has brackets as well, and a colon.
    isList = rest.hasPrefix("[") && !rest.contains(":")
    if isList { rest = rest.dropFirst().dropLast() }
    siriKitName = String(rest)
  }

  /// The Swift name of the innermost type: `Person`.
  public var name: String { SwiftNames.type(siriKitName) }
  /// The type without its question mark: `[Person]`.
  public var wrapped: String { isList ? "[\(name)]" : name }
  /// The whole type: `[Person]?`.
  public var text: String { isOptional ? wrapped + "?" : wrapped }
}
