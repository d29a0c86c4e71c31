import IntentKitCore
import IntentKitReports
import IntentKitSimulator
import Testing

@Suite struct UsedTypeTests {
  @Test func `a description has the cases and the fields of each type that the parameters use`()
    throws
  {
    let types = try #require(SchemaReport(StartWorkoutIntent.schema).value["types"])
    guard case .array(let values) = types else {
      Issue.record("\(types)")
      return
    }
    #expect(
      values.map { $0["name"] } == [
        "SpeakableString", "WorkoutGoalUnitType", "WorkoutLocationType",
      ])
    #expect(values[0]["textField"] == "spokenPhrase")
    #expect(values[0]["fields"]?[0]?["name"] == "spokenPhrase")
    #expect(values[2]["cases"] == ["unknown", "outdoor", "indoor"])
    #expect(values[2]["fields"] == nil)
  }

  @Test func `a type that has fields of itself is described once`() throws {
    let text = SchemaReport(SendMessageIntent.schema).text()
    #expect(text.split(separator: "\n").count { $0.hasPrefix("  SpeakableString ") } == 1)
    #expect(text.contains("a string, such as home, work"))
    #expect(text.contains("a string alone is its displayName"))
  }

  @Test func `each of SiriKit's types has a description`() throws {
    for intent in SystemIntents.all {
      let schema = intent.schema
      let report = SchemaReport(schema)
      guard case .array(let types)? = report.value["types"] else {
        Issue.record("\(schema.name)")
        continue
      }
      for type in types {
        let isDescribed = type["cases"] != nil || type["fields"] != nil
        #expect(isDescribed, "\(schema.name): \(type)")
      }
    }
  }
}
