/// The kinds of names in definitions.
enum DefinedName: String {
  case intent, type, parameter, field, reason
  case enumerationCase = "case"
  case responseCode = "response code"
  case responseProperty = "response property"

  /// The maximum number of names, as a protection against inputs that take too long to check.
  var maximumCount: Int {
    switch self {
    case .intent, .parameter, .field, .reason, .responseCode, .responseProperty: 200
    case .type: 500
    case .enumerationCase: 2000
    }
  }

  /// The names that are reserved.
  var reserved: [String: String] {
    switch self {
    case .responseProperty:
      ["code": "the response's code", "userActivity": "the response's activity"]
    case .responseCode:
      Dictionary(
        ResponseCodeSchema.ofCustomIntents
          .filter { $0.meaning != .success && $0.name != "failure" }
          .map { ($0.name, "a code of every custom intent") }
      ) { first, _ in first }
    default: [:]
    }
  }

  /// Rejects an invalid name.
  func check(_ name: String) throws(ParameterError) {
    func refuse(_ expected: String, _ hint: String? = nil) -> ParameterError {
      ParameterError(found: "the name “\(name.shortened(to: 60))”", expected: expected, hint: hint)
    }
    let isWord = name.utf8.allSatisfy {
      $0 == UInt8(ascii: "_") || Character(UnicodeScalar($0)).isLetterOrNumber
    }
    guard isWord, let first = name.first, first.isLetter, name.utf8.count <= 100 else {
      throw refuse(
        "a name of at most 100 letters, digits and underscores that begins with a letter")
    }
    if self == .type, TypeTable.isPlain(name) {
      throw refuse("a name that no type of Swift has")
    }
    if let meaning = reserved[name] {
      throw refuse("another name", "The name is reserved for \(meaning).")
    }
  }
}

extension Character {
  fileprivate var isLetterOrNumber: Bool { isASCII && (isLetter || isNumber) }
}

/// Rejects invalid names, duplicate names, and too many names.
///
/// - Parameters:
///   - names: The names to check.
///   - kind: The kind of the names.
///   - member: The member of each element that contains the name; nil if the element is the name.
///   - key: Returns the part of a name that must be unique.
/// - Throws: ``ParameterError`` for the first invalid name.
func checkNames(
  _ names: [String], _ kind: DefinedName, at member: String? = nil,
  by key: (String) -> String = { $0 }
) throws(ParameterError) {
  guard names.count <= kind.maximumCount else {
    throw ParameterError(found: "\(names.count) names", expected: "at most \(kind.maximumCount)")
  }
  var seen: Set<String> = []
  for (index, name) in names.enumerated() {
    do throws(ParameterError) {
      try kind.check(name)
      guard seen.insert(key(name)).inserted else {
        throw ParameterError(
          found: "the duplicate name “\(name)”", expected: "unique \(kind.rawValue) names")
      }
    } catch {
      throw (member.map { error.inside(.name($0)) } ?? error).inside(.index(index))
    }
  }
}
