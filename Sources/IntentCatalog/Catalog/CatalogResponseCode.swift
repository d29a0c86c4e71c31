/// The description of a response code, shared by all intents that have a code of this name.
package struct CatalogResponseCode: Sendable, Decodable {
  /// The name in SiriKit: `failureInsufficientFunds`.
  package var name: String
  /// One sentence about the state that the code reports.
  package var summary: String
}
