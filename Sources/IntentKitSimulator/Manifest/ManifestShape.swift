package import IntentKitCore

/// The structure of a JSON value compared with the structure of a manifest.
package struct ManifestShape {
  /// The top-level parts.
  package private(set) var parts: [String: ParameterValue] = [:]
  /// The values that don't have the type of their key.
  package private(set) var wrongTypes: [ParameterError] = []
  /// The top-level keys that aren't parts of a manifest.
  package private(set) var unknownParts: [ParameterError] = []
  /// The keys that are similar to known keys.
  package private(set) var misspelledKeys: [MisspelledKey] = []
  /// The keys of extensions that are in another dictionary than the one where they belong.
  package private(set) var misplacedKeys: [MisplacedKey] = []

  /// A key and the known key that was probably intended.
  package struct MisspelledKey {
    package var key: String
    package var suggestion: String
    package var path: ParameterPath
  }

  /// A key of an extension in a dictionary that doesn't have it.
  package struct MisplacedKey {
    package var key: String
    package var path: ParameterPath
    /// The index of the extension.
    package var extensionNumber: Int
    /// The dictionary where the key belongs.
    package var home: String
  }

  /// The maximum number of wrong letters in a misspelled key.
  ///
  /// Apple's own keys differ by more than that.
  static let maximumWrongLetterCount = 2

  package init(of value: ParameterValue) {
    guard case .object(let parts) = value else {
      wrongTypes = [ParameterError(found: value.summary, expected: "an object")]
      return
    }
    self.parts = parts
    let schema = AppManifest.recordSchema
    for field in schema.fields {
      if let part = parts[field.name] { look(at: part, field.type, [.name(field.name)]) }
    }
    findMisplacedKeys()
    let known = schema.fields.map(\.name)
    for key in parts.keys.sorted() where !known.contains(key) {
      // If the value is the property list itself, the hint says where to put it.
      let isPropertyList = AppManifest.App.recordSchema.fields.contains { $0.name == key }
      var error = ParameterError.unknownName(
        key, kind: "part", known: known, path: ParameterPath([.name(key)]))
      if isPropertyList { error.hint = "Move the keys of the Info.plist to “app”." }
      if key == "NSExtension" {
        error.hint = "Move the Info.plist of an extension to the array “extensions”."
      }
      unknownParts.append(error)
    }
  }

  /// Returns the value at a path, if there is one.
  package func value(at path: ParameterPath) -> ParameterValue? {
    path.steps.reduce(.object(parts)) { value, step in
      switch step {
      case .name(let name): value?[name]
      case .index(let index): value?[index]
      }
    }
  }

  /// Returns whether the value at a path is a text with a build variable, so that it's unknown.
  package func isUnknown(_ path: ParameterPath) -> Bool {
    if case .string(let text)? = value(at: path) { text.hasVariable } else { false }
  }

  /// Compares a value with the type of its key.
  ///
  /// The depth of the recursion depends only on the types.
  private mutating func look(
    at value: ParameterValue, _ type: ParameterType, _ path: [ParameterPath.Step]
  ) {
    switch (type, value) {
    case (.boolean, .boolean), (.string, .string): break
    case (.list(let element), .array(let values)):
      for (number, value) in values.enumerated() {
        look(at: value, element, path + [.index(number)])
      }
    case (.record(let reference), .object(let members)):
      let fields = reference.schema.fields
      for field in fields {
        guard let value = members[field.name] else { continue }
        look(at: value, field.type, path + [.name(field.name)])
      }
      let known = fields.map(\.name)
      for key in members.keys.sorted() where !known.contains(key) {
        guard let suggestion = key.nearest(in: known, within: Self.maximumWrongLetterCount) else {
          continue
        }
        misspelledKeys.append(
          MisspelledKey(key: key, suggestion: suggestion, path: ParameterPath(path + [.name(key)])))
      }
    default:
      wrongTypes.append(
        ParameterError(found: value.summary, expected: type.words, path: ParameterPath(path)))
    }
  }
}

// MARK: - Misplaced keys

extension ManifestShape {
  /// The dictionaries in the Info.plist of an extension, outermost first, with their keys.
  private static let levels: [(name: String, keys: Set<String>)] = {
    func record(_ fields: [ParameterSchema], _ name: String) -> [ParameterSchema] {
      guard case .record(let reference)? = fields.first(where: { $0.name == name })?.type else {
        return []
      }
      return reference.schema.fields
    }
    let body = record(AppManifest.Extension.recordSchema.fields, "NSExtension")
    let attributes = record(body, "NSExtensionAttributes")
    return [
      ("the top level", ["NSExtension"]), ("NSExtension", Set(body.map(\.name))),
      ("NSExtensionAttributes", Set(attributes.map(\.name))),
    ]
  }()

  private mutating func findMisplacedKeys() {
    guard case .array(let extensions)? = parts["extensions"] else { return }
    for (number, root) in extensions.enumerated() {
      let body = root[Self.levels[1].name]
      let dictionaries = [root, body, body?[Self.levels[2].name]]
      var steps: [ParameterPath.Step] = [.name("extensions"), .index(number)]
      for (depth, dictionary) in dictionaries.enumerated() {
        if depth > 0 { steps.append(.name(Self.levels[depth].name)) }
        guard case .object(let members)? = dictionary else { break }
        for (home, level) in Self.levels.enumerated() where home != depth {
          // A key that is also in its place has an effect.
          let misplaced = level.keys.filter { key in
            members[key] != nil && dictionaries[home]?[key] == nil
          }
          misplacedKeys += misplaced.sorted().map { key in
            MisplacedKey(
              key: key, path: ParameterPath(steps + [.name(key)]), extensionNumber: number,
              home: level.name)
          }
        }
      }
    }
  }
}

extension ParameterType {
  /// A description of the type in JSON terms.
  fileprivate var words: String {
    switch self {
    case .boolean: "true or false"
    case .string: "a string"
    case .list(.string): "an array of strings"
    case .list: "an array of objects"
    default: "an object"
    }
  }
}
