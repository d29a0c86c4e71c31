import IntentKitCore
import Testing

@Suite("intentsim list and describe")
struct ListTests {
  @Test("The list has every intent and every app, in 100 columns") func list() async throws {
    let result = try await IntentSim.run(["list"])
    #expect(result.status == 0)
    #expect(result.errors == "")
    for intent in SystemIntents.all {
      #expect(result.output.contains("\n  \(intent.schema.name) "))
    }
    for name in SystemIntents.domains + ["UnicornChat", "FaultyChat"] {
      #expect(result.output.contains(name))
    }
    #expect(result.output.split(separator: "\n").allSatisfy { $0.count <= 100 })
    #expect(result.output.contains("Starts a call without video. (deprecated)\n"))
  }

  @Test(
    "A part of the list is shown when it is asked for",
    arguments: [
      ([], 2), (["--apps"], 1), (["--intents"], 1), (["--apps", "--intents"], 2),
    ] as [([String], Int)])
  func parts(_ options: [String], _ count: Int) async throws {
    let result = try await IntentSim.run(["list", "--format", "json"] + options)
    guard case .object(let members) = try JSONReader.value(from: result.output) else {
      Issue.record("no object")
      return
    }
    #expect(members.count == count)
    let lines = try await IntentSim.run(["list", "--format", "ndjson"] + options)
    let items = try lines.output.split(separator: "\n").map {
      try JSONReader.value(from: String($0))
    }
    let listed = members.values.reduce(0) { count, list in
      if case .array(let values) = list { count + values.count } else { count }
    }
    #expect(items.count == listed)
    #expect(items.allSatisfy { $0["summary"] != nil })
  }

  @Test("A description says what there is to say") func describe() async throws {
    for name in ["SendMessage", "SendMessageIntent", "INSendMessageIntent", "insendmessageintent"] {
      let result = try await IntentSim.run(["describe", name])
      #expect(result.status == 0)
      #expect(result.errors == "")
      try expectGolden(result.output, "describe-SendMessage.txt")
    }
  }

  @Test(
    "The widest descriptions fit in 100 columns",
    arguments: ["RequestRide", "GetAvailableRestaurantReservationBookingDefaults", "PlayMedia"])
  func width(_ name: String) async throws {
    let result = try await IntentSim.run(["describe", name])
    #expect(result.status == 0)
    #expect(result.output.split(separator: "\n").filter { $0.count > 100 } == [])
  }

  @Test("A description for machines has all the schema has", arguments: ["json", "ndjson"])
  func machine(_ format: String) async throws {
    let result = try await IntentSim.run(["describe", "PlayMedia", "--format", format])
    let value = try JSONReader.value(from: result.output)
    let schema = PlayMediaIntent.schema
    #expect(value["name"] == "PlayMedia")
    #expect(value["isHandled"] == true)
    for (key, count) in [
      ("parameters", schema.parameters.count), ("resolveMethods", schema.resolveMethods.count),
      ("responseCodes", schema.responseCodes.count),
    ] {
      guard case .array(let values)? = value[key] else {
        Issue.record("no \(key)")
        return
      }
      #expect(values.count == count)
    }
    #expect((format == "ndjson") == (result.output.filter { $0 == "\n" }.count == 1))
  }
}
