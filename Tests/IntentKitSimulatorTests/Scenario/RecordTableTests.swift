import IntentKitCore
import IntentKitSimulator
import Testing

/// The values of a table's rows are passed by position, so two rows of one type could be exchanged
/// without an error of the compiler.
@Suite("Rows of record tables")
struct RecordTableTests {
  static let records: [any DeclaredRecord.Type] = [
    AppDescription.self, AppLogEntry.self, AppManifest.self, AppManifest.AlternativeName.self,
    AppManifest.App.self, AppManifest.Entitlements.self, AppManifest.Extension.self,
    AppManifest.SceneManifest.self, Color.self, Expectation.self, FieldDefinition.self, File.self,
    FocusStatus.self, GivenWorld.self, HandlerMethod.self, HandlerScript.self,
    HandlerScript.Response.self, IntentDefinition.self,
    IntentDefinition.ArraySize.self, IntentDefinition.Parameter.self,
    IntentDefinition.ParameterCombination.self, IntentDefinition.Reason.self,
    IntentDefinition.Relationship.self, IntentDefinition.ResponseCode.self, IntentDefinitions.self,
    Interaction.self, LaunchReport.Call.self, Location.self, PersonName.self,
    Placemark.self, Prompt.self, Prompt.Option.self, Scenario.self,
    ScenarioTurn.self, SpeakableString.self, TypeDefinition.self, TypeDefinition.Case.self,
    UserActivity.self,
  ]

  @Test(arguments: records.map(RecordType.init))
  func `a changed field changes nothing else`(_ type: RecordType) throws {
    func check<Record: DeclaredRecord>(_ type: Record.Type) throws {
      let schema = type.recordSchema
      let fields = Dictionary(
        uniqueKeysWithValues: schema.fields.map { ($0.name, Self.sample(of: $0, isOther: false)) })
      let record = try Record(parameterValue: .object(fields))
      #expect(try Record(parameterValue: record.parameterValue) == record)
      for field in schema.fields {
        let other = Self.sample(of: field, isOther: true)
        guard other != fields[field.name] else { continue }
        var changed = fields
        changed[field.name] = other
        var written = try Record(parameterValue: .object(changed)).fieldValues
        #expect(written[field.name] != record.fieldValues[field.name])
        written[field.name] = record.fieldValues[field.name]
        #expect(written == record.fieldValues)
      }
    }
    try check(type.value)
  }

  /// Returns one of two values of a field's type.
  private static func sample(of field: ParameterSchema, isOther: Bool) -> ParameterValue {
    switch field.name {
    case "version": 1
    case "manifest": ["app": ["CFBundleName": sample(of: .string, isOther: isOther)]]
    default: sample(of: field.type, isOther: isOther)
    }
  }

  private static func sample(of type: ParameterType, isOther: Bool) -> ParameterValue {
    switch type {
    case .boolean: .boolean(isOther)
    case .integer: isOther ? 5 : 4
    case .number: isOther ? 0.5 : 0.25
    case .decimal: isOther ? "1.5" : "1.25"
    case .string, .any: isOther ? "other text" : "text"
    case .date: isOther ? "2026-03-01T09:30:00Z" : "2026-03-02T09:30:00Z"
    case .dateComponents: isOther ? ["year": 2026] : ["year": 2025]
    case .url: isOther ? "https://example.com/other" : "https://example.com/page"
    case .data: isOther ? "aGVsbG8=" : "aGk="
    case .range: isOther ? [1, 4] : [1, 3]
    case .dictionary: isOther ? ["answer": 42] : ["answer": 41]
    case .enumeration(let schema), .keyword(let schema):
      .string(schema.cases[isOther ? schema.cases.count - 1 : schema.cases.count - 2].name)
    case .options(let schema): .array([.string(schema.cases[isOther ? 0 : 1].name)])
    case .list(let element): [sample(of: element, isOther: isOther)]
    // A picture has one of several sources.
    case .record(let reference) where reference.name == "Image":
      ["named": isOther ? "cup" : "bowl"]
    case .record(let reference):
      .object(
        Dictionary(
          uniqueKeysWithValues: reference.schema.fields.filter {
            $0.isRequired || $0.type == .string
          }.map { ($0.name, sample(of: $0, isOther: isOther)) }))
    }
  }
}

/// The type of a record as a test's argument.
struct RecordType: Sendable, CustomTestStringConvertible {
  var value: any DeclaredRecord.Type
  var testDescription: String { "\(value)" }
}
