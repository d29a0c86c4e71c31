import IntentKitCore

/// Shows the next step of a recipe, as the visible screen provides it.
///
/// All screens share this handler. It runs in the app, because it changes what the user sees.
struct ShowDirectionsHandler {
  let screen: any NextStepProviding
  let scene: RecipeScene

  private var language: AppLanguage { scene.language }
}

extension ShowDirectionsHandler: RAShowDirectionsIntentHandling {
  // MARK: - 1. Resolve

  func resolveRecipe(
    for intent: RAShowDirectionsIntent
  ) async -> RAShowDirectionsRecipeResolutionResult {
    guard let asked = intent.recipe else {
      // The recipe on the screen is the one that the user is cooking.
      if let recipe = screen.recipe { return .success(with: RARecipe(recipe, in: language)) }
      return .disambiguation(with: Cookbook.recipes.map { RARecipe($0, in: language) })
    }
    return .matches(
      Cookbook.recipes(for: asked.identifier, named: asked.displayString)
        .map { RARecipe($0, in: language) },
      orElse: .unsupported(forReason: .notInTheBook))
  }

  func provideRecipeOptionsCollection(
    for intent: RAShowDirectionsIntent, searchTerm: String?
  ) async -> IntentOptions<RARecipe> {
    IntentOptions(Cookbook.search(searchTerm).map { RARecipe($0, in: language) })
  }

  // MARK: - 2. Handle

  func handle(intent: RAShowDirectionsIntent) async -> RAShowDirectionsIntentResponse {
    guard let recipe = Cookbook.recipes.first(where: { $0.identifier == intent.recipe?.identifier })
    else { return RAShowDirectionsIntentResponse(code: .failure) }
    // Only an app on the screen can show anything.
    guard scene.appState == .foreground else {
      return RAShowDirectionsIntentResponse(
        code: .continueInApp,
        userActivity: RecipeActivity.nextStep(recipe).userActivity(in: language))
    }
    let next = screen.nextScreen(for: recipe)
    do {
      try scene.show(next)
    } catch {
      return RAShowDirectionsIntentResponse(code: .failure)
    }
    let value = RARecipe(recipe, in: language)
    guard let step = next.step else {
      return next.recipe == nil ? .successDone(recipe: value) : .success(recipe: value)
    }
    return RAShowDirectionsIntentResponse(
      code: .successStep, recipe: value, step: step, stepCount: recipe.steps.count,
      instruction: recipe.instruction(of: step, in: language))
  }
}
