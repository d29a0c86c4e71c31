import IntentCatalog
import Testing

@Suite("The catalog of SiriKit")
struct SystemCatalogTests {
  private let catalog: SystemCatalog

  init() throws {
    catalog = try SystemCatalog(packagePath: Package.path)
  }

  @Test func `the catalog contains all of SiriKit`() {
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

  @Test func `every name in the catalog refers to an entry`() {
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

  @Test func `every response code has a meaning and a description`() {
    var names: Set<String> = []
    for enumeration in catalog.enumerations where enumeration.kind == .code {
      for code in enumeration.cases {
        names.insert(code.name)
        #expect(code.meaning != nil, "\(enumeration.name).\(code.name)")
      }
    }
    // They are sorted, and no intent lacks or has outgrown one.
    #expect(catalog.responseCodes.map(\.name) == names.sorted())
  }

  @Test func `a missing catalog is reported with its path`() {
    let error = #expect(throws: CatalogError.self) { try SystemCatalog(packagePath: "/nowhere") }
    #expect(error?.path == "/nowhere/\(SystemCatalog.path)")
    #expect(error?.description.contains("/nowhere/") == true)
  }
}
