import IntentKitCore
import IntentKitUI
import Intents
import IntentsUI
import Testing

@Suite struct `Views of a custom intent` {
  @Test func `views of a custom intent receive the classes that the app defines`() async throws {
    let interaction = try Interaction(
      parameterValue: ["intentName": "OrderTea", "intent": ["note": "very hot"]])
    let controller = TeaViews().viewController(for: interaction, in: .init())
    let note: InterfaceParameter = "OrderTeaIntent.note"
    let configuration = await (try #require(controller as? any ViewReplacing)).configureView(
      for: [note], of: interaction, interactiveBehavior: .none, context: .siriSnippet)
    #expect(configuration.parameters == [note])
    #expect(configuration.view == .text("very hot"))
  }
}

private struct TeaViews: INUIExtensionHosting {
  static let intentsWithViews = ["OrderTeaIntent"]
  static let customIntentClasses = TeaHouse.customIntentClasses

  func hostedView(for interaction: INInteraction, in context: NSExtensionContext) -> INUIHostedView?
  {
    interaction.intent is OrderTeaIntent ? .replacing(NoteController()) { .text($0.label) } : nil
  }
}

private final class NoteController: NSObject, INUIHostedViewControlling {
  var label = ""

  func configureView(
    for parameters: Set<INParameter>, of interaction: INInteraction,
    interactiveBehavior: INUIInteractiveBehavior, context: INUIHostedViewContext
  ) async -> (Bool, Set<INParameter>, CGSize) {
    label = (interaction.intent as? OrderTeaIntent)?.note ?? ""
    return (true, parameters, CGSize(width: 358, height: 60))
  }
}
