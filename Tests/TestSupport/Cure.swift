package import IntentKitCore
import IntentKitSimulator
import Testing

/// A mistake, and the same request once its author has followed the cure.
package struct Cure: Sendable, CustomTestStringConvertible {
  /// A run of one request.
  package typealias Run = @Sendable () async throws -> [Verdict]

  /// The mistake, by phase and result.
  package let mistake: String
  /// The verdict on it.
  package let id: Verdict.ID
  /// The cure in English.
  package let cure: String
  /// The method that the verdict names.
  package let method: String
  package let mistaken: Run
  /// The request after each of the ways that the cure offers.
  package let cured: [Run]

  package var testDescription: String { "\(id.rawValue): \(mistake)" }

  package init(
    _ id: Verdict.ID, _ mistake: String, in method: String, _ cure: String,
    mistaken: @escaping Run, cured: Run...
  ) {
    self.id = id
    self.mistake = mistake
    self.method = method
    self.cure = cure
    self.mistaken = mistaken
    self.cured = cured
  }

  /// Expects the mistake's verdict, and no verdict with each way of the cure.
  package func expectToCure() async throws {
    let verdicts = try await mistaken()
    let verdict = try #require(verdicts.last { $0.id == id }, "\(verdicts)")
    #expect(Phrasebook.english.explanation(of: verdict).cure == cure)
    #expect(verdict.method.name == method)
    for (index, run) in cured.enumerated() {
      let verdicts = try await run()
      #expect(verdicts == [], "way \(index + 1)")
    }
  }
}

extension [Cure] {
  /// Expects a row for a verdict, with the same cure.
  package func expectRow(for verdict: Verdict) {
    let cure = Phrasebook.english.explanation(of: verdict).cure
    // Facts, for example the number of elements, differ from row to row.
    let start = cure.prefix(5)
    #expect(
      contains { $0.id == verdict.id && $0.cure.hasPrefix(start) },
      "\(verdict.id.rawValue): \(cure)")
  }
}
