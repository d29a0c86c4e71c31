import Testing

/// A file that breaks a rule, with a mark at the place of each finding.
struct BrokenDefinition: Sendable, CustomTestStringConvertible {
  /// The identifier of the rule.
  var rule: String
  /// The file with its marks.
  var text: String
  /// Whether keys that aren't known are reported.
  var isStrict = false

  /// Creates a file from its outline.
  init(_ rule: String, isStrict: Bool = false, _ outline: String) {
    self.rule = rule
    text = DefinitionOutline(outline).xml
    self.isStrict = isStrict
  }

  /// Creates a file from its text.
  init(_ rule: String, text: String) {
    self.rule = rule
    self.text = text
  }

  var testDescription: String { rule }
}

extension BrokenDefinition {
  /// A file for each rule, and for each problem of reading.
  static let all = unreadable + names + contents

  /// A file for each problem of reading.
  static let unreadable: [BrokenDefinition] = [
    BrokenDefinition("not-a-property-list", text: "<plist>\n<dict>\n⚑<string>a</string>"),
    BrokenDefinition("not-a-property-list", text: "⚑"),
    BrokenDefinition("not-a-property-list", text: "⚑{ INIntents = (); }"),
    BrokenDefinition("no-definitions", text: "<plist>⚑<dict><key>A</key><true/></dict></plist>"),
    BrokenDefinition(
      "no-definitions",
      text: "<plist>⚑<dict><key>INIntents</key><string>OrderTea</string></dict></plist>"),
    BrokenDefinition("no-definitions", text: "<plist>⚑<array/></plist>"),
    BrokenDefinition("wrong-structure", text: "<plist>⚑<array/></plist>"),
    BrokenDefinition("wrong-structure", "Intents: ⚑OrderTea"),
    BrokenDefinition(
      "wrong-structure",
      """
      Intents:
        - ⚑OrderTea
        - Name: OrderTea
          ParameterCombinations: ⚑[]
          Response: ⚑true
          Parameters:
            - Name: tea
              Type: String
              Metadata: ⚑data
      """),
    BrokenDefinition(
      "wrong-value",
      """
      IntentDefinitionModelVersion: "1.2"
      Intents:
        - Name: OrderTea
          Title: ⚑7
          Restrictions: ⚑much
          Parameters:
            - Name: a
              Type: String
              SupportsMultipleValues: ⚑sometimes
            - Name: b
              Type: Integer
              Metadata:
                MinimumValue: ⚑[]
                MaximumValue: ⚑"1e999"
                DefaultValue: ⚑1.5
            - Name: c
              Type: String
              FixedSizeArray: 1
              ArraySizes:
                -⚑ Size: 1
      """),
    BrokenDefinition(
      "missing-name",
      """
      IntentDefinitionModelVersion: "1.2"
      Intents:
        - Name: ⚑""
        - Name: OrderTea
          Parameters:
            -⚑ Type: String
            - Name: tea
              Type: String
              PromptDialogs:
                -⚑ FormatString: Which?
              UnsupportedReasons:
                -⚑ FormatString: No.
              Relationship: ⚑
                PredicateName: HasAnyValue
          Response:
            Codes:
              -⚑ Success: true
            Parameters:
              -⚑ Type: String
      Enums:
        -⚑ Values: []
        - Name: Size
          Values:
            -⚑ Index: 1
      Types:
        -⚑ Properties: []
        - Name: Tea
          Properties:
            -⚑ Type: String
      """),
    BrokenDefinition(
      "missing-type",
      """
      Intents:
        - Name: OrderTea
          Parameters:
            -⚑ Name: tea
      """),
    BrokenDefinition(
      "unknown-type",
      """
      IntentDefinitionModelVersion: "1.2"
      IntentDefinitionNamespace: TeSt01
      Intents:
        - Name: OrderTea
          Parameters:
            - Name: a
              Type: ⚑Strin
            - Name: b
              Type: ⚑MediaItem
            - Name: c
              Type: Integer
              EnumType: ⚑Siz
              EnumTypeNamespace: TeSt01
            - Name: d
              Type: Object
              ObjectType: ⚑Coffee
              ObjectTypeNamespace: TeSt01
            - Name: e
              Type: Object
              ObjectType: ⚑Coffee
            - Name: f
              EnumType: Size
            - Name: g
              Type: Object
              ObjectType: CurrencyAmount
              ObjectTypeNamespace: System
      Enums:
        - Name: Size
      Types:
        - Name: Tea
      """),
    BrokenDefinition(
      "missing-namespace",
      """
      Intents:
        - Name: OrderTea
          Parameters:
            - Name: size
              Type: Integer
              EnumType: ⚑Size
            - Name: repeat
              Type: Integer
              EnumType: PlaybackRepeatMode
      """),
    BrokenDefinition(
      "duplicate-key",
      """
      Intents:
        - Name: A
          ⚑Name: B
      """),
    BrokenDefinition(
      "unknown-key", isStrict: true,
      """
      Intents:
        - Name: A
          ⚑Colour: red
        - Name: B
          Colour: red
      """),
    BrokenDefinition(
      "unknown-version",
      """
      IntentDefinitionModelVersion: ⚑"2.0"
      Intents: []
      """),
    BrokenDefinition(
      "unknown-name",
      """
      Intents:
        - Name: OrderTea
          Parameters:
            - Name: a
              Type: String
              PromptDialogs:
                - Type: ⚑Secondary
                  FormatString: Which?
            - Name: b
              Type: String
              Relationship:
                INIntentParameterRelationshipParentName: a
                INIntentParameterRelationshipPredicateName: ⚑NumberIsGreaterThan
            - Name: c
              Type: TimeInterval
              Metadata:
                DefaultValue: 1
                DefaultUnit: ⚑Weeks
      """),
  ]
}
