public import IntentKitCore

/// A view controller of an app's Intents UI extension, like SiriKit's `INUIHostedViewControlling`.
///
/// A controller conforms to ``ViewReplacing``, or to ``ViewAugmenting``. If it conforms to both,
/// only the method of ``ViewReplacing`` is called.
public protocol HostedViewControlling: Sendable {}

/// A view controller that replaces parts of the standard interface.
///
/// A new controller is created for every call.
///
/// ```swift
/// struct DraftController: ViewReplacing {
///   func configureView(
///     for parameters: Set<InterfaceParameter>, of interaction: Interaction,
///     interactiveBehavior: InteractiveBehavior, context: HostedViewContext
///   ) async -> ViewConfiguration {
///     let content: InterfaceParameter = "SendMessageIntent.content"
///     guard parameters.contains(content) else { return .standard }
///     return .showing(.text("“…”"), for: [content])
///   }
/// }
/// ```
public protocol ViewReplacing: HostedViewControlling {
  /// Configures the view for a set of parameters.
  ///
  /// Answer through `withCompletion(_:)` where the work ends in a completion.
  ///
  /// - Parameters:
  ///   - parameters: The parameters that the view should show; empty for a view of the entire
  ///     request.
  ///   - interaction: The request and its response.
  ///   - interactiveBehavior: The reaction of the view to a tap.
  ///   - context: The place on the screen.
  /// - Returns: The view with all parameters that it shows, or
  ///   ``ViewConfiguration/standard``.
  func configureView(
    for parameters: Set<InterfaceParameter>, of interaction: Interaction,
    interactiveBehavior: InteractiveBehavior, context: HostedViewContext
  ) async -> ViewConfiguration
}

/// A view controller that adds one view to the standard interface.
///
/// The same controller receives every call. In Maps, it is called again when the status of the
/// request changes.
public protocol ViewAugmenting: HostedViewControlling {
  /// Configures the view.
  ///
  /// - Parameters:
  ///   - interaction: The request and its response.
  ///   - context: The place on the screen.
  /// - Returns: The view; ``ViewConfiguration/hiding(_:)`` or the size zero for no view.
  func configure(
    with interaction: Interaction, context: HostedViewContext
  ) async -> ViewConfiguration
}
