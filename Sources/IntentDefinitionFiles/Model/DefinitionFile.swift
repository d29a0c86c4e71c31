/// The content of an `.intentdefinition` file: custom intents with the types that they use.
package struct DefinitionFile: Sendable, Hashable {
  /// The version of the format: `1.0` (Xcode 10) to `1.2` (Xcode 12 and later).
  package var modelVersion: ModelVersion
  /// The identifier by which references name the types of this file; nil in old files.
  package var namespace: String?
  /// The intents, in the order of the file.
  package var intents: [DefinedIntent]
  /// The enumerations, in the order of the file.
  package var enumerations: [DefinedEnumeration]
  /// The object types, in the order of the file.
  package var types: [DefinedType]

  /// A version of the format.
  package enum ModelVersion: String, Sendable, Hashable, CaseIterable {
    /// Without resolution of parameters.
    case v1_0 = "1.0"
    /// With one mark for parameters that are both configurable and resolvable.
    case v1_1 = "1.1"
    /// With separate marks.
    case v1_2 = "1.2"
  }

  /// Creates the content of a file.
  package init(
    modelVersion: ModelVersion = .v1_2, namespace: String? = nil, intents: [DefinedIntent] = [],
    enumerations: [DefinedEnumeration] = [], types: [DefinedType] = []
  ) {
    self.modelVersion = modelVersion
    self.namespace = namespace
    self.intents = intents
    self.enumerations = enumerations
    self.types = types
  }
}
