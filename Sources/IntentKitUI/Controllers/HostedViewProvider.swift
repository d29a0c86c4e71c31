public import IntentKitCore

/// An app with views of its own: its Intents UI extension.
///
/// An app that conforms to it in addition to `IntentApp` is asked for views whenever the assistant
/// shows a response:
///
/// ```swift
/// extension UnicornChat: HostedViewProvider {
///   func viewController(
///     for interaction: Interaction, in extensionContext: HostedViewExtensionContext
///   ) -> (any HostedViewControlling)? {
///     interaction.intentName == "SendMessage" ? DraftController() : nil
///   }
/// }
/// ```
public protocol HostedViewProvider: Sendable {
  /// Creates a view controller, or returns nil for an intent that isn't among the supported ones of
  /// the app's Intents UI extension.
  ///
  /// - Parameters:
  ///   - interaction: The request and its response.
  ///   - extensionContext: The limits of views, and the parameters of the request.
  /// - Returns: The controller, or nil.
  func viewController(
    for interaction: Interaction, in extensionContext: HostedViewExtensionContext
  ) -> (any HostedViewControlling)?
}
