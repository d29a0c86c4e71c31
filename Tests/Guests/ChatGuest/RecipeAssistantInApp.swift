import IntentKitCore
import SampleApps

/// RecipeAssistant without an extension: the app handles the shopping list itself, too.
///
/// The handler is the same, so it shows what the place of a handler costs.
struct RecipeAssistantInApp: IntentApp {
  static let appDescription = {
    var description = RecipeAssistant.appDescription
    description.intentsSupportedInApp += description.intentsSupported ?? []
    description.intentsSupported = []
    return description
  }()

  static let customIntentTypes = RecipeAssistant.customIntentTypes

  private let recipes: RecipeAssistant

  init(environment: AppEnvironment) throws(ParameterError) {
    recipes = try RecipeAssistant(environment: environment)
  }

  func handler(for intent: any Intent) -> (any IntentHandling)? { nil }

  func application(handlerFor intent: any Intent) -> (any IntentHandling)? {
    recipes.application(handlerFor: intent) ?? recipes.handler(for: intent)
  }

  func application(continue activity: UserActivity) async -> String? {
    await recipes.application(continue: activity)
  }
}
