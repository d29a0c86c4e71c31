public import IntentKitCore

/// An app with custom views: its Intents UI extension.
///
/// An app that conforms to it in addition to `IntentApp` is asked for views whenever the assistant
/// shows a response:
///
/// ```swift
/// extension UnicornChat: HostedViewProvider {
///   static let intentsWithViews = [SendMessageIntent.schema.siriKitName]
///
///   func viewController(
///     for interaction: Interaction, in extensionContext: HostedViewExtensionContext
///   ) -> (any HostedViewControlling)? {
///     DraftController()
///   }
/// }
/// ```
public protocol HostedViewProvider: Sendable {
  /// The class names of the intents for which the app is asked for views, like `IntentsSupported` of
  /// an Intents UI extension.
  static var intentsWithViews: [String] { get }

  /// Creates a view controller, or returns nil for a request without views.
  ///
  /// - Parameters:
  ///   - interaction: The request and its response.
  ///   - extensionContext: The limits of views, and the parameters of the request.
  /// - Returns: The controller, or nil.
  func viewController(
    for interaction: Interaction, in extensionContext: HostedViewExtensionContext
  ) -> (any HostedViewControlling)?
}
