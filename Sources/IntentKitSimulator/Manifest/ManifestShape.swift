package import IntentKitCore

/// Whether a JSON value has the form of a manifest, before anybody asks what it says.
package struct ManifestShape {
  /// The parts at the top.
  package private(set) var parts: [String: ParameterValue] = [:]
  /// Values of a type that their key never has.
  package private(set) var wrongTypes: [ParameterError] = []
  /// Keys at the top that are none of the parts.
  package private(set) var unknownParts: [ParameterError] = []
  /// Keys that are nearly ones of ours.
  package private(set) var misspelledKeys: [MisspelledKey] = []

  /// A key and the one that was probably meant.
  package struct MisspelledKey {
    package var key: String
    package var meant: String
    package var path: ParameterPath
  }

  /// How many letters may be wrong in a key that is taken for another. Keys of Apple's own lie further apart.
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
    let known = schema.fields.map(\.name)
    for key in parts.keys.sorted() where !known.contains(key) {
      // Whoever gives the property list itself is told where it belongs.
      let isPropertyList = AppManifest.App.recordSchema.fields.contains { $0.name == key }
      var error = ParameterError.unknown(
        key, kind: "part", known: known, path: ParameterPath([.name(key)]))
      if isPropertyList { error.hint = "Put the keys of the Info.plist into “app”." }
      if key == "NSExtension" {
        error.hint = "Put the Info.plist of an extension into the array “extensions”."
      }
      unknownParts.append(error)
    }
  }

  /// Compares a value with the type that its key has; how deep this goes is up to the types alone.
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
        guard let meant = key.nearest(in: known, within: Self.maximumWrongLetterCount) else {
          continue
        }
        misspelledKeys.append(
          MisspelledKey(key: key, meant: meant, path: ParameterPath(path + [.name(key)])))
      }
    default:
      wrongTypes.append(
        ParameterError(found: value.summary, expected: type.words, path: ParameterPath(path)))
    }
  }
}

extension ParameterType {
  /// What fits, in the words of JSON.
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
