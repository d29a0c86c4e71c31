/// A resolve method of an intent.
public struct CatalogResolveMethod: Sendable, Decodable {
  /// The method in its asynchronous spelling: `resolveRecipients(for:)`.
  public var method: String
  /// The parameter it resolves.
  public var parameter: String
  /// The type of its result: `INSendMessageRecipientResolutionResult`.
  public var result: String
  /// Whether it gives one result for each element.
  public var isPerElement: Bool?
  /// False for what SiriKit replaced by a method of the same Swift name.
  public var isCurrent: Bool?
  /// False for media items: the request ends when they are not supported.
  public var asksAgainWhenUnsupported: Bool?
  /// Where it exists, when that differs from its intent.
  public var availability: CatalogAvailability?
}
