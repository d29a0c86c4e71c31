public import IntentKitCore
public import IntentKitUI

/// An app whose views are those of controllers that were written for IntentsUI.
///
/// ```swift
/// extension Courier: INUIExtensionHosting {
///   static let intentsWithViews = ["INSendMessageIntent"]
///
///   func hostedView(for interaction: INInteraction, in context: NSExtensionContext) -> INUIHostedView? {
///     .replacing(DraftController()) { .text($0.draft) }
///   }
/// }
/// ```
public protocol INUIExtensionHosting: HostedViewProvider, INCustomIntentDeclaring {
  /// Creates a controller for a request, or returns nil for a request without views.
  ///
  /// - Parameters:
  ///   - interaction: The request and its response.
  ///   - context: The sizes that the system allows, and the parameters of the request.
  /// - Returns: The controller with the description of its view, or nil.
  func hostedView(
    for interaction: INInteraction, in context: NSExtensionContext
  ) -> INUIHostedView?
}

// MARK: - Default implementations

extension INUIExtensionHosting {
  public func viewController(
    for interaction: Interaction, in extensionContext: HostedViewExtensionContext
  ) -> (any HostedViewControlling)? {
    let classes = Self.customIntentClasses
    guard let interaction = try? INInteraction.read(interaction, customIntents: classes) else {
      return nil
    }
    return hostedView(for: interaction, in: NSExtensionContext(extensionContext))?
      .makeController(classes)
  }
}
