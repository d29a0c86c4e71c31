import IntentDefinitionFiles
import IntentKitPlatform
import Testing

@Suite("Reader of definition files")
struct DefinitionReaderTests {
  // MARK: - Versions

  @Test(
    arguments: [
      ("1.0", false, false), ("1.1", true, true), ("1.2", true, false),
    ])
  func `the version decides which marks make a parameter resolvable and configurable`(
    _ version: String, _ isResolvable: Bool, _ isConfigurable: Bool
  ) throws {
    let file = DefinitionDocument(
      outline: """
        IntentDefinitionModelVersion: "\(version)"
        Intents:
          - Name: OrderTea
            Parameters:
              - Name: tea
                Type: String
                SupportsResolution: true
        """
    ).file
    let tea = try #require(file.intents.first?.parameters.first)
    #expect(file.modelVersion.rawValue == version)
    #expect(tea.isResolvable == isResolvable)
    #expect(tea.isConfigurable == isConfigurable)
  }

  @Test func `a parameter of version 1.2 can be resolvable, configurable, both or neither`() {
    let file = DefinitionDocument(
      outline: """
        IntentDefinitionModelVersion: "1.2"
        Intents:
          - Name: OrderTea
            Parameters:
              - Name: a
                Type: String
                SupportsResolution: true
              - Name: b
                Type: String
                Configurable: true
              - Name: c
                Type: String
                Configurable: true
                SupportsResolution: true
              - Name: d
                Type: String
        """
    ).file
    let parameters = file.intents[0].parameters
    #expect(parameters.map(\.isResolvable) == [true, false, true, false])
    #expect(parameters.map(\.isConfigurable) == [false, true, true, false])
  }

  @Test func `a file without versions, types and namespace is one of version 1.0`() {
    let document = DefinitionDocument(outline: "Enums: []\nIntents: []")
    #expect(document.file == DefinitionFile(modelVersion: .v1_0))
    #expect(document.findings.isEmpty)
  }

  @Test func `a parameter of version 1.0 has no options`() {
    let file = DefinitionDocument(
      outline: """
        Intents:
          - Name: OrderTea
            Parameters:
              - Name: tea
                Type: String
                SupportsDynamicEnumeration: true
        """
    ).file
    #expect(file.intents[0].parameters[0].providesOptions == false)
  }

  // MARK: - Forms of values

  @Test(arguments: ["true", "1", "1.0", "YES", "yes", "\"true\"", "\"1\""])
  func `each form of true is read the same`(_ value: String) {
    #expect(flags(value) == flags("true"))
    #expect(flags(value).intents[0].isDeprecated)
  }

  @Test(arguments: ["false", "0", "0.0", "NO", "no", "\"false\"", "\"0\"", "\"\"", "data"])
  func `each form of false is read the same`(_ value: String) {
    #expect(flags(value) == flags("false"))
    #expect(!flags(value).intents[0].isDeprecated)
  }

  /// Returns a file in which all flags have a value.
  private func flags(_ value: String) -> DefinitionFile {
    let document = DefinitionDocument(
      outline: """
        IntentDefinitionModelVersion: "1.2"
        Intents:
          - Name: OrderTea
            Deprecated: \(value)
            Configurable: \(value)
            EligibleForWidgets: \(value)
            UserConfirmationRequired: \(value)
            Parameters:
              - Name: tea
                Type: String
                SupportsResolution: \(value)
                SupportsMultipleValues: \(value)
            Response:
              Codes:
                - Name: sent
                  Success: \(value)
        """)
    #expect(!document.findings.contains { $0.rule == ReadingProblem.wrongValue.rawValue })
    return document.file
  }

  @Test func `numbers are integers, reals, texts, or absent as empty data`() {
    let file = DefinitionDocument(
      outline: """
        Intents:
          - Name: OrderTea
            Parameters:
              - Name: quantity
                Type: Integer
                Metadata:
                  MinimumValue: 1
                  MaximumValue: 10.0
                  DefaultValue: "2"
                  SupportsNegativeNumbers: YES
              - Name: strength
                Type: Decimal
                Metadata:
                  MinimumValue: data
                  MaximumValue: ""
                  DefaultValue: 1
        """
    ).file
    let (quantity, strength) = (file.intents[0].parameters[0], file.intents[0].parameters[1])
    #expect(quantity.minimum?.value == 1)
    #expect(quantity.maximum?.value == 10)
    #expect(quantity.defaultValue == .integer(2))
    #expect(quantity.allowsNegativeNumbers == true)
    #expect(strength.minimum == nil)
    #expect(strength.maximum == nil)
    #expect(strength.defaultValue == .number(1))
    #expect(strength.allowsNegativeNumbers == nil)
  }

  @Test func `durations with other units are read as seconds`() {
    let duration = parameter(
      """
      Type: TimeInterval
      Metadata:
        DefaultValue: 3
        DefaultUnit: Minutes
        MinimumValue: 30
        MinimumUnit: Seconds
        MaximumValue: 0.5
        MaximumUnit: Hours
      """)
    #expect(duration.defaultValue == .number(180))
    #expect(duration.minimum?.value == 30)
    #expect(duration.maximum?.value == 1800)
    #expect(duration.type == .timeInterval)
  }

  // MARK: - Parts of parameters

  @Test func `the first dialog of a kind that has a text is used`() {
    let tea = parameter(
      """
      Type: String
      PromptDialogs:
        - Type: Primary
          Custom: true
        - Type: Primary
          FormatString: Which?
        - Type: Primary
          FormatString: Which other?
        - Type: Configuration
          FormatStringID: abcdef
      """)
    #expect(tea.dialogs.mapValues(\.base) == [.prompt: "Which?"])
  }

  @Test func `a number with bounds has their reasons, even if the file lists none`() {
    let bounded = parameter(
      """
      Type: Integer
      SupportsResolution: true
      Metadata:
        MaximumValue: 5
      """)
    #expect(bounded.unsupportedReasons.map(\.name.value) == DefinedReason.bounds)
    #expect(bounded.unsupportedReasons.map(\.isBuiltIn) == [true, true, true])
    let unbounded = parameter("Type: Integer\nSupportsResolution: true")
    #expect(unbounded.unsupportedReasons.isEmpty)
    let unresolved = parameter("Type: Integer\nMetadata:\n  MaximumValue: 5")
    #expect(unresolved.unsupportedReasons.isEmpty)
  }

  @Test func `reasons keep the order of the file`() {
    let tea = parameter(
      """
      Type: Decimal
      SupportsResolution: true
      Metadata:
        MinimumValue: 1
      UnsupportedReasons:
        - Code: lessThanMinimumValue
          Default: true
        - Code: soldOut
          Custom: true
          FormatString: Sold out.
      """)
    #expect(tea.unsupportedReasons.map(\.name.value) == ["lessThanMinimumValue", "soldOut"])
    #expect(tea.unsupportedReasons.map(\.isBuiltIn) == [true, false])
    #expect(tea.unsupportedReasons[1].text?.base == "Sold out.")
  }

  @Test(
    arguments: [
      ("HasAnyValue", nil, .hasAnyValue),
      ("BooleanHasExactValue", nil, .isBoolean(false)),
      ("BooleanHasExactValue", "YES", .isBoolean(true)),
      ("EnumHasExactValue", "small", .isCase(Located("small"))),
    ] as [(String, String?, DefinedRelationship.Condition)])
  func `conditions on other parameters are read`(
    _ predicate: String, _ value: String?, _ condition: DefinedRelationship.Condition
  ) {
    let tea = parameter(
      """
      Type: String
      Relationship:
        ParentName: size
        PredicateName: \(predicate)
      """ + (value.map { "\n  PredicateValue: \($0)" } ?? ""))
    #expect(tea.relationship?.parent.value == "size")
    #expect(tea.relationship?.condition == condition)
  }

  @Test func `a parameter with fixed sizes is an array`() {
    let teas = parameter(
      """
      Type: String
      FixedSizeArray: 1
      ArraySizes:
        - SizeClass: Small
          Size: 2
        - SizeClass: AccessoryInline
          Size: 1
      """)
    #expect(teas.isArray)
    #expect(teas.arraySizes.map(\.sizeClass) == ["Small", "AccessoryInline"])
    #expect(teas.arraySizes.map(\.size) == [2, 1])
  }

  @Test(
    arguments: [("Date", .date), ("Time", .time), ("DateTime", .dateAndTime)]
      as [(String, DefinedParameter.DateKind)])
  func `the kind of a date is read`(_ name: String, _ kind: DefinedParameter.DateKind) {
    #expect(parameter("Type: DateComponents\nMetadata:\n  Type: \(name)").dateKind == kind)
  }

  /// Returns a parameter of a file of version 1.2.
  private func parameter(_ outline: String) -> DefinedParameter {
    let members = outline.split(separator: "\n").map { "        \($0)\n" }.joined()
    let document = DefinitionDocument(
      outline: """
        IntentDefinitionModelVersion: "1.2"
        Intents:
          - Name: OrderTea
            Parameters:
              - Name: tea

        """ + members)
    return document.file.intents[0].parameters[0]
  }

  // MARK: - Types

  @Test func `an enumeration keeps its indexes, whatever their order`() {
    let document = DefinitionDocument(
      outline: """
        Enums:
          - Name: Size
            ClassName: CupSize
            Values:
              - Name: unknown
              - Name: large
                Index: 7
                Synonyms:
                  - Synonym: big
              - Name: small
                Index: 3
        """)
    let size = document.file.enumerations[0]
    #expect(size.className?.value == "CupSize")
    #expect(size.cases.map(\.rawValue) == [0, 7, 3])
    #expect(size.cases[1].synonyms.map(\.base) == ["big"])
    #expect(document.findings.isEmpty)
  }

  @Test func `the properties that each type has are not among its own`() {
    let type = DefinitionDocument(
      outline: """
        Types:
          - Name: Tea
            Properties:
              - Name: identifier
                Type: String
                Default: true
              - Name: displayString
                Type: String
                Default: true
              - Name: sorts
                Type: Object
                ObjectType: Tea
                SupportsMultipleValues: true
        """
    ).file.types[0]
    #expect(type.properties.map(\.name.value) == ["sorts"])
    #expect(type.properties[0].isArray)
    #expect(type.properties[0].type == .object(Located("Tea"), isSystem: false))
  }

  @Test func `references with and without a namespace are those of the file or of SiriKit`() {
    let document = DefinitionDocument(
      outline: """
        Intents:
          - Name: OrderTea
            Parameters:
              - Name: a
                Type: Integer
                EnumType: Size
              - Name: b
                Type: Integer
                EnumType: PlaybackRepeatMode
              - Name: c
                Type: Integer
                EnumType: Size
                EnumTypeNamespace: System
              - Name: d
                Type: Object
        Enums:
          - Name: Size
        """)
    #expect(
      document.file.intents[0].parameters.map(\.type) == [
        .enumeration(Located("Size"), isSystem: false),
        .enumeration(Located("PlaybackRepeatMode"), isSystem: true),
        .enumeration(Located("Size"), isSystem: true), .object(nil, isSystem: false),
      ])
  }

  @Test func `both spellings of response properties are read`() {
    let file = DefinitionDocument(
      outline: """
        Intents:
          - Name: A
            Response:
              Parameters:
                - INIntentResponsePropertyName: total
                  INIntentResponsePropertyType: CurrencyAmount
                  INIntentResponsePropertyDisplayName: Total
          - Name: B
            Response:
              Output: total
              Parameters:
                - Name: total
                  Type: CurrencyAmount
                  DisplayName: Total
        """
    ).file
    for intent in file.intents {
      #expect(intent.responseProperties.map(\.name.value) == ["total"])
      #expect(intent.responseProperties.map(\.type) == [.currencyAmount])
      #expect(intent.responseProperties.map(\.displayName?.base) == ["Total"])
    }
    #expect(file.intents.map(\.outputProperty?.value) == [nil, "total"])
  }

  // MARK: - Intents

  @Test func `parameters are in the order of their priorities`() {
    let file = DefinitionDocument(
      outline: """
        Intents:
          - Name: OrderTea
            Parameters:
              - Name: size
                Type: String
                DisplayPriority: 2
              - Name: tea
                Type: String
                DisplayPriority: 1
        """
    ).file
    #expect(file.intents[0].parameters.map(\.name.value) == ["tea", "size"])
  }

  @Test func `class names follow from a prefix unless the file has them`() {
    let file = DefinitionDocument(
      outline: """
        Intents:
          - Name: A
          - Name: B
            ClassPrefix: My
          - Name: C
            ClassPrefix: My
            ClassName: Exact
        """
    ).file
    #expect(file.intents.map(\.resolvedClassName) == ["AIntent", "MyBIntent", "Exact"])
  }

  @Test func `the category order requires confirmation`() {
    let file = DefinitionDocument(
      outline: "Intents:\n  - Name: A\n    Category: order\n  - Name: B\n    Category: set"
    ).file
    #expect(file.intents.map(\.requiresConfirmation) == [true, false])
  }

  @Test func `an intent of SiriKit is read, and its types are not checked`() {
    let document = DefinitionDocument(
      outline: """
        Intents:
          - Name: PlayMedia
            Type: System
            ClassName: INPlayMediaIntent
            Parameters:
              - Name: mediaItems
                Type: MediaItem
        """)
    #expect(document.file.intents[0].origin == .system)
    #expect(document.file.intents[0].parameters[0].type == .system("MediaItem"))
    #expect(document.findings.isEmpty)
  }

  @Test func `combinations have the order of the file`() {
    let file = DefinitionDocument(
      outline: """
        Intents:
          - Name: OrderTea
            Parameters:
              - Name: tea
                Type: String
              - Name: size
                Type: String
            ParameterCombinations:
              "":
                Title: Order tea
                SupportsBackgroundExecution: false
              tea,size:
                Title: Order ${tea}
                Subtitle: In ${size}
                IsPrimary: true
        """
    ).file
    let combinations = file.intents[0].combinations
    #expect(combinations.map(\.parameters) == [[], ["tea", "size"]])
    #expect(combinations.map(\.runsInBackground) == [false, true])
    #expect(combinations.map(\.isPrimary) == [false, true])
    #expect(combinations[1].subtitle?.base == "In ${size}")
  }

  // MARK: - Places

  @Test func `values of a binary file have their key paths`() throws {
    // The binary form of a list with one intent without title and description.
    let bytes: [UInt8] =
      Array("bplist00".utf8) + [0xD1, 1, 2, 0x59] + Array("INIntents".utf8) + [0xA1, 3]
      + [0xD1, 4, 5, 0x5C] + Array("INIntentName".utf8) + [0x53] + Array("Tea".utf8)
      + [8, 11, 21, 23, 26, 39] + [0, 0, 0, 0, 0, 0, 1, 1] + [0, 0, 0, 0, 0, 0, 0, 6]
      + [0, 0, 0, 0, 0, 0, 0, 0] + [0, 0, 0, 0, 0, 0, 0, 43]
    let document = DefinitionDocument(bytes, path: "Tea.intentdefinition")
    #expect(document.file.intents.map(\.name.value) == ["Tea"])
    let line = try #require(document.lines.first)
    #expect(
      line.hasPrefix(
        "Tea.intentdefinition: warning: INIntents[0].INIntentName: The intent “Tea” has no title"))
  }
}
