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

// MARK: - Files that can't be read as they are

extension BrokenDefinition {
  /// A file for each problem of reading.
  static let unreadable: [BrokenDefinition] = [
    BrokenDefinition("not-a-property-list", text: "<plist>\n<dict>\n⚑<string>a</string>"),
    BrokenDefinition("not-a-property-list", text: "⚑"),
    BrokenDefinition("not-a-property-list", text: "⚑{ INIntents = (); }"),
    BrokenDefinition("no-definitions", text: "<plist>⚑<dict><key>A</key><true/></dict></plist>"),
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

// MARK: - Files whose content breaks rules

extension BrokenDefinition {
  /// A file for each rule about names and references.
  static let names: [BrokenDefinition] = [
    BrokenDefinition(
      "invalid-name",
      """
      Intents:
        - Name: ⚑Order Tea
          Parameters:
            - Name: ⚑2nd
              Type: String
            - Name: tea
              Type: String
              UnsupportedReasons:
                - Code: ⚑sold-out
          Response:
            Codes:
              - Name: ⚑no tea
            Parameters:
              - Name: ⚑wait-time
                Type: String
        - Name: B
          ClassName: ⚑B-Intent
      Enums:
        - Name: ⚑Cup Size
          Values:
            - Name: ⚑1st
      Types:
        - Name: ⚑_
          Properties:
            - Name: ⚑a b
              Type: String
      """),
    BrokenDefinition(
      "duplicate-class-name",
      """
      Intents:
        - Name: OrderTea
          ClassPrefix: My
        - Name: Order
          ClassName: ⚑MyOrderTeaIntent
        - Name: PlayMedia
          Type: System
          ClassName: INPlayMediaIntent
      Enums:
        - Name: Size
      Types:
        - Name: ⚑Size
        - Name: Receipt
          ClassName: ⚑MyOrderTeaIntent
      """),
    BrokenDefinition(
      "duplicate-parameter",
      """
      Intents:
        - Name: OrderTea
          Parameters:
            - Name: tea
              Type: String
            - Name: ⚑tea
              Type: String
      """),
    BrokenDefinition(
      "duplicate-property",
      """
      Intents:
        - Name: OrderTea
          Response:
            Parameters:
              - Name: total
                Type: String
              - Name: ⚑total
                Type: String
      Types:
        - Name: Tea
          Properties:
            - Name: origin
              Type: String
            - Name: ⚑origin
              Type: String
            - Name: ⚑identifier
              Type: String
            - Name: displayString
              Type: String
              Default: true
      """),
    BrokenDefinition(
      "duplicate-case",
      """
      Enums:
        - Name: Size
          Values:
            - Name: unknown
            - Name: small
              Index: 1
            - Name: ⚑small
              Index: 2
      """),
    BrokenDefinition(
      "duplicate-raw-value",
      """
      Enums:
        - Name: Size
          Values:
            - Name: unknown
            - Name: small
              Index: 7
            - Name: ⚑large
              Index: 7
      """),
    BrokenDefinition(
      "duplicate-response-code",
      """
      Intents:
        - Name: OrderTea
          Response:
            Codes:
              - Name: soldOut
              - Name: ⚑soldOut
      """),
    BrokenDefinition(
      "duplicate-reason",
      """
      Intents:
        - Name: OrderTea
          Parameters:
            - Name: tea
              Type: String
              UnsupportedReasons:
                - Code: soldOut
                - Code: ⚑soldOut
      """),
    BrokenDefinition(
      "reserved-response-code",
      """
      Intents:
        - Name: OrderTea
          Response:
            Codes:
              - Name: ⚑ready
      """),
    BrokenDefinition(
      "unknown-parent",
      """
      Intents:
        - Name: OrderTea
          Parameters:
            - Name: size
              Type: String
            - Name: tea
              Type: String
              Relationship:
                ParentName: ⚑siez
                PredicateName: HasAnyValue
      """),
    BrokenDefinition(
      "relationship-cycle",
      """
      Intents:
        - Name: OrderTea
          Parameters:
            - Name: a
              Type: String
              Relationship:
                ParentName: b
                PredicateName: HasAnyValue
            - Name: b
              Type: String
              Relationship:
                ParentName: c
                PredicateName: HasAnyValue
            - Name: c
              Type: String
              Relationship:
                ParentName: ⚑b
                PredicateName: HasAnyValue
            - Name: d
              Type: String
              Relationship:
                ParentName: ⚑d
                PredicateName: HasAnyValue
      """),
    BrokenDefinition(
      "unfitting-condition",
      """
      Intents:
        - Name: OrderTea
          Parameters:
            - Name: tea
              Type: String
            - Name: a
              Type: String
              Relationship: ⚑
                ParentName: tea
                PredicateName: EnumHasExactValue
                PredicateValue: small
            - Name: b
              Type: String
              Relationship: ⚑
                ParentName: tea
                PredicateName: BooleanHasExactValue
      """),
    BrokenDefinition(
      "unknown-case",
      """
      Intents:
        - Name: OrderTea
          Parameters:
            - Name: size
              Type: Integer
              EnumType: Size
              Metadata:
                DefaultValue: ⚑tiny
            - Name: tea
              Type: String
              Relationship:
                ParentName: size
                PredicateName: EnumHasExactValue
                PredicateValue: ⚑huge
      Enums:
        - Name: Size
          Values:
            - Name: unknown
            - Name: small
              Index: 1
      """),
    BrokenDefinition(
      "unknown-parameter",
      """
      Intents:
        - Name: OrderTea
          Input: ⚑coffee
          KeyParameter: ⚑coffee
          Parameters:
            - Name: tea
              Type: String
          ParameterCombinations:
            "": {}
            tea: {}
            ⚑tea,milk: {}
          ManagedParameterCombinations:
            ⚑milk: {}
        - Name: B
          KeyParameter: ⚑coffee
      """),
    BrokenDefinition(
      "unknown-output",
      """
      Intents:
        - Name: OrderTea
          Response:
            Output: ⚑receipt
            Parameters:
              - Name: total
                Type: String
      """),
    BrokenDefinition(
      "unknown-combination-placeholder",
      """
      Intents:
        - Name: OrderTea
          Parameters:
            - Name: tea
              Type: String
          ParameterCombinations:
            tea:
              Title: ⚑Order ${tea} in ${size}
      """),
    BrokenDefinition(
      "system-name",
      """
      Intents:
        - Name: ⚑TransferMoney
      Enums:
        - Name: ⚑AccountType
      Types:
        - Name: ⚑Person
        - Name: Car
          ClassName: TeaCar
      """),
    BrokenDefinition(
      "repeated-suffix",
      """
      Intents:
        - Name: ⚑OrderTeaIntent
        - Name: BrewTeaIntent
          ClassName: BrewTeaIntent
      """),
    BrokenDefinition(
      "capitalized-parameter",
      """
      Intents:
        - Name: OrderTea
          Parameters:
            - Name: ⚑Tea
              Type: String
      """),
  ]

  /// A file for each rule about intents, parameters and texts.
  static let contents: [BrokenDefinition] = [
    BrokenDefinition(
      "missing-title",
      """
      Intents:
        - Name: ⚑OrderTea
        - Name: ⚑B
          TitleID: abcdef
        - Name: PlayMedia
          Type: System
      """),
    BrokenDefinition(
      "missing-description",
      """
      Intents:
        - Name: ⚑OrderTea
          Description: ""
      """),
    BrokenDefinition(
      "unknown-category",
      """
      Intents:
        - Name: OrderTea
          Category: ⚑ordr
      """),
    BrokenDefinition(
      "unknown-verb",
      """
      Intents:
        - Name: OrderTea
          Category: ⚑share
          Verb: Do
      """),
    BrokenDefinition(
      "order-without-confirmation",
      """
      Intents:
        - Name: OrderTea
          Category: ⚑order
          UserConfirmationRequired: false
        - Name: OrderMilk
          Category: order
          UserConfirmationRequired: true
      """),
    BrokenDefinition(
      "duplicate-combination",
      """
      Intents:
        - Name: OrderTea
          Parameters:
            - Name: tea
              Type: String
            - Name: size
              Type: String
          ParameterCombinations:
            tea,size: {}
            ⚑size,tea: {}
            ⚑tea,tea: {}
          ManagedParameterCombinations:
            tea,size: {}
      """),
    BrokenDefinition(
      "success-without-mark",
      """
      Intents:
        - Name: OrderTea
          Response:
            Codes:
              - Name: ⚑success
              - Name: failure
      """),
    BrokenDefinition(
      "missing-prompt",
      """
      IntentDefinitionModelVersion: "1.2"
      Intents:
        - Name: OrderTea
          Parameters:
            - Name: ⚑tea
              Type: String
              SupportsResolution: true
              PromptDialogs:
                - Type: Primary
                  Custom: true
            - Name: note
              Type: String
              Configurable: true
      """),
    BrokenDefinition(
      "child-before-parent",
      """
      IntentDefinitionModelVersion: "1.1"
      Intents:
        - Name: OrderTea
          Parameters:
            - Name: tea
              Type: String
              SupportsResolution: true
              Relationship:
                ParentName: ⚑size
                PredicateName: HasAnyValue
            - Name: size
              Type: String
      """),
    BrokenDefinition(
      "search-without-options",
      """
      IntentDefinitionModelVersion: "1.2"
      Intents:
        - Name: OrderTea
          Parameters:
            - Name: ⚑tea
              Type: String
              SupportsSearch: true
      """),
    BrokenDefinition(
      "unusual-options",
      """
      IntentDefinitionModelVersion: "1.2"
      Intents:
        - Name: OrderTea
          Parameters:
            - Name: ⚑isHot
              Type: Boolean
              SupportsDynamicEnumeration: true
            - Name: recipe
              Type: File
              SupportsDynamicEnumeration: true
      """),
    BrokenDefinition(
      "reasons-without-resolution",
      """
      IntentDefinitionModelVersion: "1.2"
      Intents:
        - Name: OrderTea
          Parameters:
            - Name: tea
              Type: String
              Configurable: true
              UnsupportedReasons:
                - Code: ⚑soldOut
      """),
    BrokenDefinition(
      "empty-range",
      """
      Intents:
        - Name: OrderTea
          Parameters:
            - Name: quantity
              Type: Integer
              Metadata:
                MinimumValue: ⚑10
                MaximumValue: 1
      """),
    BrokenDefinition(
      "default-out-of-range",
      """
      Intents:
        - Name: OrderTea
          Parameters:
            - Name: ⚑liters
              Type: Decimal
              Metadata:
                DefaultValue: 0.5
                MinimumValue: 1
      """),
    BrokenDefinition(
      "unknown-widget-size",
      """
      Intents:
        - Name: OrderTea
          Parameters:
            - Name: teas
              Type: String
              FixedSizeArray: 1
              ArraySizes:
                -⚑ SizeClass: Huge
                  Size: 1
                -⚑ SizeClass: Small
                  Size: 0
                - SizeClass: Large
                  Size: 9
      """),
    BrokenDefinition(
      "invalid-page-size",
      """
      IntentDefinitionModelVersion: "1.2"
      Intents:
        - Name: OrderTea
          Parameters:
            - Name: ⚑tea
              Type: String
              WindowSize: 0
      """),
    BrokenDefinition(
      "unbalanced-placeholder",
      """
      Intents:
        - Name: OrderTea
          Parameters:
            - Name: tea
              Type: String
              PromptDialogs:
                - Type: Primary
                  FormatString: ⚑Which ${tea?
          Response:
            Codes:
              - Name: failure
                FormatString: ⚑No ${a${tea}.
                ConciseFormatString: No ${tea}, and no $ or } is a mistake.
      """),
    BrokenDefinition(
      "unknown-placeholder",
      """
      IntentDefinitionModelVersion: "1.2"
      Intents:
        - Name: OrderTea
          Parameters:
            - Name: tea
              Type: Object
              ObjectType: Tea
              SupportsResolution: true
              PromptDialogs:
                - Type: Primary
                  FormatString: ⚑Which ${te}?
                - Type: DisambiguationIntroduction
                  FormatString: ${count} like ${tea}
              UnsupportedReasons:
                - Code: old
                  FormatString: ⚑${displayname} is old.
          Response:
            Codes:
              - Name: failure
                FormatString: ⚑No ${tea.colour}, ${tea.origin} or ${total.amount}.
            Parameters:
              - Name: total
                Type: CurrencyAmount
      Types:
        - Name: Tea
          Properties:
            - Name: origin
              Type: String
      """),
    BrokenDefinition(
      "no-unknown-case",
      """
      Enums:
        - Name: Size
          Values:
            - Name: ⚑small
            - Name: large
              Index: 1
        - Name: Milk
          Values:
            - Name: oat
              Index: 1
      """),
  ]

  /// A file for each rule, and for each problem of reading.
  static let all = unreadable + names + contents
}
