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
      "unknown-placeholder",
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
      "missing-namespace",
      """
      Intents:
        - Name: OrderTea
          Parameters:
            - Name: size
              Type: Integer
              EnumType: ⚑Size
            - Name: tea
              Type: String
              Relationship:
                ParentName: size
                PredicateName: EnumHasExactValue
                PredicateValue: small
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
}
