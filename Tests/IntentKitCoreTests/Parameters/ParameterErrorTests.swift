import IntentKitCore
import Testing

/// Errors for values, as their authors read them.
@Suite struct `Parameter errors` {
  @Test func `an error names the place, both values and the remedy`() {
    let error = ParameterError(
      found: "the name “Bil”", expected: "one of Bill, Tom", hint: "Did you mean “Bill”?",
      path: ["recipients"])
    #expect(
      error.description
        == "recipients: found the name “Bil”, expected one of Bill, Tom. Did you mean “Bill”?")
  }

  @Test(arguments: ["a", "é", "e\u{301}\u{301}\u{301}", "日本", "👩‍👩‍👧"])
  func `an error that quotes a whole document is still a sentence`(piece: String) {
    let document = String(repeating: piece, count: 100_000)
    let error = ParameterError(found: document, expected: "a name", hint: document)
    #expect(error.description.utf8.count < 4096)
    #expect(error.description.contains("…, expected a name."))
    // The whole text remains available.
    #expect(error.found == document)
  }
}
