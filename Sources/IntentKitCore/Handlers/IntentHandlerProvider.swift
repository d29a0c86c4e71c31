/// Selects the handler of an intent, like SiriKit's `INExtension`.
///
/// ```swift
/// struct UnicornChatExtension: IntentHandlerProvider {
///   func handler(for intent: any Intent) -> (any IntentHandling)? {
///     intent is SendMessageIntent ? SendMessageHandler() : nil
///   }
/// }
/// ```
///
/// The pipeline calls `handler(for:)` once for each request and keeps the handler until the request
/// ends. See <doc:WhatSiriDoes#1-The-life-of-a-request>.
public protocol IntentHandlerProvider: Sendable {
  /// Returns the handler of an intent, or nil.
  func handler(for intent: any Intent) -> (any IntentHandling)?
}

/// By default, a handler provides itself, as in SiriKit.
extension IntentHandlerProvider where Self: IntentHandling {
  public func handler(for intent: any Intent) -> (any IntentHandling)? { self }
}
