/// The type of what a resolve method answers.
public struct CatalogResolutionResult: Sendable, Decodable {
  /// The class in SiriKit: `INStringResolutionResult`.
  public var name: String
  /// The type of the values it is about; nil for those that only custom intents use.
  public var value: String?
  /// Whether only custom intents use it.
  public var isForCustomIntents: Bool?
  /// The results it can give, inherited ones included: `success(with:)`.
  public var factories: [String]
  /// The enumeration of reasons for not supporting a value.
  public var unsupportedReason: String?
  /// The enumeration of reasons for wanting a yes.
  public var confirmationReason: String?
  /// Where it exists.
  public var availability: CatalogAvailability
}
