/// The translation of SiriKit's names into Swift.
///
/// The rule: a type's Swift name is its SiriKit name without the prefix `IN` and without the dots
/// of nested types. Properties, cases and methods keep their names. The exceptions are two tables,
/// each entry with its reason: ``exceptions`` for names that would collide, and ``counterparts``
/// for types of frameworks that the core doesn't import.
package enum SwiftNames {
  /// The exceptions to the rule: types whose SiriKit name without the prefix would hide a type of
  /// Swift's.
  ///
  /// A type of a library shadows the standard library's type of the same name in every file that
  /// imports the library. An entry belongs here only for that reason, and `Item` is appended to the
  /// word that collides. Types that only contain the word (`TaskList`) follow the rule.
  static let exceptions = [
    // `Task` is the standard library's unit of asynchronous work. A handler that imports
    // IntentKitCore couldn't write `Task { … }`.
    "INTask": "TaskItem",
    // `TaskPriority` is the parameter of `Task.init(priority:operation:)` and of
    // `TaskGroup.addTask(priority:)`.
    "INTaskPriority": "TaskItemPriority",
  ]

  /// The Swift types for types that aren't SiriKit's own.
  static let counterparts = [
    // Core Graphics, Core Location and parts of Foundation don't exist where FoundationEssentials
    // does: the core has its own value types.
    "CGColor": "Color",
    "CLLocation": "Location",
    "CLPlacemark": "Placemark",
    "NSUserActivity": "UserActivity",
    "PersonNameComponents": "PersonName",
    // Objective-C classes and structures with a Swift counterpart.
    "NSDecimalNumber": "Decimal",
    "NSRange": "Range<Int>",
    // One type for all numbers with a fraction, since intents hold them as JSON numbers.
    "Float": "Double",
    "TimeInterval": "Double",
    // Values of any type must be sendable and comparable.
    "[String : Any]": "[String: ParameterValue]",
  ]

  /// Returns the Swift name of a type that is neither optional nor an array: `INPerson` becomes
  /// `Person`.
  package static func type(_ name: String) -> String {
    if let name = exceptions[name] ?? counterparts[name] { return name }
    if let unit = measured(name) { return "Quantity<\(unit)Unit>" }
    guard name.hasPrefix("IN"), name.dropFirst(2).first?.isUppercase == true else { return name }
    return name.dropFirst(2).filter { $0 != "." }
  }

  /// Returns the quantity that a type measures: `Length` for `Measurement<UnitLength>`.
  package static func measured(_ name: String) -> String? { name.between("Measurement<Unit", ">") }

  /// Returns the name of an intent without prefix and suffix: `INSendMessageIntent` becomes
  /// `SendMessage`.
  package static func intent(_ name: String) -> String {
    let name = type(name)
    return name.hasSuffix("Intent") ? String(name.dropLast("Intent".count)) : name
  }

  /// Returns the folder name of a domain: `Lists and Notes` becomes `ListsAndNotes`.
  package static func folder(_ domain: String) -> String {
    domain.split(separator: " ").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }

  /// Returns a name as a declaration spells it: in backticks if it is a keyword.
  package static func declared(_ name: String) -> String {
    keywords.contains(name) ? "`\(name)`" : name
  }

  /// Returns the base name of a method: `resolveRecipients(for:)` becomes `resolveRecipients`.
  package static func base(_ method: String) -> String {
    String(method.prefix { $0 != "(" })
  }

  /// The keywords that a declaration must put in backticks.
  private static let keywords: Set<String> = [
    "Any", "as", "associatedtype", "break", "case", "catch", "class", "continue", "default",
    "defer", "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate",
    "for", "func", "guard", "if", "import", "in", "init", "inout", "internal", "is", "let", "nil",
    "operator", "private", "protocol", "public", "repeat", "return", "self", "Self", "static",
    "struct", "subscript", "super", "switch", "throw", "throws", "true", "try", "typealias",
    "var", "where", "while",
  ]
}

extension String {
  /// Returns the text between a prefix and a suffix, or nil if the string doesn't have both.
  fileprivate func between(_ prefix: String, _ suffix: String) -> String? {
    guard hasPrefix(prefix), hasSuffix(suffix), count >= prefix.count + suffix.count else {
      return nil
    }
    return String(dropFirst(prefix.count).dropLast(suffix.count))
  }
}
