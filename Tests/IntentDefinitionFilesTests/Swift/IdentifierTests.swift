import Testing

@testable import IntentDefinitionFiles
@testable import IntentDefinitionSwift

@Suite("Swift identifiers of names in definition files")
struct IdentifierTests {
  @Test(arguments: [
    ("soup", "soup"), ("default", "`default`"), ("class", "`class`"), ("input_file", "input_file"),
    ("init", "init_"), ("self", "self_"), ("Type", "Type_"), ("hashValue", "hashValue_"),
    ("2nd", "`2nd`"), ("with space", "`with space`"), ("スープ", "スープ"),
  ])
  func `a member keeps its name, in backticks if necessary`(_ name: String, _ identifier: String) {
    #expect(Identifier.member(name) == identifier)
  }

  @Test(arguments: [("default", "default"), ("init", "init_"), ("with space", "`with space`")])
  func `a keyword needs no backticks after a period`(_ name: String, _ identifier: String) {
    #expect(Identifier.reference(name) == identifier)
  }

  @Test func `a case ends in an underscore if its name is taken`() {
    #expect(Identifier.member("allCases", taken: Identifier.takenByEnumerations) == "allCases_")
    #expect(Identifier.member("known", taken: Identifier.takenByResponseCodes) == "known_")
  }

  @Test(arguments: [
    ("SoupChef", "soupChef"), ("Intents", "intents"), ("URL-Tools", "urlTools"),
    ("OPENHAB", "openhab"), ("my intents 2", "myIntents2"), ("2048", "definitions2048"),
    ("---", "definitions"), ("Default", "`default`"), ("RecordFields", "recordFields_"),
    ("Definitions", "definitions_"),
  ])
  func `a file names a property`(_ file: String, _ property: String) {
    #expect(Identifier.property(forFile: file) == property)
  }
}
