public import IntentKitCore

/// The screen on which an app shows its views.
package struct HostedViewScreen: ResponseScreen {
  private let source: any HostedViewSource
  private let limits: HostedViewLimits

  package init(_ source: any HostedViewSource, limits: HostedViewLimits = .phone) {
    self.source = source
    self.limits = limits
  }

  package func session(
    for schema: IntentSchema, in context: HostedViewContext
  ) -> (any ScreenSession)? {
    guard source.hasViews(for: schema) else { return nil }
    return HostedViewSession(source, schema: schema, context: context, limits: limits)
  }
}

extension HandlerAccess {
  /// Returns this access with the views of an app, if it has any.
  package func showingViews(of app: any IntentApp) -> HandlerAccess {
    (app as? any HostedViewProvider).map { showing($0) } ?? self
  }

  /// Returns this access, with views of an app on the screen.
  ///
  /// - Parameters:
  ///   - provider: The app's Intents UI extension.
  ///   - limits: The sizes that the system allows.
  /// - Returns: The access. A request then asks the app for views when it confirms and handles.
  public func showing(
    _ provider: any HostedViewProvider, limits: HostedViewLimits = .phone
  ) -> HandlerAccess {
    var access = self
    access.screen = HostedViewScreen(LocalViews(provider), limits: limits)
    return access
  }
}
