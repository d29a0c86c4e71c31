import IntentKitCore

/// Puts the ingredients of a recipe on the shopping list.
///
/// It needs no screen, so it runs in the extension. Its definition is in a separate file that an
/// Intents UI extension doesn't contain.
struct AddToShoppingListHandler {
  let shopping: ShoppingService

  private var language: AppLanguage { shopping.language }
}

extension AddToShoppingListHandler: RAAddToShoppingListIntentHandling {
  func resolveRecipe(
    for intent: RAAddToShoppingListIntent
  ) async -> RAAddToShoppingListRecipeResolutionResult {
    guard let asked = intent.recipe else { return .needsValue() }
    return .matches(
      Cookbook.recipes(for: asked.identifier, named: asked.displayString)
        .map { RAListedRecipe($0, in: language) },
      orElse: .unsupported(forReason: .notInTheBook))
  }

  func provideRecipeOptionsCollection(
    for intent: RAAddToShoppingListIntent, searchTerm: String?
  ) async -> IntentOptions<RAListedRecipe> {
    IntentOptions(Cookbook.search(searchTerm).map { RAListedRecipe($0, in: language) })
  }

  func handle(intent: RAAddToShoppingListIntent) async -> RAAddToShoppingListIntentResponse {
    guard let recipe = Cookbook.recipes.first(where: { $0.identifier == intent.recipe?.identifier })
    else { return RAAddToShoppingListIntentResponse(code: .failure) }
    let value = RAListedRecipe(recipe, in: language)
    do {
      let added = try shopping.add(recipe, servings: intent.servings)
      return RAAddToShoppingListIntentResponse(
        code: added.isEmpty ? .successAlreadyThere : .success, recipe: value, count: added.count,
        items: added)
    } catch {
      return RAAddToShoppingListIntentResponse(code: .failure)
    }
  }
}
