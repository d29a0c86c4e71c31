/// One intent of SiriKit.
public struct CatalogIntent: Sendable, Decodable {
  /// The name of the class in SiriKit: `INSendMessageIntent`.
  public var name: String
  /// One sentence about the effect of the intent.
  public var summary: String
  /// The platforms and versions of the intent.
  public var availability: CatalogAvailability
  /// Whether the SDK that follows iOS 26 deprecates the intent.
  public var deprecatedInSDK27: Bool?
  /// The condition under which the assistant asks for confirmation: `always`, `never` or
  /// `onRequest`.
  public var userConfirmation: String
  /// Whether the device must be unlocked first.
  public var requiresUnlock: Bool
  /// Whether apps can handle the intent; false for intents that apps only donate.
  public var isHandled: Bool
  /// The parameters, in the order of SiriKit's initializer.
  public var parameters: [CatalogProperty]
  /// The resolve methods, in the order of SiriKit's header.
  public var resolveMethods: [CatalogResolveMethod]
  /// The SiriKit name of the protocol whose conforming types receive updates.
  public var updateObserver: String?
  /// The response of the intent.
  public var response: CatalogResponse
}
