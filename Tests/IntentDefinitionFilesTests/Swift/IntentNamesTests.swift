import Testing

@testable import IntentDefinitionFiles
@testable import IntentDefinitionSwift

/// The names of the format's reference, 18.1.
@Suite("Names of generated types")
struct IntentNamesTests {
  @Test func `an intent is named after its definition`() {
    let names = IntentNames(DefinedIntent(Located("OrderSoup")), classPrefix: "")
    #expect(names.intent == "OrderSoupIntent")
    #expect(names.customClassName == nil)
    #expect(names.handling == "OrderSoupIntentHandling")
    #expect(names.completionHandling == "OrderSoupIntentCompletionHandling")
    #expect(names.response == "OrderSoupIntentResponse")
    #expect(names.responseCode == "OrderSoupIntentResponseCode")
    #expect(names.result("quantity") == "OrderSoupQuantityResolutionResult")
    #expect(names.reason("quantity") == "OrderSoupQuantityUnsupportedReason")
  }

  @Test func `the prefix of the file precedes the one of the command`() {
    var intent = DefinedIntent(Located("GetItemState"))
    #expect(IntentNames(intent, classPrefix: "XY").intent == "XYGetItemStateIntent")
    intent.classPrefix = "OpenHAB"
    let names = IntentNames(intent, classPrefix: "XY")
    #expect(names.intent == "OpenHABGetItemStateIntent")
    #expect(names.customClassName == "OpenHABGetItemStateIntent")
    #expect(names.reason("item") == "OpenHABGetItemStateItemUnsupportedReason")
  }

  @Test func `a class name replaces prefix, name and suffix`() {
    var intent = DefinedIntent(Located("Pour"))
    intent.className = Located("PourOver")
    let names = IntentNames(intent, classPrefix: "XY")
    #expect(names.intent == "PourOver")
    #expect(names.response == "PourOverResponse")
  }

  @Test(arguments: [
    ("Foo", "FooIntent"), ("FooIntent", "FooIntentIntent"), ("Intent", "IntentIntent"),
  ])
  func `a name that ends in Intent gets the suffix again`(_ name: String, _ type: String) {
    #expect(IntentNames(DefinedIntent(Located(name)), classPrefix: "").intent == type)
  }

  @Test func `the types of a file have their class name or the prefix of the command`() {
    let file = DefinitionFile(
      enumerations: [
        DefinedEnumeration(Located("Kind"), className: Located("BrewKind")),
        DefinedEnumeration(Located("Size")),
      ],
      types: [DefinedType(Located("Soup"))])
    let names = TypeNames(file, intents: [], classPrefix: "XY")
    #expect(names.own("Kind") == "BrewKind")
    #expect(names.own("Size") == "XYSize")
    #expect(names.customClassName(of: "Soup") == "XYSoup")
    let spelling = names.spelling(of: .object(Located("Soup"), isSystem: false))
    #expect(spelling.swift == "XYSoup")
    #expect(spelling.definition == "Soup")
    #expect(spelling.result == "XYSoupResolutionResult")
  }

  @Test func `a type of the file hides the type of the same name`() {
    let file = DefinitionFile(types: [DefinedType(Located("Person")), DefinedType(Located("URL"))])
    let names = TypeNames(file, intents: [], classPrefix: "")
    #expect(names.spelling(of: .person).swift == "IntentKitCore.Person")
    #expect(names.spelling(of: .person).result == "IntentKitCore.PersonResolutionResult")
    #expect(names.spelling(of: .url).swift == "Foundation.URL")
    #expect(names.spelling(of: .object(Located("Person"), isSystem: false)).swift == "Person")
    #expect(
      names.spelling(of: .object(Located("Person"), isSystem: true)).swift
        == "IntentKitCore.Person")
    // The app probably has a type of this name.
    #expect(names.spelling(of: .file).swift == "IntentKitCore.File")
    #expect(names.spelling(of: .mass).swift == "Quantity<MassUnit>")
  }
}
