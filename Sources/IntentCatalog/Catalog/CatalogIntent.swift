/// One intent of SiriKit.
public struct CatalogIntent: Sendable, Decodable {
  /// The class in SiriKit: `INSendMessageIntent`.
  public var name: String
  /// What the intent does, as a sentence.
  public var summary: String
  /// Where it exists.
  public var availability: CatalogAvailability
  /// When the assistant asks for a yes: `always`, `never` or `onRequest`.
  public var userConfirmation: String
  /// Whether the device must be unlocked first.
  public var requiresUnlock: Bool
  /// Whether an app can handle it; false for those that are only donated.
  public var isHandled: Bool
  /// The parameters, in the order of SiriKit's initialiser.
  public var parameters: [CatalogProperty]
  /// The resolve methods, in the order of SiriKit's header.
  public var resolveMethods: [CatalogResolveMethod]
  /// The protocol of those who are told of every change, for intents that have one.
  public var updateObserver: String?
  /// What a handler answers.
  public var response: CatalogResponse
}
