import IntentKitCore
import Testing

@Suite struct `Definitions of custom intents` {
  @Test func `definitions become the schema of an intent`() throws {
    let schema = try #require(try read(soup).schemas().first)
    #expect(schema.name == "OrderSoup")
    #expect(schema.siriKitName == "OrderSoupIntent")
    #expect(schema.userConfirmation == .always)
    #expect(schema.parameters.map(\.name) == ["soup", "toppings", "quantity", "note"])
    #expect(
      schema.parameters.map(\.type.swiftName) == ["Soup", "[Topping]", "Int", "String"])
    #expect(schema.parameters.map(\.providesOptions) == [true, false, false, false])
    #expect(schema.parameters.map(\.providesDefault) == [false, false, true, false])
    #expect(schema.parameter(named: "soup")?.prompt == "Which soup would you like?")
    #expect(
      schema.resolveMethods.map(\.method) == [
        "resolveSoup(for:)", "resolveToppings(for:)", "resolveQuantity(for:)",
      ])
    #expect(schema.resolveMethods.map(\.isPerElement) == [false, true, false])
    #expect(
      schema.resolveMethods.map(\.resultType) == [
        "OrderSoupSoupResolutionResult", "ToppingResolutionResult",
        "OrderSoupQuantityResolutionResult",
      ])
    #expect(schema.resolveMethods[0].unsupportedReasons == [.init(name: "soldOut", rawValue: 1)])
    #expect(schema.responseProperties.map(\.type.swiftName) == ["DateComponents"])
  }

  // What Siri does, 4.2.
  @Test func `a custom intent has the standard codes and its own from 100`() throws {
    let schema = try #require(try read(soup).schemas().first)
    #expect(
      schema.responseCodes.map { "\($0.rawValue) \($0.name) \($0.meaning)" } == [
        "0 unspecified unspecified", "1 ready ready", "2 continueInApp continueInApp",
        "3 inProgress inProgress", "4 success success", "5 failure failure",
        "6 failureRequiringAppLaunch failureRequiringAppLaunch", "100 failureSoldOut failure",
        "101 onItsWay success",
      ])
  }

  @Test func `methods of a custom intent have Xcode's names`() throws {
    let soup = try #require(try read(soup).schemas().first?.parameters.first)
    #expect(soup.optionsMethod.name == "provideSoupOptionsCollection(for:)")
    #expect(soup.defaultMethod.name == "defaultSoup(for:)")
    #expect(soup.defaultMethod.parameter == "soup")
  }

  @Test func `the schema keeps the definitions that its intent uses`() throws {
    let many = try read(
      """
      {"definitions": [
         {"name": "A", "parameters": [{"name": "a", "type": "[[Tree]]"}]},
         {"name": "B", "parameters": [{"name": "b", "type": "Person"}],
          "responseProperties": [{"name": "c", "type": "[Leaf]"}]}, {"name": "C"}],
       "types": [
         {"name": "Leaf", "cases": ["green", "brown"]}, {"name": "Root", "cases": ["deep"]},
         {"name": "Tree", "fields": [
           {"name": "trees", "type": "[Tree]"}, {"name": "leaf", "type": "Leaf"}]}]}
      """)
    let parts = try many.schemas().map { $0.definitions }
    #expect(parts.map { $0?.definitions } == many.definitions.map { [$0] })
    #expect(parts.map { $0?.types.map(\.name) } == [["Leaf", "Tree"], ["Leaf"], []])
    for (part, schema) in try zip(parts, many.schemas()) {
      let again = try #require(try part?.schemas().first)
      #expect(again.parameters == schema.parameters)
      #expect(again.responseProperties == schema.responseProperties)
    }
    #expect(SendMessageIntent.schema.definitions == nil)
  }

  @Test func `definitions survive a round trip`() throws {
    let definitions = try read(soup)
    let text = JSONWriter.text(
      definitions.parameterValue, as: IntentDefinitions.parameterType, style: .pretty)
    #expect(try read(text) == definitions)
    // Default values aren't written.
    #expect(
      IntentDefinitions([IntentDefinition("Wait", parameters: [.init("time", type: "Date")])])
        .parameterValue
        == ["definitions": [["name": "Wait", "parameters": [["name": "time", "type": "Date"]]]]])
  }

  @Test func `a custom intent can have parameters of every type`() throws {
    for type in [
      "Bool", "Int", "Double", "Decimal", "String", "Date", "DateComponents", "URL", "Data",
      "Range<Int>", "[String: ParameterValue]", "ParameterValue", "Person", "[Person]",
      "CurrencyAmount", "Placemark", "SpeakableString", "Quantity<MassUnit>", "DayOfWeekOptions",
      "PersonHandleLabel", "NoteContent", "[[[Int]]]", "[[String: ParameterValue]]",
    ] {
      let definitions = IntentDefinitions([
        IntentDefinition("Try", parameters: [.init("value", type: type)])
      ])
      #expect(try definitions.schemas()[0].parameters[0].type.swiftName == type)
    }
  }

  @Test func `a type can contain values of itself`() throws {
    let definitions = IntentDefinitions(
      [IntentDefinition("Try", parameters: [.init("menu", type: "Menu")])],
      types: [
        TypeDefinition(
          "Menu",
          fields: [
            .init("title", type: "String"), .init("courses", type: "[Menu]", isRequired: true),
          ]
        )
      ])
    let intent = try DynamicIntent(
      try definitions.schemas()[0],
      fields: ["menu": ["title": "Lunch", "courses": [["title": "Soup", "courses": []]]]])
    #expect(intent.fields["menu"]?["courses"]?[0]?["title"] == "Soup")
    let error = try #require(throws: ParameterError.self) {
      _ = try DynamicIntent(
        intent.schema, fields: ["menu": ["courses": [["courses": [["titel": "Soup"]]]]]])
    }
    #expect(error.path.description == "menu.courses[0].courses[0].titel")
  }

  @Test func `a string is read as an object whose identifier field it is`() throws {
    let schema = try #require(try read(soup).schemas().first)
    #expect(
      try DynamicIntent(schema, fields: ["soup": "Miso"]).fields == ["soup": ["name": "Miso"]])
  }

  @Test(
    arguments: [
      (#"{"definitions":7}"#, "definitions: found the number 7, expected an array"),
      (#"{"definitions":[{}]}"#, "definitions[0].name: found nothing"),
      (
        #"{"definitions":[{"name":"A","parametres":[]}]}"#,
        "definitions[0].parametres: found the key “parametres”"
      ),
      (
        parameter(#"{"name":"a","type":"Int","isResolveable":true}"#),
        "definitions[0].parameters[0].isResolveable: found the key “isResolveable”"
      ),
      (
        parameter(
          #"{"name":"a","type":"Int"},{"name":"b","type":"Int"},{"name":"c","type":"Strin"}"#),
        "definitions[0].parameters[2].type: found the type “Strin”"
      ),
      (parameter(#"{"name":"a","type":"Strin"}"#), "Did you mean “String”?"),
      (parameter(#"{"name":"a","type":"Persn"}"#), "Did you mean “Person”?"),
      (parameter(#"{"name":"a","type":"[[[[[Int]]]]]"}"#), "parameters[0].type: found the type"),
      (parameter(#"{"name":"a","type":"[Int"}"#), "found the type “[Int”"),
      (parameter(#"{"name":"a","type":""}"#), "found the type “”"),
      (
        parameter(#"{"name":"a","type":"Int"},{"name":"a","type":"Int"}"#),
        "definitions[0].parameters[1].name: found the duplicate name “a”"
      ),
      (parameter(#"{"name":"s z","type":"Int"}"#), "letters, digits and underscores"),
      (
        parameter(#"{"name":"a","type":"Int","unsupportedReasons":["x","x"]}"#),
        "parameters[0].unsupportedReasons[1]: found the duplicate name “x”"
      ),
      (
        #"{"definitions":[{"name":"Order"},{"name":"ORDER"}]}"#,
        "definitions[1].name: found the duplicate name “ORDER”"
      ),
      (
        #"{"definitions":[{"name":"A","userConfirmation":"onRequest"}]}"#,
        "definitions[0].userConfirmation: found onRequest, expected always or never"
      ),
      (#"{"definitions":[{"name":"A","userConfirmation":true}]}"#, "expected one of always, never"),
      (
        #"{"definitions":[{"name":"A","responseCodes":["soldOut","ready"]}]}"#,
        "definitions[0].responseCodes[1].name: found the name “ready”"
      ),
      (
        #"{"definitions":[{"name":"A","responseCodes":[{"name":"a","meaning":"ready"}]}]}"#,
        "definitions[0].responseCodes[0].meaning: found ready, expected success or failure"
      ),
      (
        #"{"definitions":[{"name":"A","responseProperties":[{"name":"code","type":"Int"}]}]}"#,
        "definitions[0].responseProperties[0].name: found the name “code”"
      ),
      (
        #"{"definitions":[{"name":"A","responseProperties":[{"name":"a","type":"Soop"}]}]}"#,
        "definitions[0].responseProperties[0].type: found the type “Soop”"
      ),
      (#"{"types":[{"name":"Soup"}]}"#, "types[0]: found neither cases nor fields"),
      (#"{"types":[{"name":"Soup","cases":["a"],"fields":[]}]}"#, "types[0]: found both cases and"),
      (#"{"types":[{"name":"Soup","cases":[]}]}"#, "types[0].cases: found an empty array"),
      (
        #"{"types":[{"name":"Soup","cases":["a","a"]}]}"#,
        "types[0].cases[1]: found the duplicate name “a”"
      ),
      (#"{"types":[{"name":"String","cases":["a"]}]}"#, "types[0].name: found the name “String”"),
      (
        #"{"types":[{"name":"Soup","cases":[{"name":"a","rawValue":3},{"name":"b","rawValue":3}]}]}"#,
        "types[0].cases[1].rawValue: found the duplicate raw value 3"
      ),
      (
        parameter(#"{"name":"a","type":"Int","relationship":{"parent":"b"}}"#),
        "parameters[0].relationship.parent: found the parameter “b”"
      ),
      (
        parameter(
          #"{"name":"a","type":"Int","relationship":{"parent":"b"}},"#
            + #"{"name":"b","type":"Int","relationship":{"parent":"a"}}"#),
        "parameters[0].relationship.parent: found the parameter “a”, which depends on itself"
      ),
      (
        parameter(
          #"{"name":"a","type":"Int"},"#
            + #"{"name":"b","type":"Int","relationship":{"parent":"a","value":"x"}}"#),
        "parameters[1].relationship.value: found the string “x”, expected a whole number"
      ),
      (
        parameter(#"{"name":"a","type":"Int","defaultValue":"x"}"#),
        "parameters[0].defaultValue: found the string “x”, expected a whole number"
      ),
      (
        parameter(#"{"name":"a","type":"Int","minimum":3,"maximum":2}"#),
        "parameters[0].minimum: found the minimum 3"
      ),
      (parameter(#"{"name":"a","type":"Int","pageSize":0}"#), "parameters[0].pageSize: found 0"),
      (
        parameter(#"{"name":"a","type":"Int","prompt":[{"text":"A","when":{"b":3}}]}"#),
        "parameters[0].prompt[0].when.b: found the number 3, expected a string"
      ),
      (
        #"{"definitions":[{"name":"A","combinations":[{"parameters":["a"]}]}]}"#,
        "definitions[0].combinations[0].parameters[0]: found the parameter “a”"
      ),
      (
        #"{"definitions":[{"name":"A","keyParameter":"a"}]}"#,
        "definitions[0].keyParameter: found the parameter “a”"
      ),
      (
        #"{"definitions":[{"name":"A","outputProperty":"a"}]}"#,
        "definitions[0].outputProperty: found the response property “a”"
      ),
      (
        #"{"types":[{"name":"Soup","cases":["a"]},{"name":"Soup","cases":["a"]}]}"#,
        "types[1].name: found the duplicate name “Soup”"
      ),
      (
        #"{"types":[{"name":"Soup","fields":[{"name":"a","type":"Int"}],"textField":"b"}]}"#,
        "types[0].textField: found the field “b”, expected one of a"
      ),
      (
        #"{"types":[{"name":"A","fields":[{"name":"b","type":"B","isRequired":true}]},"#
          + #"{"name":"B","fields":[{"name":"a","type":"A","isRequired":true}]}]}"#,
        "types[0].fields: found the record “A”, which requires another record of its own type"
      ),
    ])
  func `an invalid definition is reported with its path and the expected value`(
    text: String, words: String
  ) throws {
    let error = try #require(throws: ParameterError.self) { _ = try read(text).schemas() }
    #expect(error.description.contains(words), "\(error)")
  }

  // Names that Xcode accepts and real apps use.
  @Test func `names of SiriKit and names with a suffix are accepted`() throws {
    let definitions = try read(
      """
      {"definitions": [
         {"name": "TransferMoney", "parameters": [{"name": "from", "type": "AccountType"}]},
         {"name": "OpenIntent", "parameters": [{"name": "confirmation", "type": "Bool"}]},
         {"name": "Intent"}, {"name": "Toggle", "className": "XYToggleIntent"}],
       "types": [{"name": "AccountType", "cases": ["giro"]}]}
      """)
    let schemas = try definitions.schemas()
    #expect(
      schemas.map(\.siriKitName) == [
        "TransferMoneyIntent", "OpenIntentIntent", "IntentIntent", "XYToggleIntent",
      ])
    #expect(schemas[0].parameters[0].type != AccountType.parameterType)
    #expect(schemas[0].isCustom && !TransferMoneyIntent.schema.isCustom)
    for (name, index) in [
      ("TransferMoney", 0), ("transfermoneyintent", 0), ("OpenIntent", 1), ("Open", 1),
      ("OpenIntentIntent", 1), ("intent", 2), ("xytoggleintent", 3),
    ] where name != "Open" {
      #expect(schemas.custom(named: name)?.name == schemas[index].name, "\(name)")
    }
    #expect(schemas.custom(named: "INTransferMoneyIntent") == nil)
  }

  @Test func `codes that every intent has can have texts`() throws {
    let schema = try read(
      """
      {"definitions": [{"name": "A", "responseCodes": [
        {"name": "success", "meaning": "success", "text": "Done.", "printedText": "Done: ${a}"},
        "soldOut", {"name": "failure", "text": "No."}]}]}
      """
    ).schemas()[0]
    #expect(schema.responseCodes.first { $0.name == "success" }?.text == "Done.")
    #expect(schema.responseCodes.first { $0.name == "success" }?.printedText == "Done: ${a}")
    #expect(schema.responseCodes.first { $0.name == "failure" }?.text == "No.")
    #expect(schema.responseCodes.last?.name == "soldOut")
    #expect(schema.responseCodes.last?.rawValue == 100)
  }

  @Test func `too many definitions are rejected`() throws {
    let parameters = (0..<201).map { IntentDefinition.Parameter("a\($0)", type: "Int") }
    let error = try #require(throws: ParameterError.self) {
      _ = try IntentDefinitions([IntentDefinition("A", parameters: parameters)]).schemas()
    }
    #expect(error.description.contains("definitions[0].parameters: found 201 names"), "\(error)")
  }
}

private func read(_ text: String) throws -> IntentDefinitions {
  try IntentDefinitions(parameterValue: JSONReader.value(from: text))
}

private func parameter(_ text: String) -> String {
  #"{"definitions":[{"name":"A","parameters":["# + text + "]}]}"
}

private let soup = """
  {
    "definitions": [
      {
        "name": "OrderSoup",
        "summary": "Orders a soup.",
        "userConfirmation": "always",
        "parameters": [
          { "name": "soup", "type": "Soup", "providesOptions": true,
            "prompt": "Which soup would you like?", "unsupportedReasons": ["soldOut"] },
          { "name": "toppings", "type": "[Topping]" },
          { "name": "quantity", "type": "Int", "providesDefault": true },
          { "name": "note", "type": "String", "isResolvable": false }
        ],
        "responseCodes": ["failureSoldOut", { "name": "onItsWay", "meaning": "success" }],
        "responseProperties": [{ "name": "readyAt", "type": "DateComponents" }]
      }
    ],
    "types": [
      { "name": "Soup", "fields": [
        { "name": "number", "type": "Int" }, { "name": "name", "type": "String" }] },
      { "name": "Topping", "cases": ["unknown", "croutons", "redPepper"] }
    ]
  }
  """
