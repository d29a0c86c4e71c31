import IntentCatalog
import IntentNames
import Testing

@Suite("Summaries in the catalog")
struct CatalogSummaryTests {
  /// The domains whose symbols all have a summary.
  private static let documentedDomains: Set = [
    "Lists and Notes", "Messages", "Payments", "Ride Booking", "Visual Codes", "Workouts",
  ]

  private let catalog: SystemCatalog

  init() throws {
    catalog = try SystemCatalog(packagePath: Package.path)
  }

  @Test func `every symbol of the documented domains has a summary`() {
    let domains = catalog.domains.filter { Self.documentedDomains.contains($0.name) }
    #expect(domains.count == Self.documentedDomains.count)
    let symbols = catalog.symbols(of: domains.flatMap(\.intents))
    // A symbol that the search doesn't reach can't lack a summary.
    #expect(symbols.count > 500)
    #expect(symbols.filter { $0.summary == nil }.map(\.path) == [])
  }

  @Test func `every summary is one sentence that fits in a string literal`() {
    for symbol in catalog.allSummaries {
      let text = symbol.summary ?? ""
      #expect(text.first?.isUppercase == true, "\(symbol.path): \(text)")
      #expect(text.last == ".", "\(symbol.path): \(text)")
      let sentences = text.matches(of: #/[.!?](\s+\p{Lu}|$)/#).count
      #expect(sentences == 1, "\(symbol.path): \(text)")
      #expect(text.allSatisfy { $0.isASCII && $0 != "\"" && $0 != "\\" }, "\(symbol.path): \(text)")
    }
  }

  @Test func `no summary opens with a question word or with Makes`() {
    let openings = ["What", "Where", "When", "Who", "Whose", "How", "Why", "Which", "Makes"]
    for symbol in catalog.allSummaries {
      let opening = symbol.summary?.prefix { $0.isLetter } ?? ""
      #expect(!openings.contains(String(opening)), "\(symbol.path)")
    }
  }

  @Test func `no summary repeats the name of its symbol`() {
    for symbol in catalog.allSummaries {
      let name = symbol.name.matches(of: #/\p{Lu}*[^\p{Lu}]*/#).map { $0.output.lowercased() }
        .filter { !$0.isEmpty }
      let words = (symbol.summary ?? "").lowercased().split { !$0.isLetter }.map(String.init)
        .filter { !["a", "an", "the", "of"].contains($0) }
      #expect(words.sorted() != name.sorted(), "\(symbol.path): \(symbol.summary ?? "")")
    }
  }

  @Test func `only Boolean properties have a summary that opens with Whether`() {
    for symbol in catalog.allSummaries where symbol.summary?.hasPrefix("Whether ") == true {
      #expect(symbol.type?.hasPrefix("Bool") == true, "\(symbol.path)")
    }
  }

  @Test func `every intent has a summary of its own that opens with a verb`() {
    for summary in catalog.intents.map(\.summary) {
      #expect(summary.prefix { $0.isLetter }.hasSuffix("s"), "\(summary)")
    }
    #expect(Set(catalog.intents.map(\.summary)).count == 61)
  }
}

/// A symbol of the catalog that can have a summary.
private struct Symbol {
  var owner: String
  var name: String
  var type: String?
  var summary: String?

  var path: String { "\(owner).\(name)" }
}

extension SystemCatalog {
  /// All symbols of the catalog that have a summary.
  fileprivate var allSummaries: [Symbol] {
    let types =
      intents.map { Symbol(owner: "", name: SwiftNames.intent($0.name), summary: $0.summary) }
      + values.map { Symbol(owner: "", name: SwiftNames.type($0.name), summary: $0.summary) }
      + enumerations.map { Symbol(owner: "", name: SwiftNames.type($0.name), summary: $0.summary) }
      + keywords.map { Symbol(owner: "", name: SwiftNames.type($0.name), summary: $0.summary) }
    let members =
      intents.flatMap { symbols($0.parameters, of: $0.name) + symbols(of: $0.response) }
      + values.flatMap(symbols(of:)) + enumerations.flatMap(symbols(of:))
    return (types + members).filter { $0.summary != nil }
  }

  /// Returns the members of intents and of all types that their members use.
  fileprivate func symbols(of intents: [CatalogIntent]) -> [Symbol] {
    var symbols: [Symbol] = []
    var types: [String] = []
    for intent in intents {
      symbols +=
        self.symbols(intent.parameters, of: intent.name) + self.symbols(of: intent.response)
      types.append(intent.response.codes)
      for result in intent.resolveMethods.compactMap({ resolutionResult(named: $0.result) }) {
        types += [result.unsupportedReason, result.confirmationReason].compactMap(\.self)
      }
    }
    types += symbols.compactMap(\.type)
    var visited: Set<String> = []
    while let type = types.popLast() {
      let name = SwiftType(type).siriKitName
      guard visited.insert(name).inserted else { continue }
      let members =
        value(named: name).map(self.symbols(of:)) ?? enumeration(named: name).map(self.symbols(of:))
      symbols += members ?? []
      types += members?.compactMap(\.type) ?? []
    }
    return symbols
  }

  private func symbols(_ properties: [CatalogProperty], of owner: String) -> [Symbol] {
    properties.map { Symbol(owner: owner, name: $0.name, type: $0.type, summary: $0.summary) }
  }

  private func symbols(of response: CatalogResponse) -> [Symbol] {
    symbols(response.properties, of: response.name)
  }

  private func symbols(of value: CatalogValue) -> [Symbol] {
    symbols(value.properties ?? [], of: value.name)
      + (value.kinds ?? []).map {
        Symbol(owner: value.name, name: $0.name, type: $0.type, summary: $0.summary)
      }
  }

  private func symbols(of enumeration: CatalogEnumeration) -> [Symbol] {
    // The generator describes `unknown` for all enumerations.
    enumeration.properCases.filter { $0.name != "unknown" }.map {
      let code = enumeration.kind == .code ? responseCode(named: $0.name)?.summary : nil
      return Symbol(owner: enumeration.name, name: $0.name, summary: $0.summary ?? code)
    }
  }
}
