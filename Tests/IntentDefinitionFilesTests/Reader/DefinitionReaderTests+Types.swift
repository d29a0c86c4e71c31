import IntentDefinitionFiles
import IntentKitPlatform
import Testing

extension DefinitionReaderTests {
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
