import IntentKitCore
import IntentKitSimulator
import Testing

@testable import SampleApps

@Suite struct `The scenarios of SoupChef` {
  private let scenarios = AppScenarios(app: SoupChef.self)

  @Test func `every scenario of SoupChef passes`() async throws {
    let runs = try await scenarios.runs()
    #expect(runs.count > 50)
    #expect(runs.complaints == [])
  }

  @Test func `the scenarios of SoupChef reach every code that its handlers answer`() async throws {
    let codes: [String: Set] = [
      "OrderSoup": ["ready", "success", "successOnItsWay", "failureSoldOut", "failureStoreClosed"],
      "OrderUsual": [
        "ready", "success", "successOnItsWay", "failureSoldOut", "failureStoreClosed",
        "failureNoUsual",
      ],
      "OrderBowl": ["ready", "success"],
    ]
    let expected = codes.flatMap { intent, codes in codes.map { "\(intent).\($0)" } }
    #expect(try await scenarios.runs().codes == Set(expected))
  }

  @Test func `the scenarios of SoupChef reach every reason and every kind of result`() async throws
  {
    let runs = try await scenarios.runs()
    let defined = SoupChef.customIntentTypes.flatMap { type in
      type.schema.parameters.flatMap { parameter in
        (parameter.definition?.unsupportedReasons ?? []).map { "\(type.schema.name).\($0.name)" }
      }
    }
    #expect(runs.reasons == Set(defined))
    let kinds: Set = [
      "confirmationRequired", "disambiguation", "needsValue", "notRequired", "success",
      "unsupported",
    ]
    #expect(runs.resultKinds == kinds)
  }

  @Test func `each scenario of SoupChef exists in both languages`() async throws {
    let paths = Set(try await scenarios.runs().compactMap(\.file.path))
    for path in paths where !path.hasSuffix("-ja.json") {
      #expect(paths.contains(path.replacing(".json", with: "-ja.json")))
    }
  }
}
