import IntentCatalog
import Testing

@Suite("The catalog of SiriKit")
struct SystemCatalogTests {
  private let catalog: SystemCatalog

  init() throws {
    catalog = try SystemCatalog(packagePath: Package.path)
  }

  @Test("It holds all of SiriKit")
  func counts() {
    #expect(catalog.domains.count == 15)
    #expect(catalog.intents.count == 61)
    #expect(catalog.intents.reduce(0) { $0 + $1.resolveMethods.count } == 181)
    let codes = catalog.intents.compactMap { catalog.enumeration(named: $0.response.codes) }
    #expect(codes.reduce(0) { $0 + $1.cases.count } == 448)
    #expect(catalog.enumerations.count == 150)
    #expect(catalog.values.count == 68)
    #expect(catalog.keywords.count == 4)
    #expect(catalog.resolutionResults.count == 88)
  }

  @Test("What it names, it knows")
  func references() {
    for intent in catalog.intents {
      #expect(catalog.enumeration(named: intent.response.codes)?.kind == .code)
      for method in intent.resolveMethods {
        #expect(catalog.resolutionResult(named: method.result) != nil, "\(method.result)")
        #expect(
          intent.parameters.contains { $0.name == method.parameter },
          "\(intent.name).\(method.parameter)")
      }
    }
    for value in catalog.values {
      if let field = value.textField, value.isHandWritten != true {
        #expect(value.properties?.contains { $0.name == field } == true, "\(value.name).\(field)")
      }
      for kind in value.kinds ?? [] { #expect(catalog.value(named: kind.type) != nil) }
    }
    for result in catalog.resolutionResults {
      if let reason = result.unsupportedReason {
        #expect(catalog.enumeration(named: reason)?.kind == .reason)
      }
    }
  }

  @Test("Every intent says in a sentence what it does")
  func summaries() {
    for summary in catalog.intents.map(\.summary) {
      #expect(summary.hasSuffix("."))
      #expect(summary.first?.isUppercase == true)
      #expect(summary.prefix { $0.isLetter }.hasSuffix("s"), "\(summary)")
    }
    #expect(Set(catalog.intents.map(\.summary)).count == 61)
  }

  @Test("Every response code has a meaning")
  func meanings() {
    for enumeration in catalog.enumerations where enumeration.kind == .code {
      #expect(enumeration.cases.allSatisfy { $0.meaning != nil })
    }
  }

  @Test("A missing catalog is missed by its path")
  func missing() {
    let error = #expect(throws: CatalogError.self) { try SystemCatalog(packagePath: "/nowhere") }
    #expect(error?.path == "/nowhere/\(SystemCatalog.path)")
    #expect(error?.description.contains("/nowhere/") == true)
  }
}
