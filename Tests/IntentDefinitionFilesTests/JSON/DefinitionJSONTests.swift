import Foundation
import IntentDefinitionFiles
import TestSupport
import Testing

@Suite("Definition files as JSON")
struct DefinitionJSONTests {
  private static let example = "Examples/Definitions/TeaHouse/Base.lproj/Intents.intentdefinition"

  @Test func `the example with every feature is written as recorded`() throws {
    let document = try DefinitionDocument(path: Package.path(of: Self.example))
    #expect(document.findings.isEmpty)
    #expect(document.languages == ["ja"])
    try expectGolden(document.file.json, "TeaHouse.json")
  }

  @Test func `the text is valid JSON, whatever the characters`() throws {
    let document = DefinitionDocument(
      outline: "Intents:\n  - Name: A\n    Title: \"\\ &quot;\u{1}\t\u{2028}é&#10;\"")
    let json = document.file.json
    let value =
      try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: [[String: Any]]]
    #expect(value?["definitions"]?[0]["title"] as? String == "\\ \"\u{1}\t\u{2028}é\n")
    #expect(json.contains(#""\\ \"\u0001\t\u2028é\n""#))
  }

  @Test func `what has its default value is left out`() {
    #expect(DefinitionDocument(outline: outlineWithDefaults).file.json == jsonWithoutDefaults)
  }

  @Test(
    arguments: [
      ("String", "String"), ("Integer", "Int"), ("Decimal", "Double"), ("Boolean", "Bool"),
      ("TimeInterval", "Double"), ("URL", "URL"), ("File", "File"), ("Placemark", "Placemark"),
      ("Person", "Person"), ("DateComponents", "DateComponents"),
      ("DateComponentsRange", "DateComponentsRange"), ("SpeakableString", "SpeakableString"),
      ("CurrencyAmount", "CurrencyAmount"), ("PaymentMethod", "PaymentMethod"),
      ("Temperature", "Quantity<TemperatureUnit>"), ("Distance", "Quantity<LengthUnit>"),
      ("Mass", "Quantity<MassUnit>"), ("Volume", "Quantity<VolumeUnit>"),
      ("Speed", "Quantity<SpeedUnit>"), ("Energy", "Quantity<EnergyUnit>"),
    ])
  func `each type has a name in Swift`(_ type: String, _ name: String) throws {
    let value = try #require(DefinedValueType.simple[type])
    #expect(value.swiftName(isArray: false) == name)
    #expect(value.swiftName(isArray: true) == "[\(name)]")
  }

  @Test func `types that refer to others have their names`() {
    #expect(
      DefinedValueType.enumeration(Located("Size"), isSystem: false).swiftName(isArray: false)
        == "Size")
    #expect(
      DefinedValueType.object(Located("Task"), isSystem: true).swiftName(isArray: false)
        == "TaskItem")
    #expect(
      DefinedValueType.object(nil, isSystem: false).swiftName(isArray: true) == "[IntentObject]")
    #expect(DefinedValueType.system("MediaItem").swiftName(isArray: false) == "MediaItem")
  }
}

private let outlineWithDefaults = """
  IntentDefinitionModelVersion: "1.2"
  Intents:
    - Name: OrderTea
      Parameters:
        - Name: tea
          Type: String
          SupportsResolution: true
      Response:
        Codes:
          - Name: success
            Success: true
          - Name: failure
          - Name: failureSoldOut
          - Name: partlyOrdered
            Success: true
    - Name: PlayMedia
      Type: System
  Enums:
    - Name: Size
      Values:
        - Name: unknown
        - Name: small
          Index: 1
    - Name: Milk
      Values:
        - Name: oat
          Index: 1
        - Name: whole
          Index: 3
  """

private let jsonWithoutDefaults = """
  {
    "definitions": [
      {
        "name": "OrderTea",
        "parameters": [
          {
            "name": "tea",
            "type": "String"
          }
        ],
        "responseCodes": [
          "failureSoldOut",
          {
            "name": "partlyOrdered",
            "meaning": "success"
          }
        ]
      }
    ],
    "types": [
      {
        "name": "Size",
        "cases": ["unknown", "small"]
      },
      {
        "name": "Milk",
        "cases": [
          {
            "name": "oat",
            "rawValue": 1
          },
          {
            "name": "whole",
            "rawValue": 3
          }
        ]
      }
    ]
  }

  """
