import IntentCatalog
import IntentDefinitionFiles
import TestSupport
import Testing

@Suite("Rules for definition files")
struct DefinitionRuleTests {
  @Test(arguments: BrokenDefinition.all)
  func `a broken file has findings at its marks`(_ broken: BrokenDefinition) {
    let marked = MarkedText(broken.text)
    let document = DefinitionDocument(
      Array(marked.text.utf8), path: "Tea.intentdefinition", isStrict: broken.isStrict)
    let found = document.findings.filter { $0.rule == broken.rule }
    #expect(found.map(\.place.position) == marked.positions)
    let severity = DefinitionRule.all.first { $0.id == broken.rule }?.severity
    if let severity { #expect(found.allSatisfy { $0.severity == severity }) }
  }

  @Test(arguments: BrokenDefinition.all)
  func `what violates a rule and can be left out isn't part of the content`(
    _ broken: BrokenDefinition
  ) {
    let bytes = Array(MarkedText(broken.text).text.utf8)
    let document = DefinitionDocument(bytes, path: "Tea.intentdefinition")
    var file = document.file
    let found = DefinitionRule.findings(in: &file, languages: document.languages)
    #expect(Set(found.map(\.rule)).isDisjoint(with: DefinitionRule.repairs.map(\.id)))
    #expect(file == document.file)
  }

  @Test func `only what the rest can't do without is an error`() {
    let rules = DefinitionRule.all.filter { $0.severity == .error }.map(\.id)
    let problems = ReadingProblem.allCases.filter { $0.severity == .error }.map(\.rawValue)
    #expect(
      Set(rules + problems) == [
        "not-a-property-list", "no-definitions", "missing-type", "unknown-type", "invalid-name",
        "duplicate-class-name", "duplicate-raw-value",
      ])
  }

  @Test func `each rule and each problem of reading has a broken file`() {
    let rules = DefinitionRule.all.map(\.id)
    let problems = ReadingProblem.allCases.map(\.rawValue)
    #expect(Set(rules + problems).count == rules.count + problems.count)
    // Those of localized texts have separate tests.
    let others = [ReadingProblem.unreadableTexts, .wrongPlural].map(\.rawValue)
    #expect(Set(rules + problems) == Set(BrokenDefinition.all.map(\.rule) + others))
  }

  @Test func `the messages of all rules are recorded`() throws {
    let lines = BrokenDefinition.all.flatMap { broken in
      let text = MarkedText(broken.text).text
      let document = DefinitionDocument(
        Array(text.utf8), path: "Tea.intentdefinition", isStrict: broken.isStrict)
      let findings = document.findings.filter { $0.rule == broken.rule }
      return findings.map { $0.description(path: "Tea.intentdefinition") }
    }
    try expectGolden(lines.map { $0 + "\n" }.joined(), "findings.txt")
  }

  @Test func `the article lists each rule with its severity`() throws {
    let article = try Package.text(
      of: "Sources/IntentKitReports/IntentKitReports.docc/Articles/DefinitionRules.md")
    for rule in DefinitionRule.all {
      #expect(article.contains("\n| `\(rule.id)` | \(rule.severity.rawValue) | "), "\(rule.id)")
    }
    for problem in ReadingProblem.allCases {
      #expect(
        article.contains("\n| `\(problem.rawValue)` | \(problem.severity.rawValue) | "),
        "\(problem.rawValue)")
    }
  }

  @Test func `the names of SiriKit's intents and types are those of the catalog`() throws {
    let catalog = try SystemCatalog(packagePath: Package.path)
    let intents = catalog.intents.map {
      String($0.name.dropFirst("IN".count).dropLast("Intent".count))
    }
    #expect(SystemNames.intents == Set(intents))
    let names = catalog.values.map(\.name) + catalog.enumerations.map(\.name)
    let types = names.map { String($0.dropFirst("IN".count).filter { $0 != "." }) }.filter {
      !$0.hasSuffix("ResponseCode") && !$0.hasSuffix("UnsupportedReason")
    }
    #expect(SystemNames.types == Set(types))
  }

  @Test func `the number of findings is limited`() {
    let intents = String(repeating: "  - a\n", count: 5000)
    #expect(DefinitionDocument(outline: "Intents:\n" + intents).findings.count == 1000)
  }
}
