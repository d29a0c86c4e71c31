/// What SiriKit's names become in Swift: the only place that decides it.
///
/// The rule is short: the prefix `IN` goes, and so do the dots of nested types. Every exception stands in a table below
/// with its reason.
public enum SwiftNames {
  /// SiriKit's names that would hide something in Swift.
  private static let exceptions = [
    // They would hide Swift’s `Task` and `TaskPriority` wherever IntentKit is imported.
    "INTask": "TaskItem",
    "INTaskPriority": "TaskItemPriority",
  ]

  /// Types of other frameworks, which FoundationEssentials does not have or which say too little about their values.
  private static let counterparts = [
    "CGColor": "Color",
    "CLLocation": "Location",
    "CLPlacemark": "Placemark",
    "Float": "Double",
    "NSDecimalNumber": "Decimal",
    "NSRange": "Range<Int>",
    "NSUserActivity": "UserActivity",
    "PersonNameComponents": "PersonName",
    "TimeInterval": "Double",
    "[String : Any]": "[String: ParameterValue]",
  ]

  /// The Swift name of a type that is neither optional nor an array: `INPerson` becomes `Person`.
  public static func type(_ name: String) -> String {
    if let name = exceptions[name] ?? counterparts[name] { return name }
    if let unit = name.between("Measurement<Unit", ">") { return "Quantity<\(unit)Unit>" }
    guard name.hasPrefix("IN"), name.dropFirst(2).first?.isUppercase == true else { return name }
    return name.dropFirst(2).filter { $0 != "." }
  }

  /// The name of an intent without prefix and ending: `INSendMessageIntent` becomes `SendMessage`.
  public static func intent(_ name: String) -> String {
    let name = type(name)
    return name.hasSuffix("Intent") ? String(name.dropLast("Intent".count)) : name
  }

  /// The folder of a domain: `Lists and Notes` becomes `ListsAndNotes`.
  public static func folder(_ domain: String) -> String {
    domain.split(separator: " ").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }

  /// A name where a declaration needs it, in backticks if it is a word of the language.
  public static func declared(_ name: String) -> String {
    keywords.contains(name) ? "`\(name)`" : name
  }

  /// The base name of a method: `resolveRecipients(for:)` becomes `resolveRecipients`.
  public static func base(_ method: String) -> String {
    String(method.prefix { $0 != "(" })
  }

  /// A name as words: `callRecordToCallBack` becomes `call record to call back`.
  public static func words(_ name: String) -> String {
    var words: [String] = []
    for letter in name {
      let startsWord = letter.isUppercase && words.last?.last?.isUppercase != true
      if startsWord || words.isEmpty { words.append("") }
      words[words.count - 1].append(letter)
    }
    return words.map { $0.allSatisfy(\.isUppercase) && $0.count > 1 ? $0 : $0.lowercased() }
      .joined(separator: " ")
  }

  /// The words that a declaration cannot bear without backticks.
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
  /// The text between a beginning and an ending, or nil when it does not have both.
  fileprivate func between(_ beginning: String, _ ending: String) -> String? {
    guard hasPrefix(beginning), hasSuffix(ending), count >= beginning.count + ending.count else {
      return nil
    }
    return String(dropFirst(beginning.count).dropLast(ending.count))
  }
}
