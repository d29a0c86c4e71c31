import IntentKitCore
import IntentKitUI
import Intents
import IntentsUI

// An extension with views, as such extensions are written.

final class CourierHandler: INExtension, INSendMessageIntentHandling {
  func confirm(intent: INSendMessageIntent) async -> INSendMessageIntentResponse {
    INSendMessageIntentResponse(code: .ready, userActivity: nil)
  }

  func handle(intent: INSendMessageIntent) async -> INSendMessageIntentResponse {
    INSendMessageIntentResponse(code: .success, userActivity: nil)
  }
}

final class DraftController: NSObject, INUIHostedViewControlling {
  var label = ""

  func configureView(
    for parameters: Set<INParameter>, of interaction: INInteraction,
    interactiveBehavior: INUIInteractiveBehavior, context: INUIHostedViewContext,
    completion: @escaping (Bool, Set<INParameter>, CGSize) -> Void
  ) {
    let content = INParameter(for: INSendMessageIntent.self, keyPath: "content")
    guard parameters.contains(content), context == .siriSnippet,
      let text = interaction.parameterValue(for: content) as? String
    else {
      return completion(false, [], .zero)
    }
    label = "Draft of \(text.count) letters"
    completion(true, [content], CGSize(width: 358, height: 60))
  }
}

final class AsyncDraftController: NSObject, INUIHostedViewControlling {
  var label = ""

  func configureView(
    for parameters: Set<INParameter>, of interaction: INInteraction,
    interactiveBehavior: INUIInteractiveBehavior, context: INUIHostedViewContext
  ) async -> (Bool, Set<INParameter>, CGSize) {
    guard let content = INParameter(keyPath: \INSendMessageIntent.content),
      parameters.contains(content),
      let text = interaction.parameterValue(for: content) as? String
    else { return (false, [], .zero) }
    label = "Draft of \(text.count) letters"
    return (true, parameters, CGSize(width: 358, height: 60))
  }
}

final class MessageController: NSObject, INUIHostedViewControlling, INUIHostedViewSiriProviding {
  let displaysMessage = true

  func configure(
    with interaction: INInteraction, context: INUIHostedViewContext,
    completion: @escaping (CGSize) -> Void
  ) {
    completion(CGSize(width: 358, height: 100))
  }
}

final class BareController: NSObject, INUIHostedViewControlling {}

// The apps around them.

struct Courier: INExtensionHosting, INUIExtensionHosting {
  static let appDescription = AppDescription(
    displayName: "Courier", intentsSupported: ["INSendMessageIntent"])
  static let intentsWithViews = ["INSendMessageIntent"]
  let hosted = INExtensionApp(CourierHandler())

  init(environment: AppEnvironment) {}

  func hostedView(for interaction: INInteraction, in context: NSExtensionContext) -> INUIHostedView?
  {
    .replacing(DraftController()) { .text(.init($0.label)) }
  }
}

struct AsyncCourier: INExtensionHosting, INUIExtensionHosting {
  static let appDescription = Courier.appDescription
  static let intentsWithViews = Courier.intentsWithViews
  let hosted = INExtensionApp(CourierHandler())

  init(environment: AppEnvironment) {}

  func hostedView(for interaction: INInteraction, in context: NSExtensionContext) -> INUIHostedView?
  {
    .replacing(AsyncDraftController()) { .text(.init($0.label)) }
  }
}

struct Augmenting: INUIExtensionHosting {
  static let app = INExtensionApp(CourierHandler())
  static let intentsWithViews = Courier.intentsWithViews

  func hostedView(for interaction: INInteraction, in context: NSExtensionContext) -> INUIHostedView?
  {
    .augmenting(MessageController())
  }
}

/// Views without any method, which note what they see.
struct Inspecting: INUIExtensionHosting {
  static let intentsWithViews = Courier.intentsWithViews
  let seen = Seen()

  func hostedView(for interaction: INInteraction, in context: NSExtensionContext) -> INUIHostedView?
  {
    seen.descriptions.append(context.interfaceParametersDescription())
    (seen.smallest, seen.largest) = (
      context.hostedViewMinimumAllowedSize, context.hostedViewMaximumAllowedSize
    )
    return .replacing(BareController())
  }

  /// `@unchecked` because the one request of a test fills it.
  final class Seen: @unchecked Sendable {
    var descriptions: [String] = []
    var smallest = CGSize.zero
    var largest = CGSize.zero
  }
}

struct Agreeing: Dialogue {
  func answer(to prompt: Prompt, context: DialogueContext) async -> Answer { .yes }
}
