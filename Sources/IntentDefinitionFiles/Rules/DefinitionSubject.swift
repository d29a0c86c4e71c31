/// A file under test, with its types by name.
struct DefinitionSubject {
  let file: DefinitionFile
  /// The intents that the file defines itself.
  let customIntents: [DefinedIntent]
  /// The languages with localized texts.
  let languages: [String]
  /// The names of the cases of each enumeration of the file.
  private let cases: [String: Set<String>]
  /// The names of the fields of each object type of the file.
  private let fields: [String: Set<String>]

  init(_ file: DefinitionFile, languages: [String]) {
    self.file = file
    customIntents = file.intents.filter { $0.origin == .custom }
    self.languages = languages
    cases = Dictionary(
      file.enumerations.map { ($0.name.value, Set($0.cases.map(\.name.value))) }
    ) { first, _ in first }
    fields = Dictionary(
      file.types.map { type in
        (
          type.name.value,
          Set(type.properties.map(\.name.value) + InheritedProperty.names)
        )
      }
    ) { first, _ in first }
  }

  /// Returns the names of the cases of a type, or nil if it isn't an enumeration of the file.
  func cases(of type: DefinedValueType) -> Set<String>? {
    guard case .enumeration(let name, isSystem: false) = type else { return nil }
    return cases[name.value]
  }

  /// Returns the names of the fields of a type, or nil if it isn't an object type of the file.
  func fields(of type: DefinedValueType) -> Set<String>? {
    guard case .object(let name?, isSystem: false) = type else { return nil }
    return fields[name.value]
  }
}

extension DefinedIntent {
  /// The name of the intent's class.
  package var resolvedClassName: String {
    className?.value ?? (classPrefix ?? "") + name.value + "Intent"
  }

  /// The parameters by name; the first of several with the same name.
  var parametersByName: [String: DefinedParameter] {
    Dictionary(parameters.map { ($0.name.value, $0) }) { first, _ in first }
  }
}

extension Collection<String> {
  /// The texts in quotation marks, as a list for messages.
  var quotedList: String {
    let shown = prefix(20).map(\.quoted).joined(separator: ", ")
    return count > 20 ? "\(shown) and \(count - 20) more" : shown
  }
}
