/// The type of a resolve method's result.
package struct CatalogResolutionResult: Sendable, Decodable {
  /// The name of the class in SiriKit: `INStringResolutionResult`.
  package var name: String
  /// The type of the resolved values; nil for results that only custom intents use.
  package var value: String?
  /// Whether only custom intents use the type.
  package var isForCustomIntents: Bool?
  /// The methods that create a result, inherited ones included: `success(with:)`.
  package var factories: [String]
  /// The SiriKit name of the enumeration of reasons for not supporting a value.
  package var unsupportedReason: String?
  /// The SiriKit name of the enumeration of reasons for asking the user to confirm a value.
  package var confirmationReason: String?
  /// The platforms and versions of the type.
  package var availability: CatalogAvailability
}
