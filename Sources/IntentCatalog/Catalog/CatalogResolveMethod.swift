/// A resolve method of an intent.
package struct CatalogResolveMethod: Sendable, Decodable {
  /// The name of the asynchronous method: `resolveRecipients(for:)`.
  package var method: String
  /// The name of the parameter that the method resolves.
  package var parameter: String
  /// The SiriKit name of the result's type: `INSendMessageRecipientResolutionResult`.
  package var result: String
  /// Whether the method returns one result for each element.
  package var isPerElement: Bool?
  /// Whether the method is in use; false if another method of the same Swift name replaces it.
  package var isCurrent: Bool?
  /// Whether the assistant asks again for an unsupported value; false for media items.
  package var asksAgainWhenUnsupported: Bool?
  /// The platforms and versions of the method, where they differ from those of its intent.
  package var availability: CatalogAvailability?
}
