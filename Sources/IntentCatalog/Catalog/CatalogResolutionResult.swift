/// The type of a resolve method's result.
public struct CatalogResolutionResult: Sendable, Decodable {
  /// The name of the class in SiriKit: `INStringResolutionResult`.
  public var name: String
  /// The type of the resolved values; nil for results that only custom intents use.
  public var value: String?
  /// Whether only custom intents use the type.
  public var isForCustomIntents: Bool?
  /// The methods that create a result, inherited ones included: `success(with:)`.
  public var factories: [String]
  /// The SiriKit name of the enumeration of reasons for not supporting a value.
  public var unsupportedReason: String?
  /// The SiriKit name of the enumeration of reasons for asking the user to confirm a value.
  public var confirmationReason: String?
  /// The platforms and versions of the type.
  public var availability: CatalogAvailability
}
