/// A type that provides the handlers of intents.
public protocol INIntentHandlerProviding: NSObjectProtocol {
  /// Returns the handler of an intent, or nil.
  func handler(for intent: INIntent) -> Any?
}

/// The base class of an app's Intents extension.
///
/// An ``INExtensionApp`` runs it.
open class INExtension: NSObject, INIntentHandlerProviding {
  /// Creates an extension.
  public override init() { super.init() }

  /// Returns the handler of an intent; by default, the extension itself.
  open func handler(for intent: INIntent) -> Any? { self }
}
