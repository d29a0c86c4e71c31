/// The description of a response code, shared by all intents that have a code of this name.
public struct CatalogResponseCode: Sendable, Decodable {
  /// The name in SiriKit: `failureInsufficientFunds`.
  public var name: String
  /// One sentence about the state that the code reports.
  public var summary: String
}
