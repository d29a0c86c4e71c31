import IntentKitCore
import IntentKitSimulator
import Testing

@Suite("The report on a schema")
struct SchemaReportTests {
  @Test("No line is wider than 100 columns, for any intent") func width() {
    for intent in SystemIntents.all {
      let lines = SchemaReport(intent.schema).text(width: 100).split(separator: "\n")
      #expect(lines.filter { $0.count > 100 } == [], "\(intent.schema.name)")
    }
  }

  @Test("Every parameter, method and code is in the text") func complete() {
    for intent in SystemIntents.all {
      let schema = intent.schema
      let text = SchemaReport(schema).text()
      let names =
        schema.parameters.map(\.name) + schema.resolveMethods.map(\.method)
        + schema.responseCodes.map(\.name) + schema.responseProperties.map(\.name)
      #expect(names.filter { !text.contains("\($0)") } == [], "\(schema.name)")
    }
  }
}
