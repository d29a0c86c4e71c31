import Foundation
import IntentKitCore
import IntentKitLanguage
import Testing

/// The tables of values in `Values`.
@Suite("Spoken values")
struct SpokenValueTests {
  /// A row of a table.
  struct Row: CustomTestStringConvertible, Sendable {
    var language: String
    var kind: String
    var words: String
    var value: String

    var testDescription: String { "\(language), \(kind): \(words)" }
  }

  static let rows: [Row] = ["en", "ja"].flatMap { language -> [Row] in
    let file = TestLanguage.folder("Tests/IntentKitLanguageTests/Values/\(language).txt")
    let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    var kind = ""
    return text.split(separator: "\n").compactMap { line -> Row? in
      if line.hasPrefix("[") { kind = String(line.dropFirst().dropLast()) }
      let parts = line.split(separator: "\t").map(String.init)
      guard parts.count == 2 else { return nil }
      return Row(language: language, kind: kind, words: parts[0], value: parts[1])
    }
  }

  private static let types: [String: ParameterType] = [
    "number": .number, "integer": .integer, "money": CurrencyAmount.parameterType,
    "temperature": Quantity<TemperatureUnit>.parameterType,
    "length": Quantity<LengthUnit>.parameterType, "moment": .dateComponents,
    "answer": .dateComponents, "range": DateComponentsRange.parameterType,
    "recurrence": DateComponentsRange.parameterType, "boolean": .boolean,
    "WorkoutLocationType": WorkoutLocationType.parameterType, "BillType": BillType.parameterType,
    "TaskStatus": TaskStatus.parameterType, "CallCapability": CallCapability.parameterType,
  ]

  @Test func `the tables have rows of all kinds`() {
    #expect(Set(Self.rows.map(\.kind)) == Set(Self.types.keys))
  }

  @Test(arguments: rows) func `a value is read as people say it`(_ row: Row) throws {
    let type = try #require(Self.types[row.kind])
    let schema = IntentSchema(
      name: "Test", siriKitName: "TestIntent", summary: "", domain: "Tests",
      parameters: [ParameterSchema("value", type: type)], resolveMethods: [], responseCodes: [])
    let context = DialogueContext(
      intent: try DynamicIntent(schema), app: AppDescription(displayName: "App"))
    let answer = TestLanguage.answers(row.language).answer(
      from: row.words, to: Prompt(.value, parameter: "value"), context: context,
      cases: Self.cases(of: type), now: TestLanguage.now)
    let isValue =
      if case .value(let value) = answer { (try? type.rewritten(value)) != nil } else { false }
    let text = if case .value(let value) = answer, isValue { Self.text(of: value) } else { "-" }
    #expect(text == row.value)
  }

  /// The cases of a type with their names.
  private static func cases(of type: ParameterType) -> [Prompt.Option] {
    guard case .enumeration(let schema) = type else { return [] }
    return schema.cases.filter { $0.name != "unknown" }.map {
      Prompt.Option(value: .string($0.name), title: $0.name.words)
    }
  }

  /// Returns a value in the notation of the tables.
  private static func text(of value: ParameterValue) -> String {
    func plain(_ value: ParameterValue?) -> String {
      switch value {
      case .string(let text)?: text
      case .integer(let number)?: "\(number)"
      case .number(let number)?: Int(exactly: number).map(String.init) ?? "\(number)"
      case .boolean(let flag)?: "\(flag)"
      case .array(let values)?: values.map { plain($0) }.joined(separator: ",")
      case nil, .null?, .object?: ""
      }
    }
    if let unit = value["unit"] { return "\(plain(value["value"])) \(plain(unit))" }
    if let code = value["currencyCode"] { return "\(plain(value["amount"])) \(plain(code))" }
    if let rule = value["recurrenceRule"] {
      let days = rule["weeklyRecurrenceDays"].map { " " + plain($0) } ?? ""
      let start = value["startDateComponents"].map { " @" + plain($0) } ?? ""
      return "\(plain(rule["interval"])) \(plain(rule["frequency"]))\(days)\(start)"
    }
    guard case .object(let fields) = value else { return plain(value) }
    let end = fields["endDateComponents"].map { "/" + plain($0) } ?? ""
    return plain(fields["startDateComponents"]) + end
  }
}
