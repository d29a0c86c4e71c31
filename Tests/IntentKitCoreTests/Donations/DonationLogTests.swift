import Foundation
import IntentKitCore
import Testing

@Suite struct `Donations and suggestions` {
  private func log(
    _ donations: (String, [String: ParameterValue])...
  ) throws -> DonationLog {
    var log = DonationLog()
    for (index, donation) in donations.enumerated() {
      log.donate(
        try TeaStand.interaction(donation.0, donation.1),
        at: Date(timeIntervalSinceReferenceDate: Double(index)))
    }
    return log
  }

  @Test func `a donation receives an identifier and a date`() throws {
    var log = DonationLog()
    let date = Date(timeIntervalSinceReferenceDate: 0)
    log.donate(try TeaStand.interaction("OrderTea", identifier: "donation-2"), at: date)
    let donated = log.donate(try TeaStand.interaction("OrderTea"), at: date)
    #expect(donated.identifier == "donation-3")
    #expect(donated.date == date)
    #expect(log.interactions.map(\.identifier) == ["donation-2", "donation-3"])
  }

  @Test func `a donation replaces an earlier one with the same identifier`() throws {
    var log = DonationLog()
    log.donate(try TeaStand.interaction("OrderTea", ["tea": "Assam"], identifier: "a"))
    log.donate(try TeaStand.interaction("OrderTea", ["tea": "Sencha"], identifier: "a"))
    #expect(log.interactions.map(\.intent) == [["tea": "Sencha"]])
  }

  @Test func `donations are deleted by identifier, by group and all at once`() throws {
    var log = DonationLog()
    for (identifier, group) in [("a", "x"), ("b", "x"), ("c", "y"), ("d", nil)] {
      log.donate(try TeaStand.interaction("OrderTea", identifier: identifier, group: group))
    }
    #expect(log.delete(identifiers: ["b", "z"]).map(\.identifier) == ["b"])
    #expect(log.delete(group: "x").map(\.identifier) == ["a"])
    #expect(log.delete(group: "z").isEmpty)
    #expect(log.deleteAll().map(\.identifier) == ["c", "d"])
    #expect(log.interactions.isEmpty)
  }

  @Test func `the most frequent and the latest suggestions come first`() throws {
    let log = try log(
      ("OrderTea", ["tea": "Sencha"]), ("OrderTea", ["tea": "Assam"]), ("OrderTea", [:]),
      ("OrderTea", ["tea": "Sencha"]), ("OrderTea", ["note": "hot"]),
      ("SendMessage", ["content": "Hello"]))
    #expect(
      try suggestions(of: log) == [
        "2 OrderTea tea: Sencha", "1 SendMessage content: Hello", "1 OrderTea ",
        "1 OrderTea tea: Assam",
      ])
  }

  @Test func `a combination that omits a parameter makes donations equal`() throws {
    let log = try log(
      ("OrderTea", ["tea": "Sencha", "quantity": 1]),
      ("OrderTea", ["tea": "Sencha", "quantity": 2]),
      ("OrderTea", ["tea": "Assam", "quantity": 1]))
    #expect(
      try suggestions(of: log) == [
        "2 OrderTea tea: Sencha", "1 OrderTea quantity: 1 tea: Assam",
        "1 OrderTea quantity: 2 tea: Sencha", "1 OrderTea quantity: 1 tea: Sencha",
      ])
  }

  private func suggestions(of log: DonationLog) throws -> [String] {
    let schemas = try TeaStand.definitions.schemas()
    let suggestions = log.suggestions { name in
      schemas.first { $0.name == name } ?? SystemIntents.named(name)?.schema
    }
    return suggestions.map { suggestion in
      let values = suggestion.parameters.sorted { $0.key < $1.key }
        .map { "\($0.key): \($0.value.spokenText)" }
      return "\(suggestion.count) \(suggestion.intentName) \(values.joined(separator: " "))"
    }
  }
}
