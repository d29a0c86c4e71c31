package import IntentKitCore
import IntentKitPlatform
package import IntentKitUI

extension FaultyChat: HostedViewProvider {
  package static let intentsWithViews = [SendMessageIntent.schema.siriKitName]

  package func viewController(
    for interaction: Interaction, in extensionContext: HostedViewExtensionContext
  ) -> (any HostedViewControlling)? {
    fault.isInView ? FaultyViewController(fault: fault) : nil
  }
}

extension FaultyChat.Fault {
  /// Whether a view controller commits the fault.
  fileprivate var isInView: Bool {
    switch self {
    case .viewNeverAnswers, .viewDropsCompletion, .viewCompletesTwice, .viewShowsForeignParameters,
      .viewNamesNothing, .viewIsTooTall:
      true
    default: false
    }
  }
}

/// Shows the content of a message, and commits one fault on the way.
private struct FaultyViewController: ViewReplacing {
  let fault: FaultyChat.Fault

  private static let content: InterfaceParameter = "SendMessageIntent.content"
  /// Callbacks that are stored but never called.
  private static let lostCallbacks = Locked<[@Sendable () -> Void]>([])

  func configureView(
    for parameters: Set<InterfaceParameter>, of interaction: Interaction,
    interactiveBehavior: InteractiveBehavior, context: HostedViewContext
  ) async -> ViewConfiguration {
    guard parameters == [Self.content],
      let content = interaction.intent(as: SendMessageIntent.self)?.content
    else { return .standard }
    let view = ViewDescription.text(content, style: .headline)
    let answer = ViewConfiguration.showing(view, for: [Self.content])
    return await withCompletion { completion in
      switch fault {
      case .viewNeverAnswers:
        // The closure is stored but never called, like a callback that never arrives.
        Self.lostCallbacks.withLock { $0.append { completion(answer) } }
      case .viewDropsCompletion: break
      case .viewCompletesTwice:
        // The `return` after the case with a view is missing.
        completion(answer)
        completion(.standard)
      case .viewShowsForeignParameters:
        completion(.showing(view, for: [Self.content, "StartCallIntent.contacts"]))
      case .viewNamesNothing: completion(.showing(view))
      case .viewIsTooTall:
        completion(
          .showing(
            view, for: [Self.content], desiredSize: ViewSize(width: 358, height: 2000)))
      default: completion(answer)
      }
    }
  }
}
