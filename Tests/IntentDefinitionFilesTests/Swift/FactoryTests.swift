import Testing

@testable import IntentDefinitionFiles
@testable import IntentDefinitionSwift

/// The factories of the format's reference, 18.6.
@Suite("Functions that create responses")
struct FactoryTests {
  @Test(arguments: [
    // The function has the placeholders as arguments, in the order of their first appearance.
    ("success", "Set ${item} to ${state}.", "success(item: String, state: String)"),
    ("success", "${state}: ${item}, ${state}", "success(state: String, item: String)"),
    ("success", "${item.name} and ${item.room}", "success(item: String)"),
    // The name says the first argument.
    ("failureInvalidItem", "No ${item}.", "failureInvalidItem(_ item: String)"),
    (
      "failureInvalidValue", "${value} isn't valid for ${item}.",
      "failureInvalidValue(_ value: Int, item: String)"
    ),
    // It doesn't say it.
    (
      "failureInvalidAction", "${state} ${item}",
      "failureInvalidAction(state: String, item: String)"
    ),
    ("failureEmptyValue", "${item} has none.", "failureEmptyValue(item: String)"),
    ("item", "This is ${item}.", "item(item: String)"),
    ("failure", "${failure}", "failure(failure: String)"),
    ("default", "${item}", "`default`(item: String)"),
  ])
  func `a text with placeholders gives a function`(
    _ code: String, _ text: String, _ function: String
  ) throws {
    let source = generated(code: code, text: text)
    #expect(source.contains("  static func \(function) -> Self {"), "\(source)")
  }

  @Test(arguments: [nil, "", "Done.", "${unknown}", "An open ${item"])
  func `a text without placeholders of properties gives no function`(_ text: String?) {
    #expect(!generated(code: "success", text: text).contains("static func"))
  }

  @Test func `the printed text gives no function`() {
    #expect(!generated(code: "success", text: nil, printed: "${item}").contains("static func"))
  }

  /// Returns the Swift of an intent with a response code.
  private func generated(code: String, text: String?, printed: String? = nil) -> String {
    var intent = DefinedIntent(Located("SetItem"))
    intent.responseProperties = [
      DefinedField(Located("item"), type: .string), DefinedField(Located("state"), type: .string),
      DefinedField(Located("value"), type: .integer),
      DefinedField(Located("failure"), type: .string),
    ]
    intent.responseCodes = [
      DefinedResponseCode(
        Located(code), text: text.map { DefinedText(versions: [.init($0)]) },
        printedText: printed.map { DefinedText(versions: [.init($0)]) })
    ]
    return SwiftGenerator(DefinitionFile(intents: [intent]), named: "Items.intentdefinition").source
  }
}
