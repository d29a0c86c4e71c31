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
      ("HasAnyValue", nil, .hasAnyValue, "String"),
      ("BooleanHasExactValue", nil, .isBoolean(false), "Boolean"),
      ("BooleanHasExactValue", "YES", .isBoolean(true), "Boolean"),
      ("EnumHasExactValue", "one", .isCase(Located("one")), "Integer"),
    ] as [(String, String?, DefinedRelationship.Condition, String)])
  func `conditions on other parameters are read`(
    _ predicate: String, _ value: String?, _ condition: DefinedRelationship.Condition,
    _ type: String
  ) {
    let document = DefinitionDocument(
      outline: """
        Intents:
          - Name: OrderTea
            Parameters:
              - Name: size
                Type: \(type)
                \(type == "Integer" ? "EnumType: PlaybackRepeatMode" : "Configurable: true")
              - Name: tea
                Type: String
                Relationship:
                  ParentName: size
                  PredicateName: \(predicate)
        """ + (value.map { "\n          PredicateValue: \($0)" } ?? ""))
    let relationship = document.file.intents[0].parameters[1].relationship
    #expect(relationship?.parent.value == "size")
    #expect(relationship?.condition == condition)
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

}
