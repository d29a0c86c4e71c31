package import IntentKitCore

/// The view controllers of an app, in this process or in another one.
package protocol HostedViewSource: Sendable {
  /// Returns whether the app has views for an intent.
  func hasViews(for schema: IntentSchema) -> Bool

  /// Creates a view controller, or returns nil if the app shows no view for the request.
  ///
  /// - Parameters:
  ///   - interaction: The request and its response.
  ///   - extensionContext: The limits of views, and the parameters of the request.
  /// - Returns: The controller, or nil.
  /// - Throws: ``HandlerFailure`` if the app can't be reached.
  func viewController(
    for interaction: Interaction, in extensionContext: HostedViewExtensionContext
  ) async throws(HandlerFailure) -> HostedViewController?
}

/// A view controller in this process or in another one.
package struct HostedViewController: Sendable {
  /// A call of a controller.
  package struct Call: Sendable {
    /// The parameters that the view should show.
    package var parameters: Set<InterfaceParameter>
    /// The request and its response.
    package var interaction: Interaction
    /// The reaction of the view to a tap.
    package var interactiveBehavior: InteractiveBehavior
    /// The place on the screen.
    package var context: HostedViewContext

    package init(
      parameters: Set<InterfaceParameter>, interaction: Interaction,
      interactiveBehavior: InteractiveBehavior, context: HostedViewContext
    ) {
      self.parameters = parameters
      self.interaction = interaction
      self.interactiveBehavior = interactiveBehavior
      self.context = context
    }
  }

  /// The answer to a call.
  package struct Answer: Sendable {
    package var configuration: ViewConfiguration
    /// The parts of the standard interface that the view displays instead.
    package var displayedParts: [StandardViewPart]

    package init(_ configuration: ViewConfiguration, displayedParts: [StandardViewPart]) {
      self.configuration = configuration
      self.displayedParts = displayedParts
    }
  }

  /// The relation of the controller's views to the standard interface.
  package let way: HostedViewNegotiation.Way
  /// Calls the controller.
  package let configure: @Sendable (Call) async throws(HandlerFailure) -> Answer

  package init(
    _ way: HostedViewNegotiation.Way,
    configure: @escaping @Sendable (Call) async throws(HandlerFailure) -> Answer
  ) {
    self.way = way
    self.configure = configure
  }

  /// Creates a controller from one in this process; nil if it has no method.
  ///
  /// A controller that conforms to both protocols replaces views.
  package init?(_ controller: any HostedViewControlling) {
    if let replacing = controller as? any ViewReplacing {
      self.init(.replacing) { call throws(HandlerFailure) in
        let configuration = await replacing.configureView(
          for: call.parameters, of: call.interaction,
          interactiveBehavior: call.interactiveBehavior, context: call.context)
        // Only a view that augments the interface can display parts of it.
        return Answer(configuration, displayedParts: [])
      }
    } else if let augmenting = controller as? any ViewAugmenting {
      self.init(.augmenting) { call throws(HandlerFailure) in
        let configuration = await augmenting.configure(
          with: call.interaction, context: call.context)
        let parts = (augmenting as? any HostedViewSiriProviding)?.displayedParts ?? []
        return Answer(configuration, displayedParts: parts)
      }
    } else {
      return nil
    }
  }
}

/// The view controllers of an app in this process.
package struct LocalViews: HostedViewSource {
  private let provider: any HostedViewProvider

  package init(_ provider: any HostedViewProvider) { self.provider = provider }

  package func hasViews(for schema: IntentSchema) -> Bool {
    type(of: provider).intentsWithViews.contains(schema.siriKitName)
  }

  package func viewController(
    for interaction: Interaction, in extensionContext: HostedViewExtensionContext
  ) -> HostedViewController? {
    provider.viewController(for: interaction, in: extensionContext)
      .flatMap { HostedViewController($0) }
  }
}
