/// Says which object handles an intent, as SiriKit's `INExtension` does.
///
/// ```swift
/// struct UnicornChatExtension: IntentHandlerProvider {
///   func handler(for intent: any Intent) -> (any IntentHandling)? {
///     intent is SendMessageIntent ? SendMessageHandler() : nil
///   }
/// }
/// ```
///
/// The pipeline asks once a request and keeps the answer until the request ends (behaviour
/// reference, 1.6).
public protocol IntentHandlerProvider: Sendable {
  /// The handler of an intent, or nil when there is none.
  func handler(for intent: any Intent) -> (any IntentHandling)?
}

/// A handler is its own provider unless it says otherwise, as in SiriKit.
extension IntentHandlerProvider where Self: IntentHandling {
  public func handler(for intent: any Intent) -> (any IntentHandling)? { self }
}
