public import IntentKitUI

/// A controller of an app's views, with the description of what its view shows.
///
/// There is no UIKit on Linux, so the content of the view is described next to the controller, from
/// the properties that the controller has set.
public struct INUIHostedView: Sendable {
  /// Creates the controller for the core, with the classes of intents that the app defines.
  let makeController: @Sendable ([INIntent.Type]) -> any HostedViewControlling

  /// Returns a view whose controller replaces parts of the standard interface.
  ///
  /// - Parameters:
  ///   - controller: A new controller that implements
  ///     `configureView(for:of:interactiveBehavior:context:)`.
  ///   - describing: A closure that returns the content of the view once the controller has
  ///     configured it, or nil for a view whose content isn't described.
  /// - Returns: The view.
  public static func replacing<Controller: INUIHostedViewControlling & SendableMetatype>(
    _ controller: Controller,
    describing: @escaping @Sendable (Controller) -> ViewDescription? = { _ in nil }
  ) -> INUIHostedView {
    let part = HostedPart(controller: controller, describe: describing)
    return INUIHostedView { ReplacingController(part: part, customIntents: $0) }
  }

  /// Returns a view whose controller augments the standard interface.
  ///
  /// - Parameters:
  ///   - controller: A new controller that implements `configure(with:context:)`.
  ///   - describing: A closure that returns the content of the view once the controller has
  ///     configured it, or nil for a view whose content isn't described.
  /// - Returns: The view.
  public static func augmenting<Controller: INUIHostedViewControlling & SendableMetatype>(
    _ controller: Controller,
    describing: @escaping @Sendable (Controller) -> ViewDescription? = { _ in nil }
  ) -> INUIHostedView {
    let part = HostedPart(controller: controller, describe: describing)
    return INUIHostedView { AugmentingController(part: part, customIntents: $0) }
  }
}
