import IntentKitCore
import IntentKitReports
import IntentKitSimulator
import TestSupport
import Testing

@Suite("The report on a schema")
struct SchemaReportTests {
  @Test func `no line exceeds 100 columns for any intent`() {
    for intent in SystemIntents.all {
      let lines = SchemaReport(intent.schema).text(width: 100).split(separator: "\n")
      #expect(lines.filter { $0.count > 100 } == [], "\(intent.schema.name)")
    }
  }

  @Test func `the text contains every parameter, method and code`() {
    for intent in SystemIntents.all {
      let schema = intent.schema
      let text = SchemaReport(schema).text()
      let names =
        schema.parameters.map(\.name) + schema.resolveMethods.map(\.method)
        + schema.responseCodes.map(\.name) + schema.responseProperties.map(\.name)
      #expect(names.filter { !text.contains("\($0)") } == [], "\(schema.name)")
    }
  }

  @Test func `declared methods are compared with those of the intent`() throws {
    let report = SchemaReport(
      try Kitchen.schema(), declaredMethods: ["resolve soop", "handle", "default quantity"])
    let lines = report.text().split(separator: "\n").map { line in
      line.split(separator: " ").joined(separator: " ")
    }
    let start = try #require(lines.firstIndex(of: "Methods of the handler"))
    for line in [
      "default quantity declared", "handle declared",
      "resolve soup missing: the value is taken as it is",
      "options soup missing: an open question is asked",
      "confirm missing: the request continues",
      "resolve soop isn't a method of the intent; did you mean “resolve soup”?",
    ] {
      #expect(lines[start...].contains(line), "\(line)")
    }
    #expect(report.value["methods"]?["unknown"] == ["resolve soop"])
    #expect(SchemaReport(try Kitchen.schema()).value["methods"] == nil)
  }

  @Test func `the text of a custom intent contains its options and defaults`() throws {
    let report = SchemaReport(try Kitchen.schema())
    let text = report.text()
    #expect(text.hasPrefix("OrderSoup · OrderSoupIntent · Custom\n"))
    #expect(text.contains("provides options"))
    #expect(text.contains("provides a default"))
    #expect(text.contains("prompt: “Which soup would you like?”"))
    let parameters = try #require(report.value["parameters"])
    #expect(parameters[0]?["providesOptions"] == true)
    #expect(parameters[0]?["prompt"] == "Which soup would you like?")
    #expect(parameters[1]?["providesOptions"] == nil)
    #expect(parameters[2]?["providesDefault"] == true)
  }

  @Test func `a definition has the same names and words as the report`() throws {
    let report = SchemaReport(try Kitchen.schema()).value
    guard case .object(let fields) = report, case .object(let parameter)? = report["parameters"]?[0]
    else {
      Issue.record("no report")
      return
    }
    let schema = try Kitchen.schema()
    let definition = try #require(schema.definition)
    #expect(fields["definition"] == definition.parameterValue)
    // What the report says itself has the same names.
    let common = Set(definition.fieldValues.keys).subtracting([
      "responseCodes", "responseProperties", "parameters",
    ])
    for key in common where fields[key] != nil {
      #expect(fields[key] == definition.fieldValues[key])
    }
    #expect(Set(["name", "summary", "userConfirmation", "parameters"]).isSubset(of: fields.keys))
    #expect(parameter["type"] == "Soup")
    #expect(report["userConfirmation"] == "always")
  }
}
