/// A problem that prevents a part of a file from being read as it is.
///
/// Problems in content that was read are those of ``DefinitionRule``.
package enum ReadingProblem: String, Sendable, Hashable, CaseIterable {
  /// The file isn't a property list.
  case notAPropertyList = "not-a-property-list"
  /// The property list has neither intents nor types.
  case noDefinitions = "no-definitions"
  /// An array or a dictionary is missing where the format has one, and is read as absent.
  case wrongStructure = "wrong-structure"
  /// A value has another type than that of its key, and is ignored.
  case wrongValue = "wrong-value"
  /// An intent, a parameter or another named part has no name, and is left out.
  case missingName = "missing-name"
  /// A parameter or a property has no type.
  case missingType = "missing-type"
  /// A type doesn't exist.
  case unknownType = "unknown-type"
  /// A type is referred to without a namespace, and doesn't exist.
  case missingNamespace = "missing-namespace"
  /// A key occurs twice in a dictionary.
  case duplicateKey = "duplicate-key"
  /// A key isn't one of the format; reported only by a strict reader.
  case unknownKey = "unknown-key"
  /// The version of the format is unknown.
  case unknownVersion = "unknown-version"
  /// A dialog, a condition or another value with a fixed set of names has another name.
  case unknownName = "unknown-name"
  /// A file with localized texts can't be read.
  case unreadableTexts = "unreadable-texts"
  /// A localized text has no valid plural forms.
  case wrongPlural = "wrong-plural"

  /// The severity of a finding: a warning if the rest can be used without the part.
  package var severity: DefinitionFinding.Severity {
    switch self {
    case .notAPropertyList, .noDefinitions, .missingType, .unknownType: .error
    case .wrongStructure, .wrongValue, .missingName, .missingNamespace, .duplicateKey, .unknownKey,
      .unknownVersion, .unknownName, .unreadableTexts, .wrongPlural:
      .warning
    }
  }
}
