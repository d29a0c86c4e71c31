/// The keys of a kind of dictionary, with a common prefix.
struct KnownKeys: Sendable {
  /// The prefix of the keys, as in `INIntentParameter`.
  let prefix: String
  /// The keys without their prefix.
  let names: Set<String>

  /// Creates keys.
  ///
  /// - Parameters:
  ///   - prefix: The prefix of the keys.
  ///   - names: The keys of values, without the prefix.
  ///   - texts: The keys of texts. The identifier of each has the same key with `ID` behind it.
  init(_ prefix: String, _ names: [String], texts: [String] = []) {
    self.prefix = prefix
    self.names = Set(names + texts + texts.map { $0 + "ID" })
  }
}

extension KnownKeys {
  static let root = KnownKeys(
    "IN",
    [
      "Intents", "Enums", "Types", "IntentDefinitionModelVersion", "IntentDefinitionNamespace",
      "IntentDefinitionSystemVersion", "IntentDefinitionToolsBuildVersion",
      "IntentDefinitionToolsVersion",
    ])

  // MARK: - Intents

  static let intent = KnownKeys(
    "INIntent",
    [
      "Name", "Type", "Category", "Verb", "ClassName", "ClassPrefix", "Domain", "Customizable",
      "Configurable", "EligibleForWidgets", "IneligibleForSuggestions",
      "UserConfirmationRequired", "Restrictions", "DefaultImageName", "Input", "KeyParameter",
      "LastParameterTag", "Parameters", "ParameterCombinations", "ManagedParameterCombinations",
      "Response", "Deprecated", "Entity",
    ], texts: ["Title", "Description"])

  static let combination = KnownKeys(
    "INIntentParameterCombination",
    ["SupportsBackgroundExecution", "IsPrimary", "IsLinked", "UpdatesLinked"],
    texts: ["Title", "Subtitle"])

  static let response = KnownKeys(
    "INIntentResponse", ["Codes", "Parameters", "Properties", "LastParameterTag", "Output"])

  static let responseCode = KnownKeys(
    "INIntentResponseCode", ["Name", "Success"], texts: ["FormatString", "ConciseFormatString"])

  // MARK: - Parameters

  private static let value = [
    "Name", "DisplayPriority", "Tag", "Type", "EnumType", "EnumTypeNamespace", "ObjectType",
    "ObjectTypeNamespace", "SupportsMultipleValues", "Metadata",
  ]

  static let parameter = KnownKeys(
    "INIntentParameter",
    value + [
      "FixedSizeArray", "ArraySizes", "Configurable", "SupportsResolution",
      "SupportsDynamicEnumeration", "SupportsSearch", "CustomDisambiguation", "WindowSize",
      "PromptDialogs", "UnsupportedReasons", "Relationship", "EntityKeypath",
    ], texts: ["DisplayName"])

  static let responseParameter = KnownKeys(
    "INIntentResponseParameter", value, texts: ["DisplayName"])

  /// The keys that Xcode 11.6 wrote for properties of responses.
  static let responseProperty = KnownKeys(
    "INIntentResponseProperty", value, texts: ["DisplayName"])

  static let arraySize = KnownKeys("INIntentParameterArraySize", ["Size", "SizeClass"])

  static let dialog = KnownKeys(
    "INIntentParameterPromptDialog", ["Type", "Custom"], texts: ["FormatString"])

  static let reason = KnownKeys(
    "INIntentParameterUnsupportedReason", ["Code", "Default", "Custom"], texts: ["FormatString"])

  static let relationship = KnownKeys(
    "INIntentParameterRelationship", ["ParentName", "PredicateName", "PredicateValue"])

  static let metadata = KnownKeys(
    "INIntentParameterMetadata",
    [
      "Capitalization", "Multiline", "DisableAutocorrect", "DisableSmartDashes",
      "DisableSmartQuotes", "KeyboardType", "Type", "MinimumValue", "MaximumValue",
      "SupportsNegativeNumbers", "Range", "Format", "DateStyle", "TimeStyle", "TemplateID", "Unit",
      "DefaultUnit", "MinimumUnit", "MaximumUnit", "CustomUTIs",
    ], texts: ["DefaultValue", "Placeholder", "TrueDisplayName", "FalseDisplayName"])

  // MARK: - Types

  static let enumeration = KnownKeys(
    "INEnum", ["Name", "Type", "GeneratesHeader", "ClassName", "ClassPrefix", "Values"],
    texts: ["DisplayName"])

  static let enumerationCase = KnownKeys(
    "INEnumValue", ["Name", "Index", "Synonyms"], texts: ["DisplayName"])

  static let synonym = KnownKeys("INEnumValueSynonym", [], texts: ["Synonym"])

  static let type = KnownKeys(
    "INType", ["Name", "ClassName", "ClassPrefix", "LastPropertyTag", "Properties"],
    texts: ["DisplayName"])

  static let typeProperty = KnownKeys(
    "INTypeProperty", value + ["Default"], texts: ["DisplayName"])
}
