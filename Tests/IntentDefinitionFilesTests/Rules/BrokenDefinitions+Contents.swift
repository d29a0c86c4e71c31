extension BrokenDefinition {
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
      "empty-enumeration",
      """
      Enums:
        - Name: ⚑Size
        - Name: ⚑Milk
          Values:
            - Index: 1
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
}
