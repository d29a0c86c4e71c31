package import IntentKitCore
import SampleStorage

/// A cookbook that leads through a recipe step by step.
///
/// The app itself handles the requests that change its screen, depending on the visible screen. Its
/// extension starts faster and handles the shopping list without a screen. The scenario's settings
/// configure the app:
/// - `recipe`: The identifier of the recipe on the screen. By default, the screen lists all recipes.
/// - `step`: The number of the step on the screen. By default, the screen shows the ingredients.
/// - `shoppingList`: What is on the shopping list already. Defaults to nothing.
/// - `listFull`: Whether storing the shopping list fails. Defaults to false.
///
/// They apply only until the container stores another screen or another list.
package struct RecipeAssistant {
  package static let appDescription = AppDescription(
    displayName: "RecipeAssistant",
    alternativeNames: ["Recipe Assistant", "レシピアシスタント"],
    intentsSupported: [RAAddToShoppingListIntent.schema.siriKitName],
    intentsSupportedInApp: [
      RAShowDirectionsIntent.schema.siriKitName, RAShowRecipeIntent.schema.siriKitName,
    ],
    userActivityTypes: [RecipeActivity.type],
    supportsMultipleScenes: true)

  package static let customIntentTypes: [any CustomIntent.Type] = [
    RAShowDirectionsIntent.self, RAShowRecipeIntent.self, RAAddToShoppingListIntent.self,
  ]

  package static let summary = "Leads through a recipe step by step, on the screen and by voice."
  package static let japaneseSummary = "画面と声で、レシピを手順ごとに案内します。"

  private let scene: RecipeScene
  private let shopping: ShoppingService

  package init(environment: AppEnvironment) throws(ParameterError) {
    let settings = try RecipeSettings(parameterValue: .object(environment.settings))
    let container = AppContainer(environment)
    let language = AppLanguage(environment)
    scene = RecipeScene(
      document: StoredDocument(
        container: container, name: "screen.json",
        initial: ScreenState(recipe: settings.recipe, step: settings.step)),
      appState: environment.appState, language: language)
    shopping = ShoppingService(
      document: StoredDocument(
        container: container, name: "shopping.json",
        initial: ShoppingList(items: settings.shoppingList)),
      isFull: settings.listFull, language: language)
  }
}

extension RecipeAssistant: SampleApp {
  // MARK: - The extension

  package func handler(for intent: any Intent) -> (any IntentHandling)? {
    guard intent is RAAddToShoppingListIntent else { return nil }
    return AddToShoppingListHandler(shopping: shopping)
  }

  // MARK: - The app

  package func application(handlerFor intent: any Intent) -> (any IntentHandling)? {
    switch intent {
    case is RAShowDirectionsIntent: scene.visible.handler(in: scene)
    case is RAShowRecipeIntent: ShowRecipeHandler(scene: scene)
    default: nil
    }
  }

  package func application(continue activity: UserActivity) async -> String? {
    scene.show(activity)
  }
}
