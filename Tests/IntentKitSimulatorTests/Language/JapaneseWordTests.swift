import IntentKitCore
import Testing

@testable import IntentKitSimulator

@Suite("Japanese words for system intents")
struct JapaneseWordTests {
  /// The words in Latin letters that Japanese texts contain.
  private static let allowed: Set = [
    "Apple Pay", "iPhone", "m", "km", "cm", "mm", "J", "kJ", "cal", "kcal", "kWh", "AM", "FM", "HD",
    "Bluetooth", "Bluetoothの番号",
  ]
  /// The records and enumerations that users never see, and the plugs with names in Latin letters.
  private static let hidden: Set = [
    "Color", "File", "Image", "Interaction", "InteractionDirection", "IntentHandlingStatus",
    "Location", "PersonName", "SpeakableString", "UserActivity", "CarChargingConnectorType",
  ]

  private static let book = Phrasebook.japanese

  /// Returns whether a text is in Japanese.
  private static func isJapanese(_ text: String) -> Bool {
    allowed.contains(text) || !text.contains { $0.isASCII && $0.isLetter }
  }

  @Test func `every parameter has a Japanese noun`() {
    let names = Set(IntentSchema.system.flatMap(\.parameters).map(\.name))
    #expect(names.count > 120)
    #expect(names.filter { !Self.isJapanese(Self.book.noun(for: $0)) }.sorted() == [])
  }

  @Test func `every field of a request or a response has a Japanese label`() {
    var missing: Set<String> = []
    for schema in IntentSchema.system {
      for field in schema.parameters + schema.responseProperties where !field.isForPrograms {
        let label = Self.book.label(for: field.name, of: schema.phraseKey)
        if !Self.isJapanese(label) { missing.insert(field.name) }
      }
    }
    for (record, fields) in RecordCollector.systemRecords where !Self.hidden.contains(record) {
      for field in fields where !field.isForPrograms {
        let label = Self.book.label(for: field.name, of: record)
        if !Self.isJapanese(label) { missing.insert("\(record).\(field.name)") }
      }
    }
    #expect(missing.sorted() == [])
  }

  @Test func `every case of a request or a response has a Japanese name`() {
    var missing: [String] = []
    let words = ValueWords(phrasebook: Self.book)
    for schema in RecordCollector.systemEnumerations.values
    where !Self.hidden.contains(schema.name) {
      for name in schema.cases.map(\.name) where name != "unknown" && schema.name != "LengthUnit" {
        let text = words.text(of: .string(name), as: .enumeration(schema))
        if !Self.isJapanese(text) { missing.append("\(schema.name).\(name)") }
      }
    }
    #expect(missing.sorted() == [])
  }
}

extension ParameterSchema {
  /// Whether users never see values of the field.
  fileprivate var isForPrograms: Bool {
    ["code", "userActivity", "nowPlayingInfo", "expirationDate", "sortType"].contains(name)
      || name.contains("serActivit") || name.contains("ActionActivities") || type.isHidden
  }
}
