/// One intent of SiriKit.
package struct CatalogIntent: Sendable, Decodable {
  /// The name of the class in SiriKit: `INSendMessageIntent`.
  package var name: String
  /// One sentence about the effect of the intent.
  package var summary: String
  /// The platforms and versions of the intent.
  package var availability: CatalogAvailability
  /// The condition under which the assistant asks for confirmation: `always`, `never` or
  /// `onRequest`.
  package var userConfirmation: String
  /// Whether the device must be unlocked first.
  package var requiresUnlock: Bool
  /// Whether apps can handle the intent; false for intents that apps only donate.
  package var isHandled: Bool
  /// The parameters, in the order of SiriKit's initializer.
  package var parameters: [CatalogProperty]
  /// The resolve methods, in the order of SiriKit's header.
  package var resolveMethods: [CatalogResolveMethod]
  /// The SiriKit name of the protocol whose conforming types receive updates.
  package var updateObserver: String?
  /// The response of the intent.
  package var response: CatalogResponse
}
