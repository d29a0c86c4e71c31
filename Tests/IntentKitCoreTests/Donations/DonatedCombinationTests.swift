import IntentKitCore
import Testing

/// Section 7 of “What Siri does”: the combination of a donated request, or the reason for a
/// mismatch.
@Suite struct `Combinations of donated requests` {
  /// A donation, and its combination or the problem.
  struct Row: Sendable, CustomTestStringConvertible {
    var intent: String
    var parameters: [String: ParameterValue]
    var result: String

    init(_ intent: String, _ parameters: [String: ParameterValue], _ result: String) {
      self.intent = intent
      self.parameters = parameters
      self.result = result
    }

    var testDescription: String { "\(intent) \(parameters.keys.sorted()): \(result)" }
  }

  static let rows = [
    Row("OrderTea", [:], "[]"),
    Row("OrderTea", ["tea": "Sencha"], "tea"),
    Row("OrderTea", ["tea": "Sencha", "size": "unknown"], "tea"),
    Row("OrderTea", ["size": "unknown"], "[]"),
    Row("OrderTea", ["tea": ""], "tea"),
    Row("OrderTea", ["tea": "Sencha", "quantity": 2], "tea quantity"),
    Row("OrderTea", ["quantity": 0, "tea": "Sencha"], "tea quantity"),
    Row("OrderTea", ["tea": "Sencha", "quantity": 2, "size": "large"], "size tea quantity"),
    Row("OrderTea", ["tea": "Sencha", "note": "hot"], "tea note"),
    Row("OrderTea", ["quantity": 2], "noTitle quantity"),
    Row("OrderTea", ["size": "small"], "noTitle size"),
    Row("OrderTea", ["note": "hot"], "noCombination nearest [] missing [] extra [note]"),
    Row(
      "OrderTea", ["tea": "Sencha", "size": "large"],
      "noCombination nearest [tea] missing [] extra [size]"),
    Row(
      "OrderTea", ["quantity": 2, "size": "large"],
      "noCombination nearest [size, tea, quantity] missing [tea] extra []"),
    Row(
      "OrderTea", ["quantity": 2, "note": "hot"],
      "noCombination nearest [quantity] missing [] extra [note]"),
    Row(
      "OrderTea", ["tea": "Sencha", "quantity": 2, "note": "hot"],
      "noCombination nearest [tea, quantity] missing [] extra [note]"),
    Row(
      "OrderTea", ["tea": "Sencha", "quantity": 2, "size": "large", "note": "hot"],
      "noCombination nearest [size, tea, quantity] missing [] extra [note]"),
    Row("PayBill", ["amount": 5], "amount"),
    Row("PayBill", [:], "noCombination nearest [amount] missing [amount] extra []"),
    Row("Rinse", ["times": 2], "noCombinations"),
    Row("Rinse", [:], "noCombinations"),
    Row("Configure", [:], "noCombinations"),
    Row("ShowWidget", [:], "notEligible"),
    Row("Brew", [:], "deprecated"),
    Row("SendMessage", ["content": "Hello"], "system"),
    Row("SendMessage", [:], "system"),
  ]

  @Test(arguments: rows)
  func `a donation matches a combination or has a problem`(_ row: Row) throws {
    let intent = try DynamicIntent(TeaStand.schema(row.intent), fields: row.parameters)
    #expect(result(of: intent) == row.result)
  }

  private func result(of intent: DynamicIntent) -> String {
    do throws(DonationProblem) {
      guard let combination = try intent.schema.donatedCombination(of: intent.fields) else {
        return "system"
      }
      let names = combination.parameters
      return names.isEmpty ? "[]" : names.joined(separator: " ")
    } catch {
      switch error {
      case .noCombination(let mismatch):
        func list(_ names: [String]) -> String { "[\(names.joined(separator: ", "))]" }
        return "noCombination nearest \(list(mismatch.nearest.parameters)) missing "
          + "\(list(mismatch.missing)) extra \(list(mismatch.extra))"
      case .noTitle(let combination): return "noTitle \(combination.parameters.joined())"
      default: return error.name
      }
    }
  }

  @Test(
    arguments: [
      ("OrderTea", ["tea": "Sencha"], true), ("OrderTea", ["tea": "Sencha", "note": "hot"], false),
      ("PayBill", [:], true), ("Configure", [:], true), ("Brew", [:], true),
      ("SendMessage", ["content": "Hello"], true),
    ] as [(String, [String: ParameterValue], Bool)])
  func `a shortcut needs a combination, unless users configure the intent`(
    _ name: String, _ fields: [String: ParameterValue], _ runsInBackground: Bool
  ) throws {
    let intent = try DynamicIntent(TeaStand.schema(name), fields: fields)
    let shortcut = try IntentShortcut(intent)
    #expect(shortcut.intentName == name)
    #expect(shortcut.parameters == intent.fields)
    #expect(shortcut.runsInBackground == runsInBackground)
  }

  @Test(
    arguments: [
      ("OrderTea", ["quantity": 2], "noTitle"), ("OrderTea", ["note": "hot"], "noCombination"),
      ("Rinse", [:], "noCombinations"),
    ] as [(String, [String: ParameterValue], String)])
  func `an invalid shortcut has a reason`(
    _ name: String, _ fields: [String: ParameterValue], _ problem: String
  ) throws {
    let intent = try DynamicIntent(TeaStand.schema(name), fields: fields)
    let error = #expect(throws: DonationProblem.self) { try IntentShortcut(intent) }
    #expect(error?.name == problem)
  }
}
