import IntentKitCore

/// Opens a recipe for shortcuts that were made with an earlier version of the app.
///
/// The intent is deprecated instead of deleted, so these shortcuts still work.
struct ShowRecipeHandler: RAShowRecipeIntentHandling {
  let scene: RecipeScene

  func resolveRecipeName(
    for intent: RAShowRecipeIntent
  ) async -> RAShowRecipeRecipeNameResolutionResult {
    guard let name = intent.recipeName else { return .needsValue() }
    return .matches(
      Cookbook.recipes(named: name).map { $0.name(in: scene.language) },
      orElse: .unsupported(forReason: .notInTheBook))
  }

  func handle(intent: RAShowRecipeIntent) async -> RAShowRecipeIntentResponse {
    guard let recipe = Cookbook.recipes(named: intent.recipeName ?? "").first else {
      return RAShowRecipeIntentResponse(code: .failure)
    }
    guard scene.appState == .foreground else {
      return RAShowRecipeIntentResponse(
        code: .continueInApp,
        userActivity: RecipeActivity.recipe(recipe).userActivity(in: scene.language))
    }
    do {
      try scene.show(IngredientsScreen(ingredientsOf: recipe))
    } catch {
      return RAShowRecipeIntentResponse(code: .failure)
    }
    return .success(recipe: RARecipe(recipe, in: scene.language))
  }
}
