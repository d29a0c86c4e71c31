/// A resolve method of an intent.
public struct CatalogResolveMethod: Sendable, Decodable {
  /// The name of the asynchronous method: `resolveRecipients(for:)`.
  public var method: String
  /// The name of the parameter that the method resolves.
  public var parameter: String
  /// The SiriKit name of the result's type: `INSendMessageRecipientResolutionResult`.
  public var result: String
  /// Whether the method returns one result for each element.
  public var isPerElement: Bool?
  /// Whether the method is in use; false if another method of the same Swift name replaces it.
  public var isCurrent: Bool?
  /// Whether the assistant asks again for an unsupported value; false for media items.
  public var asksAgainWhenUnsupported: Bool?
  /// The platforms and versions of the method, where they differ from those of its intent.
  public var availability: CatalogAvailability?
}
