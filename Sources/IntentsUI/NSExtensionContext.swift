import IntentKitUI

/// The context of an app's Intents UI extension.
///
/// Foundation for Linux lacks the class.
public final class NSExtensionContext: NSObject, Sendable {
  private let context: HostedViewExtensionContext

  init(_ context: HostedViewExtensionContext) { self.context = context }

  /// The smallest size of a view, in points.
  public var hostedViewMinimumAllowedSize: CGSize { CGSize(context.limits.minimumAllowedSize) }

  /// The largest size of a view, in points.
  public var hostedViewMaximumAllowedSize: CGSize { CGSize(context.limits.maximumAllowedSize) }

  /// Returns the sets of parameters and their order as text, for debugging.
  public func interfaceParametersDescription() -> String {
    context.interfaceParametersDescription()
  }
}
