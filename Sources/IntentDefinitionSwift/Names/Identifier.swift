import IntentCatalog
import IntentDefinitionFiles
import IntentNames

/// The translation of names in definition files into Swift identifiers.
enum Identifier {
  /// Returns the identifier of a property, a case or a parameter of a function.
  ///
  /// Names keep their spelling, in backticks if necessary. A few can't be the name of a member even
  /// in backticks, and others are taken by the protocols that generated types conform to; these end
  /// in an underscore. On the wire and in files, every name is unchanged.
  static func member(_ name: String, taken: Set<String> = []) -> String {
    let reference = reference(name, taken: taken)
    return reference == name ? SwiftNames.declared(name) : reference
  }

  /// Returns the identifier of a member after a period, or as a label, where keywords need no
  /// backticks.
  static func reference(_ name: String, taken: Set<String> = []) -> String {
    if unusable.contains(name) || taken.contains(name) { return name + "_" }
    return isPlain(name) ? name : "`\(name)`"
  }

  /// Returns the identifier of a type.
  static func type(_ name: String) -> String {
    isPlain(name) ? SwiftNames.declared(name) : "`\(name)`"
  }

  /// Returns a name with a capital first letter, as a part of a longer name.
  static func capitalized(_ name: String) -> String {
    name.prefix(1).uppercased() + name.dropFirst()
  }

  /// Returns the name of a file as the name of a property: `SoupChef` becomes `soupChef`, and
  /// `URL-Tools` becomes `urlTools`.
  static func property(forFile name: String) -> String {
    let words = name.split { !isPart($0) }.map(String.init)
    let joined = lowercasedStart(words.first ?? "") + words.dropFirst().map(capitalized).joined()
    guard let first = joined.first else { return "definitions" }
    return member(first.isNumber ? "definitions\(joined)" : joined, taken: takenByDefinitions)
  }

  /// Returns a word whose leading capital letters are lowercase, except the one that begins the
  /// next word.
  private static func lowercasedStart(_ word: String) -> String {
    let capitals = word.prefix { $0.isUppercase }
    let rest = word.dropFirst(capitals.count)
    let isAcronym = capitals.count > 1 && rest.first?.isLetter == true
    let lowercased = isAcronym ? capitals.dropLast() : capitals
    return lowercased.lowercased() + word.dropFirst(lowercased.count)
  }

  /// Returns whether a name consists of letters, digits and underscores, and isn't a number.
  private static func isPlain(_ name: String) -> Bool {
    if name.utf8.allSatisfy({ $0 < 0x80 }) {
      return name.utf8.allSatisfy(isPart) && name.utf8.first.map { !isDigit($0) } ?? false
    }
    return name.allSatisfy(isPart) && name.first?.isNumber == false
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  private static func isPart(_ byte: UInt8) -> Bool {
    let lowercase = byte | 0x20
    return (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(lowercase) || isDigit(byte)
      || byte == UInt8(ascii: "_")
  }

  private static func isPart(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "_"
  }

  /// The names that a member can't have.
  private static let unusable: Set = [
    "init", "self", "Self", "Type", "Protocol", "_",
    // Hashable has a number with this name.
    "hashValue",
  ]

  /// The static members that enumerations have without their cases.
  static let takenByEnumerations: Set = [
    "allCases", "caseNames", "definition", "enumerationSchema", "parameterType",
  ]

  /// The static members that response codes have without the codes.
  static let takenByResponseCodes: Set = ["known", "parameterType"]

  /// The members of `IntentDefinitions` that a property of the same name would hide.
  private static let takenByDefinitions: Set = [
    "definitions", "parameterType", "recordFields", "recordSchema", "schema", "schemas", "types",
  ]
}
